"""Every material and painting compiles, bakes without a fault, shows something, and differs by its seed."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.window import shaders

Baked = dict[str, dict[str, Any]]
ROOT = Path(__file__).parents[2]
BAKE = """
import json, sys
import pyglet
pyglet.options.headless = True
pyglet.options.shadow_window = False
pyglet.options.debug_gl = True
from pyglet import gl
from pyglet.window import Window
from engine.window import shaders
from engine.window.bakery import Bakery
from engine.window.picture import Face, Layer
window, bakery, found = Window(64, 64), Bakery(), {}
for name in shaders.materials():
    tones = []
    for seed, knob in ((3, 0), (4, 0), (3, 400), (3, 1000)):
        face = Face(name, 0, 0, 136, 102, Layer.FACE, seed=seed, knob=knob)
        data = bakery.texture(face, 1.0).get_image_data().get_data("RGBA", 136 * 4)
        solid = sum(data[3::4]) / (136 * 102)
        data = bytes(part for at, part in enumerate(data) if at % 4 != 3)
        tones.append([sum(data[i::3]) / (len(data) // 3) for i in range(3)]
                     + [max(data) - min(data), hash(data), solid])
    found[name] = {"tones": tones, "fault": gl.glGetError()}
json.dump(found, sys.stdout)
"""


@pytest.fixture(scope="module")
def baked() -> Baked:
    quiet = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(ROOT)}
    ran = subprocess.run([sys.executable, "-c", BAKE], capture_output=True, text=True, env=quiet, cwd=ROOT)

    assert ran.returncode == 0, ran.stderr
    found: Baked = json.loads(ran.stdout)
    return found


@pytest.mark.display
@pytest.mark.parametrize("name", shaders.materials())
def test_a_material_bakes_without_a_fault(baked: Baked, name: str) -> None:
    assert baked[name]["fault"] == 0


@pytest.mark.display
@pytest.mark.parametrize("name", [name for name in shaders.materials() if name.startswith("scene.")])
def test_a_painting_shows_something_and_no_two_seeds_the_same(
    baked: Baked, name: str
) -> None:
    first, second, drowned, _ = baked[name]["tones"]

    assert sum(first[:3]) / 3 > 8
    assert first[3] > 90
    assert first[4] != second[4]
    assert first[4] != drowned[4]


@pytest.mark.display
@pytest.mark.parametrize("name", [name for name in shaders.materials() if name.startswith("condition.")])
def test_less_of_a_condition_is_painted_the_more_it_is_cleared(baked: Baked, name: str) -> None:
    cleared, _, half, whole = (tone[5] for tone in baked[name]["tones"])

    assert cleared == 0
    assert 2 < half < whole
    assert whole < 200  # the place behind it is still to be seen


def test_no_shader_holds_a_letter_that_glsl_does_not_know() -> None:
    folder = Path(shaders.__file__).parent
    sources = [path for path in folder.rglob("*") if path.suffix in (".glsl", ".frag", ".vert", ".head")]

    odd = [path.name for path in sources if not path.read_text(encoding="utf-8").isascii()]

    assert len(sources) > 40
    assert not odd


@pytest.mark.parametrize("name", [name for name in shaders.materials() if name.startswith("scene.")])
def test_a_painting_is_small(name: str) -> None:
    folder = Path(shaders.__file__).parent
    text = (folder / "scenes" / f"{name.removeprefix('scene.')}.glsl").read_text(encoding="ascii")

    assert len(text.splitlines()) <= 80
    assert all(part in text for part in ("View view()", "float map(vec3 p)", "Skin skin(vec3 p, vec3 n)"))
