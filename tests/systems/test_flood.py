"""Flood in play: springs climb on their turns, water finds its level, stops at walls, and drowns whom it reaches."""

from __future__ import annotations

import pytest

from components.card import Card
from components.creatures import Bounty, Creature, Risen
from components.events.water import Drowned, GotUpAgain, WaterFell, WaterGone, WaterRose
from components.light import Lit, WantsToLight
from components.locks import Lock
from components.place import Place, Spot
from components.room import Entrance
from components.things import Dirt, WantsToDrop
from components.travel import WantsToStep
from components.walls import HiddenDoor, Material, Wall
from components.water import Drain, Flood, Source, Stirred
from content.make import make
from engine.kernel.world import World
from systems.creatures.waking import wake
from systems.travel.entering import enter
from systems.travel.moves import step_ap
from systems.walls.bringing_down import open_wall
from systems.water.waters import set_flowing, stir
from tests.build import a_lit_torch, a_room, a_row, a_seeker, a_torch, a_world, do, join, pass_turns, refusal
from tests.planted_fault import planted
from tests.rules import rule


@pytest.fixture
def world() -> World:
    return a_world()


def depths(world: World) -> dict[int, int]:
    """Depth by flooded room."""
    return {room: flood.depth for room, flood in world.each(Flood)}


def a_spring(world: World, room: int, severity: int, step: int, due: int | None = None) -> None:
    """A spring whose water has found its level."""
    world.add(room, Source(severity, step, due))
    stir(world, room)
    pass_turns(world)


@planted("content/base/figures.toml", "rise_turns = 20", "rise_turns = 21")
@planted("systems/water/flood.py", "if source.step != rests else None", "")
@rule("AGE-2")
def test_a_spring_rises_one_step_in_twenty_turns_up_to_its_severity(world: World) -> None:
    room = a_room(world)
    world.add(room, Source(3, 0))
    set_flowing(world, room)

    stands = []
    for _ in range(5):
        pass_turns(world, 19)
        stands.append(depths(world).get(room, 0))
        pass_turns(world)
        stands.append(depths(world).get(room, 0))

    assert stands == [0, 1, 1, 2, 2, 3, 3, 3, 3, 3]
    assert world.get(room, Source).due is None


@planted("systems/water/water.py", "severity - sum(", "severity - 0 * sum(")
@rule("AGE-2")
def test_a_drain_lowers_its_spring_step_by_step(world: World) -> None:
    room = a_room(world)
    a_spring(world, room, 3, 3)
    world.add(room, Drain(2))
    set_flowing(world, room)

    stands = []
    for _ in range(3):
        pass_turns(world, 20)
        stands.append(depths(world).get(room, 0))

    assert stands == [2, 1, 1]


@rule("AGE-4")
def test_each_room_farther_from_the_spring_stands_one_less_deep(world: World) -> None:
    row = a_row(world, 6)

    a_spring(world, row[1], 4, 4)

    assert depths(world) == dict(zip(row[:5], (3, 4, 3, 2, 1), strict=True))


@planted("systems/water/water.py", "and not world.has(passage, Wall)", "")
@rule("AGE-4", "WALL-8", "B53")
def test_walls_stop_water_and_locks_do_not(world: World) -> None:
    spring = a_room(world)
    around = ((0, 1), (1, 0), (0, -1), (-1, 0, Lock(3)))
    timber, stone, door, locked = (a_room(world, *extra, x=x, y=y) for x, y, *extra in around)
    for beyond, heading, extra in (
        (timber, Spot.NORTH, (Wall(Material.TIMBER, 3),)), (stone, Spot.EAST, (Wall(Material.STONE, 6),)),
        (door, Spot.SOUTH, (Wall(Material.STONE, 6), HiddenDoor(found=True))), (locked, Spot.WEST, ())):
        join(world, spring, beyond, heading, *extra)

    a_spring(world, spring, 3, 3)

    assert depths(world) == {spring: 3, locked: 2}


@rule("G7")
def test_no_flood_comes_into_the_room_where_seekers_arrive_nor_through_it(world: World) -> None:
    row = a_row(world, 4)
    world.add(row[1], Entrance())

    a_spring(world, row[0], 4, 4)

    assert depths(world) == {row[0]: 4}


@planted("systems/walls/bringing_down.py", "    stir(world, passage)\n", "")
@rule("AGE-4", "WALL-15")
def test_water_runs_on_in_the_turn_in_which_a_wall_is_opened(world: World) -> None:
    first, second = a_room(world), a_room(world, y=1)
    way = join(world, first, second, Spot.NORTH, Wall(Material.STONE, 6), HiddenDoor(found=True))
    a_spring(world, first, 2, 2)
    before = depths(world)

    open_wall(world, way, a_seeker(world, first))
    pass_turns(world)

    assert before == {first: 2}
    assert depths(world) == {first: 2, second: 1}


@planted("systems/water/waters.py", "figures.dirt.silt * (was - deep)", "figures.dirt.silt")
@rule("AGE-4")
def test_a_wall_that_is_built_dries_what_lies_behind_it_and_leaves_mud(world: World) -> None:
    row = a_row(world, 3)
    a_spring(world, row[0], 3, 3)
    way = next(card for card in world.held(row[0], Spot.PASSAGE))
    world.events.clear()

    world.add(way, Wall(Material.TIMBER, 3))
    stir(world, way)
    pass_turns(world)

    assert depths(world) == {row[0]: 3}
    assert world.get(row[1], Dirt).level == 12 and world.get(row[2], Dirt).level == 6
    assert [event.room for event in world.events if isinstance(event, WaterGone)] == row[1:]


@rule("AGE-2", "AGE-4")
def test_what_rises_and_sinks_is_told_in_its_room_with_its_depth(world: World) -> None:
    row = a_row(world, 2)
    world.add(row[0], Source(2, 1, world.turn + 1))
    stir(world, row[0])

    pass_turns(world)
    rose = [event for event in world.events if isinstance(event, WaterRose)]
    world.events.clear()
    world.edit(row[0], Source).step = 1
    stir(world, row[0])
    pass_turns(world)

    assert [(event.room, event.depth) for event in rose] == [(row[0], 2), (row[1], 1)]
    assert [(event.room, event.depth) for event in world.events if isinstance(event, WaterFell)] == [(row[0], 1)]


@rule("AGE-4")
def test_a_turn_without_a_change_looks_at_no_water(world: World) -> None:
    a_spring(world, a_row(world, 4)[0], 4, 4)
    world.visited = 0

    pass_turns(world)

    assert not world.any(Stirred)
    assert not list(world.due(Source))


@planted("systems/water/terms.py", "if depth(world, room) >= figures.water.hard_going",
         "if 1 + depth(world, room) >= figures.water.hard_going")
@rule("MOVE-1", "AGE-3")
def test_from_depth_two_on_a_step_costs_as_in_mire(world: World) -> None:
    row = a_row(world, 4)

    a_spring(world, row[0], 4, 4)

    assert [step_ap(world, a_seeker(world, room), room) for room in row] == [2, 2, 2, 1]


@planted("content/base/figures.toml", "drowns = 3", "drowns = 2", case="2-False")
@planted("systems/water/waters.py", "        submerge(world, creature, room)", "        pass", case="3-True")
@rule("AGE-5")
@pytest.mark.parametrize(("deep", "drowns"), [(1, False), (2, False), (3, True), (4, True)])
def test_in_play_a_flood_drowns_from_depth_three_on(world: World, deep: int, drowns: bool) -> None:
    room = a_room(world)
    rat = make(world, "base:rat", room, Spot.NORTH)

    a_spring(world, room, deep, deep)

    assert world.get(rat, Card).prototype == ("base:wet_rat" if drowns else "base:rat")
    assert [event.room for event in world.events if isinstance(event, Drowned)] == [room] * drowns


@rule("AGE-5", "P10", "B56")
def test_the_drowned_get_up_once_with_level_goods_and_experience_and_no_more(world: World) -> None:
    room = a_room(world)
    rat = make(world, "base:cave_hound", room, Spot.NORTH)
    world.edit(rat, Creature).level = 5
    world.add(rat, Bounty(7))
    goods = make(world, "base:torch", rat, Spot.GOODS)
    before = dict(world.ledger)

    a_spring(world, room, 4, 4)
    world.edit(room, Source).step = 1
    stir(world, room)
    pass_turns(world)
    world.edit(room, Source).step = 4
    stir(world, room)
    pass_turns(world)

    assert world.get(rat, Card).prototype == "base:weed_hound" and world.has(rat, Risen)
    assert (world.get(rat, Creature).level, world.get(rat, Bounty)) == (5, Bounty(7))
    assert world.get(goods, Place) == Place(rat, Spot.GOODS)
    assert world.ledger == before
    assert sum(isinstance(event, GotUpAgain) for event in world.events) == 1


@rule("AGE-5")
@pytest.mark.parametrize("card", ["base:gulp_toad", "base:echo_wisp", "base:lectern_guard", "base:wet_rat"])
def test_whom_water_spares_stays_what_it_is(world: World, card: str) -> None:
    room = a_room(world)
    creature = make(world, card, room, Spot.NORTH)

    a_spring(world, room, 4, 4)

    assert world.get(creature, Card).prototype == card


@planted("systems/creatures/daring.py", "_drowns(world, creature, move.beyond) or ", "")
@rule("AGE-5")
def test_a_hunter_does_not_follow_into_water_that_would_drown_it(world: World) -> None:
    row = a_row(world, 3)
    a_spring(world, row[2], 3, 3)
    seeker = a_seeker(world, row[2], Spot.CENTRE)
    hound = make(world, "base:cave_hound", row[1], Spot.EAST)
    wake(world, hound, seeker)
    pass_turns(world, 3)

    assert world.get(hound, Place).holder == row[1]
    assert world.get(hound, Card).prototype == "base:cave_hound"


@planted("systems/travel/entering.py", "        submerge(world, body, room)", "        pass")
@rule("AGE-5")
def test_what_is_carried_into_deep_water_drowns_at_the_end_of_the_turn(world: World) -> None:
    row = a_row(world, 2)
    a_spring(world, row[1], 3, 3)
    rat = make(world, "base:rat", row[0], Spot.EAST)

    enter(world, rat, int(Spot.EAST), row[1], Spot.WEST)
    alive = world.get(rat, Card).prototype
    pass_turns(world)

    assert (alive, world.get(rat, Card).prototype) == ("base:rat", "base:wet_rat")


@planted("systems/water/waters.py", "            put_out(world, flame)", "            pass")
@rule("CLOCK-1")
def test_deep_flood_puts_out_what_burns_on_the_floor_but_not_what_is_held(world: World) -> None:
    room = a_room(world)
    seeker = a_seeker(world, room)
    lying, held = a_lit_torch(world, room, Spot.NORTH), a_lit_torch(world, seeker, Spot.HAND)

    a_spring(world, room, 2, 2)

    assert not world.has(lying, Lit) and world.has(held, Lit)


@planted("systems/light/legal_light.py", "and douses(world, room_of(world, actor))", "and False")
@rule("LIGHT-1", "P3")
def test_under_water_no_light_stays_lit_or_can_be_lit(world: World) -> None:
    room = a_room(world)
    a_spring(world, room, 3, 3)
    seeker = a_seeker(world, room)
    torch = a_lit_torch(world, seeker, Spot.HAND)
    other = a_torch(world, room, Spot.CENTRE)

    do(world, seeker, WantsToDrop(torch))

    assert not world.has(torch, Lit)
    assert refusal(world, seeker, WantsToLight(other)) == "refused.under_water"


@rule("P4", "MOVE-4")
def test_a_seeker_wades_through_any_flood(world: World) -> None:
    row = a_row(world, 2)
    a_spring(world, row[1], 4, 4)
    seeker = a_seeker(world, row[0], Spot.EAST)

    do(world, seeker, WantsToStep(Spot.EAST))

    assert world.get(seeker, Place).holder == row[1]
