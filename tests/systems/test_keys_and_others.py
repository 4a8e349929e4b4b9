"""Keys among everything else: whatever befalls a room, a holder or a slot, a key is had and opens its lock (G9, P4)."""

import pytest

from components.card import Card
from components.knowledge import Choice
from components.locks import Lock, WantsToUnlock
from components.place import Place, Spot
from components.rest import WantsToWait
from components.room import Entrance, Exits
from components.seekers import WantsToAnswer
from components.things import Stack, WantsToTake
from components.travel import WantsToStep
from components.water import Flood, Source
from content.make import make
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.conditions.laying import lay_condition
from systems.core.knowing import turn_up
from systems.locks.solvable import still_solvable
from systems.water.waters import stir
from tests.build import a_key, a_row, a_seeker, a_thing, a_tremor, a_world, do, pass_turns, refusal
from tests.rules import rule

SLOT = Spot.NORTH


def before_a_lock(world: World) -> tuple[list[int], int, int]:
    """Three rooms, the last locked, its key on the north slot of the middle one, where a seeker stands."""
    rooms = a_row(world, 3)
    world.add(rooms[0], Entrance())
    world.add(rooms[2], Lock(2))
    key = a_key(world, rooms[1], rooms[2], SLOT)
    seeker = a_seeker(world, rooms[1], SLOT)
    turn_up(world, seeker, rooms[1], SLOT)
    return rooms, key, seeker


def opens(world: World, seeker: int, key: int, beyond: int) -> None:
    """The seeker walks to the lock in the east, opens it with the key and goes in."""
    for heading in (Spot.SOUTH, Spot.EAST):
        do(world, seeker, WantsToStep(heading))
    pass_turns(world)
    do(world, seeker, WantsToUnlock(beyond, key))
    do(world, seeker, WantsToStep(Spot.EAST))

    assert world.get(seeker, Place).holder == beyond
    assert not world.has(beyond, Lock) and not world.alive(key)


@rule("P4", "G10", "B01", "B24")
def test_when_the_ceiling_falls_on_who_takes_a_key_the_lock_is_still_reached_and_opened() -> None:
    world = a_world()
    rooms, key, seeker = before_a_lock(world)
    lay_condition(world, rooms[1], "base:unstable")
    ways = [list(world.get(room, Exits).rooms) for room in rooms]

    do(world, seeker, WantsToTake(key))
    if not world.has(seeker, Choice):
        a_tremor(world, seeker, rooms[1])
    do(world, seeker, WantsToAnswer(0))

    assert "base:collapsed" in {world.get(card, Card).prototype for card in world.held(rooms[1], Spot.CONDITION)}
    assert [list(world.get(room, Exits).rooms) for room in rooms] == ways
    assert still_solvable(world) == ""
    opens(world, seeker, key, rooms[2])


@rule("P4", "G9", "B21")
@pytest.mark.parametrize("severity", [1, 2, 3, 4])
def test_a_flood_over_the_room_of_a_key_leaves_it_there_to_be_taken(severity: int) -> None:
    world = a_world()
    rooms, key, seeker = before_a_lock(world)

    world.add(rooms[1], Source(severity, severity, None))
    stir(world, rooms[1])
    pass_turns(world, 3)

    assert world.get(rooms[1], Flood).depth == severity
    assert world.get(key, Place) == Place(rooms[1], SLOT)
    assert still_solvable(world) == ""
    assert refusal(world, seeker, WantsToTake(key)) == ""


@rule("AGE-5", "G9", "B21")
def test_a_key_carried_by_one_that_drowns_is_won_from_the_risen_one() -> None:
    world = a_world()
    rooms, key, seeker = before_a_lock(world)
    hound = make(world, "base:cave_hound", rooms[0], Spot.WEST)
    world.move(key, hound, Spot.GOODS)
    world.remove(rooms[0], Entrance)
    world.add(rooms[0], Source(4, 4, None))
    stir(world, rooms[0])
    pass_turns(world)

    risen, held = world.get(hound, Card).prototype, world.held(hound, Spot.GOODS)
    wound(world, hound, 1000, seeker, "cause.harm")
    do(world, seeker, WantsToWait())

    assert risen == "base:weed_hound"
    assert held == [key]
    assert not world.alive(hound)
    place = world.get(key, Place)
    assert place.holder == rooms[0]
    assert refusal(world, a_seeker(world, rooms[0], place.spot), WantsToTake(key)) == ""


@rule("LOCK-2", "G9", "B08")
def test_two_keys_on_one_slot_among_other_things_are_two_cards_and_both_are_taken() -> None:
    world = a_world()
    rooms, key, seeker = before_a_lock(world)
    world.add(rooms[0], Lock(2))
    other = a_key(world, rooms[1], rooms[0], SLOT)
    a_thing(world, rooms[1], SLOT, Stack(3, 5))

    for card in (key, other):
        do(world, seeker, WantsToTake(card))

    assert world.get(key, Place).holder == world.get(other, Place).holder == seeker
    assert not world.has(key, Stack) and not world.has(other, Stack)
    opens(world, seeker, key, rooms[2])
    assert world.alive(other)
