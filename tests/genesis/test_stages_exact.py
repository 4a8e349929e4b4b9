"""Stages of a birth on a few rooms, with dice that fall as told: more than one, none, and where nothing may be."""

from __future__ import annotations

import msgspec
import pytest

from components.room import Location
from components.water import Flood
from content.figures import rooms_at
from content.kinds import Kind
from content.loader import load
from systems.genesis.blueprint import BARE, ENTRANCE, NOWHERE, Bar, Blueprint
from systems.genesis.conditions import portions, set_conditions
from systems.genesis.exits import set_stairs
from systems.genesis.floors import lay_floors
from systems.genesis.goods import goods_of
from systems.genesis.loops import open_loops
from systems.genesis.mouths import set_mouths
from systems.genesis.soil import _gathered
from systems.genesis.walls import raise_walls
from systems.genesis.wards import ward
from tests.build import a_room, a_world
from tests.genesis.drawn import CAVERNS, Loaded, a_line, a_square, falling, laid_out, planned
from tests.planted_fault import planted
from tests.rules import rule


def shaped(plan: Blueprint, **changes: object) -> Blueprint:
    """The plan, of a theme with these changes."""
    plan.theme = msgspec.structs.replace(plan.theme, **changes)
    return plan


def a_snake(side: int) -> Blueprint:
    """So many rooms by as many in one long way to and fro."""
    plan = laid_out([(x if y % 2 == 0 else side - 1 - x, y) for y in range(side) for x in range(side)])
    for slot, other in enumerate(plan.beyond):
        if other != NOWHERE and abs(other - slot // 4) != 1:
            plan.beyond[slot] = NOWHERE
    return plan


@planted("systems/genesis/loops.py", "(other == also or other in rooms and other < room)", "other in rooms")
@rule("GROW-1")
@pytest.mark.parametrize(("share", "loops"), [(0, 0), (25, 4), (30, 4), (100, 16)])
def test_of_the_passages_that_could_yet_be_opened_the_share_of_the_theme_is(share: int, loops: int) -> None:
    plan = shaped(a_snake(5), loops=share)  # 40 pairs of neighbours, 24 of them joined

    open_loops(plan, Loaded(0), range(25))

    assert sum(other != NOWHERE for other in plan.beyond) == 2 * (24 + loops)


@rule("GROW-1")
@pytest.mark.parametrize(("level", "rooms"), [(1, 14), (2, 18), (5, 30), (12, 58)])
def test_the_first_level_has_fourteen_rooms_and_each_further_one_four_more(level: int, rooms: int) -> None:
    plain = msgspec.structs.replace(load().themes[CAVERNS], size=100, deeper=100)

    assert rooms_at(load().figures.genesis, plain, level) == rooms


@planted("systems/genesis/exits.py", "farthest[len(farthest) // 2 :]", "farthest")
@rule("EXIT-1")
@pytest.mark.parametrize("fall", range(5))
def test_without_a_gate_the_stair_down_is_in_one_of_the_farther_half_of_the_rooms(
    fall: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = a_line(10)
    stream = falling(monkeypatch, fall, 0)

    set_stairs(plan)

    assert plan.exit == 5 + fall
    assert stream.bounds[0] == 5
    stairs = {slot // 4: plan.deck.ids[card] for slot, card in enumerate(plan.sides) if card != BARE}
    assert stairs == {plan.exit: "base:stair_down", ENTRANCE: "base:stair_up"}


@planted("systems/genesis/mouths.py", "room not in (ENTRANCE, plan.exit)", "room != ENTRANCE")
@rule("SUB-1")
def test_a_mouth_is_in_neither_the_room_of_the_entrance_nor_that_of_the_exit(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = a_line(4)
    plan.exit = 3
    chances = [chance for _, chance in plan.deck.mouths]

    stream = falling(monkeypatch, 0)
    set_mouths(plan)

    mouths = [slot // 4 for slot, card in enumerate(plan.sides) if card != BARE]
    assert len(mouths) == len(chances) == 2  # one of each kind that opens here, both in one room if there is no other
    assert set(mouths) == {1}
    assert [bound for bound in stream.bounds if bound in chances] == chances
    assert stream.bounds.count(2) >= 2


@rule("THEME-11")
@pytest.mark.parametrize(("rich", "before"), [(1, 1), (2, 1), (4, 3)])
def test_the_trap_before_a_room_of_worth_lies_in_the_room_before_or_in_itself_beside_the_entrance(
    rich: int, before: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = shaped(a_line(6), wards=60)
    worth = plan.deck.numbers["base:gallery"] + 1
    plan.locations[rich] = worth
    plan.deck.worths = [5 * (card == worth) for card in range(len(plan.deck.worths))]

    falling(monkeypatch, 59, 0)
    ward(plan)
    falling(monkeypatch, 59, 0)
    ward(plan)

    assert [slot // 4 for slot, card in enumerate(plan.sides) if card != BARE] == [before]  # and no second one
    assert plan.deck.kinds[plan.sides[before * 4]] is Kind.TRAP


@rule("THEME-11")
def test_where_the_chance_fails_no_trap_lies_before_a_room_of_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = shaped(a_line(6), wards=60)
    plan.deck.worths = [5] * len(plan.deck.worths)

    falling(monkeypatch, 60)
    ward(plan)

    assert plan.sides == [BARE] * 24


@planted("systems/genesis/conditions.py", "for card in found]", "for card in found[:1]]")
@rule("COND-5", "COND-1")
def test_every_condition_that_fits_has_its_own_chance_so_a_room_may_bear_several_and_the_first_room_none(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = a_line(3)
    place = plan.locations[0]
    first, second, third = sorted(plan.deck.conditions[place])[:3]
    plan.deck.conditions = {place: [(first[0], 7), (second[0], 3), (third[0], 20)]}

    stream = falling(monkeypatch, 6, 3, 19, 7, 2, 20)
    set_conditions(plan)

    assert {room: [card for card, _ in borne] for room, borne in plan.conditions.items()} == {
        1: [first[0], third[0]], 2: [second[0]]
    }
    assert stream.bounds == [7, 3, 20] * 2


@rule("COND-OUTCROP")
@pytest.mark.parametrize("size", [1, 2, 4, 6])
def test_an_outcrop_is_born_with_one_portion_for_each_point_of_size(size: int) -> None:
    plan = a_line(2)
    plan.deck.sizes = [size] * len(plan.deck.sizes)

    held = portions(plan, Loaded(0), 1, plan.deck.numbers["base:outcrop"])

    assert held == size


@planted("systems/genesis/goods.py", "if stream.percent(chance)]", "if stream.percent(chance)][:1]")
@rule("ROOM-2")
def test_each_of_a_containers_goods_has_its_own_chance_and_all_of_them_may_be_there() -> None:
    plan = a_line(2)
    holder = next(card for card, goods in enumerate(plan.deck.goods) if len(goods) > 2)
    offered = plan.deck.goods[holder]

    everything, nothing = goods_of(plan, holder, Loaded(0)), goods_of(plan, holder, Loaded(99))

    assert everything == [card for card, _ in offered]
    assert nothing == [card for card, chance in offered if chance == 100]


@rule("WALL-12")
def test_as_many_walls_as_the_theme_says_of_a_hundred_passages_that_may_bear_one(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = shaped(a_square(11), walls=4, stone=30)  # 220 passages, two of them at the entrance
    stream = falling(monkeypatch, 27, 29, 30)

    raise_walls(plan)

    assert plan.walled == (218 * 4 + 27) // 100 == 8
    assert list(plan.bars.values()).count(Bar.OPEN) == 0
    assert len(plan.bars) == 2 * 8
    assert stream.bounds[0] == 100


@rule("WALL-1", "WALL-12")
def test_the_share_of_the_theme_is_floored_room_by_room(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = shaped(a_line(4), floors=12)
    plan.fixed = {3}
    stream = falling(monkeypatch, 11, 99, 12, 11, 99)

    lay_floors(plan)

    assert sorted(plan.floors) == [0, 2]
    assert stream.bounds[0] == 12


@planted("systems/genesis/soil.py", "figures.dirt_dweller * dwellers", "figures.dirt_dweller * (dwellers > 0)")
@rule("AGE-6", "AGE-7")
@pytest.mark.parametrize(("age", "fall", "tags", "flooded", "enemies", "dirt"), [
    (1, 0, [], False, 0, 4), (3, 0, [], False, 0, 12), (10, 0, [], False, 0, 40), (3, 15, [], False, 0, 27),
    (3, 0, ["damp"], False, 0, 20), (3, 0, [], True, 0, 20), (3, 0, ["damp"], True, 0, 20),
    (3, 0, ["filthy"], False, 0, 32), (3, 0, [], False, 1, 17), (3, 0, [], False, 4, 32),
    (10, 15, ["damp", "filthy"], False, 4, 103),
])
def test_dirt_has_gathered_by_age_chance_damp_filth_and_each_who_lives_there(
    age: int, fall: int, tags: list[str], flooded: bool, enemies: int, dirt: int
) -> None:
    plan, world = a_line(2), a_world()
    plan.age = age
    plan.sides[4 : 4 + enemies] = [plan.deck.draws[Kind.ENEMY][0][0]] * enemies
    room = a_room(world, *([Flood(1)] if flooded else []))
    world.edit(room, Location).tags = tags
    stream = Loaded(fall)

    assert _gathered(plan, stream, world, 1, room) == dirt
    assert stream.bounds == [16]


@rule("COND-VEIN-IRON", "COND-VEIN-GOLD", "COND-VEIN-SILVER")
@pytest.mark.parametrize(("fall", "held"), [(0, 3), (5, 8)])
def test_a_vein_is_born_with_three_to_eight_portions(fall: int, held: int) -> None:
    plan = planned(theme="base:mine")

    for ore in ("iron", "gold", "silver"):
        stream = Loaded(fall)
        assert portions(plan, stream, 1, plan.deck.numbers[f"base:vein_{ore}"]) == held
        assert stream.bounds == [6]
