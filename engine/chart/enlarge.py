"""Enlarge: shapes made around the origin, put elsewhere and so many times as large."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.chart.shapes import Area, Shape, Stroke

_LENGTHS = ("wide", "high", "thick", "round", "radius", "size")

def enlarged(shapes: Iterable[Shape], x: int, y: int, times: int) -> list[Shape]:
    """The shapes with their origin at this point, every length so many times as long."""
    return [_enlarged(shape, x, y, times) for shape in shapes]


def _enlarged(shape: Shape, x: int, y: int, times: int) -> Shape:
    if isinstance(shape, Area | Stroke):
        points = tuple((x + across * times, y + down * times) for across, down in shape.points)
        thick = {"thick": shape.thick * times} if isinstance(shape, Stroke) else {}
        return msgspec.structs.replace(shape, points=points, **thick)
    put = msgspec.structs.replace(shape, x=x + shape.x * times, y=y + shape.y * times)
    lengths = [name for name in _LENGTHS if hasattr(put, name)]
    return msgspec.structs.replace(put, **{name: getattr(put, name) * times for name in lengths})
