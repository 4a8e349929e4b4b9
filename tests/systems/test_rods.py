"""Witch rods: to which heading a rod in the hand turns, round walls and through locks (ROSE-2)."""

from __future__ import annotations

from typing import Any

import pytest

from components.creatures import Creature, Mimic
from components.light import EnchantedLight
from components.locks import Lock
from components.place import Place, Spot
from components.room import Location, Terrain
from components.things import Container, Enchanted, Sought
from components.travel import WitchRod
from components.walls import DeepWater, HiddenDoor, Material, Wall
from components.water import Flood
from engine.kernel.world import World
from systems.travel.rods import rod_in_hand, turns_to
from tests.build import (
    a_chest,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_thing,
    a_torch,
    a_world,
    join,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


def a_rod(world: World, room: int, seeks: Sought) -> int:
    """A rod in the hand of a seeker in this room."""
    return a_thing(world, a_seeker(world, room), Spot.HAND, WitchRod(seeks))


def flooded(world: World, *extra: Any) -> int:
    """A room that stands in water."""
    return a_room(world, Flood(1), *extra)


@rule("ROSE-2")
@pytest.mark.parametrize("heading", [NORTH, EAST, SOUTH, WEST])
def test_a_water_rod_turns_to_the_first_step_of_the_way_to_water(heading: Spot) -> None:
    world = a_world()
    here, between = a_room(world), a_room(world)
    join(world, here, between, heading)
    join(world, between, flooded(world), heading)

    turned = turns_to(world, a_rod(world, here, Sought.WATER))

    assert turned is heading


@planted("systems/core/bearings.py", "        found = [heading for near, heading in edge.items() if sought(near)]",
         "        found = [heading for near, heading in edge.items() if sought(near) and len(known) > 1]")
@rule("ROSE-2")
def test_the_nearest_counts_and_not_the_first_heading() -> None:
    world = a_world()
    here, between = a_room(world), a_room(world)
    join(world, here, between, NORTH)
    join(world, between, flooded(world), NORTH)
    join(world, here, flooded(world), WEST)

    turned = turns_to(world, a_rod(world, here, Sought.WATER))

    assert turned is WEST


@planted("systems/core/bearings.py", "Spot(min(found))", "Spot(max(found))")
@rule("ROSE-2")
@pytest.mark.parametrize("wet", [(NORTH, WEST), (EAST, SOUTH), (SOUTH, WEST), (EAST, SOUTH, WEST)])
def test_of_ways_of_equal_length_north_comes_first_then_east_south_and_west(wet: tuple[Spot, ...]) -> None:
    world = a_world()
    here = a_room(world)
    for heading in reversed(wet):
        join(world, here, flooded(world), heading)

    turned = turns_to(world, a_rod(world, here, Sought.WATER))

    assert turned is wet[0]


@planted("systems/core/bearings.py", "min(heading, fresh.get(beyond, heading))", "heading")
@rule("ROSE-2")
def test_of_two_shortest_ways_to_one_room_the_one_that_begins_farther_north_counts() -> None:
    world = a_world()
    here, up, right, far = (a_room(world) for _ in range(4))
    join(world, here, right, EAST)
    join(world, here, up, NORTH)
    join(world, right, far, NORTH)
    join(world, up, far, EAST)
    join(world, far, flooded(world), EAST)

    turned = turns_to(world, a_rod(world, here, Sought.WATER))

    assert turned is NORTH


@planted("systems/core/bearings.py", "    if sought(room):\n        return Spot.CENTRE, 0\n", "")
@rule("ROSE-2")
def test_in_the_very_room_it_quivers_and_with_nothing_to_find_it_lies_still() -> None:
    world = a_world()
    wet, dry = flooded(world), a_room(world)
    join(world, dry, a_room(world), EAST)
    join(world, wet, flooded(world), EAST)

    in_water, away = turns_to(world, a_rod(world, wet, Sought.WATER)), turns_to(world, a_rod(world, dry, Sought.WATER))

    assert in_water is Spot.CENTRE
    assert away is None


@planted("systems/core/bearings.py", "        if beyond and not world.has(passage, Wall)\n", "        if beyond\n")
@rule("ROSE-2", "WALL-13")
@pytest.mark.parametrize("bars", [[Wall(Material.STONE, 6)], [Wall(Material.STONE, 6), HiddenDoor()],
                                  [Wall(Material.STONE, 6), HiddenDoor(found=True)]])
def test_the_way_runs_through_no_wall_and_a_hidden_door_is_one_until_its_stone_is_pushed(bars: list[Any]) -> None:
    world = a_world()
    here, beyond = two_rooms(world, *bars, heading=NORTH)
    world.add(beyond, Flood(1))
    round_about = [a_room(world) for _ in range(2)]
    join(world, here, round_about[0], WEST)
    join(world, round_about[0], round_about[1], NORTH)
    rod = a_rod(world, here, Sought.WATER)
    still = turns_to(world, rod)
    join(world, round_about[1], beyond, EAST)

    turned = turns_to(world, rod)

    assert still is None
    assert turned is WEST


@rule("ROSE-2", "LOCK-1")
def test_the_way_runs_through_locks_and_through_rooms_that_nobody_has_seen() -> None:
    world = a_world()
    here, locked, far = a_row(world, 3)
    world.add(locked, Lock(4))
    world.add(far, Flood(1))

    turned = turns_to(world, a_rod(world, here, Sought.WATER))

    assert turned is EAST


@planted("systems/travel/rods.py", "or world.has(room, Flood)", "")
@planted("systems/travel/rods.py", "    if is_water(world.get(room, Location)) or world", "    if world")
@planted("systems/travel/rods.py", "return any(passage and world.has(passage, DeepWater)", "return any(False")
@rule("ROSE-2")
@pytest.mark.parametrize("water", ["flood", "river", "mire", "pool", "deep"])
def test_water_is_what_stands_in_flood_rivers_swamps_pools_and_deep_water_at_a_way(water: str) -> None:
    world = a_world()
    here, far = a_row(world, 2)
    rod = a_rod(world, here, Sought.WATER)
    dry = turns_to(world, rod)
    if water == "flood":
        world.add(far, Flood(1))
    elif water == "deep":
        join(world, far, a_room(world), EAST, DeepWater())
    elif water == "pool":
        world.edit(far, Location).tags = ["pool"]
    else:
        world.edit(far, Location).terrain = Terrain.WATER if water == "river" else Terrain.MIRE

    wet = turns_to(world, rod)

    assert dry is None
    assert wet is EAST


@planted("components/light.py", "@is_enchanted\n", "")
@planted("components/things.py", "@is_enchanted\n", "")
@rule("ROSE-2")
@pytest.mark.parametrize("charm", [Enchanted(), EnchantedLight()])
@pytest.mark.parametrize("where", ["slot", "storage", "chest", "chest in a chest"])
def test_an_enchantment_rod_feels_what_is_enchanted_wherever_it_lies(charm: Any, where: str) -> None:
    world = a_world()
    here, far = a_row(world, 2)
    a_torch(world, far, NORTH)
    rod = a_rod(world, here, Sought.ENCHANTMENT)
    plain = turns_to(world, rod)
    holder, spot = far, NORTH if where == "slot" else Spot.STORAGE
    if "chest" in where:
        holder, spot = a_chest(world, far, SOUTH), Spot.INSIDE
    if where == "chest in a chest":
        holder = world.spawn(Container(), Place(holder, Spot.INSIDE))
    a_thing(world, holder, spot, charm)

    found = turns_to(world, rod)

    assert plain is None
    assert found is EAST


@planted("systems/travel/rods.py", " or world.has(holder, Seeker)", "")
@planted("systems/travel/rods.py", "world.has(holder, Creature) or ", "")
@planted("systems/travel/rods.py", "while (place := world.find(holder, Place)) is not None",
         "if place := world.find(holder, Place)")
@rule("ROSE-2")
@pytest.mark.parametrize("bearer", ["creature", "other seeker", "own", "a bag of its own"])
def test_what_characters_carry_does_not_count(bearer: str) -> None:
    world = a_world()
    here, far = a_row(world, 2)
    rod = a_rod(world, here, Sought.ENCHANTMENT)
    holder, spot = world.get(rod, Place).holder, Spot.PACK
    if bearer == "creature":
        holder, spot = a_rat(world, far, NORTH), Spot.GOODS
    elif bearer == "other seeker":
        holder = a_seeker(world, far)
    elif bearer != "own":
        holder, spot = world.spawn(Container(), Place(holder, Spot.PACK)), Spot.INSIDE
    thing = a_thing(world, holder, spot, Enchanted())
    carried = turns_to(world, rod)
    world.move(thing, far, SOUTH)

    set_down = turns_to(world, rod)

    assert carried is None
    assert set_down is EAST


@rule("ROSE-2", "MIMIC-1", "P9")
def test_the_goods_of_a_mimic_that_nobody_has_opened_count_as_those_of_a_chest() -> None:
    world = a_world()
    here, far = a_row(world, 2)
    mimic = a_chest(world, far, NORTH, Mimic("base:chest_mimic"))
    a_thing(world, mimic, Spot.INSIDE, Enchanted())
    assert not world.has(mimic, Creature)

    turned = turns_to(world, a_rod(world, here, Sought.ENCHANTMENT))

    assert turned is EAST


@planted("systems/travel/rods.py", "for hand in HANDS if hand in held", "for hand in held")
@rule("ROSE-2")
def test_a_rod_works_in_a_hand_alone_and_of_two_the_one_in_the_right_hand() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    left = a_thing(world, seeker, Spot.PACK, WitchRod(Sought.WATER))
    packed = rod_in_hand(world, seeker)
    world.move(left, seeker, Spot.OFFHAND)
    one = rod_in_hand(world, seeker)
    right = a_thing(world, seeker, Spot.HAND, WitchRod(Sought.ENCHANTMENT))

    both = rod_in_hand(world, seeker)

    assert (packed, one, both) == (0, left, right)
