"""The auditor finds every fault that is planted in a sound level, and none where there is none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.card import Card
from components.creatures import Creature
from components.locks import Key, Lock
from components.place import Place, Spot
from components.room import Exits, Passage, Room, Stair
from components.things import Container, Materials
from components.walls import DeepWater, Material, Wall
from content.make import make
from engine.kernel.world import World
from systems.genesis.audit import audit
from systems.locks.explorer import survey, walk
from tests.genesis.births import Born, born, crowd, keys, locked_rooms, room_of
from tests.genesis.oracle import distances, entrance, graph, reach
from tests.rules import rule

SEED, LEVEL = 8, 6


def faults(world: World, search_free_levels: int = 2) -> set[tuple[str, str]]:
    """What the auditor says of a world: laws and reasons."""
    ground = survey(world)
    return {(fault.law, fault.reason) for fault in audit(world, ground, walk(ground), search_free_levels)}


def key_of(world: World, lock: int) -> int:
    """The one key that fits the lock."""
    (found,) = [key for key, part in keys(world).items() if part.lock == lock]
    return found


def a_lock(world: World) -> int:
    """A locked room with rooms that are reached through it alone, so that something can lie behind it."""
    return next(room for room in locked_rooms(world) if len(behind(world, room)) > 0)


def behind(world: World, room: int) -> set[int]:
    """Rooms that are reached through this one alone."""
    return set(graph(world)) - reach(world, {room}) - {room}


def own_lock_key(one: Born) -> None:
    lock = a_lock(one.world)
    one.world.move(key_of(one.world, lock), lock, Spot.STORAGE)


def key_behind_its_own_lock(one: Born) -> None:
    lock = a_lock(one.world)
    one.world.move(key_of(one.world, lock), min(behind(one.world, lock)), Spot.STORAGE)


def swapped_keys(one: Born) -> None:
    steps = distances(one.world)
    near, far = sorted(locked_rooms(one.world), key=steps.__getitem__)[:: len(locked_rooms(one.world)) - 1]
    first, second = key_of(one.world, near), key_of(one.world, far)
    one.world.edit(first, Key).lock = far
    one.world.edit(second, Key).lock = near


def missing_key(one: Born) -> None:
    one.world.doom(key_of(one.world, a_lock(one.world)), "test")
    one.world.bury()


def two_keys_for_one_lock(one: Born) -> None:
    key = key_of(one.world, a_lock(one.world))
    twin = make(one.world, "base:skeleton_key", room_of(one.world, key), Spot.STORAGE)
    part = one.world.get(key, Key)
    one.world.add(twin, Key(part.lock, part.tier, part.ordinal, part.location))


def one_key_for_two_locks(one: Born) -> None:
    """Two rooms of one name, tier and ordinal, and a key that says no more than these."""
    first, second = locked_rooms(one.world)[:2]
    one.world.doom(key_of(one.world, second), "test")
    one.world.bury()
    lock = one.world.get(first, Lock)
    one.world.add(second, Lock(lock.tier, lock.ordinal))
    one.world.edit(second, Card).prototype = one.world.get(first, Card).prototype


def key_of_another_name(one: Born) -> None:
    one.world.edit(key_of(one.world, a_lock(one.world)), Key).ordinal += 7


def key_in_a_full_room(one: Born) -> None:
    world = one.world
    key = key_of(world, a_lock(world))
    room = entrance(world)
    taken = next(spot for spot in (Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST) if world.held(room, spot))
    world.move(key, room, taken)


def key_where_nobody_can_take_it(one: Born) -> None:
    one.world.move(key_of(one.world, a_lock(one.world)), entrance(one.world), Spot.PASSAGE)


def key_inside_a_thing_that_is_no_container(one: Born) -> None:
    stair = next(card for card, _ in one.world.each(Stair))
    one.world.move(key_of(one.world, a_lock(one.world)), stair, Spot.INSIDE)


def key_for_nothing(one: Born) -> None:
    key = make(one.world, "base:skeleton_key", entrance(one.world), Spot.STORAGE)
    one.world.add(key, Key(key, 1, 1, "base:nowhere"))


def organic_key(one: Born) -> None:
    one.world.add(key_of(one.world, a_lock(one.world)), Materials(["organic"]))


def sealed_room(one: Born) -> None:
    room = max(distances(one.world).items(), key=lambda pair: pair[1])[0]
    for passage in one.world.get(room, Exits).passages:
        if passage:
            one.world.add(passage, Wall(Material.STONE, 3))


def drowned_bridge(one: Born) -> None:
    lone = next(room for room in graph(one.world) if graph(one.world).degree(room) == 1)
    one.world.add(max(one.world.get(lone, Exits).passages), DeepWater())


def locked_entrance(one: Born) -> None:
    one.world.add(entrance(one.world), Lock(1, 9))


def no_free_first_step(one: Born) -> None:
    for number, room in enumerate(graph(one.world)[entrance(one.world)]):
        one.world.add(room, Lock(1, 20 + number))


def locked_exit(one: Born) -> None:
    one.world.add(one.birth.exit, Lock(1, 9))


def no_exit(one: Born) -> None:
    stair = next(card for card, part in one.world.each(Stair) if part.on)
    one.world.doom(stair, "test")
    one.world.bury()


def two_exits(one: Born) -> None:
    make(one.world, "base:stair_down", entrance(one.world), Spot.STORAGE)


def open_deep(one: Born) -> None:
    for room in locked_rooms(one.world):
        one.world.doom(key_of(one.world, room), "test")
        one.world.remove(room, Lock)
    one.world.bury()


def wrong_distance(one: Born) -> None:
    one.world.edit(one.birth.exit, Room).distance += 1


def one_sided_passage(one: Born) -> None:
    exits = one.world.edit(entrance(one.world), Exits)
    heading = next(heading for heading in range(4) if exits.rooms[heading])
    exits.rooms[heading] = exits.passages[heading] = 0


def passage_to_the_wrong_room(one: Born) -> None:
    exits = one.world.edit(entrance(one.world), Exits)
    heading = next(heading for heading in range(4) if exits.rooms[heading])
    exits.rooms[heading] = one.birth.exit


def missing_side_card(one: Born) -> None:
    one.world.doom(one.world.held(entrance(one.world), Spot.NORTH)[0], "test")
    one.world.bury()


def two_creatures_on_a_slot(one: Born) -> None:
    creature, _ = next(one.world.each(Creature))
    place = one.world.get(creature, Place)
    make(one.world, one.world.get(creature, Card).prototype, place.holder, place.spot)


PLANTED: list[tuple[Callable[[Born], None], tuple[str, str]]] = [
    (own_lock_key, ("G2", "a key is no nearer than its lock")),
    (own_lock_key, ("G3", "a lock is never opened")),
    (key_behind_its_own_lock, ("G2", "a key is no nearer than its lock")),
    (key_behind_its_own_lock, ("G3", "a room is never entered")),
    (swapped_keys, ("G2", "a key is no nearer than its lock")),
    (swapped_keys, ("G2", "a key names another lock")),
    (missing_key, ("G2", "a lock has no key")),
    (missing_key, ("G3", "a lock is never opened")),
    (two_keys_for_one_lock, ("G2", "a lock has two keys")),
    (one_key_for_two_locks, ("G2", "a lock has no key")),
    (one_key_for_two_locks, ("G2", "two locks share a name")),
    (key_of_another_name, ("G2", "a key names another lock")),
    (key_in_a_full_room, ("ROOM-1", "too much lies on one slot")),
    (key_where_nobody_can_take_it, ("G9", "a key lies where nobody can take it")),
    (key_inside_a_thing_that_is_no_container, ("G9", "a key lies where nobody can take it")),
    (key_for_nothing, ("G2", "a key fits nothing")),
    (organic_key, ("G9", "a key is material for something")),
    (sealed_room, ("G1", "a room is cut off")),
    (drowned_bridge, ("G1", "a room is cut off")),
    (drowned_bridge, ("G10", "deep water is the last link to a room")),
    (locked_entrance, ("G6", "the entrance is locked")),
    (no_free_first_step, ("G6", "no way out of the entrance is open")),
    (locked_exit, ("EXIT-1", "the exit is locked")),
    (no_exit, ("EXIT-1", "0 ways on")),
    (two_exits, ("EXIT-1", "2 ways on")),
    (open_deep, ("LOCK-5", "no lock stands before the deepest third")),
    (wrong_distance, ("LOCK-5", "a distance is wrong")),
    (one_sided_passage, ("ROOM-1", "a passage is missing from its rooms")),
    (passage_to_the_wrong_room, ("ROOM-1", "the two sides of a passage disagree")),
    (missing_side_card, ("ROOM-1", "a side card is missing")),
    (two_creatures_on_a_slot, ("ROOM-1", "too much lies on one slot")),
]


@rule("G1", "G2", "G3", "G6", "G9", "LOCK-5", "EXIT-1", "B20")
@pytest.mark.parametrize(("plant", "fault"), PLANTED, ids=lambda value: value.__name__ if callable(value) else value[1])
def test_a_planted_fault_is_found(plant: Callable[[Born], None], fault: tuple[str, str]) -> None:
    one = born(SEED, LEVEL)
    before = faults(one.world)

    plant(one)

    assert not before
    assert fault in faults(one.world)


@rule("G1", "G2", "G3", "G6")
def test_sound_levels_have_no_fault() -> None:
    for seed, level in crowd(60):
        assert not faults(born(seed, level).world), (seed, level)


@rule("G6")
def test_a_key_in_a_container_makes_the_way_out_of_an_early_level_ask_for_a_search() -> None:
    one = next(found for found in (born(seed, 2) for seed in range(40)) if _chest(found.world))
    gate = next(room for room in locked_rooms(one.world) if one.birth.exit in behind(one.world, room))

    one.world.move(key_of(one.world, gate), _chest(one.world), Spot.INSIDE)

    assert ("G6", "the way out asks for a search") in faults(one.world)
    assert ("G6", "the way out asks for a search") not in faults(one.world, search_free_levels=1)


def _chest(world: World) -> int:
    chests = [chest for chest, _ in world.each(Container) if not world.has(chest, Lock)]
    return min(chests, key=lambda chest: distances(world)[room_of(world, chest)], default=0)


@rule("G3")
def test_a_level_without_an_entrance_is_a_fault_of_its_own() -> None:
    world = World(1, born(1).world.dice)

    assert faults(world) == {("G6", "no entrance")}
    assert not list(world.each(Passage))
