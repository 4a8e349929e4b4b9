"""The game without a face starts without what only faces, tools and saves need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEAVY = ("pyglet", "PIL", "numpy", "networkx", "gymnasium", "asyncio")
UNASKED = ("argparse", "difflib", "dataclasses", "pkgutil", "platformdirs")
PLAYED = """
from content.loader import load
from engine.play import commands as ask
from engine.play.game import Game
game = Game.new(1, load())
assert game.submit(ask.Wait()).ok and game.legal_commands()
"""


def modules_after(code: str) -> set[str]:
    """What a fresh Python has imported once it has run this."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=True,
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "code",
    [
        PLAYED,
        f"{PLAYED}\nfrom engine.scene.view import view\nview(game)",
        "import engine.wire.run, engine.text.run, engine.record.replay, engine.record.recording, engine.api, saves",
        "import engine.cli.dungeon",
    ],
    ids=["played", "seen", "other faces", "levels"],
)
def test_no_heavy_library_is_imported_without_a_window(code: str) -> None:
    imported = modules_after(code)

    assert "engine.kernel.world" in imported
    assert not imported & set(HEAVY)


def test_a_game_that_is_never_kept_imports_no_saves() -> None:
    imported = modules_after(PLAYED)

    assert not {name for name in imported if name.split(".")[0] in ("saves", "msgpack")}


def test_importing_the_game_brings_no_library_that_nobody_asked_for() -> None:
    bare = modules_after("import esper, msgspec, tomllib, pathlib")

    imported = modules_after("import engine.play.game")

    assert not (imported - bare) & set(UNASKED)
