"""Sheets: many small images on few large textures, so that all images of a layer are drawn at once.

When every sheet is full, the oldest is forgotten and what lay on it is made again when it is next asked for; whoever
still draws from a forgotten sheet keeps it until then.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from pyglet.image import Texture
from pyglet.image.atlas import Allocator, AllocatorException
from pyglet.image.buffer import Framebuffer

EDGE = 1  # pixels around an image, so that its neighbour never bleeds into it


class Sheet:
    """One large texture and the images on it by what they look like."""

    def __init__(self, width: int, height: int, sampling: int) -> None:
        self.texture: Any = Texture.create(width, height, min_filter=sampling, mag_filter=sampling, blank_data=False)
        self.buffer: Any = Framebuffer()
        self.buffer.attach_texture(self.texture)
        self.buffer.unbind()
        self.images: dict[Hashable, Any] = {}
        self._free = Allocator(width, height)

    def place(self, key: Hashable, width: int, height: int) -> Any:
        """Room for an image of so many pixels; AllocatorException says that there is none."""
        x, y = self._free.alloc(width + 2 * EDGE, height + 2 * EDGE)
        self.images[key] = self.texture.get_region(x + EDGE, y + EDGE, width, height)
        return self.images[key]


class Sheets:
    """At most so many sheets of one size, in pixels, and how they are sampled."""

    def __init__(self, width: int, height: int, most: int, sampling: int) -> None:
        self.width, self.height, self.most, self.sampling = width, height, most, sampling
        self.held: list[Sheet] = []

    def find(self, key: Hashable) -> Any:
        """The image that was placed under this key, or None."""
        return next((sheet.images[key] for sheet in self.held if key in sheet.images), None)

    def place(self, key: Hashable, width: int, height: int) -> Any:
        """A region of a sheet, still to be painted; one that is larger than a sheet gets a sheet of its own."""
        if self.held:
            try:
                return self.held[-1].place(key, width, height)
            except AllocatorException:
                pass
        wide, high = max(self.width, width + 2 * EDGE), max(self.height, height + 2 * EDGE)
        self.held.append(Sheet(wide, high, self.sampling))
        del self.held[: -self.most]
        return self.held[-1].place(key, width, height)
