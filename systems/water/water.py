"""Water: how deep a room stands in it, where it runs on, and the level that it finds (AGE-2, AGE-4)."""

from __future__ import annotations

from collections.abc import Iterable

from components.room import Entrance, Exits, Passage
from components.things import Container
from components.walls import Wall
from components.water import Drain, Flood, Source
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.water.spill import spill


def depth(world: World, room: int) -> int:
    """How deep the flood stands in a room, 0 where there is none."""
    flood = world.find(room, Flood)
    return flood.depth if flood is not None else 0


def chill(world: World, room: int) -> int:
    """Steps of temperature that the flood takes from a room (AGE-3)."""
    deep, figures = depth(world, room), world.resource(Content).figures.water
    return 0 if not deep else figures.heavy_cold if deep >= figures.heavy else figures.mild_cold


def harm(world: World, room: int) -> int:
    """Damage that a world turn in this room does to who stands in its water (AGE-3)."""
    figures = world.resource(Content).figures.water
    return figures.harm if depth(world, room) >= figures.harms_from else 0


def drowns(world: World, room: int) -> bool:
    """Whether the water in a room is deep enough to drown a creature (AGE-5)."""
    return depth(world, room) >= world.resource(Content).figures.water.drowns


def douses(world: World, room: int) -> bool:
    """Whether the water in a room is deep enough to put out what burns on its floor (CLOCK-1)."""
    return depth(world, room) >= world.resource(Content).figures.fire.quench_depth


def goal(world: World, room: int) -> int:
    """The height at which a spring comes to rest: its severity, less what open drains take that it reaches (AGE-2).

    What a drain keeps dry counts as reached, so that the water does not come back for it.
    """
    severity = world.get(room, Source).severity
    drains = [(room_of(world, entity), drain.steps) for entity, drain in world.each(Drain) if draws(world, entity)]
    if not drains:
        return severity
    reached = spill({room: severity}, lambda near: runs_to(world, near))
    return max(0, severity - sum(steps for where, steps in drains if where in reached))


def draws(world: World, drain: int) -> bool:
    """Whether a drain takes water: one that lies under a lid does so once somebody has opened it."""
    lid = world.find(drain, Container)
    return lid is None or lid.opened


def runs_to(world: World, room: int) -> list[int]:
    """The rooms that water runs on into: past locks and through deep water, but through no wall.

    A hidden door is a wall until its stone is pushed. Where a seeker arrives, the threshold is too high for it (G7).
    """
    exits = world.get(room, Exits)
    return [
        beyond
        for beyond, passage in zip(exits.rooms, exits.passages, strict=True)
        if beyond and not world.has(passage, Wall) and not world.has(beyond, Entrance)
    ]


def found_level(world: World) -> dict[int, int]:
    """Depth by room, of all rooms that stand in water once it has found its level everywhere."""
    springs = {room: source.step for room, source in world.each(Source)}
    return spill(springs, lambda room: runs_to(world, room))


def springs_near(world: World, stirred: Iterable[int]) -> list[int]:
    """The springs whose water comes to one of these passages, drains and springs, or did so before, in id order."""
    near = _within(world, _rooms_of(world, stirred), _reach(world))
    return sorted(room for room in near if world.has(room, Source))


def level_near(world: World, stirred: Iterable[int]) -> dict[int, int]:
    """Depth by room, of all rooms that may stand otherwise since these passages, drains and springs were stirred."""
    rooms, reach = _rooms_of(world, stirred), _reach(world)
    springs = [room for room in _within(world, rooms, 2 * reach) if world.has(room, Source)]
    found = spill({room: world.get(room, Source).step for room in springs}, lambda room: runs_to(world, room))
    return {room: found.get(room, 0) for room in _within(world, rooms, reach)}


def _rooms_of(world: World, stirred: Iterable[int]) -> list[int]:
    """Where something was stirred: a room, that of a drain, or both that a passage joins."""
    edges = [(entity, world.find(entity, Passage)) for entity in stirred]
    return [
        room
        for entity, edge in edges
        for room in ((edge.first, edge.second) if edge is not None else (room_of(world, entity),))
    ]


def _reach(world: World) -> int:
    """How many rooms from a spring its water comes at the most."""
    return max((source.severity for _, source in world.rows(Source)), default=1) - 1


def _within(world: World, rooms: Iterable[int], apart: int) -> list[int]:
    """The rooms at most so far from these, as water runs."""
    return list(spill(dict.fromkeys(rooms, apart + 1), lambda room: runs_to(world, room)))
