"""From the second level on one lock stands before all of the deepest third, in every theme and of any size (LOCK-5)."""

from __future__ import annotations

import pytest

from components.level import LevelInfo
from components.locks import Lock
from components.room import Entrance, Room
from content.kinds import Kind
from content.loader import load
from engine.kernel.world import World
from systems.genesis.audit import audit
from systems.genesis.audit_deep import audit_deep
from systems.locks.explorer import survey, walk
from tests.build import a_room, a_row, a_world, join
from tests.genesis.births import born, finished, first_seed, locked_rooms, soak, themed
from tests.genesis.oracle import deepest_third, distances, guards, reach
from tests.planted_fault import planted
from tests.rules import rule

THEMES = sorted(load().themes)
SMALL = (3, 4, 5, 6, 7, 8, 9, 10)


@planted("systems/genesis/sections.py", "return guarded(plan, distances, behind)", "return True", case="base:crypt")
@rule("LOCK-5")
@pytest.mark.parametrize("theme", THEMES)
def test_one_lock_bars_all_of_the_deepest_third_on_every_level_from_the_second(theme: str) -> None:
    for seed in range(12):
        for level in (2, 3, 7, 12):
            assert guards(finished(theme, seed, level)), (seed, level)


@planted("systems/genesis/deep.py", "plan.distances[gate] != NEAREST_LOCK - 1", "True", case="base:laboratory")
@planted("systems/genesis/exits.py", "range(plan.core, plan.rooms) if plan.gate != NOWHERE else ()",
         "[plan.gate]", case="base:halls")
@rule("LOCK-5")
@pytest.mark.parametrize("theme", THEMES)
def test_a_small_level_has_its_lock_too(theme: str) -> None:
    for rooms in SMALL:
        for seed in range(10):
            level = 2 + seed % 2

            assert guards(finished(theme, seed, level, rooms)), (seed, level, rooms)


@planted("systems/genesis/shape.py", "if not guarded(", "if False and not guarded(", case="7-5")
@rule("LOCK-5")
@pytest.mark.parametrize(("seed", "level"), [(7, 5), (44, 2)])
def test_a_tower_whose_first_shape_no_lock_could_guard_is_shaped_anew(seed: int, level: int) -> None:
    assert guards(finished("base:tower", seed, level, 20))


@rule("LOCK-5")
def test_in_a_level_of_two_rooms_there_is_none_that_could_be_locked() -> None:
    worlds = [finished("base:caverns", seed, 4, rooms) for seed in range(5) for rooms in (1, 2)]

    assert not [room for world in worlds for room in locked_rooms(world) if distances(world)[room] < 2]


@rule("LOCK-5")
def test_the_eight_rooms_of_one_laboratory_have_their_three_deepest_behind_a_lock() -> None:
    world = finished("base:laboratory", 1111, 2)

    assert len(distances(world)) == 8 and len(deepest_third(world)) >= 3
    assert not deepest_third(world) & reach(world, set(guards(world)[:1]))


@rule("LOCK-5")
def test_a_theme_without_locks_still_bars_the_deep_from_the_second_level_on() -> None:
    worlds = [born(seed, 2, content=themed(locks=(0, 0, 0, 0))).world for seed in range(10)]

    assert [locked_rooms(world) for world in worlds] == [guards(world) for world in worlds]
    assert [len(locked_rooms(world)) for world in worlds] == [1] * 10


@planted("systems/genesis/keys.py", "slot = _make_place(plan, stream, order[:nearer], taken)", "pass")
@rule("LOCK-5", "LOCK-2")
def test_where_no_slot_is_bare_a_thing_gives_way_to_the_key_of_the_deep() -> None:
    full = themed({"fill_base": 100, "fill_per_size": 0}, shares={Kind.ITEM: 100})

    one = born(5, 2, content=full)

    assert one.birth.counts["a thing gave way to a key"] == 1
    assert locked_rooms(one.world) == guards(one.world) != []


@planted("systems/genesis/audit_deep.py", "count - (count + 2) // 3", "count - count // 3")
@rule("LOCK-5")
def test_the_audit_agrees_with_the_oracle_whichever_lock_is_taken_off() -> None:
    told = set()
    for seed in range(60):
        world = finished(THEMES[seed % len(THEMES)], seed, 2 + seed % 3, SMALL[seed % len(SMALL)])
        lock = guards(world)[-1]
        world.remove(lock, Lock)
        others = [room for room, _ in world.each(Room) if distances(world)[room] > 1]
        world.add(others[seed % len(others)], Lock(1, 1))

        told.add(_unguarded(world))
        assert _unguarded(world) == (not guards(world)), seed

    assert told == {True, False}


@planted("systems/genesis/audit_deep.py", "return deep.isdisjoint(entered)", "return True")
@rule("LOCK-5")
@pytest.mark.parametrize("detour", [False, True])
def test_a_lock_on_the_shortest_way_guards_nothing_where_a_longer_one_leads_around_it(detour: bool) -> None:
    world = a_world()
    world.spawn(LevelInfo("base:caverns", "gate", 2, 1))
    row = a_row(world, 8)
    world.add(row[0], Entrance())
    world.add(row[2], Lock(1, 1))
    aside = [a_room(world, x=column, y=1) for column in (1, 2)]
    if detour:
        for first, second, heading in ((row[1], aside[0], 0), (aside[0], aside[1], 1), (aside[1], row[3], 2)):
            join(world, first, second, heading)
    ground = survey(world)

    told = list(audit_deep(world, ground, ground.distances()))

    assert bool(told) == detour


def _unguarded(world: World) -> bool:
    ground = survey(world)
    return any(fault.law == "LOCK-5" for fault in audit(world, ground, walk(ground), 2))


@pytest.mark.soak
@pytest.mark.timeout(3_600)
@rule("LOCK-5")
@pytest.mark.parametrize("theme", THEMES)
def test_no_level_of_thousands_is_without_the_lock_before_its_deepest_third(theme: str) -> None:
    for seed in range(first_seed(), first_seed() + soak(50)):
        level, rooms = 2 + seed % 11, (0, 0, 0, 3 + seed % 20)[seed % 4]

        assert guards(finished(theme, seed, level, rooms)), (seed, level, rooms)
