"""Sight: what is known, what is lit, and what no answer gives away (ROOM-3, LIGHT-1, P9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.combat import WantsToStrike
from components.creatures import Creature, Hunting
from components.effect import Harms
from components.knowledge import Seen
from components.locks import Lock, Trap, WantsToForce
from components.place import SIDES, Spot
from components.room import SelfLit
from components.seekers import InPlay
from components.things import Container
from components.travel import WantsToStep
from components.walls import HiddenDoor, Material, Wall
from engine.kernel.turn import run_pass
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.core.knowing import come_in, turn_up
from systems.core.legal import verdict
from systems.core.memory import memories
from systems.core.sight import is_lit, is_up, knows, seen
from systems.travel.rosette import rosette
from tests.build import (
    a_chest,
    a_hunting_rat,
    a_lit_torch,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_thing,
    a_world,
    bare_ground,
    base_order,
    join,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


@rule("ROOM-3")
def test_a_seeker_knows_what_it_has_about_it() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    spots = (Spot.HAND, Spot.BODY, Spot.PACK, Spot.AFFLICTION)

    assert all(knows(world, seeker, a_thing(world, seeker, spot)) for spot in spots)


@rule("ROOM-3")
def test_what_others_wear_is_seen_and_what_they_carry_is_not() -> None:
    world = a_world()
    room = a_room(world)
    seeker, other = a_seeker(world, room), a_seeker(world, room)
    worn, packed = a_thing(world, other, Spot.HAND), a_thing(world, other, Spot.PACK)
    goods = a_thing(world, a_hunting_rat(world, room, NORTH, seeker), Spot.GOODS)

    assert [knows(world, seeker, card) for card in (worn, packed, goods)] == [True, False, False]


@rule("ROOM-3")
def test_what_is_inside_is_known_once_it_stands_open() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    chest = a_chest(world, room, NORTH)
    inside = a_thing(world, chest, Spot.INSIDE)
    answers = [knows(world, seeker, inside)]
    turn_up(world, seeker, room, NORTH)
    answers.append(knows(world, seeker, inside))
    world.edit(chest, Container).opened = True

    answers.append(knows(world, seeker, inside))

    assert answers == [False, False, True]


@rule("ROOM-2", "ROOM-3")
def test_storage_is_known_once_it_was_searched() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    stored = a_thing(world, room, Spot.STORAGE)
    before = knows(world, seeker, stored)

    world.edit(memories(world, room)[0], Seen).storage = True

    assert (before, knows(world, seeker, stored)) == (False, True)


@rule("ROOM-3")
def test_the_centre_lies_open_and_other_rooms_do_not() -> None:
    world = a_world()
    near, far = two_rooms(world)
    seeker = a_seeker(world, near)
    here, there = a_thing(world, near, Spot.CENTRE), a_thing(world, far, Spot.CENTRE)

    assert (knows(world, seeker, here), knows(world, seeker, there)) == (True, False)


@rule("ROOM-3")
def test_a_room_is_known_by_having_been_there() -> None:
    world = a_world()
    near, far = two_rooms(world)
    seeker = a_seeker(world, near)
    before = seen(world, seeker, far), knows(world, seeker, far)
    world.turn = 9

    world.move(seeker, far, Spot.CENTRE)
    first, again = come_in(world, seeker), come_in(world, seeker)

    memory = seen(world, seeker, far)
    assert before == (None, False)
    assert (first, again) == (True, False)
    assert memory is not None and memory.turn == 9
    assert not any(is_up(world, seeker, far, side) for side in SIDES)


@planted("systems/core/sight.py", "world.get(flame, Place).spot in HANDS", "True")
@rule("LIGHT-1")
def test_a_room_is_lit_by_itself_by_a_flame_on_a_slot_or_in_a_hand() -> None:
    world = a_world()
    rooms = a_row(world, 5)
    world.add(rooms[0], SelfLit())
    a_lit_torch(world, rooms[1], NORTH)
    a_lit_torch(world, a_seeker(world, rooms[2]), Spot.OFFHAND)
    a_lit_torch(world, a_seeker(world, rooms[3]), Spot.PACK)

    assert [is_lit(world, room) for room in rooms] == [True, True, True, False, False]


@planted("systems/core/sight.py", "return is_lit(world, here[0]) or is_lit(world, room)", "return True")
@planted("systems/core/sight.py", "<= world.resource(Content).figures.movement.melee_reach", "< 0")
@rule("LIGHT-1", "ROOM-3")
@pytest.mark.parametrize("spot", [Spot.CENTRE, Spot.NORTH])
@pytest.mark.parametrize("lit", ["nowhere", "here", "beyond", "in hand"])
def test_in_the_dark_the_next_room_is_seen_from_beside_it_alone(lit: str, spot: Spot) -> None:
    world = a_world()
    here, beyond = two_rooms(world)
    seeker = a_seeker(world, here, spot)
    if lit == "in hand":
        a_lit_torch(world, seeker, Spot.HAND)
    elif lit != "nowhere":
        world.add(here if lit == "here" else beyond, SelfLit())

    rat = a_hunting_rat(world, beyond, Spot.SOUTH, seeker)

    assert knows(world, seeker, rat) == (lit != "nowhere" or spot == Spot.NORTH)


@rule("LIGHT-1")
def test_without_a_flame_in_the_world_it_is_dark() -> None:
    world = a_world()
    room = a_room(world)
    a_seeker(world, room)

    assert not is_lit(world, room)


@rule("ROOM-3", "P9")
def test_at_rest_nothing_new_is_learnt() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    world.remove(seeker, InPlay)

    rat = a_hunting_rat(world, room, NORTH, 0)

    assert not knows(world, seeker, rat)


def _trap(world: World, room: int) -> None:
    a_thing(world, room, EAST, Trap(1), Harms(1, 0))


def _mimic(world: World, room: int) -> None:
    a_chest(world, room, EAST, Trap(3), Harms(2, 0))


def _rat(world: World, room: int) -> None:
    a_rat(world, room, EAST)


def _awake_rat(world: World, room: int) -> None:
    rat = a_rat(world, room, EAST)
    world.add(rat, Creature(5, world.get(rat, Creature).temper, 3, 3, 3))


def _ground(world: World, room: int) -> None:
    bare_ground(world, room, EAST)


def _stored(world: World, room: int) -> None:
    a_thing(world, room, Spot.STORAGE)


def _chest(world: World, room: int) -> None:
    a_chest(world, room, EAST)


HIDDEN: list[Callable[[World, int], None]] = [_trap, _mimic, _rat, _awake_rat, _ground, _stored, _chest]


@rule("P9")
@pytest.mark.parametrize("hidden", HIDDEN)
def test_no_verdict_and_no_heading_tells_what_lies_face_down(hidden: Callable[[World, int], None]) -> None:
    answers = []
    for secret in (lambda world, room: None, hidden):
        world = a_world()
        near, far = two_rooms(world)
        seeker = a_seeker(world, near)
        rat = a_hunting_rat(world, near, NORTH, seeker)
        secret(world, near)
        secret(world, far)
        intents = [WantsToStep(heading) for heading in range(4)] + [WantsToStrike(rat)]
        answers.append(([verdict(world, seeker, intent) for intent in intents], rosette(world, seeker)))

    assert answers[0] == answers[1]


@rule("P9")
def test_no_verdict_tells_what_is_in_the_room_beyond() -> None:
    answers = []
    for beyond in (lambda world, room: None, lambda world, room: a_rat(world, room, SOUTH)):
        world = a_world()
        near, far = two_rooms(world)
        seeker = a_seeker(world, near, NORTH)
        beyond(world, far)
        answers.append([verdict(world, seeker, WantsToStep(heading)) for heading in range(4)])

    assert answers[0] == answers[1]


@rule("P9", "ROSE-1")
def test_wall_or_hidden_door_every_verdict_is_the_same() -> None:
    answers = []
    for extra in ([], [HiddenDoor()]):
        world = a_world()
        near, far = a_room(world), a_room(world)
        world.add(far, Lock(2))
        join(world, near, far, NORTH, Wall(Material.STONE, 6), *extra)
        seeker = a_seeker(world, near, NORTH)
        intents = [WantsToStep(NORTH), WantsToForce(far)]
        answers.append(([verdict(world, seeker, intent) for intent in intents], rosette(world, seeker)))

    assert answers[0] == answers[1]


@rule("ROOM-3", "B63")
def test_no_memory_holds_on_to_a_creature_that_died() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    wound(world, rat, 99, seeker, "cause.struck", seeker)

    run_pass(world, base_order().action)

    assert not world.alive(rat)
    assert world.get(memories(world, room)[0], Seen).spotted == []
    assert not any(hunting.quarry == rat for _, hunting in world.each(Hunting))
