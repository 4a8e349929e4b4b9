"""Holdings: contents and holders, against a plain search, and no card within itself (P1)."""

import random

import pytest

from components.place import Place, Spot
from components.room import Room
from components.seekers import Seeker
from engine.kernel.dice import Dice
from engine.kernel.world import World
from tests.rules import rule
from tests.saves.worlds import a_random_world, some_edits


def _holder(world: World, entity: int) -> int | None:
    place = world.find(entity, Place)
    return None if place is None else place.holder


def _bearer(world: World, entity: int) -> int:
    while not world.has(entity, Seeker) and (holder := _holder(world, entity)) is not None:
        entity = holder
    return entity


def _root(world: World, entity: int) -> int:
    while (holder := _holder(world, entity)) is not None:
        entity = holder
    return entity


@rule("P1")
@pytest.mark.parametrize("seed", range(12))
def test_contents_roots_and_bearers_agree_with_a_plain_search_after_random_edits(seed: int) -> None:
    draw = random.Random(seed)
    world = a_random_world(draw)

    for _ in range(6):
        some_edits(world, draw, 10)
        entities = world.entities()

        assert [world.held(one) for one in entities] == [
            [other for other in entities if _holder(world, other) == one] for one in entities
        ]
        for spot in Spot:
            assert [world.held(one, spot) for one in entities] == [
                [card for card in world.held(one) if world.get(card, Place).spot == spot] for one in entities
            ]
        assert [world.root(entity) for entity in entities] == [_root(world, entity) for entity in entities]
        assert [world.bearer(entity) for entity in entities] == [_bearer(world, entity) for entity in entities]
        assert [world.borne(one) for one in entities if world.bearer(one) == one] == [
            [other for other in entities if other != one and _bearer(world, other) == one]
            for one in entities
            if world.bearer(one) == one
        ]
        assert list(world.families().items()) == [
            (head, [entity for entity in entities if _bearer(world, entity) == head])
            for head in sorted({_bearer(world, entity) for entity in entities})
        ]


def test_held_at_a_spot_leaves_out_the_other_spots_and_the_doomed() -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    north, other, gone = (world.spawn(Place(room, Spot.NORTH)) for _ in range(3))
    world.move(other, room, Spot.EAST)

    world.doom(gone, "test")

    assert (world.held(room, Spot.NORTH), world.held(room)) == ([north], [north, other])


@rule("P1")
def test_a_card_cannot_be_put_within_itself() -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    chest = world.spawn(Place(room, Spot.NORTH))
    box = world.spawn(Place(chest, Spot.INSIDE))

    with pytest.raises(ValueError, match=f"entity {chest} cannot lie within itself"):
        world.move(chest, box, Spot.INSIDE)

    assert (world.get(chest, Place), world.held(room), world.held(box)) == (Place(room, Spot.NORTH), [chest], [])


def test_two_boxes_change_places_the_inner_one_first() -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    outer = world.spawn(Place(room, Spot.NORTH))
    inner = world.spawn(Place(outer, Spot.INSIDE))

    world.move(inner, room, Spot.NORTH)
    world.move(outer, inner, Spot.INSIDE)

    assert (world.held(room), world.held(inner), world.held(outer)) == ([inner], [outer], [])


def test_a_seeker_is_the_bearer_of_what_it_carries_and_the_room_the_root() -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    seeker = world.spawn(Seeker("Ada", "base:fighter"), Place(room, Spot.CENTRE))
    bag = world.spawn(Place(seeker, Spot.PACK))
    coin = world.spawn(Place(bag, Spot.INSIDE))

    found = [(world.bearer(entity), world.root(entity)) for entity in (coin, bag, seeker, room)]

    assert found == [(seeker, room), (seeker, room), (seeker, room), (room, room)]
