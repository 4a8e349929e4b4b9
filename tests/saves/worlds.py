"""Random chronicles for the tests of saves: worlds with rooms, seekers, boxes in boxes and any registered component."""

from __future__ import annotations

import importlib
import pkgutil
import random
import types
import typing
from enum import Enum
from typing import Any

import components
from components.card import Card
from components.place import Place, Spot
from components.registry import GROUND, Component, name_of
from components.room import Room
from components.sealed import Sealed
from components.seekers import Seeker
from engine.kernel.dice import Dice
from engine.kernel.world import World
from saves import ChronicleState, PackStamp, Title
from saves.codec import codec_of

PACKS = [PackStamp("base", "0.1.0", 1, "00" * 16)]
_SPECIAL = (Place, Room, Seeker, Sealed, Card)

for _module in pkgutil.iter_modules(components.__path__):
    importlib.import_module(f"components.{_module.name}")


def base_kinds() -> list[type[Component]]:
    """Every component class of the base game that a save holds, by name."""
    found = [GROUND.named(name) for name in GROUND.names() if name.startswith("base:")]
    return [kind for kind in found if kind is not None and codec_of(kind).saved and kind is not Sealed]


def a_value(hint: Any, draw: random.Random) -> Any:
    """A value of this type."""
    origin = typing.get_origin(hint)
    if origin is typing.Annotated:
        return a_value(typing.get_args(hint)[0], draw)
    if origin in (typing.Union, types.UnionType):
        return a_value(draw.choice(typing.get_args(hint)), draw)
    if origin is list:
        return [a_value(typing.get_args(hint)[0], draw) for _ in range(draw.randrange(4))]
    if hint is type(None):
        return None
    if hint is bool:
        return draw.random() < 0.5
    if hint is int:
        return draw.choice([0, 1, -1, 127, 128, -33, 65536, 1 << 33, (1 << 63) - 1, -(1 << 63), draw.randrange(1000)])
    if hint is str:
        return draw.choice(["", "base:torch", "ä", "日本", "x" * 40, "\x00\n", str(draw.randrange(100))])
    assert issubclass(hint, Enum)
    return draw.choice(list(hint))


def a_component(kind: type[Component], draw: random.Random) -> Component:
    """A component of this kind with values of the right types."""
    hints = typing.get_type_hints(kind)
    return kind(*(a_value(hints[field], draw) for field in kind.__struct_fields__))


def a_random_world(draw: random.Random, number: int = 1, entities: int = 40, seed: int = 1) -> World:
    """Rooms, seekers in them, free things, and cards nested as deep as it comes."""
    world = World(number, Dice(seed), turn=draw.randrange(50))
    holders = [world.spawn(Room(at, 0, at)) for at in range(1 + draw.randrange(5))]
    for _ in range(draw.randrange(3)):
        holders.append(world.spawn(Seeker("Ada", "fighter"), Place(holders[0], Spot.CENTRE)))
    for _ in range(entities):
        some = some_components(draw, draw.randrange(4))
        if draw.random() < 0.9:
            some.append(Place(draw.choice(holders), draw.choice(list(Spot))))
        holders.append(world.spawn(*some))
    return world


def some_components(draw: random.Random, count: int) -> list[Component]:
    """So many components of different kinds, none of them a place, a room or a seeker."""
    choice = [kind for kind in base_kinds() if kind not in _SPECIAL]
    return [a_component(kind, draw) for kind in draw.sample(choice, count)]


def some_edits(world: World, draw: random.Random, count: int) -> None:
    """Writes of every sort, as rules would do them."""
    for _ in range(count):
        entities = world.entities()
        entity = draw.choice(entities)
        rooms = [room for room, _ in world.each(Room)]
        deed = draw.randrange(7)
        if deed == 0:
            for part in some_components(draw, 1):
                world.add(entity, part)
        elif deed == 1 and (parts := [type(part) for part in world.components(entity) if type(part) not in _SPECIAL]):
            world.remove(entity, draw.choice(parts))
        elif deed == 2 and (parts := [type(part) for part in world.components(entity) if type(part) not in _SPECIAL]):
            _edit(world, entity, draw.choice(parts), draw)
        elif deed == 3 and world.has(entity, Place):
            within = {entity, *world.borne(entity), *(e for e in entities if entity in _chain(world, e))}
            if targets := [target for target in entities if target not in within]:
                world.move(entity, draw.choice(targets), draw.choice(list(Spot)))
        elif deed == 4:
            world.spawn(*some_components(draw, 2), Place(draw.choice(rooms), Spot.STORAGE))
        elif deed == 5 and not world.has(entity, Room) and not world.held(entity):
            world.doom(entity, "test")
            world.bury()
        elif deed == 6 and not world.has(entity, Place) and not world.has(entity, Room):
            world.add(entity, Place(draw.choice(rooms), Spot.NORTH))


def _chain(world: World, entity: int) -> list[int]:
    chain = [entity]
    while (place := world.find(chain[-1], Place)) is not None:
        chain.append(place.holder)
    return chain


def _edit(world: World, entity: int, kind: type[Component], draw: random.Random) -> None:
    fresh = a_component(kind, draw)
    part = world.edit(entity, kind)
    for field in kind.__struct_fields__:
        setattr(part, field, getattr(fresh, field))


def contents(world: World) -> dict[int, dict[str, Component]]:
    """Every entity with its components by name."""
    return {entity: {name_of(type(part)): part for part in world.components(entity)} for entity in world.entities()}


def a_state(*worlds: World, packs: list[PackStamp] | None = None) -> ChronicleState:
    """A chronicle of these worlds."""
    seekers = [seeker for world in worlds for seeker, _ in world.each(Seeker)]
    return ChronicleState(
        seed=7,
        clock=max(world.turn for world in worlds),
        packs=list(PACKS if packs is None else packs),
        worlds=list(worlds),
        seekers=seekers,
        current=seekers[0] if seekers else 0,
        title=Title("Ada", "base:fighter", "base:gallery", 1, 12, 9, 20),
        options={"difficulty": "plain", "hints": True, "deep": [1, [2, {"x": None}]]},
        log=[{"id": "began", "turn": 1}],
    )


def make_world(seed: int, number: int) -> World:
    """An empty world, as the game would make one."""
    return World(number, Dice(seed))
