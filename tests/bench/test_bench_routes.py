"""T10: a path over 5,000 rooms beside one plain breadth-first search of them."""

from __future__ import annotations

from collections import deque

import pytest

from components.locks import Lock
from components.place import Spot
from components.room import Exits
from components.walls import Material, Wall
from engine.kernel.dice import Stream
from engine.kernel.world import World
from systems.core.routes import route
from tests.bench.ratios import ratio, report
from tests.build import a_room, a_world, join

WIDE, HIGH = 100, 50


def a_level(world: World) -> list[int]:
    """5,000 rooms in a grid with three passages of four, some walled, some rooms locked."""
    dice = Stream(1, "T10")
    rooms = [a_room(world, x=n % WIDE, y=n // WIDE) for n in range(WIDE * HIGH)]
    for n, room in enumerate(rooms):
        if (n + 1) % WIDE and dice.percent(75):
            join(world, room, rooms[n + 1], Spot.EAST, *_wall(dice))
        if n + WIDE < len(rooms) and dice.percent(75):
            join(world, room, rooms[n + WIDE], Spot.NORTH, *_wall(dice))
        if dice.percent(2):
            world.add(room, Lock(1))
    return rooms


def _wall(dice: Stream) -> list[Wall]:
    return [Wall(Material.STONE, 6)] if dice.percent(5) else []


def plain_search(beyond: list[list[int]], start: int) -> int:
    """How many rooms a textbook search of the bare graph reaches."""
    seen = [False] * len(beyond)
    seen[start] = True
    waiting, count = deque([start]), 0
    while waiting:
        room = waiting.popleft()
        count += 1
        for other in beyond[room]:
            if not seen[other]:
                seen[other] = True
                waiting.append(other)
    return count


@pytest.mark.bench
def test_a_path_over_five_thousand_rooms() -> None:
    world = a_world()
    rooms = a_level(world)
    number = {room: n for n, room in enumerate(rooms)}
    graph = [[number[other] for other in world.get(room, Exits).rooms if other] for room in rooms]
    start = next(room for room in rooms if len(route(world, room, rooms[WIDE * HIGH // 2]) or []) > 20)
    far = max((room for room in rooms[-300:]), key=lambda room: len(route(world, start, room) or []))

    value = ratio(lambda: route(world, start, far), lambda: plain_search(graph, number[start]), times=5)

    assert plain_search(graph, number[start]) > 4000
    report("T10", f"a path of {len(route(world, start, far) or [])} steps over 5,000 rooms / one search", value, "<= 2")
