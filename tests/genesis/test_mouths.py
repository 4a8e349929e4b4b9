"""Sub-dungeons are born with one mouth and no exit, and levels with mouths to them (SUB-1, THEME-7, G7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from math import comb
from statistics import fmean

import networkx as nx
import pytest

from components.card import Card
from components.level import LevelInfo
from components.locks import Lock
from components.place import SIDES, Place, Spot
from components.room import Exits, Mouth, Stair
from components.walls import DeepWater, HiddenDoor, Material, Wall
from components.water import Flood
from content.loader import load
from content.make import make
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import Birth, bear, describe
from systems.genesis.audit import audit
from systems.locks.explorer import survey, walk
from tests.genesis.births import born, crowd, room_of, sized, themed
from tests.genesis.oracle import distances, entrance, graph, reach
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
SUB = sorted(name for name, theme in CONTENT.themes.items() if theme.sub)
MAIN = sorted(set(CONTENT.themes) - set(SUB))
CROWD = list(product(range(1, 9), (1, 2, 5, 9, 12)))


def bear_one(theme: str, seed: int, level: int, site: str = "gate/x") -> tuple[World, Birth]:
    """A level of any theme in a fresh world."""
    world = World(1, Dice(seed))
    return world, bear(world, CONTENT, seed, site, level, theme)


@cache
def one(theme: str, seed: int, level: int) -> tuple[World, Birth]:
    """The same, born once; not to be changed."""
    return bear_one(theme, seed, level)


def mouths(world: World) -> list[tuple[str, bool, int]]:
    """Theme, whether it leads out, and room of every mouth."""
    return [(part.theme, part.out, room_of(world, card)) for card, part in world.each(Mouth)]


def faults(world: World) -> set[tuple[str, str]]:
    """What the auditor says."""
    ground = survey(world)
    return {(fault.law, fault.reason) for fault in audit(world, ground, walk(ground), 2)}


@planted("systems/genesis/exits.py", "if plan.theme.exit and", "if")
@planted("systems/genesis/exits.py", "elif plan.level > 1:", "if plan.level > 1:")
@rule("SUB-1", "EXIT-1")
@pytest.mark.parametrize("theme", SUB)
def test_a_sub_dungeon_has_no_exit_and_in_its_entrance_the_one_way_out(theme: str) -> None:
    for seed, level in CROWD:
        world, birth = one(theme, seed, level)

        assert mouths(world) == [(theme, True, birth.entrance)]
        assert all(world.get(card, Place).spot in SIDES for card, _ in world.each(Mouth))
        assert not list(world.each(Stair))
        assert birth.exit == 0
        assert birth.entrance == entrance(world)
        assert describe(world, CONTENT)["exit"] is None


@rule("G7", "SUB-1", "B23")
@pytest.mark.parametrize("theme", SUB)
def test_every_room_reaches_the_entrance_which_is_open_dry_and_whole(theme: str) -> None:
    for seed, level in CROWD:
        world, birth = one(theme, seed, level)
        start, ways = birth.entrance, [way for way in world.get(birth.entrance, Exits).passages if way]
        open_ways = graph(world)
        shut = [edge for edge in open_ways.edges if _is_shut(world, *edge)]
        open_ways.remove_edges_from(shut)

        assert set(open_ways) == set(nx.node_connected_component(open_ways, start))
        assert not world.has(start, Lock)
        assert not world.has(start, Flood)
        assert not world.held(start, Spot.CONDITION)
        assert ways
        assert not [way for way in ways if world.has(way, Wall) or world.has(way, DeepWater)]


def _is_shut(world: World, first: int, second: int) -> bool:
    exits = world.get(first, Exits)
    passage = exits.passages[exits.rooms.index(second)]
    return world.has(passage, DeepWater) or world.has(passage, Wall) and not world.has(passage, HiddenDoor)


@rule("LOCK-5", "SUB-1", "G2", "G3")
@pytest.mark.parametrize("theme", SUB)
def test_a_sub_dungeon_pairs_its_locks_and_keys_within_itself_and_keeps_every_promise(theme: str) -> None:
    for seed, level in CROWD:
        world, _ = one(theme, seed, level)
        locked = {room for room, _ in world.each(Lock)}

        assert not faults(world), (seed, level)
        if level > 1:
            steps = distances(world)
            deepest = sorted(steps, key=steps.__getitem__)[-(len(steps) // 3) :]
            assert any(room not in reach(world, locked) for room in deepest), (seed, level)


@planted("content/base/genesis/theme_mine.toml", "size = 60", "size = 120")
@rule("SUB-1")
@pytest.mark.parametrize("level", [1, 4, 8, 12])
def test_sub_dungeons_are_smaller_than_any_main_dungeon_of_their_level(level: int) -> None:
    rooms = {theme: len(graph(one(theme, 1, level)[0])) for theme in (*SUB, *MAIN)}

    assert max(rooms[theme] for theme in SUB) < min(rooms[theme] for theme in MAIN)


@planted("content/base/genesis/theme_mine.toml", "straight = 30", "straight = 95")
@rule("SUB-1", "SUB-2")
@pytest.mark.parametrize("theme", SUB)
def test_a_sub_dungeon_branches_more_than_any_main_dungeon(theme: str) -> None:
    level, seeds = 8, range(1, 25)

    shares = {
        name: fmean(_forks(world) / len(graph(world)) for world in (one(name, seed, level)[0] for seed in seeds))
        for name in (theme, *MAIN)
    }

    assert shares[theme] > max(shares[name] for name in MAIN)


def _forks(world: World) -> int:
    """Ends and crossings: where one has to turn back or to choose, and gets lost."""
    return sum(degree == 1 or degree >= 3 for _, degree in graph(world).degree)


@planted("systems/genesis/mouths.py", "stream.percent(chance)", "stream.percent(chance + 15)")
@rule("SUB-1", "THEME-7")
def test_mouths_come_as_often_as_the_theme_says_at_most_one_of_a_kind() -> None:
    births = 600
    found: Counter[str] = Counter()
    for seed in range(births):
        kinds = [theme for theme, out, _ in mouths(born(seed, 1, sized(9)).world) if not out]
        assert len(kinds) == len(set(kinds))
        found.update(kinds)

    assert dict(CONTENT.themes["base:caverns"].mouths) == {"base:mine": 40, "base:chasm": 30}
    assert set(found) == {"base:mine", "base:chasm"}
    assert _chance_of(found["base:mine"], births, 0.4) > 1e-6
    assert _chance_of(found["base:chasm"], births, 0.3) > 1e-6


def _chance_of(hits: int, draws: int, share: float) -> float:
    """The chance of a count at least as unlikely as this one, by the binomial distribution."""
    chances = [comb(draws, k) * share**k * (1 - share) ** (draws - k) for k in range(draws + 1)]
    return sum(chance for chance in chances if chance <= chances[hits] * (1 + 1e-9))


@rule("SUB-1", "DECK-1")
def test_every_sub_dungeon_opens_from_some_main_dungeon_and_only_as_its_theme_allows() -> None:
    opened: set[str] = set()
    for theme in MAIN:
        for seed in range(1, 21):
            kinds = {kind for kind, _, _ in mouths(one(theme, seed, 3)[0])}
            assert kinds <= set(CONTENT.themes[theme].mouths)
            opened |= kinds

    assert opened == set(SUB)


@planted("systems/genesis/mouths.py", "if room not in (ENTRANCE, plan.exit) and", "if")
@rule("SUB-1", "G3", "G6")
def test_a_mouth_lies_on_a_side_slot_neither_in_the_entrance_nor_the_exit_and_can_be_reached() -> None:
    content = themed(mouths=dict.fromkeys(SUB, 100))
    for seed, level in crowd(60):
        world, birth, _ = born(seed, level, content)
        rooms = [room for _, out, room in mouths(world) if not out]
        opened = set(birth.certificate.locks)

        assert sorted(theme for theme, _, _ in mouths(world)) == SUB
        assert not {birth.entrance, birth.exit} & set(rooms)
        assert all(world.get(card, Place).spot in SIDES for card, _ in world.each(Mouth))
        assert set(rooms) <= reach(world, {entity for entity, _ in world.each(Lock)} - opened)


@rule("G11")
def test_mouths_change_nothing_else_of_a_level() -> None:
    with_mouths, without = (themed(mouths=dict.fromkeys(SUB, chance)) for chance in (100, 0))

    for seed, level in crowd(12):
        rich, poor = born(seed, level, with_mouths).world, born(seed, level, without).world
        homes = [[world.get(room, Card).prototype for room in graph(world)] for world in (rich, poor)]

        assert homes[0] == homes[1]
        assert len(mouths(rich)) == 3 and not mouths(poor)


def test_a_level_without_room_for_a_mouth_says_so() -> None:
    birth = born(1, 1, sized(1, mouths={"base:mine": 100})).birth

    assert birth.counts["no room for a mouth"] == 1


@rule("G11", "SUB-1")
def test_a_sub_dungeon_follows_from_seed_site_level_and_content() -> None:
    def told(seed: int, level: int, site: str) -> object:
        return describe(bear_one("base:mine", seed, level, site)[0], CONTENT)["rooms"]

    assert told(5, 3, "gate/base:mine") == told(5, 3, "gate/base:mine")
    others = [told(6, 3, "gate/base:mine"), told(5, 4, "gate/base:mine"), told(5, 3, "elsewhere/base:mine")]
    assert told(5, 3, "gate/base:mine") not in others


def no_way_out(world: World) -> None:
    card, _ = next(world.each(Mouth))
    world.doom(card, "test")
    world.bury()


def way_out_elsewhere(world: World) -> None:
    card, _ = next(world.each(Mouth))
    world.move(card, max(graph(world)), Spot.STORAGE)


def walled_entrance(world: World) -> None:
    world.add(max(world.get(entrance(world), Exits).passages), Wall(Material.STONE, 3))


def deep_water_at_the_entrance(world: World) -> None:
    world.add(max(world.get(entrance(world), Exits).passages), DeepWater())


def flooded_entrance(world: World) -> None:
    world.add(entrance(world), Flood(1))


def collapsed_entrance(world: World) -> None:
    make(world, "base:collapsed", entrance(world), Spot.CONDITION)


def locked_entrance(world: World) -> None:
    world.add(entrance(world), Lock(1, 9))


def stairs_in_a_mine(world: World) -> None:
    make(world, "base:stair_down", max(graph(world)), Spot.STORAGE)


def a_room_cut_off(world: World) -> None:
    lone = next(room for room, degree in graph(world).degree if degree == 1 and room != entrance(world))
    world.add(max(world.get(lone, Exits).passages), DeepWater())


@planted("systems/genesis/audit.py", "if mouths != [entrance]:", "if not mouths:")
@planted("systems/genesis/audit.py", "if world.held(entrance, Spot.CONDITION):", "if not entrance:")
@rule("G7", "SUB-1", "EXIT-1")
@pytest.mark.parametrize(
    ("plant", "fault"),
    [
        (no_way_out, ("G7", "the entrance has no way out")),
        (way_out_elsewhere, ("G7", "the entrance has no way out")),
        (walled_entrance, ("G7", "the entrance is walled")),
        (deep_water_at_the_entrance, ("G7", "the entrance is drowned")),
        (flooded_entrance, ("G7", "the entrance is drowned")),
        (collapsed_entrance, ("G7", "the entrance bears a condition")),
        (locked_entrance, ("G6", "the entrance is locked")),
        (stairs_in_a_mine, ("EXIT-1", "1 ways on")),
        (a_room_cut_off, ("G1", "a room is cut off")),
    ],
    ids=lambda value: value.__name__ if callable(value) else value[1],
)
def test_a_fault_planted_in_a_sub_dungeon_is_found(plant: Callable[[World], None], fault: tuple[str, str]) -> None:
    world, _ = bear_one("base:mine", 4, 5)
    before = faults(world)

    plant(world)

    assert not before
    assert fault in faults(world)


def test_a_level_remembers_the_site_it_opens_from() -> None:
    world, _ = bear_one("base:chasm", 1, 4, "gate/base:chasm")

    assert [(info.site, info.level, info.theme) for _, info in world.each(LevelInfo)] == [
        ("gate/base:chasm", 4, "base:chasm")
    ]
