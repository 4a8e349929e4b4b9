"""What only many dungeons show: none is cut off or stuck, no two agree, hard locks stand deep in every theme."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import networkx as nx
import pytest

from components.card import Card
from components.locks import Lock
from components.place import Place, Spot
from components.room import Exits, Room
from components.walls import DeepWater
from content.loader import load
from engine.kernel.world import World
from tests.genesis.births import LEVELS, finished, first_seed, keys, locks, room_of, soak
from tests.genesis.oracle import distances, entrance, graph, rank_correlation
from tests.genesis.test_locks import standings
from tests.rules import rule

THEMES = sorted(load().themes)
SIZES = (0, 1, 0, 2, 0, 3, 0, 5, 0, 8, 0, 13, 0, 0, 0, 0, 0, 0, 0, 120)


def complaint(world: World) -> str:
    """What an oracle that shares nothing with genesis finds wrong with a level, nothing if it keeps its promises.

    Every room within reach once all is open; every lock with one key, which lies strictly nearer; and whoever takes and
    spends what is within reach opens everything (in whatever order: a key fits one lock, and nothing shuts again).
    """
    level, start = graph(world), entrance(world)
    steps = nx.single_source_shortest_path_length(level, start)
    if len(steps) != len(level):
        return "a room is cut off"
    fitting = {part.lock: key for key, part in keys(world).items()}
    if len(fitting) != len(keys(world)) or fitting.keys() != locks(world).keys():
        return "locks and keys do not pair"
    shut, entered, waiting = set(fitting), {start}, [start]
    while waiting:
        while waiting:
            for other in level[waiting.pop()]:
                if other not in entered and other not in shut:
                    entered.add(other)
                    waiting.append(other)
        for lock in [lock for lock in shut if _opens(world, level, lock, fitting[lock], entered, shut)]:
            shut.discard(lock)
            waiting += entered
    if shut:
        return "a lock is never opened"
    near = all(steps[room_of(world, key)] < steps[room_of(world, lock)] for lock, key in fitting.items())
    return "" if near else "a key is no nearer than its lock"


def _opens(world: World, level: nx.Graph, lock: int, key: int, entered: set[int], shut: set[int]) -> bool:
    """Whether the key can be taken and the lock be come to from these rooms."""
    holder = key
    while (place := world.find(holder, Place)) is not None:
        holder = place.holder
        if holder in shut:
            return False
    before = entered.intersection(level[lock]) if world.has(lock, Room) else room_of(world, lock) in entered
    return holder in entered and bool(before)


def faulty(theme: str, seed: int) -> str:
    """The complaint of a dungeon whose level and size follow from its seed, with both; nothing if there is none."""
    level, rooms = LEVELS[seed % len(LEVELS)], SIZES[seed // len(LEVELS) % len(SIZES)]
    found = complaint(finished(theme, seed, level, rooms))
    return f"{theme}, seed {seed}, level {level}, {rooms or 'usual'} rooms: {found}" if found else ""


@pytest.mark.parametrize("theme", THEMES)
@rule("GROW-2", "G1", "G2", "G3")
def test_no_dungeon_of_forty_of_a_theme_is_cut_off_or_stuck(theme: str) -> None:
    faults = [fault for seed in range(40) if (fault := faulty(theme, seed * 7))]

    assert not faults


@rule("GROW-2", "G1", "G2", "G3")
def test_fresh_dungeons_of_every_theme_are_not_either(capsys: pytest.CaptureFixture[str]) -> None:
    first = Random().randrange(1 << 60)
    with capsys.disabled():
        print(f"\nfresh seeds of every theme: {first} to {first + 4}")

    faults = [fault for theme in THEMES for seed in range(first, first + 5) if (fault := faulty(theme, seed))]

    assert not faults


@pytest.mark.soak
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("shard", range(10))
@pytest.mark.parametrize("theme", THEMES)
@rule("GROW-2", "G1", "G2", "G3", "LOCK-3", "B27")
def test_none_of_a_hundred_thousand_is_cut_off_or_stuck(theme: str, shard: int) -> None:
    """All themes and shards together are 100,000 dungeons (B27)."""
    each = -(-soak(5_000) // (len(THEMES) * 10))
    first = first_seed() + shard * each

    faults = [fault for seed in range(first, first + each) if (fault := faulty(theme, seed))]

    assert not faults


@rule("G1", "G2", "G3")
def test_the_gate_sees_what_is_planted() -> None:
    wrongs = {
        "": lambda world, lock, key: None,
        "a lock is never opened": lambda world, lock, key: world.move(key, lock, Spot.STORAGE),
        "a key is no nearer than its lock": lambda w, lock, key: w.move(key, _as_far(w, lock), Spot.STORAGE),
        "locks and keys do not pair": lambda world, lock, key: world.remove(lock, Lock),
        "a room is cut off": _drown,
    }

    for wrong, plant in wrongs.items():
        world = finished("base:halls", 8, 6)
        lock = min((room for room in locks(world) if world.has(room, Room)), key=distances(world).__getitem__)
        (key,) = [key for key, part in keys(world).items() if part.lock == lock]
        plant(world, lock, key)

        assert complaint(world) == wrong


def _as_far(world: World, lock: int) -> int:
    """A room as far from the entrance as the locked one, entered without any key."""
    steps, level = distances(world), graph(world)
    level.remove_nodes_from([room for room in locks(world) if room in level])
    entered = nx.node_connected_component(level, entrance(world))
    return next(room for room in entered if steps[room] >= steps[lock])


def _drown(world: World, lock: int, key: int) -> None:
    """Deep water in every way into the locked room."""
    for passage in filter(None, world.get(lock, Exits).passages):
        world.add(passage, DeepWater())


def _whole(world: World) -> bytes:
    """A level by its passages and the cards in its rooms."""
    rooms = {room: number for number, (room, _) in enumerate(world.each(Room))}
    edges = sorted((rooms[one], rooms[other]) for one, other in graph(world, barred=True).edges)
    held = [[card for card in (room, *world.held(room)) if world.has(card, Card)] for room in rooms]
    cards = [[world.get(card, Card).prototype for card in cards] for cards in held]
    return blake2b(repr((edges, cards)).encode(), digest_size=16).digest()


@pytest.mark.parametrize("theme", ["base:caverns", "base:laboratory"])
@rule("GROW-3")
def test_no_two_of_250_seeds_agree_in_graph_and_cards(theme: str) -> None:
    seen = {_whole(finished(theme, seed, 1)) for seed in range(250)}

    assert len(seen) == 250


@pytest.mark.soak
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("theme", THEMES)
@rule("GROW-3")
def test_no_two_of_5000_seeds_agree_in_graph_and_cards(theme: str) -> None:
    seen = {_whole(finished(theme, seed, 1)) for seed in range(5_000)}

    assert len(seen) == 5_000


def correlation(theme: str, dungeons: int, first: int = 1) -> float:
    """The rank correlation of tier with depth and worth over so many dungeons of a theme."""
    seeds = range(first, first + dungeons)
    found = [row for seed in seeds for row in standings(finished(theme, seed, LEVELS[seed % len(LEVELS)]))]
    assert {tier for tier, _, _ in found} == {1, 2, 3, 4}
    return rank_correlation([tier for tier, _, _ in found], [standing for _, _, standing in found])


@pytest.mark.parametrize("theme", THEMES)
@rule("LOCK-1", "G8")
def test_hard_locks_stand_deep_or_before_what_is_worth_most_in_every_theme(theme: str) -> None:
    assert correlation(theme, 40) >= 0.5


@pytest.mark.soak
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("theme", THEMES)
@rule("LOCK-1", "G8")
def test_hard_locks_stand_deep_over_two_hundred_dungeons_of_every_theme(theme: str) -> None:
    assert correlation(theme, 200, first_seed()) >= 0.5
