"""GLSL of the table, one small file each: plain shapes, light, and materials that are baked once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent


def source(name: str) -> str:
    """The text of one shader file, such as `shape.frag`."""
    return (_FOLDER / name).read_text(encoding="ascii")


def material(name: str) -> str:
    """The fragment shader that bakes a material: noise and frame around the file that paints it.

    A name `scene.NAME` is a painted place in `scenes/`, `condition.NAME` what lies over one in `conditions/`, any other
    a surface in `materials/`.
    """
    if name.startswith("condition."):
        parts: tuple[str, ...] = ("edges.glsl", f"conditions/{name.removeprefix('condition.')}.glsl", "cover.glsl")
    elif name.startswith("scene."):
        parts = ("round.glsl", f"scenes/{name.removeprefix('scene.')}.glsl", "march.glsl", "place.glsl")
    else:
        parts = (*(("stones.glsl",) if name == "floor" else ()), f"materials/{name}.glsl", "surface.glsl")
    return "\n".join(source(part) for part in ("bake.head", "noise.glsl", *parts))


def materials() -> list[str]:
    """All names that `material` knows."""
    surfaces = sorted(path.stem for path in (_FOLDER / "materials").glob("*.glsl"))
    return surfaces + [
        f"{kind}.{path.stem}"
        for kind in ("condition", "scene")
        for path in sorted((_FOLDER / f"{kind}s").glob("*.glsl"))
    ]


@cache
def paintings() -> frozenset[str]:
    """The names of all that can be painted over a place."""
    return frozenset(path.stem for path in (_FOLDER / "conditions").glob("*.glsl"))


@cache
def scenes() -> frozenset[str]:
    """The names of all painted places."""
    return frozenset(path.stem for path in (_FOLDER / "scenes").glob("*.glsl"))
