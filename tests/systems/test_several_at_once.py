"""Several at once: springs, the drowned, meat, walls and armour, each as if it were the only one of its kind."""

from __future__ import annotations

from components.card import Card
from components.combat import Armour
from components.locks import Lock
from components.place import Spot
from components.room import Location
from components.seekers import Experience, InPlay
from components.things import Durability, Perishable, WantsToSearch, Wearable
from components.travel import WantsToStep
from components.walls import DeepWater, Material, Wall, WantsToBreak
from components.water import Flood, Source
from content.make import make
from systems.core.rooms import creatures_in
from systems.water.water import depth
from tests.build import (
    a_chest,
    a_hunting_rat,
    a_pickaxe,
    a_room,
    a_row,
    a_seeker,
    a_thing,
    a_world,
    do,
    join,
    pass_turns,
    refusal,
)
from tests.falling import a_falling_world
from tests.rules import rule

NORTH, EAST, SOUTH, WEST, CENTRE = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST, Spot.CENTRE


@rule("AGE-2", "AGE-4")
def test_two_springs_rise_side_by_side_with_and_without_a_seeker_in_the_level() -> None:
    for watched in (False, True):
        world = a_world()
        rooms = a_row(world, 5)
        for room, due in ((rooms[0], 20), (rooms[4], 30)):
            world.edit(room, Location).tags = ["pool"]
            world.add(room, Source(3, 1, due))
            world.add(room, Flood(1))
        if watched:
            a_seeker(world, rooms[2])

        stood = []
        for _ in range(5):
            pass_turns(world, 10)
            stood.append((depth(world, rooms[0]), depth(world, rooms[4])))

        assert stood == [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3)]


@rule("AGE-5")
def test_all_who_stand_in_deep_water_drown_in_the_same_turn_and_each_gets_up_once() -> None:
    world = a_world()
    room = a_room(world)
    world.edit(room, Location).tags = ["pool"]
    world.add(room, Source(3, 2, 1))
    world.add(room, Flood(2))
    for spot in (NORTH, EAST, WEST):
        make(world, "base:rat", room, spot)

    pass_turns(world, 1)

    assert [world.get(body, Card).prototype for body in creatures_in(world, room)] == ["base:wet_rat"] * 3


@rule("ROT-3", "ROT-1")
def test_all_meat_of_a_turn_goes_bad_on_it_wherever_it_lies_and_whoever_is_there() -> None:
    world = a_world()
    room, far = a_room(world), a_room(world, x=9)
    seeker = a_seeker(world, room)
    chest = a_chest(world, far)
    places = ((seeker, Spot.PACK), (room, EAST), (far, WEST), (chest, Spot.INSIDE), (room, Spot.STORAGE))
    meat = [make(world, "base:raw_meat", holder, spot) for holder, spot in places]

    pass_turns(world, 19)
    before = {world.get(piece, Card).prototype for piece in meat}
    pass_turns(world)

    assert before == {"base:raw_meat"}
    assert [world.get(piece, Card).prototype for piece in meat] == ["base:rotten_meat"] * 5
    assert all(world.has(piece, Perishable) for piece in meat)


@rule("WALL-7")
def test_of_several_walls_of_a_room_the_one_that_is_hit_suffers() -> None:
    world = a_world()
    room = a_room(world)
    walls = [join(world, room, a_room(world, x=x, y=y), heading, Wall(Material.TIMBER, 3))
             for heading, (x, y) in ((NORTH, (0, 1)), (EAST, (1, 0)), (WEST, (-1, 0)))]
    seeker = a_seeker(world, room)
    a_pickaxe(world, seeker)

    do(world, seeker, WantsToBreak(walls[1]))

    assert [world.get(wall, Wall).hits_left for wall in walls] == [3, 2, 3]


@rule("MOVE-4", "WALL-8")
def test_a_room_may_be_shut_on_each_side_by_another_thing_and_each_is_refused_with_its_own_reason() -> None:
    world = a_world()
    room = a_room(world)
    for heading, bar in ((NORTH, Wall(Material.STONE, 6)), (EAST, DeepWater())):
        join(world, room, a_room(world, x=heading, y=7), heading, bar)
    join(world, room, a_room(world, Lock(1), y=-1), SOUTH)
    said = []
    for spot in (NORTH, EAST, SOUTH, WEST):
        seeker = a_seeker(world, room, spot)
        said.append(refusal(world, seeker, WantsToStep(spot)))
        world.remove(seeker, InPlay)

    assert len(set(said)) == 4 and all(said)


@rule("CHAR-4")
def test_first_visits_and_finds_are_each_seekers_own_and_count_twice_over() -> None:
    world = a_world()
    room = a_room(world)
    chests = [a_chest(world, room, EAST), a_chest(world, room, WEST)]
    for chest in chests:
        a_thing(world, chest, Spot.INSIDE)
    seeker = a_seeker(world, room, EAST)
    start = world.get(seeker, Experience).total

    do(world, seeker, WantsToSearch(chests[0]))
    world.move(seeker, room, WEST)
    do(world, seeker, WantsToSearch(chests[1]))

    gained = world.get(seeker, Experience)
    assert gained.total - start == 2 * 5
    assert gained.unspent - (gained.total - 10) == 10


@rule("COMB-7")
def test_the_armour_that_is_struck_wears_and_no_other() -> None:
    world = a_falling_world(combat__hit=1, combat__part=1, combat__damage=3)
    room = a_room(world)
    seeker = a_seeker(world, room)
    worn = [a_thing(world, seeker, spot, Armour(1), Durability(5, 5), Wearable([spot]))
            for spot in (Spot.HEAD, Spot.BODY, Spot.LEGS)]
    a_hunting_rat(world, room, NORTH, seeker)
    world.move(seeker, room, NORTH)

    pass_turns(world, 1)

    left = [world.get(piece, Durability).left for piece in worn]
    assert left[0] < 5 and left[1:] == [5, 5]
