"""Spread: how many rooms lie between a room and those around it, for whatever certain things bar (COMB-5)."""

from __future__ import annotations

from collections.abc import Mapping

from components.actor import Incorporeal, Swimmer
from components.barrier import DeepWater, Lock, Wall
from components.registry import Component
from components.room import Exits
from engine.kernel.world import World

Bars = tuple[type[Component], ...]
TO_SOUND: Bars = (Wall,)
TO_AIR: Bars = (Wall, Lock)
TO_FEET: Bars = (Wall, Lock, DeepWater)
_PASSES: dict[type[Component], type[Component]] = {Wall: Incorporeal, DeepWater: Swimmer}
_MOST_KEPT = 64


class _Kept:
    """What was worked out for a world, as long as nothing came or went that bars a way."""

    def __init__(self) -> None:
        self.as_of = -1
        self.spreads: dict[tuple[int, int, Bars], Mapping[int, int]] = {}


def spread(world: World, room: int, reach: int, bars: Bars) -> Mapping[int, int]:
    """The rooms at most so many passages away, each with its distance, where none of these bars stands between.

    A wall and deep water bar their passage, a lock every passage of its room. For reading only: it is kept.
    """
    try:
        kept = world.resource(_Kept)
    except KeyError:
        world.provide(kept := _Kept())
    as_of = world.last_change((Exits, *TO_FEET))
    if kept.as_of != as_of or len(kept.spreads) > _MOST_KEPT:
        kept.as_of, kept.spreads = as_of, {}
    found = kept.spreads.get((room, reach, bars))
    if found is None:
        found = kept.spreads[room, reach, bars] = _spread(world, room, reach, bars)
    return found


def toward(world: World, start: int, goal: int, reach: int, bars: Bars) -> int | None:
    """The first heading of a shortest way to a room at most so many rooms off, of equals the first; None without one.

    All that make for one room look at one and the same spread around it.
    """
    near = spread(world, goal, reach, bars)
    if start not in near:
        return None
    exits = world.get(start, Exits)
    for heading, (beyond, passage) in enumerate(zip(exits.rooms, exits.passages, strict=True)):
        if near.get(beyond) == near[start] - 1 and not _is_barred(world, start, passage, beyond, bars):
            return heading
    return None


def bars_of(world: World, creature: int, *always: type[Component]) -> Bars:
    """What keeps a creature from a way: ghosts pass walls, swimmers deep water, none of them a lock, or `always`."""
    return tuple(
        kind for kind in TO_FEET if kind in always or kind not in _PASSES or not world.has(creature, _PASSES[kind])
    )


def forget(world: World) -> None:
    """Passages were added or taken away: nothing that was kept holds."""
    world.provide(_Kept())


def _spread(world: World, room: int, reach: int, bars: Bars) -> Mapping[int, int]:
    found = {room: 0}
    edge = [room]
    for apart in range(1, reach + 1):
        fresh: list[int] = []
        for near in edge:
            exits = world.get(near, Exits)
            for beyond, passage in zip(exits.rooms, exits.passages, strict=True):
                if beyond and beyond not in found and not _is_barred(world, near, passage, beyond, bars):
                    found[beyond] = apart
                    fresh.append(beyond)
        edge = fresh
    return found


def _is_barred(world: World, near: int, passage: int, beyond: int, bars: Bars) -> bool:
    return any(world.has(place, kind) for kind in bars for place in (near, passage, beyond))
