"""Options: every command that a seeker may give now, with price and odds, from what it knows alone (P9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from components.actor import Creature
from components.barrier import Floor, Lock
from components.condition import ClearedBy, Offers, Outcrop, Vein
from components.dirt import Dirt
from components.effect import Noticed
from components.fight import Launcher, Thrown
from components.food import Drinkable, Edible, Scroll
from components.item import Container, Wearable
from components.knowledge import Choice, Way
from components.light import Fuel, Lit, Refillable, RelitBy
from components.place import Spot
from components.registry import Component
from components.room import DRAW_WATER, Location
from content.registry import Content
from engine import commands as ask
from engine.addresses import BODY, around_of, carried_of, room_address
from engine.kernel.world import World
from engine.travel import reachable
from systems.building.upgrades import recipes, serves, set_at, upgrades_for, wanting
from systems.conditions.conditions import conditions
from systems.core.rooms import room_of
from systems.core.ways import way
from systems.gathering.offers import offers_in
from systems.seekers.proficiency import FOR_SALE
from systems.walls.structures import walls_around

Verb = Callable[[str], ask.Command]


class Group:
    """What some commands are about: the function that lists them, and what else it is given beside the world."""

    __slots__ = ("_hash", "given", "make")

    def __init__(self, make: Callable[..., Iterator[ask.Command]], *given: Any) -> None:
        self.make = make
        self.given = given
        # A view asks for the parts of each group by it, many times as often as groups are made.
        self._hash = hash((make, given))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Group) and (self.make, self.given) == (other.make, other.given)

    def __hash__(self) -> int:
        return self._hash


def candidates(world: World, seeker: int) -> Iterator[ask.Command]:
    """Commands worth asking the judge about. Of composite ones all but `wait_turns`, for which `wait` stands."""
    for group in groups(world, seeker):
        yield from commands_of(world, group)


def groups(world: World, seeker: int) -> tuple[Group, ...]:
    """The same by what they are about, in the same order."""
    return world.derived("groups of options", _groups, world, seeker)


def commands_of(world: World, group: Group) -> tuple[ask.Command, ...]:
    """The commands of a group."""
    return world.derived((group, "commands"), _commands_of, world, group)


def _commands_of(world: World, group: Group) -> tuple[ask.Command, ...]:
    return tuple(group.make(world, *group.given))


def _groups(world: World, seeker: int) -> tuple[Group, ...]:
    if world.has(seeker, Choice):
        return (Group(_answers, seeker),)
    around, own = around_of(world, seeker), carried_of(world, seeker)
    targets = tuple(address for address, card in around.items() if world.has(card, Creature))
    shoots = bool(targets) and any(world.has(card, Launcher) for card in own.values())
    return (
        *_MOVES,
        *(Group(_alone, ask.Strike(target)) for target in targets),
        *(Group(_alone, ask.Shoot(target)) for target in targets if shoots),
        *(Group(_with_own, address, card, targets) for address, card in own.items()),
        *(Group(_alone, ask.Strike(address)) for address, card in around.items() if _is_shut(world, card)),
        *(Group(_with_found, seeker, address, card) for address, card in around.items() if address not in targets),
        *_DOORS,
        Group(_with_walls, seeker),
        Group(_with_conditions, seeker),
        Group(_with_upgrades, seeker),
        *_OF_ITSELF,
        *_LESSONS,
        *(Group(_alone, ask.Travel(room_address(world, room))) for room in reachable(world, seeker)),
    )


def _answers(world: World, seeker: int) -> Iterator[ask.Command]:
    return (ask.Answer(number) for number in range(len(world.get(seeker, Choice).answers)))


def _with_own(world: World, address: str, card: int, targets: tuple[str, ...]) -> Iterator[ask.Command]:
    yield from _with_carried(world, address, card)
    if world.has(card, Thrown):
        yield from (ask.Throw(address, target) for target in targets)


def _alone(world: World, command: ask.Command) -> Iterator[ask.Command]:
    yield command


_MOVES: tuple[Group, ...] = (
    *(Group(_alone, ask.Step(name)) for name in ask.HEADINGS),
    *(Group(_alone, ask.Approach(slot)) for slot in ("centre", *ask.HEADINGS)),
)
_DOORS: tuple[Group, ...] = tuple(
    Group(_alone, kind(f"beyond.{name}")) for name in ask.HEADINGS for kind in (ask.Unlock, ask.Force)
)
_OF_ITSELF: tuple[Group, ...] = tuple(
    Group(_alone, kind())
    for kind in (ask.Wait, ask.Camp, ask.Sleep, ask.Descend, ask.Ascend, ask.Enter, ask.Leave, ask.Explore, ask.Sweep)
)
_LESSONS: tuple[Group, ...] = tuple(Group(_alone, ask.Train(name)) for name in FOR_SALE)


def _is_shut(world: World, card: int) -> bool:
    """Whether this is a container that nobody has opened: one may strike it, lest it be none (MIMIC-1)."""
    container = world.find(card, Container)
    return container is not None and not container.opened


def _with_walls(world: World, seeker: int) -> Iterator[ask.Command]:
    """What can be done to walls and floor, as they look: the same for a wall and an unfound hidden door (P9)."""
    yield ask.Examine()
    room = room_of(world, seeker)
    walls = [(ask.HEADINGS[heading], way(world, room, heading)) for heading, _ in walls_around(world, room)]
    yield from (ask.Push(f"beyond.{name}") for name, seen in walls if seen == Way.DOOR)
    yield from (ask.Break(f"beyond.{name}") for name, _ in walls)
    if world.has(room, Floor):
        yield ask.Break("centre")


def _with_conditions(world: World, seeker: int) -> Iterator[ask.Command]:
    """Work at what lies on the room, and what the room offers or would offer if nothing lay on it (COND-3)."""
    room = room_of(world, seeker)
    for number, condition in enumerate(conditions(world, room), 1):
        if world.has(condition, ClearedBy):
            yield ask.Clear(f"centre.condition.{number}")
        if world.has(condition, Vein) or world.has(condition, Outcrop):
            yield ask.Mine(f"centre.condition.{number}")
    own = world.find(room, Offers)
    actions = [action for action, _ in offers_in(world, room)] + (own.actions if own is not None else [])
    yield from (ask.Gather(action) for action in dict.fromkeys(actions))


def _with_upgrades(world: World, seeker: int) -> Iterator[ask.Command]:
    """Cards that could be set for what the room can become, those that are, and finishing it once any is (UPGR-1)."""
    room, own = room_of(world, seeker), carried_of(world, seeker)
    laid = [name for heading, name in enumerate(ask.HEADINGS) if set_at(world, room, heading)]
    for upgrade in upgrades_for(world, room):
        wants = recipes(world.resource(Content))[upgrade].wants
        for heading in wanting(world, room, upgrade):
            fitting = next((address for address, card in own.items() if serves(world, card, wants[heading])), "")
            if fitting:
                yield ask.Set(fitting, ask.HEADINGS[heading], upgrade)
        if laid:
            yield ask.Finish(upgrade)
    yield from (ask.Unset(name) for name in laid)


_USES: tuple[tuple[type[Component], Verb], ...] = (
    (Dirt, ask.Clean),
    (Edible, ask.Eat),
    (Drinkable, ask.Drink),
    (Scroll, ask.Read),
    (Fuel, ask.Light),
    (Lit, ask.Snuff),
    (Refillable, ask.Refill),
    (RelitBy, ask.Relight),
    (Container, ask.Search),
)


def _with_carried(world: World, address: str, card: int) -> Iterator[ask.Command]:
    if ".inside." in address:
        yield ask.Take(address)
        return
    yield ask.Drop(address)
    if address in BODY:
        yield ask.Unequip(address)
    yield from _uses(world, address, card)


def _with_found(world: World, seeker: int, address: str, card: int) -> Iterator[ask.Command]:
    if address == "centre":
        yield ask.Search(address)
        yield ask.Clean(address)
        if DRAW_WATER in world.get(card, Location).actions:
            yield ask.Drink(address)
        return
    yield ask.Take(address)
    yield from _uses(world, address, card)
    if world.has(card, Container) and world.has(card, Lock):
        yield ask.Force(address)
        yield ask.Unlock(address)
    noticed = world.find(card, Noticed)
    if noticed is not None and seeker in noticed.seekers:
        yield ask.Disarm(address)


def _uses(world: World, address: str, card: int) -> Iterator[ask.Command]:
    """What a thing can be used for, carried or lying there."""
    yield from (verb(address) for kind, verb in _USES if world.has(card, kind))
    wearable = world.find(card, Wearable)
    if wearable is not None:
        yield from (ask.Equip(address, Spot(spot).name.lower()) for spot in wearable.spots)
