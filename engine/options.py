"""Options: every command that a seeker may give now, with price and odds, from what it knows alone (P9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
from components.room import Location
from content.registry import Content
from engine import commands as ask
from engine.addresses import BODY, board, carried, room_address
from engine.kernel.world import World
from engine.travel import reachable
from systems.reckoning.conditions import conditions
from systems.reckoning.legal_use import DRAW_WATER
from systems.reckoning.offers import offers_in
from systems.reckoning.rooms import room_of
from systems.reckoning.structures import walls_around
from systems.reckoning.upgrades import recipes, serves, set_at, upgrades_for, wanting
from systems.reckoning.ways import way

Verb = Callable[[str], ask.Command]


def candidates(world: World, seeker: int) -> Iterator[ask.Command]:
    """Commands worth asking the judge about. Composite ones are `approach` and `travel`; `wait_turns` is `wait`."""
    choice = world.find(seeker, Choice)
    if choice is not None:
        yield from (ask.Answer(number) for number in range(len(choice.answers)))
        return
    yield from (ask.Step(name) for name in ask.HEADINGS)
    yield from (ask.Approach(slot) for slot in ("centre", *ask.HEADINGS))
    around = list(board(world, seeker))
    own = list(carried(world, seeker))
    targets = [address for address, card in around if world.has(card, Creature)]
    yield from (ask.Strike(target) for target in targets)
    if any(world.has(card, Launcher) for _, card in own):
        yield from (ask.Shoot(target) for target in targets)
    for address, card in own:
        yield from _with_carried(world, address, card)
        if world.has(card, Thrown):
            yield from (ask.Throw(address, target) for target in targets)
    yield from (ask.Strike(address) for address, card in around if _is_shut(world, card))
    for address, card in around:
        if address not in targets:
            yield from _with_found(world, seeker, address, card)
    for name in ask.HEADINGS:
        yield ask.Unlock(f"beyond.{name}")
        yield ask.Force(f"beyond.{name}")
    yield from _with_walls(world, seeker)
    yield from _with_conditions(world, seeker)
    yield from _with_upgrades(world, seeker, own)
    yield ask.Wait()
    yield ask.Camp()
    yield ask.Sleep()
    yield ask.Descend()
    yield ask.Ascend()
    yield ask.Enter()
    yield ask.Leave()
    yield ask.Explore()
    yield from (ask.Travel(room_address(world, room)) for room in reachable(world, seeker))


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


def _with_upgrades(world: World, seeker: int, own: list[tuple[str, int]]) -> Iterator[ask.Command]:
    """Cards that could be set for what the room can become, those that are, and finishing it once any is (UPGR-1)."""
    room = room_of(world, seeker)
    laid = [name for heading, name in enumerate(ask.HEADINGS) if set_at(world, room, heading)]
    for upgrade in upgrades_for(world, room):
        wants = recipes(world.resource(Content))[upgrade].wants
        for heading in wanting(world, room, upgrade):
            fitting = next((address for address, card in own if serves(world, card, wants[heading])), "")
            if fitting:
                yield ask.Set(fitting, ask.HEADINGS[heading], upgrade)
        if laid:
            yield ask.Finish(upgrade)
    yield from (ask.Unset(name) for name in laid)


_CARRIED: tuple[tuple[type[Component], Verb], ...] = (
    (Edible, ask.Eat),
    (Drinkable, ask.Drink),
    (Scroll, ask.Read),
    (Fuel, ask.Light),
    (Lit, ask.Snuff),
    (Refillable, ask.Refill),
    (RelitBy, ask.Relight),
)


def _with_carried(world: World, address: str, card: int) -> Iterator[ask.Command]:
    head = address.split(".")[0]
    if ".inside." in address:
        yield ask.Take(address)
        return
    yield ask.Drop(address)
    if world.has(card, Dirt):
        yield ask.Clean(address)
    yield from (verb(address) for kind, verb in _CARRIED if world.has(card, kind))
    if head in BODY:
        yield ask.Unequip(address)
    wearable = world.find(card, Wearable)
    if wearable is not None:
        yield from (ask.Equip(address, Spot(spot).name.lower()) for spot in wearable.spots)
    if world.has(card, Container):
        yield ask.Search(address)


def _with_found(world: World, seeker: int, address: str, card: int) -> Iterator[ask.Command]:
    if address == "centre":
        yield ask.Search(address)
        yield ask.Clean(address)
        if DRAW_WATER in world.get(card, Location).actions:
            yield ask.Drink(address)
        return
    yield ask.Take(address)
    if world.has(card, Dirt):
        yield ask.Clean(address)
    wearable = world.find(card, Wearable)
    if wearable is not None:
        yield from (ask.Equip(address, Spot(spot).name.lower()) for spot in wearable.spots)
    if world.has(card, Container):
        yield ask.Search(address)
        if world.has(card, Lock):
            yield ask.Force(address)
            yield ask.Unlock(address)
    if world.has(card, Fuel):
        yield ask.Snuff(address) if world.has(card, Lit) else ask.Light(address)
    if world.has(card, RelitBy):
        yield ask.Relight(address)
    noticed = world.find(card, Noticed)
    if noticed is not None and seeker in noticed.seekers:
        yield ask.Disarm(address)
