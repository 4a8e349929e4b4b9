"""Shader programs, compiled once, and groups that blend in their own way."""

from __future__ import annotations

from functools import cache
from typing import Any

from pyglet import gl
from pyglet.graphics import Group
from pyglet.graphics.shader import Shader, ShaderProgram

from engine.window import shaders


@cache
def program(name: str, corners: str = "") -> ShaderProgram:
    """The program of `NAME.vert` and `NAME.frag`, or with the vertices of another, its `corners`."""
    return ShaderProgram(
        Shader(shaders.source(f"{corners or name}.vert"), "vertex"), Shader(shaders.source(f"{name}.frag"), "fragment")
    )


@cache
def bake_program(material: str) -> ShaderProgram:
    """The program that bakes a material."""
    return ShaderProgram(
        Shader(shaders.source("bake.vert"), "vertex"), Shader(shaders.material(material), "fragment")
    )


def forget() -> None:
    """The graphics context is gone: programs must be compiled anew."""
    program.cache_clear()
    bake_program.cache_clear()


class BlendGroup(Group):
    """A shader program with its own blend function at a fixed order."""

    def __init__(self, shader: ShaderProgram, order: int, source: int, target: int) -> None:
        super().__init__(order=order)
        self.shader, self.source, self.target = shader, source, target

    def set_state(self) -> None:
        """Before the group is drawn."""
        self.shader.use()
        gl.glEnable(gl.GL_BLEND)
        gl.glBlendFunc(self.source, self.target)

    def unset_state(self) -> None:
        """After the group is drawn."""
        gl.glBlendFunc(gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA)

    def __hash__(self) -> int:
        """Groups of one program, order and blending are alike."""
        return hash((self.shader.id, self.order, self.source, self.target))

    def __eq__(self, other: object) -> bool:
        """Each group is itself."""
        return self is other


class SheetGroup(Group):
    """Images of one sheet at a fixed order."""

    def __init__(self, shader: ShaderProgram, order: int, texture: Any) -> None:
        super().__init__(order=order)
        self.shader, self.texture = shader, texture

    def set_state(self) -> None:
        """Before the group is drawn."""
        self.shader.use()
        gl.glEnable(gl.GL_BLEND)
        gl.glBlendFunc(gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA)
        gl.glActiveTexture(gl.GL_TEXTURE0)
        gl.glBindTexture(gl.GL_TEXTURE_2D, self.texture.id)

    def __hash__(self) -> int:
        """Groups of one sheet and order are alike."""
        return hash((self.order, self.texture.id))

    def __eq__(self, other: object) -> bool:
        """Each group is itself."""
        return self is other
