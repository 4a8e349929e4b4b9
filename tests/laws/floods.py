"""Law of floods: every room stands as deep as its springs, the ways and the walls have it (AGE-4)."""

from __future__ import annotations

from collections.abc import Iterator

from components.room import Entrance, Exits, Room
from components.things import Container
from components.walls import Wall
from components.water import Drain, Flood, Source, Stirred
from engine.kernel.world import World
from tests.laws.table import Table


def expected(world: World) -> dict[int, int]:
    """AGE-4 said anew: every spring fills the rooms around it, room by room, and the deepest water stays."""
    exits = dict(world.each(Exits))
    shut = {passage for passage, _ in world.each(Wall)}
    dry = {room for room, _ in world.each(Entrance)}
    depths: dict[int, int] = {}
    for spring, source in world.each(Source):
        _fill(exits, shut, dry, spring, source.step, depths)
    return depths


def rests(world: World, spring: int, severity: int) -> int:
    """AGE-2 said anew: full height, less the steps of each open drain in a room that the spring would fill at that."""
    exits = dict(world.each(Exits))
    filled: dict[int, int] = {}
    dry = {room for room, _ in world.each(Entrance)}
    _fill(exits, {passage for passage, _ in world.each(Wall)}, dry, spring, severity, filled)
    taken = 0
    for entity, drain in world.each(Drain):
        lid = world.find(entity, Container)
        if (lid is None or lid.opened) and world.berth(entity, Room)[0] in filled:
            taken += drain.steps
    return max(0, severity - taken)


def _fill(
    exits: dict[int, Exits], shut: set[int], dry: set[int], room: int, depth: int, depths: dict[int, int]
) -> None:
    if depth <= depths.get(room, 0) or room in dry:
        return
    depths[room] = depth
    for beyond, passage in zip(exits[room].rooms, exits[room].passages, strict=True):
        if beyond and passage not in shut:
            _fill(exits, shut, dry, beyond, depth - 1, depths)


def faults(table: Table) -> Iterator[str]:
    """Rooms that stand otherwise than the springs say, unless something was stirred in this very turn."""
    world = table.world
    if any(True for _ in world.each(Stirred)):
        return
    stands = {room: flood.depth for room, flood in world.each(Flood)}
    should = expected(world)
    for room in sorted(stands.keys() | should.keys()):
        if stands.get(room, 0) != should.get(room, 0):
            yield f"room {room} stands {stands.get(room, 0)} deep, and not {should.get(room, 0)}"
    for room, source in world.each(Source):
        if not 0 <= source.step <= source.severity <= 4:
            yield f"spring {room} is {source}"
        if source.due is None and source.step != rests(world, room, source.severity):
            yield f"spring {room} rests as {source}, and not at {rests(world, room, source.severity)}"
