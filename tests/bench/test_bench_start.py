"""T6: how long the game takes to begin: importing it without a face, and a new chronicle with its first level."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest

from engine.play.game import Game
from tests.bench.nethack import NetHack
from tests.bench.ratios import children, ratio, report, seconds, unit_step
from tests.build import base_content

ROOT = Path(__file__).parents[2]
LAUNCHES = 3


def launch(code: str, cache: Path) -> Callable[[], object]:
    """A launch of this Python with the packages of this tree, compiled once and kept in a folder of its own."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(cache), "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return lambda: subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, check=True)


@pytest.mark.bench
def test_importing_the_game_without_a_face_over_bare_python(tmp_path: Path) -> None:
    ours, bare = launch("import engine.play.game", tmp_path), launch("pass", tmp_path)
    ours()

    value = ratio(ours, bare, times=LAUNCHES, clock=children)
    libraries = ratio(launch("import esper, msgspec, msgpack", tmp_path), bare, times=LAUNCHES, clock=children)

    each = seconds(bare, LAUNCHES, clock=children)
    report("T6", f"headless import over `python -c pass` ({each * 1e3:.0f} ms)", value, "<= 9")
    report("T6", "esper, msgspec and msgpack alone over the same", libraries, "(no goal)")
    assert value > 1


@pytest.mark.bench
def test_a_new_game_over_an_nle_reset(nethack: NetHack | None) -> None:
    content, seeds = base_content(), itertools.count(1)
    Game.new(0, content)
    ours, found = [], []

    for _ in range(9):
        ours.append(seconds(lambda: Game.new(next(seeds), content), 5))
        found.append(ours[-1] / (nethack.reset() if nethack is not None else unit_step()))

    if nethack is None:
        report("T6", "a new game, in bare loop steps", median(found), "<= 275000 (9.6 ms)")
    else:
        report("T6", f"a new game ({median(ours) * 1e3:.1f} ms) over an NLE reset", median(found), "<= 6")
    assert median(ours) > 0
