"""A bot that plays at random, by weight, and asks for nonsense now and then; it sees what a seeker sees."""

from __future__ import annotations

from random import Random

from components.body import Health, Hunger, Mana, Stamina, Thirst
from components.locks import Key
from components.place import SIDES, Spot
from components.travel import Map
from engine.play import commands as ask
from engine.play.game import Game
from engine.play.options import candidates
from engine.play.outcome import Outcome
from systems.core.addresses import resolve
from systems.core.rooms import neighbour, room_of, spot_of
from systems.core.sight import is_up, seen
from tests.build import base_content

WEIGHTS: dict[type[ask.Command], int] = {
    ask.Step: 12,
    ask.Approach: 4,
    ask.Strike: 60,
    ask.Shoot: 20,
    ask.Throw: 6,
    ask.Search: 20,
    ask.Take: 8,
    ask.Drop: 1,
    ask.Equip: 1,
    ask.Unequip: 1,
    ask.Light: 8,
    ask.Snuff: 1,
    ask.Eat: 3,
    ask.Drink: 3,
    ask.Read: 3,
    ask.Unlock: 200,
    ask.Force: 20,
    ask.Disarm: 20,
    ask.Examine: 12,
    ask.Push: 200,
    ask.Break: 6,
    ask.Clear: 20,
    ask.Mine: 20,
    ask.Gather: 10,
    ask.Wait: 6,
    ask.Travel: 1,
    ask.Explore: 40,
    ask.Descend: 200,
    ask.Ascend: 20,
    ask.Enter: 200,
    ask.Leave: 20,
    ask.Answer: 10,
}
KINDS = [verb.command for verb in base_content().verbs]
WAYS_OFF = ask.Descend | ask.Ascend | ask.Enter | ask.Leave
UNKNOWN, OUT, SELDOM = 80, 200, 4
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

# What may stand in the fields of a command; in all others stands a place.
FIELDS: dict[str, tuple[object, ...]] = {
    "heading": ask.HEADINGS,
    "spot": ("", "hand", "legs", "tail"),
    "turns": (1, 2, 3),
    "answer": (0, 1, 2, 3),
    "deep": (False, True),
    "action": ("search", "forage", "fish", "draw_water", "nothing"),
    "upgrade": ("base:dugout", "dugout", "nothing"),
}


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
        command = self.choose()
        return command, self.game.submit(command, perceive)

    def choose(self) -> ask.Command:
        """A legal command, by weight."""
        if self.dice.random() < 0.02:
            return ask.WaitTurns(self.dice.randint(1, 6))
        options = list(candidates(self.game.world, self.game.seeker))
        weights = [self.weight(option) for option in options]
        while True:
            command = self.dice.choices(options, weights)[0]
            if self.game.probe(command).legal and not self._loses_its_map(command):
                return type(command)(sure=True) if isinstance(command, WAYS_OFF) else command

    def _loses_its_map(self, command: ask.Command) -> bool:
        """Whether it would put down the map, without which it could travel no more."""
        if not isinstance(command, ask.Drop):
            return False
        card = resolve(self.game.world, self.game.seeker, command.card, "carried")
        return isinstance(card, int) and self.game.world.has(card, Map)

    def weight(self, command: ask.Command) -> int:
        """How much a command draws: what lies face down, rooms never seen, and keys draw most."""
        world, seeker = self.game.world, self.game.seeker
        room, spot = room_of(world, seeker), spot_of(world, seeker)
        if isinstance(command, ask.Step):
            heading = ask.heading_number(command.heading)
            beyond = neighbour(world, room, heading)
            if beyond and seen(world, seeker, beyond) is None and spot in (heading, Spot.CENTRE):
                return OUT
            if spot == Spot.CENTRE and not is_up(world, seeker, room, Spot(heading)):
                return UNKNOWN
        if isinstance(command, ask.Approach):
            slot = SLOTS.index(command.target) - 1
            return OUT if slot >= 0 and not is_up(world, seeker, room, Spot(slot)) else WEIGHTS[ask.Approach]
        if isinstance(command, ask.Travel):
            goal = resolve(world, seeker, command.to, "room")
            assert isinstance(goal, int)
            return UNKNOWN if any(not is_up(world, seeker, goal, side) for side in SIDES) else 1
        if isinstance(command, ask.Take):
            card = resolve(world, seeker, command.target, "thing")
            assert isinstance(card, int)
            return WEIGHTS[ask.Unlock] if world.has(card, Key) else WEIGHTS[ask.Take]
        return WEIGHTS.get(type(command), SELDOM)

    def bless(self) -> None:
        """Heal and feed the seeker beside all rules, so that it comes far."""
        world, seeker = self.game.world, self.game.seeker
        if not self.game.ended:
            for kind in (Health, Stamina, Mana):
                pool = world.edit(seeker, kind)
                pool.left = pool.full
            world.edit(seeker, Hunger).level = world.edit(seeker, Thirst).level = 0

    def nonsense(self) -> ask.Command:
        """Any command at all, well formed, aimed anywhere."""
        kind = self.dice.choice(list(KINDS))
        fields = [field for field in kind.__struct_fields__ if field != "sure"]
        return kind(**{field: self.dice.choice(FIELDS.get(field, PLACES)) for field in fields})
