"""Bakery: materials made once by their shaders and kept; large ones are baked at half size."""

from __future__ import annotations

from typing import Any

import pyglet
from pyglet import gl
from pyglet.image.buffer import Framebuffer

from engine.window.picture import Face
from engine.window.shader_groups import bake_program
from engine.window.shapes import rgb

_LARGE = 300_000  # pixels; beyond this, half the resolution is not seen and costs a quarter


class Bakery:
    """Textures of materials by what they look like."""

    def __init__(self) -> None:
        self._baked: dict[tuple[object, ...], Any] = {}

    def texture(self, face: Face, unit: float) -> Any:
        """The texture of a face; the same look is never baked twice."""
        width, height = max(2, round(face.w * unit)), max(2, round(face.h * unit))
        scale = unit
        if width * height > _LARGE:
            width, height, scale = width // 2, height // 2, unit / 2
        key = (face.material, width, height, face.radius, face.seed, face.knob, face.knob2, face.tint, face.rim)
        if key not in self._baked:
            self._baked[key] = self._bake(face, width, height, scale)
        return self._baked[key]

    def _bake(self, face: Face, width: int, height: int, unit: float) -> Any:
        texture = pyglet.image.Texture.create(width, height, min_filter=gl.GL_LINEAR, mag_filter=gl.GL_LINEAR)
        buffer = Framebuffer()
        buffer.attach_texture(texture)
        buffer.bind()
        before = (gl.GLint * 4)()
        gl.glGetIntegerv(gl.GL_VIEWPORT, before)
        gl.glViewport(0, 0, width, height)
        gl.glDisable(gl.GL_BLEND)
        program = bake_program(face.material)
        program.use()
        uniforms = {
            "size": (float(width), float(height)), "unit": float(unit), "seed": float(face.seed),
            "radius": float(face.radius * unit), "knob": (face.knob / 1000, face.knob2 / 1000),
            "tint": rgb(face.tint), "rim": rgb(face.rim),
        }
        for name, value in uniforms.items():
            if name in program.uniforms:
                program[name] = value
        corners = [-1, -1, 1, -1, 1, 1, -1, 1]
        quad = program.vertex_list_indexed(4, gl.GL_TRIANGLES, [0, 1, 2, 0, 2, 3], position=("f", corners))
        quad.draw(gl.GL_TRIANGLES)
        quad.delete()
        program.stop()
        buffer.unbind()
        buffer.delete()
        gl.glViewport(*before)
        gl.glEnable(gl.GL_BLEND)
        return texture
