"""Trouble: whatever content has, poured beside all rules onto a seeker and the rooms around it, many things at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from components.body import Hunger, Thirst
from components.card import BareGround, Card
from components.creatures import Mimic
from components.fire import Smoke
from components.light import Fuel
from components.locks import Key, Lock
from components.place import SIDES, Place, Spot
from components.room import Entrance, Exits, Mouth, Room, Stair
from components.seekers import Seeker
from components.things import Container, Durability, Materials
from components.walls import Floor, Material, Wall
from components.water import Source
from content.kinds import Kind
from content.make import make
from engine.kernel.world import World
from engine.play import commands as ask
from engine.play.game import Game
from systems.body.afflicting import lay_affliction
from systems.conditions.laying import lay_condition
from systems.core.rooms import creatures_in, free_side_for_creature, neighbour, room_of, spot_of, things_at
from systems.creatures.mimicry import forms
from systems.creatures.waking import wake
from systems.fire.burning import ignite
from systems.fire.fire import can_catch
from systems.things.carrying import carried, in_the_way, spots_filled
from systems.things.putting import put_in_pack
from systems.things.soiling import soil
from systems.water.waters import set_flowing, stir
from tests.laws.bot import WAYS_OFF, Bot
from tests.laws.chronicles import carry_to
from tests.laws.keys import stuck
from tests.laws.table import Table

HITS, STEPS = 2, 4
TROUBLED, BLESSED = 0.5, 0.3  # how often either comes before a command


def troubled(game: Game, seed: int, commands: int) -> Iterator[str]:
    """Trouble and legal commands in turn; what has just been done, after each of so many commands.

    Of what is legal all kinds are drawn, those most that seldom were; a seeker who dies is followed by another.
    """
    dice, bot, trouble, done = Random(seed), Bot(game, seed), Trouble(game, seed), Counter[str]()
    for _ in range(commands):
        said = []
        if game.ended:
            game.join(pick=dice.randrange(3))
        if dice.random() < TROUBLED:
            said.append(trouble.strike())
        if dice.random() < BLESSED:
            bot.bless()
        command = _drawn(game, dice, done)
        outcome = game.submit(command)
        if outcome.asks:
            outcome = game.submit(replace(command, sure=True))
        assert outcome.ok, f"{command} was told to be legal, after {said}: {outcome}"
        done[type(command).__name__] += 1
        yield " ".join([*said, str(command)])


def _drawn(game: Game, dice: Random, done: Counter[str]) -> ask.Command:
    legal: dict[str, list[ask.Command]] = {}
    for command, _ in game.legal_commands():
        legal.setdefault(type(command).__name__, []).append(command)
    kinds = sorted(legal)
    command = dice.choice(legal[dice.choices(kinds, [1 / (1 + done[kind]) for kind in kinds])[0]])
    return type(command)(sure=True) if isinstance(command, WAYS_OFF) else command


class Trouble:
    """One source of trouble for a game; its dice are its own, so that the same seed brings the same."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = Random(f"trouble {seed}")

    @property
    def world(self) -> World:
        """Where the seeker is."""
        return self.game.world

    def strike(self) -> str:
        """Bring one kind of trouble; its name."""
        deed = self.dice.choice(_DEEDS)
        deed(self, self._somewhere())
        self.world.bury()
        return deed.__name__

    def _somewhere(self) -> int:
        """The seeker's room, or one beside it."""
        room = room_of(self.world, self.game.seeker)
        around = [beyond for side in SIDES if (beyond := neighbour(self.world, room, side))]
        return self.dice.choice([room, room, room, *around])

    def _card(self, *kinds: Kind) -> str:
        """Any card of these kinds that is not locked: a lock would have no key (G9)."""
        content = self.game.content
        return self.dice.choice(sorted(
            name for name, card in content.cards.items() if card.kind in kinds and not content.bears(name, Lock)
        ))

    def _bare_side(self, room: int) -> Spot | None:
        """A side with nothing but bare ground on it."""
        bare = [side for side in SIDES if all(self.world.has(card, BareGround) for card in self.world.held(room, side))]
        return self.dice.choice(bare) if bare else None

    def _put(self, room: int, *kinds: Kind) -> int:
        side = self._bare_side(room)
        if side is None:
            return 0
        for ground in self.world.held(room, side):
            self.world.doom(ground, "covered")
        self.world.bury()
        return make(self.world, self._card(*kinds), room, side)

    def condition(self, room: int) -> None:
        lay_condition(self.world, room, self._card(Kind.CONDITION))

    def fire(self, room: int) -> None:
        fuel = can_catch(self.world, room)
        if fuel:
            ignite(self.world, self.dice.choice(fuel)[0])

    def smoke(self, room: int) -> None:
        self.world.add(room, Smoke(self.dice.randint(1, self.game.content.figures.fire.smoke_most)))

    def spring(self, room: int) -> None:
        if not self.world.has(room, Entrance) and not self.world.has(room, Source):
            self.world.add(room, Source(self.dice.randint(1, STEPS), 0))
        if self.world.has(room, Source):
            source = self.world.edit(room, Source)
            source.step, source.due = source.severity, None
            set_flowing(self.world, room)
            stir(self.world, room)

    def creature(self, room: int) -> None:
        side = free_side_for_creature(self.world, room, Spot.NORTH)
        if side is not None:
            body = make(self.world, self._card(Kind.ENEMY), room, side)
            if self.dice.random() < 0.5:
                wake(self.world, body, self.game.seeker)

    def alarm(self, room: int) -> None:
        for body in creatures_in(self.world, room):
            wake(self.world, body, self.game.seeker)

    def gift(self, room: int) -> None:
        card = make(self.world, self._card(Kind.ITEM), self.game.seeker, Spot.PACK)
        put_in_pack(self.world, card, self.game.seeker)

    def tool(self, room: int) -> None:
        """Whatever has a use, into a free hand."""
        content = self.game.content
        cards = sorted(name for name, card in content.cards.items()
                       if card.kind is Kind.ITEM and content.bears(name, Materials))
        card = make(self.world, self.dice.choice(cards), self.game.seeker, Spot.PACK)
        if spots_filled(self.world, card, Spot.HAND) and not in_the_way(self.world, self.game.seeker, card, Spot.HAND):
            self.world.move(card, self.game.seeker, Spot.HAND)

    def thing(self, room: int) -> None:
        self._put(room, Kind.ITEM)

    def underfoot(self, room: int) -> None:
        """A thing where the seeker stands, a light of which half has burnt."""
        world, spot = self.world, spot_of(self.world, self.game.seeker)
        if room == room_of(world, self.game.seeker) and not things_at(world, room, spot):
            card = make(world, self._card(Kind.ITEM), room, spot)
            if world.has(card, Fuel):
                world.edit(card, Fuel).left //= 2

    def container(self, room: int) -> None:
        box = self._put(room, Kind.CONTAINER)
        if box and self.world.has(box, Container):
            make(self.world, self._card(Kind.ITEM), box, Spot.INSIDE)

    def mimic(self, room: int) -> None:
        box = self._put(room, Kind.CONTAINER)
        shapes = forms(self.game.content, self.world.get(box, Card).prototype) if box else []
        if shapes:
            self.world.add(box, Mimic(self.dice.choice(shapes)))

    def trap(self, room: int) -> None:
        self._put(room, Kind.TRAP)

    def dirt(self, room: int) -> None:
        soil(self.world, room, self.dice.randint(1, 100))

    def wall(self, room: int) -> None:
        exits = self.world.get(room, Exits)
        passages = [passage for passage in exits.passages if passage and not self.world.has(passage, Wall)]
        if passages:
            passage = self.dice.choice(passages)
            self.world.add(passage, Wall(self.dice.choice(list(Material)), HITS))
            if stuck(Table(self.world)):
                self.world.remove(passage, Wall)
            else:
                stir(self.world, passage)

    def floor(self, room: int) -> None:
        if not self.world.has(room, Floor):
            self.world.add(room, Floor(self.dice.choice(list(Material)), HITS))

    def wear(self, room: int) -> None:
        for card in carried(self.world, self.game.seeker):
            durability = self.world.find(card, Durability)
            if durability is not None and durability.left > 1:
                self.world.edit(card, Durability).left = 1

    def fuel(self, room: int) -> None:
        for card in carried(self.world, self.game.seeker):
            fuel = self.world.find(card, Fuel)
            if fuel is not None and fuel.due is None and fuel.left > 1:
                self.world.edit(card, Fuel).left = 1

    def affliction(self, room: int) -> None:
        bodies = [self.game.seeker, *creatures_in(self.world, room)]
        lay_affliction(self.world, self.dice.choice(bodies), self._card(Kind.AFFLICTION))

    def need(self, room: int) -> None:
        self.world.edit(self.game.seeker, self.dice.choice([Hunger, Thirst])).level = 95

    def elsewhere(self, room: int) -> None:
        """To any slot with a card in the level, most gladly a way off it; not with a key, lest it be left shut in."""
        world = self.world
        if any(world.has(card, Key) for card in carried(world, self.game.seeker)):
            return
        ways = [card for kind in (Stair, Mouth) for card, _ in world.each(kind)]
        rooms = [room for room, _ in world.each(Room)]
        cards = [card for card in world.held(self.dice.choice(rooms)) if world.get(card, Place).spot in SIDES]
        cards = [card for card in cards if not world.has(card, Seeker)]
        if cards or ways:
            carry_to(self.game, self.dice.choice(ways if ways and self.dice.random() < 0.5 or not cards else cards))


_DEEDS: tuple[Callable[[Trouble, int], None], ...] = (
    Trouble.condition, Trouble.condition, Trouble.condition, Trouble.fire, Trouble.fire, Trouble.smoke, Trouble.spring,
    Trouble.creature, Trouble.alarm, Trouble.gift, Trouble.tool, Trouble.tool, Trouble.thing, Trouble.underfoot,
    Trouble.container, Trouble.mimic, Trouble.trap, Trouble.dirt, Trouble.wall, Trouble.floor, Trouble.wear,
    Trouble.fuel, Trouble.affliction, Trouble.need, Trouble.elsewhere,
)
