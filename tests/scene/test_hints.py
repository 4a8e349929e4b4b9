"""First hints: who runs against shut ways is told what else to try; faces keep count, the world does not (B13)."""

import pytest

from engine.scene.hints import Hints
from tests.planted_fault import planted
from tests.rules import rule


@planted("engine/scene/hints.py", 'WALLS = ("refused.wall", "refused.wall_uneven")', 'WALLS = ("refused.wall_uneven",)')
@rule("B13", "P9")
@pytest.mark.parametrize("bumps", [
    ("refused.wall", "refused.wall", "refused.wall"),
    ("refused.wall_uneven", "refused.wall_uneven", "refused.wall_uneven"),
    ("refused.locked", "refused.no_way", "refused.wall"),
])
def test_three_walls_in_a_row_bring_the_hint_whichever_walls_they_were(bumps: tuple[str, ...]) -> None:
    hints = Hints()
    told = []

    for by in bumps:
        hints.barred(by)
        told.append(hints.when_barred())

    assert told == ["", "", "hint.walls"]


@rule("WALL-13", "B13")
def test_other_shut_ways_bring_another_hint_and_each_comes_once() -> None:
    hints = Hints()
    told = []

    for by in ("refused.locked",) * 4 + ("refused.wall",) * 3:
        hints.barred(by)
        told.append(hints.when_barred())

    assert told == ["", "", "hint.blocked", "", "hint.walls", "", ""]
    assert hints.told == ["blocked", "walls"]


@rule("WALL-13", "B13")
def test_what_goes_well_in_between_begins_the_count_anew() -> None:
    hints = Hints()
    told = []

    for by in ("refused.wall", "refused.wall", "", "refused.wall", "refused.wall"):
        hints.barred(by)
        told.append(hints.when_barred())

    assert told == [""] * 5


def test_a_hint_of_an_earlier_sitting_is_not_told_again() -> None:
    hints = Hints(["walls"])

    for _ in range(3):
        hints.barred("refused.wall")

    assert hints.when_barred() == ""


@planted("engine/scene/hints.py", '("refused.centre_first", "refused.ap")', '("refused.centre_first",)')
@rule("WALL-13", "B13")
@pytest.mark.parametrize("no_bar", ["refused.centre_first", "refused.ap"])
def test_whoever_only_has_to_go_over_the_centre_or_to_wait_is_not_told_that_ways_are_shut(no_bar: str) -> None:
    hints = Hints()
    told = []

    for by in (no_bar,) * 4 + ("refused.wall", no_bar, "refused.wall", "refused.wall"):
        hints.barred(by)
        told.append(hints.when_barred())

    assert told == [""] * 7 + ["hint.walls"]
