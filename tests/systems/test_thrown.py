"""Who is thrown: to the centre or out, and what waits where one comes down (ROOM-3, TRAP-1, B18)."""

import pytest

from components.body import ActionPoints, Health
from components.effect import Delays, Displaces, Harms
from components.events.locks import TrapSprung
from components.events.things import Flipped
from components.locks import Noticed, Trap
from components.place import Place, Spot
from systems.core.sight import is_up
from tests.build import a_chest, a_rat, a_room, a_row, a_seeker, a_thing, a_world
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.test_effects import unleashed


@rule("ROOM-3")
def test_a_seeker_is_thrown_to_the_centre() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.EAST)

    unleashed(world, seeker, Displaces())

    assert world.get(seeker, Place) == Place(room, Spot.CENTRE)


@rule("ROOM-3", "CHAR-4")
def test_a_seeker_is_thrown_out_by_the_first_open_way_and_knows_where_it_lands() -> None:
    world = a_world()
    west, east = a_row(world, 2)
    seeker = a_seeker(world, west)
    ground = a_thing(world, east, Spot.WEST)

    unleashed(world, seeker, Displaces(out=True))

    assert world.get(seeker, Place) == Place(east, Spot.WEST)
    assert is_up(world, seeker, east, Spot.WEST)
    assert Flipped(east, seeker, ground, Spot.WEST) in world.events


@planted("systems/travel/displace.py", "                _land_on(world, body, beyond, ends)\n", "")
@rule("TRAP-1", "ROOM-3")
@pytest.mark.parametrize("noticed", [True, False])
def test_who_is_thrown_upon_a_trap_springs_it_and_takes_all_of_it_in_the_same_act(noticed: bool) -> None:
    world = a_world()
    west, east = a_row(world, 2)
    seeker = a_seeker(world, west)
    trap = a_thing(world, east, Spot.WEST, Trap(0), Harms(0, 4), Delays(1))
    if noticed:
        world.add(trap, Noticed([seeker]))

    unleashed(world, seeker, Displaces(out=True))

    assert TrapSprung(east, seeker, trap) in world.events
    assert world.get(seeker, Health).left == 16
    assert world.get(seeker, ActionPoints).left == 3
    assert not world.alive(trap)


@planted("systems/travel/displace.py", "while fresh :=", "if fresh :=")
@rule("TRAP-1", "ROOM-3")
def test_a_trap_that_somebody_is_thrown_upon_may_throw_in_its_turn() -> None:
    world = a_world()
    west, east = a_row(world, 2)
    seeker = a_seeker(world, west)
    trap = a_thing(world, east, Spot.WEST, Trap(0), Displaces())

    unleashed(world, seeker, Displaces(out=True))

    assert world.get(seeker, Place) == Place(east, Spot.CENTRE)
    assert not world.alive(trap)


@planted("systems/travel/displace.py", " and not world.has(card, Container)", "")
@rule("TRAP-1", "ROOM-3")
def test_a_trapped_box_that_somebody_is_thrown_upon_waits_to_be_opened() -> None:
    world = a_world()
    west, east = a_row(world, 2)
    seeker = a_seeker(world, west)
    box = a_chest(world, east, Spot.WEST, Trap(0), Harms(0, 4))

    unleashed(world, seeker, Displaces(out=True))

    assert world.has(box, Trap)
    assert world.get(seeker, Health).left == 20


@planted("systems/travel/displace.py", "if ends is not None:", "if True:")
@rule("MOVE-4")
def test_with_no_way_open_one_is_thrown_to_the_centre_instead() -> None:
    world = a_world()
    west, east = a_row(world, 2)
    seeker = a_seeker(world, west, Spot.NORTH)
    a_rat(world, east, Spot.WEST)

    unleashed(world, seeker, Displaces(out=True))

    assert world.get(seeker, Place) == Place(west, Spot.CENTRE)
