"""A bot that plays at random, by weight, and asks for nonsense now and then; it sees what a seeker sees."""

from __future__ import annotations

from random import Random

from engine import commands as ask
from engine.game import Game
from engine.outcome import Outcome

WEIGHTS: dict[type[ask.Command], int] = {
    ask.Step: 30,
    ask.Approach: 20,
    ask.Strike: 60,
    ask.Shoot: 20,
    ask.Throw: 6,
    ask.Search: 20,
    ask.Take: 30,
    ask.Drop: 2,
    ask.Equip: 4,
    ask.Unequip: 1,
    ask.Light: 8,
    ask.Snuff: 1,
    ask.Eat: 3,
    ask.Drink: 3,
    ask.Read: 3,
    ask.Unlock: 60,
    ask.Force: 12,
    ask.Disarm: 12,
    ask.Wait: 6,
    ask.Travel: 4,
    ask.Descend: 12,
    ask.Ascend: 8,
    ask.Answer: 10,
}
SLOTS = ("centre", *ask.HEADINGS, "here")
PLACES = (
    *SLOTS,
    *(f"{slot}.{part}" for slot in SLOTS for part in ("thing", "creature", "inside.1", "inside.2", "inside.x")),
    *(f"beyond.{heading}" for heading in ask.HEADINGS),
    *(f"beyond.{heading}.creature" for heading in ask.HEADINGS),
    *(f"{holder}.{n}" for holder in ("pack", "storage") for n in range(5)),
    *("hand", "offhand", "head", "body", "arms", "legs", "neck", "finger", "pack.1.inside.1"),
    *("room.0.0", "room.1.0", "room.0.-1", "room.99.99", "room.x.0", "nowhere", "north.", ".", "pack.-1", "pack.²"),
)


class Bot:
    """Plays one game; a new seeker joins when the old one dies, up to `lives`."""

    def __init__(self, game: Game, seed: int, lives: int = 100) -> None:
        self.game = game
        self.dice = Random(seed)
        self.lives = lives

    def act(self, perceive: bool = True) -> tuple[ask.Command | None, Outcome]:
        """One command that is legal, or a new seeker when the last one is dead (then without a command)."""
        if self.game.ended:
            self.lives -= 1
            self.game.join(pick=self.dice.randrange(3))
            return None, Outcome(ok=True)
        options = [command for command, _ in self.game.legal_commands()]
        command = self.dice.choices(options, [WEIGHTS[type(option)] for option in options])[0]
        if self.dice.random() < 0.02:
            command = ask.WaitTurns(self.dice.randint(1, 6))
        if isinstance(command, ask.Descend | ask.Ascend):
            command = type(command)(sure=True)
        return command, self.game.submit(command, perceive)

    def nonsense(self) -> ask.Command:
        """Any command at all, well formed, aimed anywhere."""
        kind = self.dice.choice(list(ask.COMMANDS.values()))
        place = self.dice.choice
        if kind is ask.Step:
            return ask.Step(place(ask.HEADINGS))
        if kind is ask.Throw:
            return ask.Throw(place(PLACES), place(PLACES))
        if kind is ask.Equip:
            return ask.Equip(place(PLACES), place(("", "hand", "legs", "tail")))
        if kind is ask.WaitTurns:
            return ask.WaitTurns(self.dice.randint(1, 3))
        if kind is ask.Answer:
            return ask.Answer(self.dice.randrange(4))
        if kind in (ask.Wait, ask.Descend, ask.Ascend):
            return kind()
        return kind(place(PLACES))
