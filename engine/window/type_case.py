"""Type case: faces of type at the sizes in use, on shared sheets, so that the words of a layer are drawn at once."""

from __future__ import annotations

from typing import Any

import pyglet
from pyglet.font.base import GlyphTextureBin

_SHEET = 1024  # pixels


class TypeCase:
    """Holds the faces of one window's size, with all their letters; pyglet by itself forgets them page by page."""

    def __init__(self) -> None:
        self._sheets: Any = GlyphTextureBin(_SHEET, _SHEET)
        self._faces: dict[tuple[str, float], Any] = {}

    def take(self, family: str, points: float) -> None:
        """Have a face at a size ready before words are set in it."""
        if (family, points) in self._faces:
            return
        face: Any = pyglet.font.load(family, points)
        if face.texture_bin is None:
            face.texture_bin = self._sheets
        self._faces[family, points] = face
