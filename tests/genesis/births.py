"""Births for tests: a level in one line, of the Caverns or of a theme changed here and there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from components.card import Card
from components.locks import Key, Lock
from components.place import Place
from components.room import Room
from content.kinds import Kind
from content.loader import load
from content.registry import Content
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import Birth, bear

CAVERNS = "base:caverns"
LEVELS = tuple(range(1, 13))
TABLES = ("shares", "favours", "conditions", "veins", "honour", "mouths")


class Born(NamedTuple):
    """A level just born, and what the birth said."""

    world: World
    birth: Birth
    content: Content


def born(seed: int, level: int = 1, content: Content | None = None, site: str = "caverns") -> Born:
    """A level of the Caverns in a world of its own."""
    content = load() if content is None else content
    world = World(1, Dice(seed))
    return Born(world, bear(world, content, seed, site, level, CAVERNS), content)


def everywhere(count: int, first: int = 1, themes: tuple[str, ...] = ()) -> Iterator[tuple[str, int, int, World]]:
    """So many levels of every theme: its id, seed, level and world."""
    for theme in themes or sorted(load().themes):
        for seed, level in crowd(count, first):
            world = World(1, Dice(seed))
            bear(world, load(), seed, "everywhere", level, theme)
            yield theme, seed, level, world


def finished(theme: str, seed: int, level: int, rooms: int = 0) -> World:
    """A level of a theme of the base game with all there is, sections too; of so many rooms beside these, if asked."""
    world = World(1, Dice(seed))
    bear(world, load(), seed, "finished", level, theme, rooms)
    return world


@cache
def every_theme() -> tuple[tuple[str, int, int, World], ...]:
    """A few levels of every theme, born once for all tests that only look at them."""
    return tuple(everywhere(5))


def themed(figures: dict[str, int] | None = None, **changes: Any) -> Content:
    """The base game with these changes to the theme of the Caverns, and to figures of genesis and of ageing."""
    return _themed(tuple(sorted((figures or {}).items())), tuple(sorted((n, _frozen(v)) for n, v in changes.items())))


@cache
def _themed(figures: tuple[tuple[str, int], ...], changes: tuple[tuple[str, Any], ...]) -> Content:
    base = load()
    given = {name: dict(value) if name in TABLES else value for name, value in changes}
    theme = msgspec.structs.replace(base.themes[CAVERNS], **given)
    birth, ageing = (
        msgspec.structs.replace(group, **{name: value for name, value in figures if hasattr(group, name)})
        for group in (base.figures.genesis, base.figures.ageing)
    )
    return Content(
        dict(base.cards),
        {card: base.components(card) for card in base.cards},
        {**base.themes, CAVERNS: theme},
        dict(base.callings),
        msgspec.structs.replace(base.figures, genesis=birth, ageing=ageing),
        {},
        base.packs,
        base.systems,
        passes=base.passes,
        judges=base.judges,
        starts=base.starts,
        sums=base.sums,
        tellers=base.tellers,
        risks=base.risks,
        kinds=base.kinds,
        verbs=base.verbs,
        learning=base.learning,
        answering=base.answering,
        questions=base.questions,
        signs=base.signs,
        dues=base.dues,
    )


def _frozen(value: Any) -> Any:
    return tuple(value.items()) if isinstance(value, dict) else value


def sized(rooms: int, **changes: Any) -> Content:
    """Content whose first level has so many rooms, and none that was built by hand."""
    first = load().figures.genesis.rooms_first_level
    return themed({"sections_most": 0}, size=-(-rooms * 100 // first), **changes)


def crowd(count: int, first: int = 1) -> Iterator[tuple[int, int]]:
    """So many pairs of seed and level, all levels in turn."""
    for seed in range(first, first + count):
        yield seed, LEVELS[seed % len(LEVELS)]


def soak(ordinary: int) -> int:
    """How many births a soak looks at: twenty times the ordinary run, or what TORCHTURN_SOAK says."""
    return int(os.environ.get("TORCHTURN_SOAK", ordinary * 20))


def first_seed() -> int:
    """Where a soak begins (TORCHTURN_SOAK_FIRST), so that it can be split."""
    return int(os.environ.get("TORCHTURN_SOAK_FIRST", 1_000_000))


def locks(world: World) -> dict[int, Lock]:
    """Locks by the room or container they close."""
    return dict(world.each(Lock))


def keys(world: World) -> dict[int, Key]:
    """Keys by entity."""
    return dict(world.each(Key))


def locked_rooms(world: World) -> list[int]:
    """Rooms with a lock, in id order."""
    return [room for room, _, _ in world.each(Room, Lock)]


def room_of(world: World, entity: int) -> int:
    """The room an entity is in, however deep, or is."""
    while (place := world.find(entity, Place)) is not None:
        entity = place.holder
    return entity


def side_kinds(born: Born) -> list[Kind]:
    """The kinds of all side cards, room by room."""
    world, content = born.world, born.content
    rooms = [room for room, _ in world.each(Room)]
    cards = [card for room in rooms for card in world.held(room) if world.get(card, Place).spot < 4]
    return [content.card(world.get(card, Card).prototype).kind for card in cards]
