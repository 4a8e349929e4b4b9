"""Bakery: materials made once by their shaders and kept on shared sheets; large ones are baked at half size."""

from __future__ import annotations

from typing import Any

from pyglet import gl

from engine.window.picture import Face
from engine.window.shader_groups import bake_program
from engine.window.shapes import rgb
from engine.window.sheets import EDGE, Sheets

_LARGE = 300_000  # pixels; beyond this, half the resolution is not seen and costs a quarter
_EXACT, _HALVED = (2048, 1024), (1024, 1024)  # pixels of a sheet; a page at 1280x720 needs one or two of each
_MOST, _A_SHEET_MORE = 2, 2_000_000  # sheets; for every so many pixels of the window one more
_CORNERS = (-1, -1, 1, -1, 1, 1, -1, 1)


class Bakery:
    """Images of materials by what they look like, for a window of so many pixels."""

    def __init__(self, pixels: int = 0) -> None:
        most = _MOST + pixels // _A_SHEET_MORE
        self.exact = Sheets(*_EXACT, most, gl.GL_NEAREST)  # shown pixel by pixel, the same wherever on a sheet it lies
        self.halved = Sheets(*_HALVED, most, gl.GL_LINEAR)

    def texture(self, face: Face, unit: float) -> Any:
        """The image of a face, a region of a sheet; the same look is not baked twice while it is kept."""
        width, height = max(2, round(face.w * unit)), max(2, round(face.h * unit))
        scale, sheets = unit, self.exact
        if width * height > _LARGE:
            width, height, scale, sheets = width // 2, height // 2, unit / 2, self.halved
        key = (face.material, width, height, face.radius, face.seed, face.knob, face.knob2, face.tint, face.rim)
        found = sheets.find(key)
        if found is None:
            found = sheets.place(key, width, height)
            sheets.held[-1].buffer.bind()
            _bake(face, found, scale)
            sheets.held[-1].buffer.unbind()
        return found


def _bake(face: Face, region: Any, unit: float) -> None:
    """Paint a region and one pixel around it, each pixel by where it lies in the image, wherever that came to lie;
    what is shown larger than it was baked thus ends as it begins.
    """
    before = (gl.GLint * 4)()
    gl.glGetIntegerv(gl.GL_VIEWPORT, before)
    gl.glViewport(region.x - EDGE, region.y - EDGE, region.width + 2 * EDGE, region.height + 2 * EDGE)
    gl.glDisable(gl.GL_BLEND)
    program = bake_program(face.material)
    program.use()
    uniforms = {
        "corner": (float(region.x), float(region.y)), "size": (float(region.width), float(region.height)),
        "unit": float(unit), "seed": float(face.seed), "radius": float(face.radius * unit),
        "knob": (face.knob / 1000, face.knob2 / 1000), "tint": rgb(face.tint), "rim": rgb(face.rim),
    }
    for name, value in uniforms.items():
        if name in program.uniforms:
            program[name] = value
    quad = program.vertex_list_indexed(4, gl.GL_TRIANGLES, [0, 1, 2, 0, 2, 3], position=("f", _CORNERS))
    quad.draw(gl.GL_TRIANGLES)
    quad.delete()
    program.stop()
    gl.glViewport(*before)
    gl.glEnable(gl.GL_BLEND)
