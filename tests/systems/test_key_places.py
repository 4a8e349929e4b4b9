"""A key that somebody dies with, or that lay in what has ended, lies on a slot where anybody can take it (G9)."""

from __future__ import annotations

import pytest

from components.card import BareGround
from components.creatures import Creature
from components.events.things import Fell
from components.light import Lit
from components.locks import Lock, Trap
from components.place import SIDES, Place, Spot
from components.room import Stair
from components.things import Container, WantsToDrop, WantsToTake
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.core.knowing import turn_up
from systems.core.sight import knows
from systems.things.putting import empty_out
from tests.build import a_key, a_lit_torch, a_rat, a_room, a_seeker, a_thing, a_world, do, pass_turns, refusal
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, CENTRE, STORAGE = Spot.NORTH, Spot.EAST, Spot.CENTRE, Spot.STORAGE


class Den:
    """A rat with a key on the north slot of a room that nobody has seen, and a locked room elsewhere."""

    def __init__(self) -> None:
        self.world: World = a_world()
        self.room, self.vault = a_room(self.world), a_room(self.world, Lock(1), x=1)
        self.rat = a_rat(self.world, self.room, NORTH)
        self.key = a_key(self.world, self.rat, self.vault, Spot.GOODS)

    def dies(self, killer: int = 0) -> Spot:
        """The rat dies, of a blow of this one or of nobody's; where its key lies."""
        wound(self.world, self.rat, 99, killer, "cause.harm", killer)
        pass_turns(self.world, 1)
        assert not self.world.alive(self.rat)
        place = self.world.get(self.key, Place)
        assert place.holder == self.room
        return place.spot


@planted("systems/locks/key_places.py", "dict.fromkeys((spot, *SIDES, Spot.CENTRE))", "[spot]")
@rule("G9")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_the_key_of_one_killed_by_nobody_lies_on_a_side_as_long_as_one_is_free_of_things(taken: int) -> None:
    den = Den()
    for spot in SIDES[:taken]:
        a_thing(den.world, den.room, spot)

    assert den.dies() == SIDES[taken]


@rule("G9")
def test_where_all_sides_hold_a_thing_the_key_lies_in_the_centre() -> None:
    den = Den()
    for spot in SIDES:
        a_thing(den.world, den.room, spot)

    assert den.dies() == CENTRE


@planted("systems/locks/key_places.py", "(*free, *yielding)", "free")
@planted("systems/things/putting.py", "        _shove_aside(world, thing, room)\n", "        pass\n")
@rule("G9", "ROOM-2")
def test_where_every_slot_holds_a_thing_the_one_in_the_centre_gives_way_and_whoever_saw_it_knows_where() -> None:
    den = Den()
    for spot in (*SIDES, CENTRE):
        pebble = a_thing(den.world, den.room, spot)
    torch = a_lit_torch(den.world, den.room, STORAGE)
    den.world.doom(pebble, "test")
    den.world.bury()
    den.world.move(torch, den.room, CENTRE)
    seeker = a_seeker(den.world, den.room, Spot.SOUTH)

    assert den.dies() == CENTRE

    assert den.world.get(torch, Place).spot == STORAGE and not den.world.has(torch, Lit)
    assert Fell(den.room, torch, int(STORAGE)) in den.world.events
    assert knows(den.world, seeker, torch)


@planted("systems/locks/key_places.py", "portable(world, thing) and not world.has(thing, Key)", "True")
@rule("G9", "LOCK-2")
def test_neither_another_key_nor_what_cannot_be_lifted_gives_way() -> None:
    den = Den()
    other = a_room(den.world, Lock(2), x=2)
    first = a_key(den.world, den.room, other, CENTRE)
    den.world.spawn(Stair(True), Place(den.room, NORTH))
    for spot in SIDES[1:3]:
        den.world.spawn(Trap(1), Place(den.room, spot))
    pebble = a_thing(den.world, den.room, Spot.WEST)

    assert den.dies() == Spot.WEST

    assert den.world.get(first, Place) == Place(den.room, CENTRE)
    assert den.world.get(pebble, Place).spot == STORAGE


@rule("G9")
def test_two_keys_of_one_body_lie_on_two_slots() -> None:
    den = Den()
    second = a_key(den.world, den.rat, a_room(den.world, Lock(2), x=2), Spot.GOODS)

    assert (den.dies(), den.world.get(second, Place).spot) == (NORTH, EAST)


@planted("systems/locks/key_places.py", "all(is_up(world, seeker, room, slot) for seeker in eyes)", "True")
@rule("G9", "P9")
@pytest.mark.parametrize("by_hand", [False, True])
def test_where_a_key_lies_tells_one_who_looks_on_nothing_of_what_lies_face_down(by_hand: bool) -> None:
    landed = set()
    for hidden in (BareGround(), Trap(1)):
        den = Den()
        seeker = a_seeker(den.world, den.room, CENTRE)
        den.world.spawn(hidden, Place(den.room, NORTH))
        turn_up(den.world, seeker, den.room, EAST)
        landed.add(den.dies(seeker if by_hand else 0))

    assert landed == {EAST}


@rule("G9", "P1")
@pytest.mark.parametrize("spot", [*SIDES, CENTRE])
def test_the_key_in_a_chest_that_burns_lies_on_a_slot_and_is_taken(spot: Spot) -> None:
    den = Den()
    chest = den.world.spawn(Container(), Place(den.room, spot))
    den.world.move(den.key, chest, Spot.INSIDE)
    for other in (*SIDES, CENTRE):
        if other != spot:
            a_thing(den.world, den.room, other)

    empty_out(den.world, chest)

    place = den.world.get(den.key, Place)
    assert place.holder == den.room and place.spot in (*SIDES, CENTRE)
    seeker = a_seeker(den.world, den.room, place.spot)
    turn_up(den.world, seeker, den.room, place.spot)
    assert refusal(den.world, seeker, WantsToTake(den.key)) == ""


@rule("G9", "ROOM-2")
def test_a_key_that_is_put_down_in_a_full_room_lies_in_the_centre_for_all_who_come() -> None:
    den = Den()
    for spot in (*SIDES, CENTRE):
        a_thing(den.world, den.room, spot)
    seeker = a_seeker(den.world, den.room, CENTRE)
    den.world.move(den.key, seeker, Spot.PACK)

    do(den.world, seeker, WantsToDrop(den.key))

    assert den.world.get(den.key, Place) == Place(den.room, CENTRE)
    assert sum(1 for card in den.world.held(den.room, CENTRE) if not den.world.has(card, Creature)) == 2
