"""Rooms built by hand stay as they were drawn: no stage of a birth adds to them, and the first room stays clear."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from content.kinds import Kind
from content.loader import load
from systems.genesis.blueprint import BARE, ENTRANCE, Blueprint
from systems.genesis.cards import deal_sides
from systems.genesis.conditions import set_conditions
from systems.genesis.floors import lay_floors
from systems.genesis.locks import set_locks
from systems.genesis.mimics import set_mimics
from systems.genesis.ruin import ruin
from systems.genesis.springs import well_up
from systems.genesis.stages import Stage
from systems.genesis.veins import set_veins
from systems.genesis.walls import raise_walls
from systems.genesis.wards import ward
from tests.genesis.drawn import a_square, falling, planned
from tests.rules import rule

Added = Callable[[Blueprint], object]


def dealt(plan: Blueprint) -> object:
    """Rooms with a card on some side."""
    return {slot // 4 for slot, card in enumerate(plan.sides) if card != BARE}


STAGES: dict[str, tuple[tuple[str, ...], str, Stage, Added]] = {
    "cards": (("ROOM-1",), "base:caverns", deal_sides, dealt),
    "conditions": (("COND-1", "COND-5"), "base:caverns", set_conditions, lambda plan: set(plan.conditions)),
    "ruin": (("AGE-1",), "base:halls", ruin, lambda plan: set(plan.conditions)),
    "veins": (("VEIN-1", "VEIN-2"), "base:mine", set_veins, lambda plan: set(plan.conditions)),
    "springs": (("AGE-2",), "base:fen", well_up, lambda plan: set(plan.springs)),
    "floors": (("WALL-1", "WALL-12"), "base:mausoleum", lay_floors, lambda plan: set(plan.floors)),
    "wards": (("THEME-11",), "base:treasury", ward, dealt),
    "locks": (("LOCK-1",), "base:treasury", set_locks, lambda plan: set(plan.lock_rooms)),
    "mimics": (("MIMIC-1", "AGE-7"), "base:caverns", set_mimics, lambda plan: {slot // 4 for slot in plan.mimics}),
}


def before(theme: str, fixed: bool) -> Blueprint:
    """A very old level of the theme on which none of these stages has drawn, built by hand but for the first room."""
    plan = planned(level=6, theme=theme, rooms=30)
    plan.sides[:] = [BARE] * len(plan.sides)
    for table in (plan.conditions, plan.springs, plan.floors, plan.mimics, plan.goods):
        table.clear()
    plan.fixed = set(range(1, plan.rooms)) if fixed else set()
    plan.age, plan.gate, plan.core, plan.exit = 10, -1, 0, -1
    return plan


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule("SECT-1", *part[0]), id=name)
                                  for name, part in STAGES.items()])
def test_no_stage_adds_to_a_room_that_was_built_by_hand_and_each_adds_to_others(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, theme, stage, added = STAGES[name]
    drawn = []
    for fixed in (True, False):
        plan = before(theme, fixed)
        if name == "wards":
            plan.deck.worths = [5] * len(plan.deck.worths)
        falling(monkeypatch, 0)
        stage(plan)
        drawn.append(added(plan))

    by_hand, grown = drawn
    assert isinstance(by_hand, set) and isinstance(grown, set)
    assert by_hand <= {ENTRANCE}
    assert len(grown - {ENTRANCE}) > 1 or name == "mimics" and len(grown) == 1


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(*STAGES[name][0]), id=name) for name in STAGES
                                  if name not in ("cards", "floors")])
def test_where_a_seeker_arrives_there_is_nothing_of_the_kind(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, theme, stage, added = STAGES[name]
    plan = before(theme, False)
    falling(monkeypatch, 0)

    stage(plan)

    found = added(plan)
    assert isinstance(found, set) and ENTRANCE not in found


@rule("WALL-2", "WALL-12", "SECT-1")
def test_no_wall_is_raised_between_rooms_built_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = []
    for fixed in (set(range(60, 121)), set()):
        plan = a_square(11)
        plan.theme = msgspec.structs.replace(plan.theme, walls=100, stone=50)
        plan.fixed = fixed
        falling(monkeypatch, 0)
        raise_walls(plan)
        counts.append({slot // 4 for slot in plan.bars})

    assert counts[0] and max(counts[0]) < 60
    assert counts[1] and Kind.ITEM in load().themes["base:caverns"].shares
