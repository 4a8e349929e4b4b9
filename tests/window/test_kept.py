"""However much was shown, only so much is kept for it: pages turned, things seen once, letters of every size (F6)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules import rule

ROOT = Path(__file__).parents[2]
OPENING = """
import gc, json, sys
import pyglet
pyglet.options.headless = True
pyglet.options.shadow_window = False
from pyglet.graphics import Group
from pyglet.graphics.vertexbuffer import BufferObject
from pyglet.graphics.vertexdomain import VertexList
from pyglet.image import Texture, TextureRegion
from engine.window.app import App
from engine.window.desk import Desk
from engine.window.picture import Face, Layer, Picture, Words
from engine.window.settings import Settings
from tests.scene.games import a_game
from tests.window.houses import MemoryHouse, press

desk = Desk(MemoryHouse(), Settings(speed=0))
desk.enter(a_game(80, 12))
app = App(desk)
app.draw()

def kept():
    gc.collect()
    live = gc.get_objects()
    found = {kind.__name__: sum(isinstance(one, kind) for one in live) for kind in (BufferObject, Group, VertexList)}
    large = [one for one in live if isinstance(one, Texture) and not isinstance(one, TextureRegion)]
    return {**found, "Texture": len(large), "pixels": sum(one.width * one.height for one in large)}
"""
TURNING = """
found = []
for turns in (3, 12):
    for _ in range(turns):
        for key in ("M", "M", "I", "I", "V", "V", "C", "C", "F2", "ESCAPE"):
            press(desk, key)
            app.draw()
    found.append(kept())
json.dump(found, sys.stdout)
"""
SEEING = """
found = []
for page in range(30):
    picture = Picture(1280, 720)
    for i in range(12):
        seed = page * 12 + i + 1
        picture.items += [
            Face("panel", 100 * i, 0, 114, 150 + page, Layer.FACE, seed=seed),
            Face("panel", 0, 0, 800, 400, Layer.PLATE, seed=seed) if i == 0 else Words(
                f"{seed} Waterlogged rope coil", 9, 40 * i, 20 + seed / 6, "label", "#ffffff"),
        ]
    app.painter.show(picture)
    app.painter.draw()
    if page in (4, 29):
        found.append(kept())
json.dump(found, sys.stdout)
"""


def kept(work: str) -> list[dict[str, int]]:
    """What was kept part of the way through some work, and at its end."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run([sys.executable, "-c", OPENING + work], capture_output=True, text=True, env=environment)
    assert ran.returncode == 0, ran.stderr
    found: list[dict[str, int]] = json.loads(ran.stdout)
    return found


@pytest.mark.display
@rule("F6")
def test_pages_turned_over_and_over_leave_nothing_behind() -> None:
    early, late = kept(TURNING)

    assert late == early


@pytest.mark.display
@rule("F6")
def test_what_was_seen_once_is_forgotten_when_its_sheets_are_full() -> None:
    early, late = kept(SEEING)

    assert late["Texture"] <= 8
    assert (late["pixels"] - early["pixels"]) * 4 < 18_000_000
    assert all(late[what] <= early[what] + 6 for what in ("BufferObject", "Group", "VertexList"))
