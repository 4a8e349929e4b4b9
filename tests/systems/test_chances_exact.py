"""Chances and measures of the living world to the point, with dice that fall as told: one more or one less decides."""

from __future__ import annotations

import pytest

from components.body import Health
from components.card import Card
from components.creatures import Awake, Creature
from components.fire import Burning, Smoke
from components.light import Fuel, Lit, WantsToRefill
from components.place import Spot
from components.room import SelfLit
from components.things import Dirt, WantsToSearch
from components.water import Flood
from content.make import make
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.core.odds import hit
from systems.core.sight import in_view
from systems.fire.burning import ignite
from systems.fire.fire import smoke_in
from systems.light.flames import set_alight
from tests.build import a_rat, a_room, a_row, a_seeker, a_world, do, pass_turns, two_rooms
from tests.falling import a_falling_world
from tests.rules import rule

NET = "base:weighted_net"


@rule("CLOCK-1")
@pytest.mark.parametrize(("spot", "percent"), [(Spot.EAST, 30), (Spot.WEST, 10)])
def test_fire_catches_at_thirty_on_its_slot_and_at_ten_over_the_room(spot: Spot, percent: int) -> None:
    caught = []
    for fall in (percent, percent + 1):
        world = a_falling_world(fire__catch=fall)
        room = a_room(world)
        ignite(world, make(world, "base:timber", room, Spot.EAST))
        net = make(world, NET, room, spot if spot is Spot.WEST else Spot.CENTRE)
        if spot is Spot.EAST:
            world.move(net, room, Spot.EAST)
        pass_turns(world)
        caught.append(world.has(net, Burning))

    assert caught == [True, False]


@rule("CLOCK-1")
def test_all_that_lies_near_a_fire_may_catch_in_the_same_turn() -> None:
    world = a_falling_world(fire__catch=10)
    room = a_room(world)
    ignite(world, make(world, "base:timber", room, Spot.EAST))
    nets = [make(world, NET, room, spot) for spot in (Spot.NORTH, Spot.SOUTH, Spot.WEST)]

    pass_turns(world)

    assert [world.has(net, Burning) for net in nets] == [True] * 3


@rule("CLOCK-1")
def test_fire_takes_two_a_turn_from_everybody_on_its_slot_and_from_nobody_else() -> None:
    world = a_falling_world(fire__catch=100)
    room = a_room(world)
    ignite(world, make(world, "base:timber", room, Spot.EAST))
    near, far = a_seeker(world, room, Spot.EAST), a_seeker(world, room, Spot.WEST)
    other = a_seeker(world, room, Spot.EAST)

    pass_turns(world)

    assert [world.get(body, Health).left for body in (near, other, far)] == [18, 18, 20]


@rule("CLOCK-1")
@pytest.mark.parametrize(("depth", "burns"), [(1, True), (2, False), (3, False)])
def test_no_fire_lives_in_water_of_depth_two(depth: int, burns: bool) -> None:
    world = a_falling_world(fire__catch=100)
    room = a_room(world, Flood(depth))
    fire = make(world, "base:timber", room, Spot.EAST)
    ignite(world, fire)

    pass_turns(world)

    assert world.has(fire, Burning) == burns


@rule("CLOCK-1")
@pytest.mark.parametrize(("fires", "turns", "density"), [(1, 1, 2), (1, 2, 4), (1, 3, 5), (2, 1, 5), (3, 1, 5)])
def test_each_fire_adds_three_of_smoke_a_turn_up_to_six_of_which_one_thins_away(
    fires: int, turns: int, density: int
) -> None:
    world = a_falling_world(fire__catch=100, smoke__choke=100)
    room = a_room(world)
    for spot in (Spot.EAST, Spot.WEST, Spot.NORTH)[:fires]:
        ignite(world, make(world, "base:timber", room, spot))

    pass_turns(world, turns)

    assert smoke_in(world, room) == density


@rule("CLOCK-1")
def test_smoke_without_a_fire_thins_by_one_a_turn() -> None:
    world = a_falling_world(smoke__choke=100)
    room = a_room(world, Smoke(5))

    hung = []
    for _ in range(5):
        pass_turns(world)
        hung.append(smoke_in(world, room))

    assert hung == [4, 3, 2, 1, 0]


@rule("CLOCK-1", "SURV-5")
@pytest.mark.parametrize(("density", "fall", "choked"), [(4, 20, True), (4, 21, False), (3, 1, False), (6, 20, True)])
def test_smoke_of_density_four_chokes_at_twenty_whoever_breathes_there(density: int, fall: int, choked: bool) -> None:
    world = a_falling_world(smoke__choke=fall)
    room = a_room(world, Smoke(density + 1))
    both = [a_seeker(world, room, Spot.EAST), a_seeker(world, room, Spot.WEST)]

    pass_turns(world)

    ails = [{world.get(part, Card).prototype for part in world.held(body, Spot.AFFLICTION)} for body in both]
    assert ails == [{"base:smoke_choked"} if choked else set()] * 2


@rule("CLOCK-1", "COMB-1")
@pytest.mark.parametrize("density", [0, 1, 4])
def test_each_step_of_smoke_takes_five_from_blows(density: int) -> None:
    world = a_world()
    room = a_room(world, SelfLit(), *([Smoke(density)] if density else []))
    seeker = a_seeker(world, room)
    rat = a_rat(world, room)

    # 60 learnt, less the rat's dodge of 10.
    assert hit(world, seeker, rat, melee(world, seeker)).chance == 50 - 5 * density


@rule("CLOCK-1")
@pytest.mark.parametrize(("density", "seen"), [(2, True), (3, False)])
def test_smoke_of_density_three_hides_the_next_room(density: int, seen: bool) -> None:
    world = a_world()
    first, second = two_rooms(world)
    for room in (first, second):
        world.add(room, SelfLit())
    world.add(second, Smoke(density))
    seeker = a_seeker(world, first, Spot.NORTH)

    assert in_view(world, seeker, second, Spot.SOUTH) == seen


@rule("COMB-5")
@pytest.mark.parametrize(("lit", "percent"), [(True, 40), (False, 20)])
def test_what_hunts_by_eye_notices_at_forty_and_in_the_dark_at_twenty(lit: bool, percent: int) -> None:
    noticed = []
    for fall in (percent, percent + 1):
        world = a_falling_world(senses__notice=fall)
        room = a_room(world, *([SelfLit()] if lit else []))
        a_seeker(world, room)
        rat = a_rat(world, room)
        nature = world.edit(rat, Creature)
        nature.sight, nature.hearing, nature.scent = 2, 1, 0
        pass_turns(world)
        noticed.append(world.has(rat, Awake))

    assert noticed == [True, False]


@rule("COMB-5")
def test_of_several_sleepers_each_has_its_own_chance_to_notice_and_of_several_seekers_each_may_be_noticed() -> None:
    world = a_falling_world(senses__notice=40)
    room = a_room(world, SelfLit())
    a_seeker(world, room)
    a_seeker(world, room)
    rats = [a_rat(world, room, spot) for spot in (Spot.NORTH, Spot.EAST, Spot.WEST)]

    pass_turns(world)

    assert all(world.has(rat, Awake) for rat in rats)


@rule("COMB-5")
@pytest.mark.parametrize(("apart", "found"), [(3, True), (4, False)])
def test_no_sense_reaches_farther_than_three_rooms(apart: int, found: bool) -> None:
    world = a_falling_world(senses__notice=1)
    rooms = a_row(world, 6)
    a_seeker(world, rooms[0], Spot.CENTRE, SelfLit())
    rat = a_rat(world, rooms[apart])
    nature = world.edit(rat, Creature)
    nature.sight = nature.hearing = nature.scent = 9

    pass_turns(world)

    assert world.has(rat, Awake) == found


@rule("AGE-6")
def test_one_act_in_ten_soils_the_room_by_a_point_and_no_creature_s_does() -> None:
    soiled = []
    for fall in (10, 11):
        world = a_falling_world(dirt__act=fall)
        room = a_room(world)
        seeker = a_seeker(world, room)
        do(world, seeker, WantsToSearch(room))
        soiled.append(dirt(world, room))

    assert soiled == [1, 0]


@rule("LIGHT-1")
@pytest.mark.parametrize(("left", "after"), [(20, 45), (30, 50), (10, 35)])
def test_a_piece_of_lamp_oil_is_twenty_five_turns(left: int, after: int) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    lantern = make(world, "base:lantern", seeker, Spot.HAND)
    world.edit(lantern, Fuel).left = left
    make(world, "base:lamp_oil", seeker, Spot.PACK)

    do(world, seeker, WantsToRefill(lantern))

    assert world.get(lantern, Fuel).left == after


@rule("CLOCK-1", "LIGHT-1")
def test_every_light_and_every_fire_of_the_level_burns_down_in_the_same_turn_with_nobody_there() -> None:
    world = a_world()
    rooms = a_row(world, 3)
    torches = [make(world, "base:torch", room, Spot.CENTRE) for room in rooms]
    for torch in torches:
        set_alight(world, torch)

    pass_turns(world, 11)
    before = [world.has(torch, Lit) for torch in torches]
    pass_turns(world)

    assert before == [True] * 3
    assert [world.has(torch, Lit) for torch in torches] == [False] * 3


def dirt(world: World, room: int) -> int:
    """How dirty a room is."""
    found = world.find(room, Dirt)
    return found.level if found is not None else 0
