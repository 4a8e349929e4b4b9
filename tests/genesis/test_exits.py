"""There is a way down, far from where one came in, and the first step is free."""

from __future__ import annotations

from components.card import Card
from components.locks import Lock
from components.place import SIDES, Place
from components.room import Room, Stair
from engine.kernel.world import World
from tests.genesis.births import born, crowd, keys, room_of
from tests.genesis.oracle import distances, entrance, graph, reach
from tests.rules import rule


def stairs(world: World, on: bool) -> list[int]:
    """Rooms with a stair that leads on, or back."""
    return [room_of(world, card) for card, stair in world.each(Stair) if stair.on is on]


@rule("EXIT-1")
def test_every_level_has_one_stair_down_on_a_side_slot_of_the_exit() -> None:
    for seed, level in crowd(60):
        world, birth, _ = born(seed, level)

        assert stairs(world, on=True) == [birth.exit]
        assert all(world.get(card, Place).spot in SIDES for card, _ in world.each(Stair))


@rule("EXIT-1")
def test_the_exit_is_in_the_deepest_third() -> None:
    for seed, level in crowd(60):
        world, birth, _ = born(seed, level)
        steps = distances(world)

        nearer = sum(step < steps[birth.exit] for step in steps.values())

        assert nearer >= len(steps) * 2 // 3 - 1, (seed, level)


@rule("EXIT-1", "LEVL-1")
def test_from_the_second_level_on_a_stair_leads_back_up_from_the_entrance() -> None:
    for seed, level in crowd(36):
        world, birth, _ = born(seed, level)

        assert birth.entrance == entrance(world)
        assert stairs(world, on=False) == ([] if level == 1 else [birth.entrance])


@rule("G6", "EXIT-1", "LOCK-1")
def test_entrance_its_neighbours_and_exit_are_never_locked() -> None:
    for seed, level in crowd(120):
        world, birth, _ = born(seed, level)

        free = {birth.entrance, birth.exit, *graph(world)[birth.entrance]}

        assert not [room for room in free if world.has(room, Lock)], (seed, level)
        assert graph(world).degree(birth.entrance) > 0


@rule("G6")
def test_down_to_the_second_level_every_key_lies_on_a_side_slot_for_all_to_see() -> None:
    hidden = dict.fromkeys(range(1, 13), 0)
    for seed, level in crowd(120):
        world = born(seed, level).world

        hidden[level] += sum(not world.has(world.get(key, Place).holder, Room) for key in keys(world))

    assert hidden[1] == hidden[2] == 0
    assert min(hidden[level] for level in range(3, 13)) > 0


@rule("EXIT-1", "G3")
def test_the_exit_can_be_reached_with_the_keys_of_the_certificate() -> None:
    for seed, level in crowd(60):
        world, birth, _ = born(seed, level)

        opened = set(birth.certificate.locks)
        closed = {entity for entity, _ in world.each(Lock)} - opened

        assert birth.exit in reach(world, closed)
        assert world.get(birth.exit, Card).prototype
