"""Outlines: how the bundled icons are drawn, read from their face as SVG paths, so that a picture needs no font.

Reads what `engine/window/art/build.py` writes: simple TrueType glyphs, 1,000 units an em, by a table of codes.
"""

from __future__ import annotations

import struct
from functools import lru_cache

from engine.window.measure import ART

ASCENT, EM = 850, 1000
_ON, _X_SHORT, _Y_SHORT, _REPEAT, _X_SAME, _Y_SAME = 1, 2, 4, 8, 16, 32
_Dot = tuple[int, int, bool]


@lru_cache(maxsize=1)
def _tables() -> dict[str, bytes]:
    face = (ART / "TTIcons.ttf").read_bytes()
    tables = {}
    for number in range(struct.unpack_from(">H", face, 4)[0]):
        name, _, start, length = struct.unpack_from(">4sLLL", face, 12 + 16 * number)
        tables[name.decode("ascii")] = face[start : start + length]
    return tables


@lru_cache(maxsize=1)
def _numbers() -> dict[int, int]:
    """Glyphs by the code of their character (cmap, format 4)."""
    cmap = _tables()["cmap"]
    start = struct.unpack_from(">L", cmap, 8)[0]
    segments = struct.unpack_from(">H", cmap, start + 6)[0] // 2
    at = start + 14
    ends = struct.unpack_from(f">{segments}H", cmap, at)
    starts = struct.unpack_from(f">{segments}H", cmap, at + 2 * segments + 2)
    deltas = struct.unpack_from(f">{segments}H", cmap, at + 4 * segments + 2)
    offsets_at = at + 6 * segments + 2
    offsets = struct.unpack_from(f">{segments}H", cmap, offsets_at)
    found = {}
    for index in range(segments):
        for code in range(starts[index], min(ends[index], 0xFFFE) + 1):
            if offsets[index]:
                place = offsets_at + 2 * index + offsets[index] + 2 * (code - starts[index])
                glyph = struct.unpack_from(">H", cmap, place)[0]
                glyph = (glyph + deltas[index]) & 0xFFFF if glyph else 0
            else:
                glyph = (code + deltas[index]) & 0xFFFF
            found[code] = glyph
    return found


@lru_cache(maxsize=512)
def path_of(character: str) -> str:
    """The outline as the `d` of an SVG path, y down, in a square of one em; empty for a character without one."""
    tables, glyph = _tables(), _numbers().get(ord(character), 0)
    long = struct.unpack_from(">h", tables["head"], 50)[0]
    first, last = struct.unpack_from(">2L" if long else ">2H", tables["loca"], glyph * (4 if long else 2))
    data = tables["glyf"][first : last] if long else tables["glyf"][2 * first : 2 * last]
    return "".join(_contour(dots) for dots in _contours(data)) if data else ""


def _contours(data: bytes) -> list[list[_Dot]]:
    """Points of each contour, with whether they lie on the line."""
    count = struct.unpack_from(">h", data)[0]
    ends = struct.unpack_from(f">{count}H", data, 10)
    at = 10 + 2 * count
    at += 2 + struct.unpack_from(">H", data, at)[0]
    points = ends[-1] + 1
    flags: list[int] = []
    while len(flags) < points:
        flag = data[at]
        at += 1
        times = 1
        if flag & _REPEAT:
            times += data[at]
            at += 1
        flags += [flag] * times
    across, at = _coordinates(data, at, flags, _X_SHORT, _X_SAME)
    up, at = _coordinates(data, at, flags, _Y_SHORT, _Y_SAME)
    dots = [(x, ASCENT - y, bool(flag & _ON)) for x, y, flag in zip(across, up, flags, strict=True)]
    starts = [0, *(end + 1 for end in ends[:-1])]
    return [dots[start : end + 1] for start, end in zip(starts, ends, strict=True)]


def _coordinates(data: bytes, at: int, flags: list[int], short: int, same: int) -> tuple[list[int], int]:
    place, places = 0, []
    for flag in flags:
        if flag & short:
            place += data[at] if flag & same else -data[at]
            at += 1
        elif not flag & same:
            place += struct.unpack_from(">h", data, at)[0]
            at += 2
        places.append(place)
    return places, at


def _contour(dots: list[_Dot]) -> str:
    """Lines and quadratic curves; between two points off the line lies one on it, half way."""
    if not dots[0][2]:
        last = dots[-1]
        dots = [last, *dots[:-1]] if last[2] else [_between(last, dots[0]), *dots]
    pieces = [f"M{dots[0][0]} {dots[0][1]}"]
    bend: _Dot | None = None
    for dot in (*dots[1:], dots[0]):
        if dot[2]:
            pieces.append(f"Q{bend[0]} {bend[1]} {dot[0]} {dot[1]}" if bend else f"L{dot[0]} {dot[1]}")
            bend = None
            continue
        if bend:
            middle = _between(bend, dot)
            pieces.append(f"Q{bend[0]} {bend[1]} {middle[0]} {middle[1]}")
        bend = dot
    if bend:
        pieces.append(f"Q{bend[0]} {bend[1]} {dots[0][0]} {dots[0][1]}")
    return "".join(pieces) + "Z"


def _between(one: _Dot, other: _Dot) -> _Dot:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2, True
