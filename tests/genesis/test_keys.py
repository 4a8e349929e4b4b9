"""Every lock's key lies strictly nearer than the lock; whoever takes keys and spends them in any order opens all."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from components.card import Card
from components.creatures import Creature
from components.locks import Key, Lock
from components.place import SIDES, Place, Spot
from components.room import Room
from components.things import Container, Materials
from content.kinds import Kind
from engine.kernel.world import World
from systems.genesis.certificate import replay
from tests.genesis.births import Born, born, crowd, first_seed, keys, locks, room_of, sized, soak, themed
from tests.genesis.oracle import distances, reach, stuck_after
from tests.rules import rule


def nearness(world: World) -> list[tuple[int, int]]:
    """For every lock: the distance of its key, and its own."""
    steps = distances(world)
    return [(steps[room_of(world, key)], steps[room_of(world, part.lock)]) for key, part in keys(world).items()]


def replays(one: Born) -> bool:
    """The checker's own reading of the certificate: each key within reach when its turn comes, all rooms at the end."""
    world, proof = one.world, one.birth.certificate
    closed = set(locks(world))
    for key, lock, room in zip(proof.keys, proof.locks, proof.rooms, strict=True):
        inside = world.get(key, Place).holder
        if room_of(world, key) != room or room not in reach(world, closed) or inside in closed:
            return False
        closed.remove(lock)
    return not closed and reach(world, closed) == {room for room, _ in world.each(Room)}


@rule("LOCK-2", "G2")
def test_every_lock_has_one_key_and_it_lies_strictly_nearer() -> None:
    for seed, level in crowd(120):
        world = born(seed, level).world

        pairs = nearness(world)

        assert sorted(part.lock for part in keys(world).values()) == sorted(locks(world))
        assert all(key < lock for key, lock in pairs), (seed, level)


@rule("LOCK-2")
def test_no_key_lies_behind_the_lock_it_opens() -> None:
    for seed, level in crowd(60):
        world = born(seed, level).world

        for key, part in keys(world).items():
            assert room_of(world, key) in reach(world, {room_of(world, part.lock)}), (seed, level)


@rule("LOCK-3", "G3")
def test_any_order_of_taking_and_spending_keys_opens_everything() -> None:
    for seed, level in crowd(60):
        world = born(seed, level).world

        for order in range(3):
            assert not stuck_after(world, Random(order)), (seed, level, order)


@rule("G3")
def test_the_certificate_names_every_lock_once_and_replays_to_the_end() -> None:
    for seed, level in crowd(120):
        one = born(seed, level)

        assert sorted(one.birth.certificate.locks) == sorted(locks(one.world))
        assert replays(one), (seed, level)
        assert replay(one.world, one.birth.certificate) == ""


@rule("G3")
def test_a_certificate_is_held_against_the_world_as_it_is_now() -> None:
    one = born(8, 6)
    proof = one.birth.certificate
    shut = [lock for lock in proof.locks[1:] if one.world.has(lock, Room)][-1]
    own = proof.keys[proof.locks.index(shut)]

    one.world.remove(proof.locks[0], Lock)
    opened = replay(one.world, proof)
    one.world.move(own, shut, Spot.STORAGE)
    moved = replay(one.world, proof)
    one.world.doom(own, "test")
    one.world.bury()
    lost = replay(one.world, proof)

    assert opened == ""
    assert moved == f"lock {shut} does not open in its turn"
    assert lost == f"key {own} is out of reach"


@rule("G2", "LOCK-2")
def test_a_key_tells_its_lock_and_no_two_locks_read_alike() -> None:
    for seed, level in crowd(60):
        world = born(seed, level).world
        written = [(part.tier, part.ordinal, part.location) for part in keys(world).values()]

        read = [(lock.tier, lock.ordinal, world.get(entity, Card).prototype) for entity, lock in locks(world).items()]

        assert Counter(written) == Counter(read)
        assert len(set(written)) == len(written)
        for part in keys(world).values():
            assert part.location == world.get(part.lock, Card).prototype


@rule("G9")
def test_keys_are_material_for_nothing() -> None:
    for seed, level in crowd(60):
        world = born(seed, level).world

        assert not [key for key in keys(world) if world.has(key, Materials)]


@rule("ROOM-1", "LOCK-2")
def test_keys_lie_where_somebody_can_come_by_them_and_never_two_things_on_a_slot() -> None:
    places: Counter[str] = Counter()
    for seed, level in crowd(120):
        world = born(seed, level).world
        for key in keys(world):
            place = world.get(key, Place)
            if world.has(place.holder, Room):
                places["side"] += 1
                assert place.spot in SIDES
                assert world.held(place.holder, place.spot) == [key]
            elif place.spot is Spot.INSIDE:
                places["inside"] += 1
                assert world.has(place.holder, Container)
            else:
                places["goods"] += 1
                assert place.spot is Spot.GOODS
                assert world.has(place.holder, Creature)

    assert set(places) == {"side", "inside", "goods"}


@rule("ROOM-1", "LOCK-2")
def test_where_hardly_anything_is_bare_keys_still_find_places_or_their_locks_are_left_off() -> None:
    crowded = themed(shares={Kind.ITEM: 100}, locks=(60, 60, 60, 60))
    left_off = 0
    for seed, level in crowd(24):
        one = born(seed, level, content=crowded)
        left_off += one.birth.counts.get("no place for a key", 0)

        assert len(keys(one.world)) == len(locks(one.world))
        assert replays(one)

    assert left_off > 0


@rule("LOCK-2", "G2")
@pytest.mark.parametrize("rooms", [1, 2, 3, 4, 5, 6])
def test_tiny_dungeons_are_born_too(rooms: int) -> None:
    for seed in range(20):
        one = born(seed, content=sized(rooms, locks=(50, 50, 50, 50)))

        assert replays(one)
        assert all(key < lock for key, lock in nearness(one.world))


@pytest.mark.soak
@rule("G1", "G2", "G3", "LOCK-2", "LOCK-3")
def test_thousands_of_dungeons_can_be_opened_in_any_order() -> None:
    for seed, level in crowd(soak(200), first_seed()):
        one = born(seed, level)

        assert len(distances(one.world)) == sum(1 for _ in one.world.each(Room)), (seed, level)
        assert all(key < lock for key, lock in nearness(one.world)), (seed, level)
        assert replays(one), (seed, level)
        assert not stuck_after(one.world, Random(seed)), (seed, level)


@rule("G2", "G3")
def test_a_few_fresh_dungeons_keep_the_promises_too(capsys: pytest.CaptureFixture[str]) -> None:
    fresh = [Random().randrange(1 << 62) for _ in range(12)]
    with capsys.disabled():
        print(f"\nfresh seeds of genesis: {fresh}")

    for level, seed in enumerate(fresh, 1):
        one = born(seed, level)
        assert replays(one), (seed, level)
        assert all(key < lock for key, lock in nearness(one.world)), (seed, level)


def test_a_key_component_alone_makes_a_card_a_key() -> None:
    world = born(1, 3).world

    assert {world.get(key, Card).prototype for key, _ in world.each(Key)} == {"base:skeleton_key"}
