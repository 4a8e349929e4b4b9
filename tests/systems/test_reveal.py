"""Face up and face down: what a seeker learns by stepping, and what it loses sight of (ROOM-1, ROOM-2, ROOM-3)."""

from components.body import ActionPoints
from components.card import BareGround
from components.creatures import Awake
from components.events.things import Flipped
from components.events.travel import Arrived, Blocked, Stepped
from components.knowledge import Seen
from components.place import Place, Spot
from components.room import SelfLit
from components.seekers import Experience
from components.travel import WantsToStep
from systems.core.knowing import come_in
from systems.core.legal import verdict
from systems.core.memory import memories
from systems.core.rooms import creature_at
from systems.core.sight import is_up, knows, seen
from tests.build import (
    a_chest,
    a_hunting_rat,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_thing,
    a_world,
    bare_ground,
    creatures_act,
    do,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


@planted("systems/things/reveal.py", "turn_up(world, seeker, toward.room, toward.spot)", "pass")
@rule("ROOM-3")
def test_a_side_card_turns_face_up_only_by_a_step_into_its_slot() -> None:
    world = a_world()
    room = a_room(world)
    chest = a_chest(world, room, NORTH)
    seeker = a_seeker(world, room)
    before = knows(world, seeker, chest)

    do(world, seeker, WantsToStep(NORTH))

    assert not before
    assert knows(world, seeker, chest)
    assert [event.card for event in world.events if isinstance(event, Flipped)] == [chest]


@planted("systems/core/knowing.py", 'world.doom(card, "bare ground")', "pass")
@rule("ROOM-2", "ROOM-3")
def test_bare_ground_is_gone_once_it_is_seen() -> None:
    world = a_world()
    room = a_room(world)
    ground = bare_ground(world, room, WEST)
    seeker = a_seeker(world, room)

    do(world, seeker, WantsToStep(WEST))

    assert not world.alive(ground)
    assert not world.any(BareGround)
    assert world.ledger["bare ground"] == -1
    assert is_up(world, seeker, room, WEST)


@rule("ROOM-3")
def test_an_unknown_enemy_keeps_its_slot_and_the_step_is_paid() -> None:
    world = a_world()
    room = a_room(world)
    rat = a_rat(world, room, EAST)
    seeker = a_seeker(world, room)

    do(world, seeker, WantsToStep(EAST))

    assert world.get(seeker, Place).spot == Spot.CENTRE
    assert world.get(seeker, ActionPoints).left == 3
    assert knows(world, seeker, rat)
    assert Blocked(room, seeker, rat) in world.events
    assert world.has(rat, Awake)
    assert not any(isinstance(event, Stepped) for event in world.events)


@rule("ROOM-3")
def test_an_unknown_enemy_on_the_slot_beyond_keeps_the_seeker_on_this_side() -> None:
    world = a_world()
    first, second = two_rooms(world)
    rat = a_rat(world, second, SOUTH)
    seeker = a_seeker(world, first, NORTH)

    do(world, seeker, WantsToStep(NORTH))

    assert world.get(seeker, Place).holder == first
    assert knows(world, seeker, rat)
    assert seen(world, seeker, second) is None
    assert world.get(seeker, Experience).total == 0


@planted("systems/travel/legal_move.py", "if stands and knows(world, actor, stands):", "if stands:")
@rule("ROOM-3", "P9")
def test_the_verdict_of_a_step_is_the_same_whatever_lies_face_down() -> None:
    judged = []
    for hidden in (a_rat, a_chest, bare_ground, a_thing):
        world = a_world()
        room = a_room(world)
        hidden(world, room, EAST)
        judged.append(verdict(world, a_seeker(world, room), WantsToStep(EAST)))

    assert judged[0].legal
    assert all(one == judged[0] for one in judged)


@rule("ROOM-3", "CHAR-4")
def test_a_first_visit_is_remembered_and_gives_experience_once() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, NORTH)

    for heading in (NORTH, SOUTH, NORTH):
        do(world, seeker, WantsToStep(heading))

    assert seen(world, seeker, second) is not None
    assert world.get(seeker, Experience).total == 5
    assert len(memories(world, second)) == 1


@rule("ROOM-3")
def test_what_one_seeker_knows_another_does_not() -> None:
    world = a_world()
    room = a_room(world)
    chest = a_chest(world, room, NORTH)
    one, other = a_seeker(world, room), a_seeker(world, room)

    do(world, one, WantsToStep(NORTH))

    assert (knows(world, one, chest), knows(world, other, chest)) == (True, False)


@rule("ROOM-3")
def test_a_room_is_remembered_as_it_was_when_its_seeker_left() -> None:
    world = a_world()
    first, _ = two_rooms(world)
    a_chest(world, first, NORTH)
    seeker = a_seeker(world, first)
    do(world, seeker, WantsToStep(NORTH))
    world.turn = 7

    do(world, seeker, WantsToStep(NORTH))
    a_thing(world, first, Spot.CENTRE)

    remembered = seen(world, seeker, first)
    assert remembered is not None
    assert (remembered.turn, remembered.cards, remembered.spots) == (7, ["base:chest"], [NORTH])


@rule("ROOM-3")
def test_a_creature_that_moves_in_view_is_known_where_it_went() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_rat(world, room, NORTH)

    do(world, rat, WantsToStep(SOUTH))

    assert knows(world, seeker, rat)
    assert not is_up(world, seeker, room, SOUTH)


@planted("systems/core/knowing.py", "world.edit(memory, Seen).spotted.remove(body)\n\n\ndef _still",
         "pass\n\n\ndef _still")
@rule("ROOM-3", "P9")
def test_a_creature_that_moved_while_its_seeker_was_away_is_lost() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first)
    rat = a_hunting_rat(world, first, EAST, seeker)
    world.move(seeker, second, EAST)
    come_in(world, seeker)

    do(world, rat, WantsToStep(WEST))
    world.move(seeker, first, Spot.CENTRE)

    assert not knows(world, seeker, rat)
    assert rat not in world.get(memories(world, first)[0], Seen).spotted


@rule("ROOM-3")
def test_a_creature_that_comes_in_is_seen_to_come_in() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first)
    rat = a_rat(world, second, SOUTH)

    do(world, rat, WantsToStep(SOUTH))

    assert creature_at(world, first, NORTH) == rat
    assert knows(world, seeker, rat)
    assert Arrived(first, rat, NORTH) in world.events


@rule("ROOM-3", "MOVE-2")
def test_only_the_facing_slots_of_the_rooms_beyond_are_in_view() -> None:
    world = a_world()
    near, next_door, far = a_row(world, 3)
    world.add(near, SelfLit())
    seeker = a_seeker(world, near)
    facing_rat, other_rat, far_rat = a_rat(world, next_door, EAST), a_rat(world, next_door, NORTH), a_rat(world, far)

    do(world, facing_rat, WantsToStep(WEST))
    do(world, other_rat, WantsToStep(SOUTH))
    creatures_act(world)

    assert [knows(world, seeker, rat) for rat in (facing_rat, other_rat, far_rat)] == [True, False, False]
    assert seen(world, seeker, next_door) is None
