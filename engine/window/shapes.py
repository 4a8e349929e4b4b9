"""All plain shapes of one layer as one vertex list, in the picture's order."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from pyglet import gl
from pyglet.graphics import Batch, Group

from engine.window.picture import Box
from engine.window.shader_groups import program

_KINDS = {"box": 0.0, "ring": 1.0, "point": 2.0}
_SPINS = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0))


@lru_cache(maxsize=1 << 10)
def rgba(colour: str) -> tuple[float, float, float, float]:
    """`#rrggbb` or `#rrggbbaa` as four parts from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in range(1, len(colour), 2)]
    return (parts[0], parts[1], parts[2], parts[3] if len(parts) > 3 else 1.0)


def rgb(colour: str) -> tuple[float, float, float]:
    """The first three parts."""
    return rgba(colour)[:3]


class Shapes:
    """The shapes of one layer. Showing equal shapes again does nothing."""

    def __init__(self, batch: Batch, group: Group, unit: float, height: int) -> None:
        self.batch, self.group, self.unit, self.height = batch, group, unit, height
        self._shown: tuple[Box, ...] = ()
        self._list: Any = None

    def show(self, boxes: tuple[Box, ...]) -> None:
        """Make the layer hold these shapes."""
        if boxes == self._shown:
            return
        if self._list is not None:
            self._list.delete()
            self._list = None
        self._shown = boxes
        if boxes:
            self._list = self._upload(boxes)

    def _upload(self, boxes: tuple[Box, ...]) -> Any:
        names = ("position", "local", "half_size", "style", "part", "top", "bottom", "edge")
        data: dict[str, list[float]] = {name: [] for name in names}
        for box in boxes:
            self._append(data, box)
        indices = [i * 4 + corner for i in range(len(boxes)) for corner in (0, 1, 2, 0, 2, 3)]
        fields: dict[str, Any] = {name: ("f", values) for name, values in data.items()}
        return program("shape").vertex_list_indexed(
            4 * len(boxes), gl.GL_TRIANGLES, indices, self.batch, self.group, **fields
        )

    def _append(self, data: dict[str, list[float]], box: Box) -> None:
        unit, pad = self.unit, (box.soft + 1.5) * self.unit
        half_w, half_h = box.w * unit / 2, box.h * unit / 2
        centre_x, centre_y = (box.x + box.w / 2) * unit, self.height - (box.y + box.h / 2) * unit
        a, b, c, d = _SPINS[box.turn % 4]
        for side_x, side_y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            x, y = side_x * (half_w + pad), side_y * (half_h + pad)
            data["position"] += (centre_x + a * x + b * y, centre_y + c * x + d * y)
            data["local"] += (x, y)
            data["half_size"] += (half_w, half_h)
            data["style"] += (box.radius * unit, box.line * unit, max(box.soft * unit, 0.7), _KINDS[box.shape])
            data["part"].append(box.part / 1000 if box.shape == "ring" else float(box.part))
            data["top"] += rgba(box.fill)
            data["bottom"] += rgba(box.fill2 or box.fill)
            data["edge"] += rgba(box.edge)
