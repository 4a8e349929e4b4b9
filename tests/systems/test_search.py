"""Searching: chests open once, rooms show their storage, locks and traps have their say first (TRAP-1, DOOR-1)."""

import pytest

from components.body import ActionPoints, Health
from components.effect import Harms
from components.events.locks import TrapSprung
from components.events.seekers import ExperienceGained
from components.events.things import Searched
from components.locks import Lock, Trap
from components.place import Spot
from components.seekers import Experience
from components.things import Container, WantsToSearch, Weight
from systems.core.sight import knows
from tests.build import a_chest, a_room, a_seeker, a_thing, a_world, do, everything, refusal
from tests.planted_fault import planted
from tests.rules import rule


@rule("ROOM-2", "CHAR-4")
def test_opening_a_chest_costs_a_point_shows_its_goods_and_is_a_find() -> None:
    world = a_world()
    room = a_room(world)
    chest = a_chest(world, room, Spot.CENTRE)
    goods = a_thing(world, chest, Spot.INSIDE)
    seeker = a_seeker(world, room)
    before = knows(world, seeker, goods)

    do(world, seeker, WantsToSearch(chest))

    assert (before, knows(world, seeker, goods)) == (False, True)
    assert world.get(seeker, ActionPoints).left == 3
    assert world.get(seeker, Experience) == Experience(5, 5)
    assert Searched(room, seeker, chest, 1) in world.events


@planted("systems/things/search.py", "    if found:\n        gain", "    if True:\n        gain", case="0")
@pytest.mark.parametrize("goods", [0, 1, 3])
@rule("CHAR-4", "ROOM-2")
def test_a_find_is_what_is_found_an_empty_chest_none_and_a_full_one_one(goods: int) -> None:
    world = a_world()
    room = a_room(world)
    chest = a_chest(world, room, Spot.CENTRE)
    for _ in range(goods):
        a_thing(world, chest, Spot.INSIDE)
    seeker = a_seeker(world, room)

    do(world, seeker, WantsToSearch(chest))

    assert world.get(seeker, Experience).total == (5 if goods else 0)
    assert any(isinstance(event, ExperienceGained) for event in world.events) == (goods > 0)


@planted("systems/things/legal_cards.py", "    if container.opened:", "    if False:")
@rule("P3", "P10")
def test_a_chest_is_opened_once_and_the_find_counts_once() -> None:
    world = a_world()
    room = a_room(world)
    chest = a_chest(world, room, Spot.CENTRE)
    seeker = a_seeker(world, room)
    do(world, seeker, WantsToSearch(chest))
    before = everything(world)

    reason = refusal(world, seeker, WantsToSearch(chest))

    assert reason == "refused.opened_already"
    assert everything(world) == before


@rule("DOOR-1", "P3")
def test_a_locked_chest_and_one_across_the_room_stay_shut() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    locked, far = a_chest(world, room, Spot.CENTRE, Lock(2)), a_chest(world, room, Spot.NORTH)

    reasons = [refusal(world, seeker, WantsToSearch(card)) for card in (locked, far, a_thing(world, room, Spot.CENTRE))]

    assert reasons == ["refused.container_locked", "refused.not_on_slot", "refused.no_container"]


@rule("TRAP-1")
def test_a_trapped_chest_springs_on_who_looks_inside_and_opens_all_the_same() -> None:
    world = a_world()
    room = a_room(world)
    chest = a_chest(world, room, Spot.CENTRE, Trap(0), Harms(0, 4))
    seeker = a_seeker(world, room)

    do(world, seeker, WantsToSearch(chest))

    assert world.get(seeker, Health).left == 16
    assert world.get(chest, Container).opened
    assert TrapSprung(room, seeker, chest) in world.events


@planted("systems/things/search.py", "world.edit(memory, Seen).storage = True", "pass")
@rule("ROOM-2", "ROOM-3")
def test_searching_a_room_shows_its_storage_to_that_seeker_alone() -> None:
    world = a_world()
    room = a_room(world)
    stored = a_thing(world, room, Spot.STORAGE)
    finder, other = a_seeker(world, room), a_seeker(world, room)

    judged = do(world, finder, WantsToSearch(room))

    assert judged.ap == 1
    assert [knows(world, seeker, stored) for seeker in (finder, other)] == [True, False]
    assert refusal(world, finder, WantsToSearch(room)) == "refused.searched_already"


@rule("ITEM-1")
def test_a_bag_in_the_pack_can_be_opened_there() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    bag = a_thing(world, seeker, Spot.PACK, Container(), Weight(1))

    do(world, seeker, WantsToSearch(bag))

    assert world.get(bag, Container).opened
