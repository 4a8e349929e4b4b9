"""Scent: what draws those that hunt by their nose, roaming or left without a quarry (AGE-6, COMB-5)."""

from __future__ import annotations

from typing import Any

import pytest

from components.body import ActionPoints
from components.creatures import Awake, Creature, Hunting, Temper, Wanders
from components.locks import Lock
from components.place import SIDES, Place, Spot
from components.registry import Component
from components.things import Dirt
from components.walls import DeepWater, Material, Wall
from engine.kernel.world import World
from systems.combat.intent_preview import Deed, next_deed
from systems.creatures.beats import whereabouts
from systems.creatures.waking import wake
from systems.things.dirt import NOTHING_SMELT, lure
from tests.build import a_rat, a_room, a_row, a_seeker, a_world, join, pass_turns, two_rooms
from tests.planted_fault import planted
from tests.rules import rule


@pytest.fixture
def world() -> World:
    return a_world()


def a_sniffer(world: World, room: int, spot: Spot = Spot.NORTH, scent: int = 2) -> int:
    """A roamer that hunts by scent and moves every turn."""
    rat = a_rat(world, room, spot, Wanders(1, world.turn + 1))
    world.add(rat, Creature(1, Temper.ROAMING, scent=scent))
    return rat


def a_lost_hunter(world: World, room: int, spot: Spot = Spot.NORTH, *extra: Component, **nature: Any) -> int:
    """A rat with a nose for two rooms that is awake and has nobody to hunt."""
    rat = a_rat(world, room, spot, *extra)
    world.add(rat, Creature(1, nature.get("temper", Temper.PURSUING), scent=nature.get("scent", 2)))
    world.add(rat, Awake())
    return rat


@planted("systems/things/dirt.py", "max(stained, key=lambda room: dirt(world, room))", "stained[0]")
@rule("AGE-6")
def test_who_hunts_by_scent_walks_to_the_filthiest_room_it_can_reach_and_stays(world: World) -> None:
    row = a_row(world, 4)
    for room, level in zip(row, (10, 55, 90, 60), strict=True):
        world.add(room, Dirt(level))
    sniffer = a_sniffer(world, row[0])

    pass_turns(world, 12)

    assert world.get(sniffer, Place).holder == row[2]


@rule("AGE-6")
def test_no_nose_reaches_farther_than_its_scent_nor_through_walls_and_locks(world: World) -> None:
    here = a_room(world)
    for heading, extra, on_way in ((Spot.EAST, (), (Wall(Material.TIMBER, 3),)), (Spot.SOUTH, (Lock(1),), ())):
        join(world, here, a_room(world, Dirt(99), *extra, x=heading), heading, *on_way)
    row = a_row(world, 4)
    world.add(row[3], Dirt(99))
    shut_in, far = a_sniffer(world, here), a_sniffer(world, row[0])

    for _ in range(3):
        assert world.get(shut_in, Place).holder == here
        pass_turns(world)

    assert world.get(far, Place).holder != row[3]


@planted("content/base/figures.toml", "stained = 50", "stained = 49", case="49--2")
@rule("AGE-6")
@pytest.mark.parametrize(("level", "led"), [(49, NOTHING_SMELT), (50, Spot.EAST), (100, Spot.EAST)])
def test_a_room_draws_from_fifty_on(world: World, level: int, led: int) -> None:
    row = a_row(world, 2)
    world.add(row[1], Dirt(level))

    assert lure(world, a_sniffer(world, row[0])) == led


@rule("AGE-6")
def test_rooms_that_are_merely_dusty_draw_nobody_and_who_does_not_smell_roams_as_before(world: World) -> None:
    rooms = set()
    for seed in range(12):
        each = a_world(seed)
        row = a_row(each, 3)
        each.add(row[0], Dirt(49))
        each.add(row[2], Dirt(99))
        dull = a_sniffer(each, row[1], Spot.WEST, scent=0)
        pass_turns(each, 6)
        rooms.add(row.index(whereabouts(each, dull)[0]))

    assert len(rooms) > 1


@planted("systems/creatures/temperament.py", "nature.scent > 0 and nature.temper in GOES_BY_NOSE", "nature.scent > 0",
         case="guarding")
@rule("AGE-6", "COMB-5")
@pytest.mark.parametrize("temper", list(Temper))
def test_a_hunter_without_a_quarry_follows_its_nose_and_who_keeps_its_room_lies_down(
    world: World, temper: Temper
) -> None:
    row = a_row(world, 4)
    for room, level in zip(row, (10, 55, 90, 60), strict=True):
        world.add(room, Dirt(level))
    hunter = a_lost_hunter(world, row[0], temper=temper)

    pass_turns(world, 8)

    follows = temper in (Temper.PURSUING, Temper.ROAMING)
    assert world.get(hunter, Place).holder == row[2 if follows else 0]
    assert not world.has(hunter, Awake)


@planted("systems/creatures/notice.py", "if by_nose(world, creature) is None:", "if True:")
@rule("AGE-6", "COMB-5")
def test_one_that_gives_its_quarry_up_goes_to_the_filthiest_room_and_one_that_smells_nothing_sleeps() -> None:
    ended = []
    for scent in (2, 0):
        world = a_world()
        row = a_row(world, 3)
        world.add(row[2], Dirt(80))
        seeker = a_seeker(world, a_room(world, x=9))
        hunter = a_lost_hunter(world, row[0], scent=scent)
        wake(world, hunter, seeker)
        pass_turns(world, 5)
        assert world.get(hunter, Place).holder == row[0]
        pass_turns(world, 5)
        ended.append((row.index(world.get(hunter, Place).holder), world.has(hunter, Awake)))

    assert ended == [(2, False), (0, False)]


@rule("AGE-6", "COMB-5")
def test_whom_it_smells_it_hunts_before_all_filth(world: World) -> None:
    row = a_row(world, 3)
    world.add(row[2], Dirt(100))
    seeker = a_seeker(world, row[0])
    hunter = a_lost_hunter(world, row[1])
    wake(world, hunter, seeker)

    pass_turns(world, 2)

    assert world.get(hunter, Place).holder == row[0]


@planted("systems/creatures/notice.py",
         "        if odds is None:\n", "        if odds is None or world.has(creature, Awake):\n")
@rule("AGE-6", "COMB-5")
def test_one_on_its_way_to_filth_notices_a_seeker_as_often_as_one_that_sleeps() -> None:
    noticed = 0
    for seed in range(200):
        world = a_world(seed)
        room, beyond = two_rooms(world)
        world.add(beyond, Dirt(90))
        a_seeker(world, room)
        hunter = a_lost_hunter(world, room, Spot.SOUTH)
        world.edit(hunter, ActionPoints).left = 0
        pass_turns(world)
        noticed += world.has(hunter, Hunting)

    # 40 in a hundred of 200, within four standard deviations.
    assert 52 <= noticed <= 108


@rule("AGE-6", "MOVE-4", "WALL-8")
@pytest.mark.parametrize("barred", [(Wall(Material.STONE, 6),), (DeepWater(),), (Lock(1),), ("full",)])
def test_a_hunter_that_smells_filth_goes_through_no_wall_lock_deep_water_or_crowd(
    world: World, barred: tuple[Any, ...]
) -> None:
    here = a_room(world)
    beyond = a_room(world, Dirt(99), *(part for part in barred if isinstance(part, Lock)), y=1)
    join(world, here, beyond, Spot.NORTH, *(part for part in barred if isinstance(part, Wall | DeepWater)))
    for side in SIDES if "full" in barred else ():
        a_rat(world, beyond, side)
    hunter = a_lost_hunter(world, here)

    pass_turns(world, 3)

    assert world.get(hunter, Place).holder == here
    assert not world.has(hunter, Awake)


@planted("systems/combat/intent_preview.py", "if not quarry and has_nose(world, creature):", "if False:")
@rule("COMB-3", "P9")
def test_that_one_follows_its_nose_is_told_and_where_it_leads_is_not(world: World) -> None:
    row = a_row(world, 3)
    hunter = a_lost_hunter(world, row[1])
    before = next_deed(world, hunter)

    world.add(row[2], Dirt(99))

    assert before == next_deed(world, hunter) == Deed("deed.nose")
