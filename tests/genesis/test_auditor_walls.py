"""The auditor finds what bars a passage and should not: walls, hidden doors, deep water and floors gone wrong."""

from __future__ import annotations

from collections.abc import Callable

import networkx as nx
import pytest

from components.body import Health
from components.creatures import Creature
from components.locks import Key
from components.place import Spot
from components.room import Location, Passage, Room, Stair, Terrain
from components.walls import DeepWater, Floor, HiddenDoor, Material, Wall
from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear
from systems.genesis.audit import audit
from systems.locks.explorer import survey, walk
from tests.genesis.births import room_of
from tests.genesis.oracle import entrance, graph, reach
from tests.planted_fault import planted
from tests.rules import rule

SEED, LEVEL = 3, 7


def a_tomb(seed: int = SEED, level: int = LEVEL) -> World:
    """A mausoleum: every room of it bears walls, and it has many."""
    world = World(1, Dice(seed))
    bear(world, load(), seed, "tomb", level, "base:mausoleum")
    return world


def faults(world: World) -> set[tuple[str, str]]:
    """What the auditor says: laws and reasons."""
    ground = survey(world)
    return {(fault.law, fault.reason) for fault in audit(world, ground, walk(ground), 2)}


def bridge(world: World) -> int:
    """The passage to a room that has no other, which nothing bars; not at the entrance."""
    level = graph(world, searched=False)
    links = [edge for edge in nx.bridges(level) if entrance(world) not in edge]
    near, far = next(edge for edge in links if 1 in (level.degree(edge[0]), level.degree(edge[1])))
    return int(level.edges[near, far]["passage"])


def door(world: World) -> int:
    """A hidden door that is the last link to some room."""
    level = graph(world)
    links = {level.edges[edge]["passage"] for edge in nx.bridges(level)}
    return next(passage for passage, _ in world.each(HiddenDoor) if passage in links)


def an_extra_wall(world: World) -> None:
    world.add(bridge(world), Wall(Material.STONE, 6))


def a_door_that_is_none(world: World) -> None:
    world.remove(door(world), HiddenDoor)


def a_key_behind_a_wall(world: World) -> None:
    passage = bridge(world)
    before = reach(world, set())
    world.add(passage, Wall(Material.STONE, 6))
    world.move(next(key for key, _ in world.each(Key)), min(before - reach(world, set())), Spot.STORAGE)


def deep_water_on_a_bridge(world: World) -> None:
    world.add(bridge(world), DeepWater())


def deep_water_in_a_wall(world: World) -> None:
    world.add(next(passage for passage, _ in world.each(Wall)), DeepWater())


def a_timber_door(world: World) -> None:
    world.edit(door(world), Wall).material = Material.TIMBER


def a_found_door(world: World) -> None:
    world.edit(door(world), HiddenDoor).found = True


def a_door_without_a_wall(world: World) -> None:
    world.add(bridge(world), HiddenDoor())


def a_sealed_section(world: World) -> None:
    """Rooms in the middle of nowhere: every passage of a room and of those around it is walled."""
    middle = max(graph(world).degree, key=lambda pair: pair[1])[0]
    rooms = {middle, *graph(world)[middle]} - {entrance(world)}
    for passage, edge in world.each(Passage):
        if (edge.first in rooms) != (edge.second in rooms) and not world.has(passage, Wall):
            world.add(passage, Wall(Material.STONE, 6))


def a_drowned_holder(world: World) -> None:
    """A key with a body that nobody can slay any more."""
    body = next(body for body, _ in world.each(Creature))
    world.move(next(key for key, _ in world.each(Key)), body, Spot.GOODS)
    world.edit(body, Health).left = 0


def a_holder_without_health(world: World) -> None:
    body = next(body for body, _ in world.each(Creature))
    world.move(next(key for key, _ in world.each(Key)), body, Spot.GOODS)
    world.remove(body, Health)


def a_wall_in_a_swamp(world: World) -> None:
    passage = next(passage for passage, _ in world.each(Wall))
    world.edit(world.get(passage, Passage).second, Location).terrain = Terrain.MIRE


def a_wall_in_a_wet_cave(world: World) -> None:
    passage = next(passage for passage, _ in world.each(Wall))
    place = world.edit(world.get(passage, Passage).first, Location)
    place.terrain = Terrain.CAVE
    place.tags = ["damp"]


def a_wall_on_a_room(world: World) -> None:
    world.add(entrance(world), Wall(Material.STONE, 6))


def a_floor_in_the_open(world: World) -> None:
    room = next(room for room, _ in world.each(Floor))
    world.edit(room, Location).terrain = Terrain.WILD


def no_open_heading(world: World) -> None:
    """All ways out of the entrance are hidden doors."""
    for passage, edge in world.each(Passage):
        if entrance(world) in (edge.first, edge.second):
            world.add(passage, Wall(Material.STONE, 6))
            world.add(passage, HiddenDoor())


PLANTED: list[tuple[Callable[[World], None], tuple[str, str]]] = [
    (an_extra_wall, ("G4", "a wall is the last link to a room")),
    (an_extra_wall, ("G1", "a room is cut off")),
    (a_door_that_is_none, ("G4", "a wall is the last link to a room")),
    (a_key_behind_a_wall, ("G5", "a wall keeps a key for ever")),
    (deep_water_on_a_bridge, ("G10", "deep water is the last link to a room")),
    (deep_water_in_a_wall, ("WALL-1", "two things bar one passage")),
    (a_timber_door, ("WALL-13", "a hidden door is not of stone")),
    (a_found_door, ("WALL-13", "a hidden door was found before anybody came")),
    (a_door_without_a_wall, ("G5", "a hidden door is no wall")),
    (a_sealed_section, ("G1", "a room is cut off")),
    (a_sealed_section, ("G4", "a wall is the last link to a room")),
    (a_drowned_holder, ("G9", "a key lies where nobody can take it")),
    (a_holder_without_health, ("G9", "a key lies where nobody can take it")),
    (a_wall_in_a_swamp, ("WALL-2", "a wall stands on unfit ground")),
    (a_wall_in_a_wet_cave, ("WALL-2", "a wall stands on unfit ground")),
    (a_wall_on_a_room, ("WALL-1", "a wall stands in no passage")),
    (a_floor_in_the_open, ("WALL-2", "a floor lies on unfit ground")),
    (no_open_heading, ("G6", "no way out of the entrance is open")),
]


@planted("systems/genesis/audit_walls.py", "if not is_door and _parts(world, ground, steps, passage):", "if False:",
         case="an_extra_wall-a wall is the last link to a room")
@planted("systems/genesis/audit_walls.py", "    for passage, _ in world.each(DeepWater):", "    for passage, _ in ():",
         case="deep_water_on_a_bridge-deep water is the last link to a room")
@planted("systems/genesis/audit_walls.py", "if passage in doors and wall.material is not Material.STONE:", "if False:",
         case="a_timber_door-a hidden door is not of stone")
@planted("systems/locks/explorer.py", "return health is not None and health.left > 0", "return True",
         case="a_drowned_holder-a key lies where nobody can take it")
@rule("G4", "G5", "G6", "G9", "G10", "WALL-2", "WALL-12", "WALL-13")
@pytest.mark.parametrize(("plant", "fault"), PLANTED, ids=lambda value: value.__name__ if callable(value) else value[1])
def test_a_planted_fault_is_found(plant: Callable[[World], None], fault: tuple[str, str]) -> None:
    world = a_tomb()
    before = faults(world)

    plant(world)

    assert not before
    assert fault in faults(world)


@rule("G1", "G5")
def test_a_hidden_door_counts_as_open_and_a_bare_wall_as_shut() -> None:
    world = a_tomb()
    passage = bridge(world)
    world.add(passage, Wall(Material.STONE, 6))

    shut = faults(world)
    world.add(passage, HiddenDoor())

    assert ("G1", "a room is cut off") in shut
    assert not faults(world)


@planted("systems/locks/explorer.py", "Walk(ground, () if openly else None)", "Walk(ground)")
@rule("G6")
@pytest.mark.parametrize(("level", "asks"), [(2, True), (3, False)])
def test_a_hidden_door_before_the_exit_is_a_fault_of_the_first_levels_alone(level: int, asks: bool) -> None:
    world = a_tomb(5, level)
    goal = next(room_of(world, stair) for stair, part in world.each(Stair) if part.on)
    for passage, edge in world.each(Passage):
        if goal in (edge.first, edge.second) and not world.has(passage, Wall):
            world.add(passage, Wall(Material.STONE, 6))
            world.add(passage, HiddenDoor())

    found = faults(world)

    assert (("G6", "the way out asks for a search") in found) is asks
    assert ("G1", "a room is cut off") not in found


@rule("G5", "WALL-13")
def test_doors_of_a_sound_level_are_told_from_walls_by_their_component_alone() -> None:
    world = a_tomb()

    doors = {passage for passage, _ in world.each(HiddenDoor)}

    assert doors < {passage for passage, _ in world.each(Wall)}
    assert reach(world, set()) == {room for room, _ in world.each(Room)}
