"""Fire: what catches, what it does to whom, and how it ends (CLOCK-1, COND-2, WALL-10)."""

import pytest

from components.body import Health
from components.card import Card
from components.conditions import ClearedBy
from components.effect import Ignites, Unleashed
from components.events.fire import Burnt
from components.fire import Burning, Flammable
from components.light import Lit
from components.locks import Lock
from components.place import Place, Spot
from components.room import Location
from components.seekers import InPlay
from components.things import WantsToTake
from components.walls import Floor, Material, Wall
from components.water import Flood
from content.make import make
from engine.kernel.turn import run_pass
from engine.kernel.world import World
from systems.fire.burning import ignite
from systems.fire.fire import can_catch, fires_in
from systems.fire.ignite import Ignite
from systems.light.flames import set_alight
from tests.build import a_rat, a_room, a_seeker, a_world, do, pass_turns, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

CLOTH = "base:weighted_net"


def a_burning_net(world: World, room: int, spot: Spot = Spot.EAST) -> int:
    """A net on fire."""
    net = make(world, CLOTH, room, spot)
    ignite(world, net)
    return net


def caught(world: World, entity: int, turns: int) -> bool:
    """Whether it burns within so many turns."""
    for _ in range(turns):
        pass_turns(world, 1)
        if world.has(entity, Burning):
            return True
    return False


@planted("systems/fire/burning.py", "world.turn + fuel.turns if", "world.turn + fuel.turns + 1 if")
@rule("CLOCK-1")
def test_cloth_burns_for_its_turns_and_is_gone() -> None:
    world = a_world()
    net = a_burning_net(world, a_room(world))

    pass_turns(world, 3)
    there = world.alive(net)
    pass_turns(world, 1)

    assert there
    assert not world.alive(net)


@planted("systems/fire/catch_fire.py", "spot in SLOTS and world.get(light, Place).spot not in HANDS", "True")
@rule("CLOCK-1")
def test_a_torch_set_down_sets_fire_to_cloth_on_its_slot_and_one_in_a_hand_does_not() -> None:
    world = a_world()
    room = a_room(world)
    torch = make(world, "base:torch", room, Spot.EAST)
    net = make(world, CLOTH, room, Spot.EAST)
    held = make(world, "base:torch", a_seeker(world, a_room(world, x=4)), Spot.HAND)
    other = make(world, CLOTH, world.get(world.get(held, Place).holder, Place).holder, Spot.CENTRE)
    for light in (torch, held):
        set_alight(world, light)

    burnt, safe = caught(world, net, 11), not caught(world, other, 11)

    assert burnt
    assert safe


@planted("systems/fire/catch_fire.py", "world.rows(Lit, NakedFlame)", "world.rows(Lit, Lit)")
@rule("CLOCK-1")
def test_a_lantern_set_down_sets_fire_to_nothing() -> None:
    world = a_world()
    room = a_room(world)
    set_alight(world, make(world, "base:lantern", room, Spot.EAST))
    net = make(world, CLOTH, room, Spot.EAST)

    assert not caught(world, net, 40)


@planted("content/base/figures.toml", "catch_slot = 30", "catch_slot = 60")
@rule("CLOCK-1")
@rule("P7")
def test_fire_spreads_as_often_as_its_figures_say() -> None:
    found = {Spot.EAST: 0, Spot.WEST: 0}

    for seed in range(300):
        world = a_world(seed)
        room = a_room(world)
        a_burning_net(world, room, Spot.EAST)
        others = {spot: make(world, "base:scroll_of_mending", room, spot) for spot in found}
        pass_turns(world, 1)
        for spot, other in others.items():
            found[spot] += world.has(other, Burning)

    # 30 and 10 in a hundred, within four standard deviations of 300 draws.
    assert 58 <= found[Spot.EAST] <= 122
    assert 9 <= found[Spot.WEST] <= 51


@planted("systems/fire/burning_harm.py", "if where is None or where == spot", "if True")
@rule("CLOCK-1")
def test_fire_hurts_by_two_whoever_stands_on_its_slot_and_nobody_beside_it() -> None:
    world = a_world()
    room = a_room(world)
    a_burning_net(world, room, Spot.EAST)
    rat, seeker = a_rat(world, room, Spot.EAST), a_seeker(world, room)

    pass_turns(world, 1)

    assert world.get(rat, Health).left == 6 - 2
    assert world.get(seeker, Health).left == 20


@planted("systems/conditions/clearing.py", "work.done < world.get(room, Location).size",
         "work.done <= world.get(room, Location).size")
@rule("CLOCK-1")
@rule("COND-WEBBED")
def test_webs_on_fire_hurt_everybody_and_each_turn_of_fire_is_a_success() -> None:
    world = a_world()
    room = a_room(world)
    webs = make(world, "base:webbed", room, Spot.CONDITION)
    seeker = a_seeker(world, room)
    ignite(world, webs)

    pass_turns(world, 2)
    done = world.get(webs, ClearedBy).done
    hurt = world.get(seeker, Health).left
    pass_turns(world, 1)

    assert done == 2
    assert hurt == 20 - 4
    assert world.get(room, Location).size == 3
    assert not world.alive(webs)


@rule("WALL-10")
@rule("CLOCK-1")
def test_a_timber_floor_burns_a_hit_a_turn_and_a_stone_floor_does_not_catch() -> None:
    world = a_world()
    wooden, stony = a_room(world, Floor(Material.TIMBER, 3)), a_room(world, Floor(Material.STONE, 6), x=3)

    ignite(world, wooden)
    pass_turns(world, 2)
    left = world.get(wooden, Floor).hits_left
    pass_turns(world, 1)

    assert left == 1
    assert not world.has(wooden, Floor)
    assert not world.has(wooden, Burning)
    assert can_catch(world, stony) == []


@rule("CLOCK-1")
def test_a_burning_timber_wall_is_fire_on_both_its_sides_and_falls() -> None:
    world = a_world()
    first, second = two_rooms(world, Wall(Material.TIMBER, 3))
    passage = next(entity for entity, _ in world.each(Wall))
    ignite(world, passage)
    sides = [fires_in(world, room) for room in (first, second)]

    pass_turns(world, 3)

    assert sides == [[(passage, None)], [(passage, None)]]
    assert not world.has(passage, Wall)
    assert fires_in(world, first) == []


@planted("systems/water/water.py", ">= world.resource(Content).figures.fire.quench_depth", "> enough")
@rule("CLOCK-1")
@pytest.mark.parametrize(("depth", "burns"), [(1, True), (2, False)])
def test_water_two_deep_puts_fire_out_and_lets_nothing_catch(depth: int, burns: bool) -> None:
    world = a_world()
    room = a_room(world)
    net = a_burning_net(world, room)
    world.add(room, Flood(depth))
    other = make(world, CLOTH, room, Spot.WEST)

    pass_turns(world, 1)

    assert world.has(net, Burning) is burns
    assert ((other, Spot.WEST) in can_catch(world, room)) is burns


@planted("systems/fire/scorch.py", "        world.emit(Burnt(room, body, harm, fire))\n", "")
@rule("CLOCK-1")
def test_whoever_is_burnt_is_told_by_what_and_how_badly() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.EAST)
    net = a_burning_net(world, room)

    pass_turns(world, 1)

    assert [(event.target, event.damage, event.fire) for event in world.events if isinstance(event, Burnt)] == [
        (seeker, 2, net)]


@planted("systems/fire/ignite.py", "spot in (slot, None) and ", "")
@rule("CLOCK-1")
def test_a_burst_of_fire_catches_what_lies_where_its_target_stands() -> None:
    world = a_world()
    room = a_room(world)
    rat = a_rat(world, room, Spot.EAST)
    near, far = make(world, CLOTH, room, Spot.EAST), make(world, CLOTH, room, Spot.WEST)
    flask = world.spawn(Card("base:fire_flask"), Ignites(100), Unleashed(rat, 0))

    run_pass(world, (Ignite(),))

    assert world.alive(flask)
    assert world.has(near, Burning)
    assert not world.has(far, Burning)


@rule("CLOCK-1")
def test_a_locked_room_catches_no_fire_from_the_next() -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.add(second, Lock(1))
    a_burning_net(world, first, Spot.NORTH)
    other = make(world, CLOTH, second, Spot.SOUTH)

    assert not caught(world, other, 20)


@rule("CLOCK-1")
def test_what_burns_on_goes_on_without_a_seeker() -> None:
    world = a_world()
    room = a_room(world)
    net = a_burning_net(world, room)

    pass_turns(world, 4)

    assert not any(True for _ in world.each(InPlay))
    assert not world.alive(net)


@rule("LIGHT-1")
def test_a_flame_that_is_taken_away_leaves_the_fire_it_lit() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    torch = make(world, "base:torch", room, Spot.CENTRE)
    set_alight(world, torch)
    net = make(world, CLOTH, room, Spot.WEST)
    ignite(world, net)

    do(world, seeker, WantsToTake(torch))

    assert not world.has(torch, Lit)
    assert world.has(net, Burning)
    assert world.get(net, Burning).due == world.turn + world.get(net, Flammable).turns
