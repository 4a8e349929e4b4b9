"""T6 and T7: how soon our window shows its first frame, and what our part of a frame costs, beside pyglet alone."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from statistics import median
from typing import Any

import pytest

from tests.bench.ratios import report

ROUNDS = 9


def said(side: str, **more: str) -> Any:
    """What one side prints."""
    command = [sys.executable, "-m", "tests.bench.window_sides", side]
    environment = {**os.environ, **more}
    return ast.literal_eval(subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout)


def middle(rounds: list[tuple[float, float]]) -> tuple[float, float, float]:
    """The median of ours over theirs, of ours, and of theirs."""
    ours, theirs = zip(*rounds, strict=True)
    return median(one / other for one, other in rounds), median(ours), median(theirs)


@pytest.mark.bench
@pytest.mark.display
def test_first_frame_over_a_bare_window() -> None:
    found = [(said("first"), said("bare")) for _ in range(ROUNDS)]

    for clock, name, goal in ((0, "on the wall", "<= 2"), (1, "of all threads", "(no goal)")):
        value, ours, bare = middle([(first[clock], other[clock]) for first, other in found])
        what = f"first frame of the board ({ours:.2f} s {name}) over a bare window's ({bare:.2f} s)"
        report("T6", what, value, goal)
        assert value > 0


@pytest.mark.bench
@pytest.mark.display
def test_first_frame_where_no_program_was_ever_compiled_over_a_bare_window() -> None:
    never = {"MESA_SHADER_CACHE_DISABLE": "true"}

    rounds = [(said("first", **never)[0], said("bare", **never)[0]) for _ in range(3)]

    value, ours, bare = middle(rounds)
    report("T6", f"the very first frame ({ours:.2f} s) over a bare window's ({bare:.2f} s)", value, "(no goal)")
    assert value > 0


@pytest.mark.bench
@pytest.mark.display
def test_our_part_of_a_frame_over_a_bare_batch() -> None:
    value, ours, bare = middle(said("frame"))

    what = f"the fullest board drawn anew ({ours * 1e3:.1f} ms) over as many sprites and labels ({bare * 1e3:.1f} ms)"
    report("T7", what, value, "<= 2")
    assert value > 0
