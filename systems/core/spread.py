"""Spread: how many rooms lie between a room and those around it, for whatever certain things bar (COMB-5)."""

from __future__ import annotations

from collections.abc import Mapping

from components.registry import Component
from components.room import Exits
from components.traits import bars_air, bars_feet, bars_sound, passes_it
from content.registry import Content
from engine.kernel.world import World

Bars = tuple[type[Component], ...]
NOTHING: Bars = ()
TO_SOUND, TO_AIR, TO_FEET = bars_sound.name, bars_air.name, bars_feet.name
_MOST_KEPT = 4096


class _Kept:
    """What was worked out for a world: by what bars it, as long as none of that came or went anywhere."""

    def __init__(self) -> None:
        self.as_of: dict[Bars, int] = {}
        self.spreads: dict[Bars, dict[tuple[int, int], Mapping[int, int]]] = {}


def that_bar(world: World, what: str) -> Bars:
    """All kinds of things that bar the way to this: `TO_SOUND`, `TO_AIR` or `TO_FEET`."""
    return world.resource(Content).kinds.having(what)


def spread(world: World, room: int, reach: int, bars: Bars | str) -> Mapping[int, int]:
    """The rooms at most so many passages away, each with its distance, where none of these bars stands between.

    A wall and deep water bar their passage, a lock every passage of its room. For reading only: it is kept.
    """
    bars = that_bar(world, bars) if isinstance(bars, str) else bars
    try:
        kept = world.resource(_Kept)
    except KeyError:
        world.provide(kept := _Kept())
    as_of = world.last_change((Exits, *bars))
    spreads = kept.spreads.get(bars)
    if spreads is None or kept.as_of[bars] != as_of or len(spreads) >= _MOST_KEPT:
        kept.as_of[bars] = as_of
        spreads = kept.spreads[bars] = {}
    found = spreads.get((room, reach))
    if found is None:
        found = spreads[room, reach] = _spread(world, room, reach, bars)
    return found


def toward(world: World, start: int, goal: int, reach: int, bars: Bars | str) -> int | None:
    """The first heading of a shortest way to a room at most so many rooms off, of equals the first; None without one.

    All that make for one room look at one and the same spread around it.
    """
    bars = that_bar(world, bars) if isinstance(bars, str) else bars
    near = spread(world, goal, reach, bars)
    if start not in near:
        return None
    exits = world.get(start, Exits)
    for heading, (beyond, passage) in enumerate(zip(exits.rooms, exits.passages, strict=True)):
        if near.get(beyond) == near[start] - 1 and not _is_barred(world, start, passage, beyond, bars):
            return heading
    return None


def bars_of(world: World, creature: int, always: str = "") -> Bars:
    """What keeps a creature from a way: ghosts pass walls, swimmers deep water, none of them a lock, or what bars the
    way to `always`.
    """
    never = that_bar(world, always) if always else ()
    found = []
    for kind in that_bar(world, TO_FEET):
        passes = passes_it(kind)
        if kind in never or passes is None or not world.has(creature, passes):
            found.append(kind)
    return tuple(found)


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
