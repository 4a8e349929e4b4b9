"""A player for benchmarks: draws a kind of command and a target, both evenly and blindly, until one is legal (T2)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from components.place import WORN
from engine.play import commands as ask
from engine.play.game import Game

SLOTS = ("centre", *ask.HEADINGS)
BODY = tuple(spot.name.lower() for spot in WORN)
CREATURES = (*(f"{side}.creature" for side in ask.HEADINGS), *(f"beyond.{side}.creature" for side in ask.HEADINGS))
CARRIED = (*BODY, *(f"pack.{number}" for number in range(1, 7)))
THINGS = ("here", *(f"{slot}.thing" for slot in SLOTS), "here.inside.1", "here.inside.2", "storage.1", "storage.2")
DOORS = ("here", *(f"beyond.{side}" for side in ask.HEADINGS))

def _aimed(kind: Callable[[str], ask.Command], *targets: str) -> list[ask.Command]:
    return [kind(target) for target in targets]


COMMANDS: tuple[list[ask.Command], ...] = (
    [ask.Step(heading) for heading in ask.HEADINGS],
    _aimed(ask.Strike, *CREATURES),
    _aimed(ask.Shoot, *CREATURES),
    [ask.Throw(card, target) for card in CARRIED for target in CREATURES],
    _aimed(ask.Search, *SLOTS),
    _aimed(ask.Take, *THINGS),
    _aimed(ask.Drop, *CARRIED),
    _aimed(ask.Equip, *CARRIED, *THINGS),
    _aimed(ask.Unequip, *BODY),
    _aimed(ask.Light, *CARRIED, *THINGS),
    _aimed(ask.Snuff, *CARRIED, *THINGS),
    _aimed(ask.Eat, *CARRIED, *THINGS),
    _aimed(ask.Drink, *CARRIED, *THINGS, "centre"),
    _aimed(ask.Read, *CARRIED, *THINGS),
    _aimed(ask.Unlock, *DOORS),
    _aimed(ask.Force, *DOORS),
    _aimed(ask.Disarm, *THINGS),
    [ask.Wait()],
    [ask.Descend(sure=True)],
    [ask.Ascend(sure=True)],
    [ask.Answer(number) for number in range(5)],
)


class Player:
    """Plays one game without end: whoever dies is followed by the next at the gate."""

    def __init__(self, game: Game, seed: int, perceive: bool = False) -> None:
        self.game = game
        self.dice = Random(seed)
        self.perceive = perceive
        self.refused = 0
        self.after: Callable[[], object] | None = None

    def play(self, commands: int) -> None:
        """So many commands that are carried out, however many are refused on the way."""
        game, dice = self.game, self.dice
        for _ in range(commands):
            while not game.submit(dice.choice(dice.choice(COMMANDS)), perceive=self.perceive).ok:
                self.refused += 1
            if game.ended:
                game.join(pick=dice.randrange(3))
            if self.after is not None:
                self.after()
