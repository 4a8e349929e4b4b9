"""T6 and T7: how soon our window shows its first frame, and what our part of a frame costs, beside pyglet alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from statistics import median

import pytest

from tests.bench.ratios import report


def said(side: str) -> object:
    """What one side prints."""
    command = [sys.executable, "-m", "tests.bench.window_sides", side]
    return ast.literal_eval(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.bench
@pytest.mark.display
def test_first_frame_over_a_bare_window() -> None:
    rounds = []
    for _ in range(9):
        ours, bare = said("first"), said("bare")
        assert isinstance(ours, float) and isinstance(bare, float)
        rounds.append((ours / bare, ours, bare))

    value = median(ratio for ratio, _, _ in rounds)

    ours, bare = (median(times) for times in list(zip(*rounds, strict=True))[1:])
    report("T6", f"first frame of the board ({ours:.2f} s) over a bare pyglet window's ({bare:.2f} s)", value, "<= 2")
    assert value > 0


@pytest.mark.bench
@pytest.mark.display
def test_our_part_of_a_frame_over_a_bare_batch() -> None:
    found = said("frame")

    assert isinstance(found, tuple)
    ours, bare = found
    what = f"a whole frame of the board ({ours * 1000:.1f} ms) over as many sprites and labels ({bare * 1000:.1f} ms)"
    report("T7", what, ours / bare, "<= 2")
    assert ours > 0
