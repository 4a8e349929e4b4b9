"""Rosette and routes: how the headings stand, and the shortest way (ROSE-1, MOVE-4)."""

import networkx
import pytest

from components.body import ActionPoints
from components.knowledge import Way
from components.locks import Lock
from components.place import Spot
from components.registry import Component
from components.room import Exits, Passage
from components.travel import WantsToStep
from components.walls import DeepWater, HiddenDoor, Material, Wall
from engine.kernel.dice import Stream
from engine.kernel.world import World
from systems.core.legal import verdict
from systems.core.routes import distances, redraw, route
from systems.travel.rosette import rosette
from tests.build import a_room, a_row, a_seeker, a_world, do, join
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


def a_crossing(world: World) -> tuple[int, list[int]]:
    """A room with a room beyond each heading; the passages north first."""
    middle = a_room(world)
    passages = [join(world, middle, a_room(world), heading) for heading in (NORTH, EAST, SOUTH, WEST)]
    return middle, passages


def a_maze(world: World, seed: int, side: int = 6) -> list[list[int]]:
    """A square of rooms with two passages of three, some of them walled or under water, and some rooms locked."""
    dice = Stream(seed, "maze")
    rooms = [[a_room(world, x=column, y=row) for column in range(side)] for row in range(side)]
    for row in range(side):
        for column in range(side):
            for heading, (right, up) in ((NORTH, (0, 1)), (EAST, (1, 0))):
                if column + right < side and row + up < side and dice.percent(66):
                    bars = [Wall(Material.STONE, 6)] if dice.percent(15) else [DeepWater()] if dice.percent(10) else []
                    join(world, rooms[row][column], rooms[row + up][column + right], heading, *bars)
            if dice.percent(8):
                world.add(rooms[row][column], Lock(1))
    return rooms


def as_graph(world: World) -> networkx.Graph:
    """The open passages, found by another way than the rules find them."""
    graph = networkx.Graph()
    graph.add_nodes_from(room for room, _ in world.each(Exits))
    for passage, ends in world.each(Passage):
        if not (world.has(passage, Wall) or world.has(passage, DeepWater)) and not any(
            world.has(room, Lock) for room in (ends.first, ends.second)
        ):
            graph.add_edge(ends.first, ends.second)
    return graph


@rule("ROSE-1")
def test_each_heading_shows_how_it_stands() -> None:
    world = a_world()
    middle, passages = a_crossing(world)
    world.add(passages[0], Wall(Material.TIMBER, 3))
    world.add(passages[1], DeepWater())
    world.add(world.get(middle, Exits).rooms[SOUTH], Lock(2))
    seeker = a_seeker(world, middle)

    assert rosette(world, seeker) == (Way.WALLED, Way.DEEP, Way.LOCKED, Way.OPEN)


@planted("systems/core/ways.py", "return Way.DOOR if door is not None and door.found else Way.WALLED",
         "return Way.DOOR if door is not None else Way.WALLED")
@rule("ROSE-1", "P9")
def test_an_unfound_hidden_door_looks_like_a_wall() -> None:
    world = a_world()
    middle, passages = a_crossing(world)
    for passage in passages:
        world.add(passage, Wall(Material.STONE, 6))
    world.add(passages[1], HiddenDoor())
    world.add(passages[2], HiddenDoor(found=True))
    seeker = a_seeker(world, middle)

    assert rosette(world, seeker) == (Way.WALLED, Way.WALLED, Way.DOOR, Way.WALLED)


@rule("ROSE-1")
def test_a_heading_without_a_passage_is_dark() -> None:
    world = a_world()

    assert rosette(world, a_seeker(world, a_room(world))) == (Way.NONE,) * 4


@rule("ROSE-1", "LOCK-1")
def test_from_inside_a_locked_room_the_ways_are_open() -> None:
    world = a_world()
    middle, _ = a_crossing(world)
    world.add(middle, Lock(3))
    seeker = a_seeker(world, middle)

    assert rosette(world, seeker) == (Way.OPEN,) * 4


@rule("ROSE-1", "ROOM-3")
def test_a_room_left_behind_is_shown_as_it_was_last_seen() -> None:
    world = a_world()
    west, east = a_row(world, 2)
    seeker = a_seeker(world, west, EAST)
    do(world, seeker, WantsToStep(EAST))

    world.add(world.held(west, Spot.PASSAGE)[0], Wall(Material.STONE, 6))

    assert rosette(world, seeker, west)[EAST] == Way.OPEN
    assert rosette(world, seeker, east)[WEST] == Way.WALLED


@rule("ROSE-1", "MOVE-4")
def test_the_rosette_and_the_steps_out_agree() -> None:
    world = a_world()
    middle, passages = a_crossing(world)
    world.add(passages[0], Wall(Material.TIMBER, 3))
    world.add(passages[1], DeepWater())
    world.add(world.get(middle, Exits).rooms[SOUTH], Lock(2))
    seeker = a_seeker(world, middle)

    open_ways = []
    for heading in (NORTH, EAST, SOUTH, WEST):
        world.move(seeker, middle, heading)
        open_ways.append(verdict(world, seeker, WantsToStep(heading)).legal)

    assert [way == Way.OPEN for way in rosette(world, seeker)] == open_ways


@rule("MOVE-4")
@pytest.mark.parametrize("seed", range(12))
def test_routes_are_as_short_as_another_search_finds_them(seed: int) -> None:
    world = a_world()
    rooms = [room for row in a_maze(world, seed) for room in row]
    graph = as_graph(world)
    start = rooms[seed % len(rooms)]

    lengths = {room: len(way) for room in rooms if (way := route(world, start, room)) is not None}

    assert lengths == dict(networkx.single_source_shortest_path_length(graph, start))
    assert distances(world, start) == lengths


@rule("MOVE-4")
def test_a_route_can_be_walked_heading_by_heading() -> None:
    world = a_world()
    rooms = [room for row in a_maze(world, 3) for room in row]
    start = max(rooms, key=lambda room: len(distances(world, room)))
    goal = max(distances(world, start).items(), key=lambda row: row[1])[0]

    here = start
    for heading in route(world, start, goal) or []:
        here = world.get(here, Exits).rooms[heading]

    assert here == goal != start


@rule("P9")
def test_a_route_known_to_a_seeker_uses_what_it_has_seen_alone() -> None:
    world = a_world()
    west, middle, east = a_row(world, 3)
    seeker = a_seeker(world, west, EAST)
    unknown = route(world, west, east, known_to=seeker)
    for _ in range(3):
        do(world, seeker, WantsToStep(EAST))
    do(world, seeker, WantsToStep(EAST))
    for room, spot in ((middle, EAST), (west, EAST)):
        world.move(seeker, room, spot)

    known = route(world, west, east, known_to=seeker)

    assert unknown is None
    assert known == [EAST, EAST]


@rule("P9")
def test_a_route_trusts_what_was_last_seen_of_a_way_that_changed_since() -> None:
    world = a_world()
    rooms = a_row(world, 3)
    seeker = a_seeker(world, rooms[0], EAST)
    for heading in (EAST, EAST, EAST, WEST, WEST, WEST):
        world.edit(seeker, ActionPoints).left = 4
        do(world, seeker, WantsToStep(heading))

    world.add(world.held(rooms[1], Spot.PASSAGE)[0], Wall(Material.STONE, 6))

    assert route(world, rooms[0], rooms[2], known_to=seeker) == [EAST, EAST]
    assert route(world, rooms[0], rooms[2]) is None


def test_a_plan_is_drawn_anew_when_rooms_were_added() -> None:
    world = a_world()
    first, second = a_row(world, 2)
    before = route(world, first, second)
    third = a_room(world)
    join(world, second, third, NORTH)

    redraw(world)

    assert before == [EAST]
    assert route(world, first, third) == [EAST, NORTH]


@planted("systems/core/routes.py", " or drawn.opened[1] != as_of:", ":", case="bar0-False")
@rule("MOVE-4")
@pytest.mark.parametrize("redrawn", [True, False])
@pytest.mark.parametrize("bar", [Wall(Material.STONE, 6), DeepWater(), Lock(1)])
def test_a_route_heeds_each_bar_that_came_or_went_since_the_last(bar: Component, redrawn: bool) -> None:
    world = a_world()
    rooms = a_row(world, 3)
    barred = rooms[1] if isinstance(bar, Lock) else world.held(rooms[0], Spot.PASSAGE)[0]
    found = [route(world, rooms[0], rooms[2])]

    if redrawn:
        redraw(world)
    world.add(barred, bar)
    found.append(route(world, rooms[0], rooms[2]))
    world.remove(barred, type(bar))
    found.append(route(world, rooms[0], rooms[2]))

    assert found == [[EAST, EAST], None, [EAST, EAST]]
    assert set(distances(world, rooms[0])) == set(rooms)
