"""Kept: the last whole picture on the graphics card. A frame mends the part that changed, and copies it all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyglet
from pyglet import gl
from pyglet.image.buffer import Framebuffer

from engine.window.parts.rect import Rect


class Kept:
    """A picture of so many pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._texture: Any = pyglet.image.Texture.create(width, height, blank_data=False)
        self._buffer: Any = Framebuffer()
        self._buffer.attach_texture(self._texture)
        self._buffer.unbind()

    def mend(self, part: Rect, draw: Callable[[], None]) -> None:
        """Draw what lies in this part anew; in pixels, y down."""
        left, low = max(0, int(part.x)), max(0, int(self.height - part.bottom))
        right, high = min(self.width, int(part.right) + 1), min(self.height, int(self.height - part.y) + 1)
        if right <= left or high <= low:
            return
        self._buffer.bind()
        gl.glEnable(gl.GL_SCISSOR_TEST)
        gl.glScissor(left, low, right - left, high - low)
        draw()
        gl.glDisable(gl.GL_SCISSOR_TEST)
        self._buffer.unbind()

    def copy(self) -> None:
        """Copy the picture into the window."""
        gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, self._buffer.id)
        size = (0, 0, self.width, self.height)
        gl.glBlitFramebuffer(*size, *size, gl.GL_COLOR_BUFFER_BIT, gl.GL_NEAREST)
        gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, 0)

    def delete(self) -> None:
        """Give it back to the graphics card."""
        self._buffer.delete()
        self._texture.delete()
