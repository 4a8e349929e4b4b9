"""Things are named by place, as the seeker knows them; what it does not know has no name (P9)."""

from __future__ import annotations

import pytest

from components.knowledge import Seen
from components.place import Spot
from systems.core.addresses import address_of, board, carried, resolve
from systems.core.knowing import come_in, turn_up
from systems.core.verdict import Refusal
from tests.build import a_chest, a_rat, a_room, a_seeker, a_thing, a_torch, a_world, two_rooms
from tests.laws.chronicles import a_game
from tests.rules import rule


@rule("P9", "ROOM-3")
def test_what_lies_face_down_is_refused_as_such_whatever_it_is() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_thing(world, room, Spot.NORTH)
    a_rat(world, room, Spot.EAST)

    for side in ("north", "east", "south", "west"):
        for want in ("thing", "creature"):
            found = resolve(world, seeker, side, want)
            assert isinstance(found, Refusal)
            assert found.message == "refused.face_down"


@rule("ROOM-3")
def test_a_slot_names_its_thing_or_its_creature_as_it_is_meant() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    thing, rat = a_thing(world, room, Spot.NORTH), a_rat(world, room, Spot.NORTH)
    turn_up(world, seeker, room, Spot.NORTH)

    assert resolve(world, seeker, "north", "thing") == thing
    assert resolve(world, seeker, "north", "creature") == rat
    assert resolve(world, seeker, "north.thing", "creature") == thing
    assert resolve(world, seeker, "north.creature", "thing") == rat
    assert resolve(world, seeker, "centre", "thing") == room
    assert resolve(world, seeker, "here", "thing") == room


def test_ordinals_count_from_one_over_what_is_known() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    first, second = a_thing(world, seeker, Spot.PACK), a_thing(world, seeker, Spot.PACK)
    below = a_thing(world, room, Spot.STORAGE)

    assert resolve(world, seeker, "pack.1", "carried") == first
    assert resolve(world, seeker, "pack.2", "carried") == second
    assert resolve(world, seeker, "pack.3", "carried") == Refusal("refused.nothing_there", {"address": "pack.3"})
    assert resolve(world, seeker, "pack.0", "carried") == Refusal("refused.nothing_there", {"address": "pack.0"})
    assert isinstance(resolve(world, seeker, "storage.1", "thing"), Refusal)
    for memory in world.held(room, Spot.MEMORY):
        world.edit(memory, Seen).storage = True
    assert resolve(world, seeker, "storage.1", "thing") == below


def test_goods_have_a_name_once_the_box_was_opened() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    chest = a_chest(world, room, Spot.EAST)
    torch = a_torch(world, chest, Spot.INSIDE)
    turn_up(world, seeker, room, Spot.EAST)

    closed = resolve(world, seeker, "east.inside.1", "thing")
    _open(world, chest)

    assert isinstance(closed, Refusal)
    assert resolve(world, seeker, "east.inside.1", "thing") == torch
    assert resolve(world, seeker, "east.thing.inside.1", "thing") == torch


def _open(world, chest) -> None:  # type: ignore[no-untyped-def]
    from components.things import Container

    world.edit(chest, Container).opened = True


def test_the_room_beyond_and_remembered_rooms_have_names() -> None:
    world = a_world()
    south, north = two_rooms(world)
    seeker = a_seeker(world, south, Spot.NORTH)

    assert resolve(world, seeker, "beyond.north", "room") == north
    assert resolve(world, seeker, "beyond.east", "room") == Refusal("refused.no_way", {"heading": "east"})
    assert resolve(world, seeker, "room.0.0", "room") == south
    assert resolve(world, seeker, "room.0.1", "room") == Refusal("refused.unknown_room", {"address": "room.0.1"})
    world.move(seeker, north, Spot.SOUTH)
    come_in(world, seeker)
    assert resolve(world, seeker, "room.0.1", "room") == north


@pytest.mark.parametrize(
    "address",
    ["", ".", "nowhere", "north.", "north.door", "north.inside", "north.inside.x", "pack", "pack.x", "pack.²",
     "pack.1.2", "beyond", "beyond.up", "beyond.north.thing", "room.1", "room.a.b", "room.1.2.3", "room.--1.0",
     "pack.99999999999999999999", "hand.2", "storage", "here.creature.1"],
)
def test_a_name_that_makes_no_sense_is_refused(address: str) -> None:
    world = a_world()
    south, _ = two_rooms(world)
    seeker = a_seeker(world, south)
    a_torch(world, seeker)
    a_thing(world, seeker, Spot.PACK)

    found = resolve(world, seeker, address, "thing")

    assert isinstance(found, Refusal)


@rule("P9")
@pytest.mark.parametrize("seed", range(5))
def test_every_name_given_leads_back_to_its_entity(seed: int) -> None:
    game = a_game(seed, 60, blessed=True)
    world, seeker = game.world, game.seeker
    names = [*board(world, seeker), *carried(world, seeker)]

    assert len(names) >= 5
    assert len({address for address, _ in names}) == len(names)
    for address, entity in names:
        assert resolve(world, seeker, address, "thing") == entity
        assert address_of(world, seeker, entity) == address
