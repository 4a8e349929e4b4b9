"""Locks: hard ones deep down or before what is worth most, easy ones on side chambers, one before the deepest third."""

from __future__ import annotations

import pytest

from components.locks import Lock
from components.room import Hoard, Room
from components.things import Container
from engine.kernel.world import World
from tests.genesis.births import born, crowd, first_seed, locked_rooms, locks, sized, soak, themed
from tests.genesis.oracle import distances, graph, rank_correlation
from tests.rules import rule

GROWN = themed({"sections_most": 0})


def standings(world: World) -> list[tuple[int, int, int]]:
    """Of every locked room: tier, distance, and per cent of the way to the farthest, worth at the rulebook's rate."""
    steps = distances(world)
    worths = {room: hoard.worth for room, hoard in world.each(Hoard)}
    richest, farthest = max(worths.values(), default=1), max(steps.values())
    return [
        (
            world.get(room, Lock).tier,
            steps[room],
            100 * steps[room] // farthest + 40 * worths.get(room, 0) // richest,
        )
        for room in locked_rooms(world)
    ]


@rule("LOCK-1", "G8")
def test_tiers_rise_with_depth_and_worth_over_two_hundred_dungeons() -> None:
    found = [row for seed, level in crowd(200) for row in standings(born(seed, level).world)]

    tiers = [tier for tier, _, _ in found]

    assert set(tiers) == {1, 2, 3, 4}
    assert rank_correlation(tiers, [standing for _, _, standing in found]) >= 0.5
    assert rank_correlation(tiers, [distance for _, distance, _ in found]) >= 0.5


@rule("LOCK-1", "G8")
def test_within_one_dungeon_the_harder_locks_stand_higher() -> None:
    for seed, level in crowd(60):
        found = standings(born(seed, level, themed()).world)
        hard = sorted((standing, tier) for tier, _, standing in found if tier > 1)

        by_standing = {standing: [tier for other, tier in hard if other == standing] for standing, _ in hard}
        tiers = [max(group) for group in by_standing.values()]

        assert tiers == sorted(tiers), (seed, level)


@rule("LOCK-1", "G8")
def test_tier_one_closes_side_chambers() -> None:
    degrees = []
    for seed, level in crowd(120):
        world = born(seed, level, GROWN).world
        degrees += [graph(world).degree(room) for room in locked_rooms(world) if world.get(room, Lock).tier == 1]

    assert len(degrees) > 50
    assert set(degrees) == {1}


@rule("LOCK-1")
def test_a_theme_says_how_many_locks_of_each_tier_there_are() -> None:
    worlds = [born(seed, content=sized(100, locks=(0, 0, 10, 0))).world for seed in range(10)]
    plain = [born(seed, content=themed(locks=(0, 0, 0, 0))).world for seed in range(10)]

    assert [[world.get(room, Lock).tier for room in locked_rooms(world)] for world in worlds] == [[3] * 10] * 10
    assert not any(locked_rooms(world) for world in plain)


@rule("DOOR-1", "LOCK-1")
def test_containers_that_are_locked_by_nature_keep_their_tier_and_get_a_key() -> None:
    found = 0
    for seed, level in crowd(120):
        world = born(seed, level).world
        chests = {entity: lock for entity, lock in locks(world).items() if world.has(entity, Container)}
        found += len(chests)

        assert all(not world.has(chest, Room) for chest in chests)
        assert chests.keys() <= set(born(seed, level).birth.certificate.locks)

    assert found > 10


@pytest.mark.soak
@rule("LOCK-1", "G8")
def test_tiers_rise_with_depth_and_worth_over_thousands() -> None:
    found = []
    for seed, level in crowd(soak(200), first_seed()):
        found += standings(born(seed, level).world)

    tiers = [tier for tier, _, _ in found]

    assert rank_correlation(tiers, [standing for _, _, standing in found]) >= 0.5
