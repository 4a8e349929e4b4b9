"""The figures of a birth to the point: with dice that fall as told, one pip this way or that decides."""

from __future__ import annotations

import msgspec
import pytest

from content.kinds import Kind
from content.loader import load
from content.sections import Section
from systems.genesis import hidden_doors, honour, keys, locks, sections
from systems.genesis.age import come_of_age
from systems.genesis.blueprint import BARE, NOWHERE, Bar, Blueprint
from systems.genesis.candidates import bar_some, passages
from systems.genesis.cards import deal_slots
from systems.genesis.mimics import set_mimics
from systems.genesis.ruin import ruin
from systems.genesis.springs import well_up
from systems.genesis.stages import SetbackError, run
from tests.genesis.drawn import Loaded, a_line, a_square, falling, laid_out, planned
from tests.planted_fault import planted
from tests.rules import rule


def dealt(plan: Blueprint, size: int, fall: int) -> bool:
    """Whether a theme that fills forty of a hundred slots fills that of a room of this size when the die falls so."""
    plan.deck.sizes = [size] * len(plan.deck.sizes)
    plan.sides[:] = [BARE] * len(plan.sides)
    deal_slots(plan, Loaded(fall, 0), ([Kind.ITEM], [40]), 2, [9])
    return plan.sides[9] != BARE


@planted("systems/genesis/cards.py", "* deck.sizes[plan.locations[room]]", "")
@rule("ROOM-1")
@pytest.mark.parametrize(("size", "share"), [(1, 85), (3, 95), (6, 110)])
def test_a_room_is_filled_by_eighty_and_five_a_point_of_size_of_what_the_theme_says(size: int, share: int) -> None:
    plan = a_line(4)

    assert dealt(plan, size, 40 * share - 1)
    assert not dealt(plan, size, 40 * share)


@rule("ROOM-1")
@pytest.mark.parametrize("kind", [Kind.ENEMY, Kind.TRAP])
def test_nothing_is_dealt_to_lie_in_wait_where_a_seeker_arrives(kind: Kind) -> None:
    plan = planned()
    plan.sides[:] = [BARE] * len(plan.sides)

    deal_slots(plan, Loaded(0), ([kind], [40]), 0, range(4))
    deal_slots(plan, Loaded(0), ([kind], [40]), 1, range(4, 8))

    assert plan.sides[:4] == [BARE] * 4
    assert BARE not in plan.sides[4:8]


@rule("GROW-3")
def test_a_stage_that_comes_to_nothing_is_drawn_eight_times_and_left_out() -> None:
    def ever(plan: Blueprint) -> None:
        raise SetbackError("planted")

    plan = a_line(3)
    run(plan, [ever])

    assert plan.counts == {"rolled back, ever: planted": 8, "left out: ever": 1}


@rule("THEME-9")
@pytest.mark.parametrize(("worth", "share"), [(0, 100), (1, 100), (2, 115), (5, 160)])
def test_each_point_of_honour_past_the_first_adds_fifteen_per_cent_of_locks(worth: int, share: int) -> None:
    plan = a_line(3)
    plan.honour = worth

    assert honour.of_a_hundred_locks(plan) == share


@rule("THEME-9")
def test_honour_is_any_from_one_to_five_each_as_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = planned(theme="base:mausoleum")
    drawn = []

    for fall in range(5):
        stream = falling(monkeypatch, fall)
        honour.bestow(plan)
        drawn.append((plan.honour, stream.bounds))

    assert drawn == [(value, [5]) for value in (1, 2, 3, 4, 5)]


@rule("LOCK-1")
def test_the_standing_of_a_room_is_its_distance_in_per_cent_and_up_to_forty_for_its_worth() -> None:
    plan = a_line(5)
    poor, rich = plan.deck.numbers["base:gallery"], plan.deck.numbers["base:gallery"] + 1
    plan.locations = [poor, poor, rich, poor, rich]
    plan.deck.worths = [4 if card == rich else 1 if card == poor else 0 for card in range(len(plan.deck.worths))]

    assert list(locks.standing(plan).values()) == [10, 35, 90, 85, 140]


@planted("systems/genesis/blueprint.py", "NEAREST_LOCK = 2", "NEAREST_LOCK = 1")
@rule("LOCK-1")
def test_neither_the_entrance_nor_a_room_beside_it_nor_the_exit_is_locked() -> None:
    locked: set[int] = set()
    for seed in range(40):
        plan = laid_out([(0, 0), (-1, 0), (1, 0), (0, 1), (0, 2), (1, 2), (-1, 2), (0, 3), (1, 3), (-1, 3), (0, 4)])
        plan.seed, plan.exit = seed, 10
        plan.theme = msgspec.structs.replace(load().themes["base:treasury"], locks=(30, 20, 20, 20))

        locks.set_locks(plan)

        locked.update(plan.lock_rooms)

    assert {5, 6} < locked <= {4, 5, 6, 7, 8, 9}


@rule("LOCK-2")
def test_for_a_key_sixty_four_places_are_tried_each_the_farther_of_two(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = a_line(4)
    plan.sides[:] = [plan.deck.draws[Kind.ITEM][0][0]] * len(plan.sides)
    plan.lock_rooms, plan.lock_slots, plan.lock_tiers = [3], [NOWHERE], [2]
    stream = falling(monkeypatch, 0)

    keys.hide_keys(plan)

    assert stream.bounds == [3] * (64 * 2)
    assert plan.counts == {"no place for a key": 1}
    assert plan.lock_rooms == []


@rule("LOCK-2")
@pytest.mark.parametrize(("level", "found"), [(1, 0), (2, 0), (3, 1)])
def test_down_to_level_two_no_key_lies_in_a_container(
    level: int, found: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = a_line(4, level)
    plan.sides[:] = [plan.deck.draws[Kind.CONTAINER][0][0]] * len(plan.sides)
    plan.lock_rooms, plan.lock_slots, plan.lock_tiers = [3], [NOWHERE], [2]
    falling(monkeypatch, 0)

    keys.hide_keys(plan)

    assert len(plan.key_slots) == found


@rule("WALL-13")
@pytest.mark.parametrize(("behind", "left"), [(25, 0), (26, 1)])
def test_a_hidden_door_closes_off_a_quarter_of_the_rooms_at_the_most(behind: int, left: int) -> None:
    plan = a_line(100)

    missing = hidden_doors._hide(plan, [(100 - behind) * 4 + 2], 1)

    assert missing == left
    assert (Bar.HIDDEN in plan.bars.values()) == (not left)


@rule("WALL-12")
def test_of_the_ways_that_can_be_spared_a_tenth_is_walled() -> None:
    plan = a_square(11)  # each of the 10 by 10 rooms that are not on two edges has one way in to spare

    left = bar_some(plan, passages(plan), 100, lambda room, other: Bar.STONE)

    assert 100 - left == 10
    assert list(plan.bars.values()) == [Bar.STONE] * 20


@rule("AGE-1", "AGE-7")
@pytest.mark.parametrize(("age", "chance"), [(1, 2), (7, 14), (10, 20)])
def test_ruin_comes_to_two_rooms_of_a_hundred_for_each_generation(
    age: int, chance: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = a_line(4)
    plan.age = age

    # The second room is struck and bears the first ruin there is, the third is not, the fourth is.
    stream = falling(monkeypatch, chance - 1, 0, chance, chance - 1, 0)
    ruin(plan)

    assert sorted(plan.conditions) == [1, 3]
    assert stream.bounds[0] == chance


@rule("AGE-7")
@pytest.mark.parametrize(("age", "fall", "count"), [(7, 0, 0), (8, 0, 1), (8, 2, 3), (10, 1, 2)])
def test_from_age_eight_on_one_to_three_containers_are_mimics(
    age: int, fall: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = planned(level=6, rooms=40)
    plan.age = age
    plan.mimics.clear()
    taken = next(card for card in plan.deck.forms if not plan.deck.tiers[card])
    plan.sides[40:60] = [taken] * 20

    stream = falling(monkeypatch, fall, 0)
    set_mimics(plan)

    assert len(plan.mimics) == count
    assert stream.bounds[:1] == ([3] if count else [])


@rule("AGE-2", "AGE-7")
@pytest.mark.parametrize(("age", "deepest"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (13, 4)])
def test_a_spring_is_at_most_one_stronger_for_each_three_generations_and_four_at_the_most(
    age: int, deepest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = planned(theme="base:fen")
    plan.age = age
    plan.springs.clear()

    stream = falling(monkeypatch, 0)
    well_up(plan)

    assert plan.springs
    assert stream.bounds[1] == deepest


@rule("AGE-7")
def test_an_age_is_any_from_one_to_ten_generations(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, ages = a_line(2), []
    for fall in range(10):
        stream = falling(monkeypatch, fall)
        come_of_age(plan)
        ages.append((plan.age, stream.bounds))

    assert ages == [(age, [10]) for age in range(1, 11)]


@planted("systems/genesis/sections.py", "            continue\n        section = ",
         "            break\n        section = ")
@rule("SECT-1")
def test_three_times_a_level_four_in_five_draw_a_section_of_at_most_half_its_rooms(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = a_line(101)
    left_for: list[int] = []

    def drawn(stream: Loaded, chosen: list[object], left: int) -> Section:
        left_for.append(left)
        return next(iter(load().sections.values()))

    monkeypatch.setattr(sections, "_draw", drawn)
    monkeypatch.setattr(sections, "_place", lambda *given: None)
    stream = falling(monkeypatch, 79, 80, 79)
    sections.set_sections(plan)

    assert stream.bounds == [80, 80, 80]
    assert left_for == [50, 50]


@rule("SECT-1")
def test_a_section_is_due_on_every_fifth_level_of_a_site() -> None:
    plan = a_line(3)

    for section in load().sections.values():
        due = [level for level in range(3, 43) if sections._is_due(_at(plan, level), section)]

        assert len(due) == 8 and {later - level for level, later in zip(due, due[1:], strict=False)} == {5}


@rule("SECT-1")
def test_four_hundred_places_are_tried_for_a_section(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    monkeypatch.setattr(sections, "_try", lambda *given: tried.append(given))
    plan = a_line(101)
    one_way_in = next(part for part in load().sections.values() if len(part.drawing.splices) == 1)
    wide = msgspec.structs.replace(one_way_in.written, share=(0, 100))

    found = sections._place(plan, Loaded(0), msgspec.structs.replace(one_way_in, written=wide), [False] * 101)

    assert found is None
    assert len(tried) == 400


def _at(plan: Blueprint, level: int) -> Blueprint:
    plan.level = level
    return plan
