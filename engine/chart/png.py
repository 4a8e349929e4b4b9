"""PNG: a sheet as pixels, by Pillow and the bundled faces; drawn twice as large and halved for smooth edges."""

from __future__ import annotations

import io

from PIL import Image, ImageDraw, ImageFont

from engine.chart.outlines import ASCENT, EM
from engine.chart.shapes import Area, Box, Disc, Icon, Point, Shape, Sheet, Stroke, Words
from engine.window.measure import ART

_ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}
_LEAST_TYPE = 5  # pixels of the picture; smaller words are no words
_SMOOTH_UP_TO = 9_000_000  # pixels of the picture; larger ones are drawn once
_DASH, _GAP = 4, 3


def png(sheet: Sheet) -> bytes:
    """The sheet as a PNG file; the same bytes for the same sheet and version of Pillow."""
    longer = max(sheet.wide, sheet.high)
    size = [max(1, side * sheet.pixels // longer) for side in (sheet.wide, sheet.high)]
    smooth = 2 if size[0] * size[1] <= _SMOOTH_UP_TO else 1
    image = Image.new("RGB", (size[0] * smooth, size[1] * smooth), sheet.ground)
    brush = _Brush(ImageDraw.Draw(image), sheet.pixels * smooth / longer, _LEAST_TYPE * smooth)
    for shape in sheet.shapes:
        brush.draw(shape)
    if smooth > 1:
        image = image.reduce(smooth)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=False, compress_level=9)
    return out.getvalue()


class _Brush:
    """Draws shapes at a scale."""

    def __init__(self, canvas: ImageDraw.ImageDraw, scale: float, least_type: int) -> None:
        self.canvas = canvas
        self.scale = scale
        self.least_type = least_type
        self.faces: dict[tuple[str, int], ImageFont.FreeTypeFont] = {}

    def draw(self, shape: Shape) -> None:
        """Put one shape on the canvas."""
        match shape:
            case Box():
                self._box(shape)
            case Disc():
                self._disc(shape)
            case Area():
                self.canvas.polygon([self._at(*point) for point in shape.points], fill=shape.fill)
            case Stroke():
                self._stroke(shape.points, shape.colour, shape.thick, shape.dashed)
            case Words():
                self._type(shape.x, shape.y, shape.text, shape.size, shape.face, shape.colour, _ANCHORS[shape.at])
            case Icon():
                foot = shape.y + shape.size * ASCENT // EM
                self._type(shape.x, foot, shape.character, shape.size, "TT Icons", shape.colour, "ls")

    def _at(self, x: int, y: int) -> tuple[float, float]:
        return x * self.scale, y * self.scale

    def _thick(self, thick: int) -> int:
        return max(1, round(thick * self.scale))

    def _box(self, box: Box) -> None:
        right, low = box.x + box.wide, box.y + box.high
        half = box.thick / 2 if box.edge else 0  # an edge lies on the outline, half of it outside
        if box.dashed:
            if box.fill:
                self.canvas.rectangle([*self._at(box.x, box.y), *self._at(right, low)], fill=box.fill)
            corners = ((box.x, box.y), (right, box.y), (right, low), (box.x, low), (box.x, box.y))
            self._stroke(corners, box.edge, box.thick, dashed=True)
            return
        bounds = [(edge + way * half) * self.scale for edge, way in ((box.x, -1), (box.y, -1), (right, 1), (low, 1))]
        self.canvas.rounded_rectangle(
            bounds, min(box.round, box.wide / 2, box.high / 2) * self.scale, fill=box.fill or None,
            outline=box.edge or None, width=self._thick(box.thick) if box.edge else 0,
        )

    def _disc(self, disc: Disc) -> None:
        reach = disc.radius + (disc.thick / 2 if disc.edge else 0)
        bounds = [(edge + way * reach) * self.scale for way in (-1, 1) for edge in (disc.x, disc.y)]
        self.canvas.ellipse(
            bounds, fill=disc.fill or None, outline=disc.edge or None, width=self._thick(disc.thick) if disc.edge else 0
        )

    def _stroke(self, points: tuple[Point, ...], colour: str, thick: int, dashed: bool) -> None:
        wide = self._thick(thick)
        if not dashed:
            self.canvas.line([self._at(*point) for point in points], fill=colour, width=wide, joint="curve")
            return
        for (x, y), (far_x, far_y) in zip(points, points[1:], strict=False):
            length = max(abs(far_x - x), abs(far_y - y)) or 1
            for start in range(0, length, _DASH + _GAP):
                end = min(start + _DASH, length)
                ends = [
                    ((x + (far_x - x) * part / length) * self.scale, (y + (far_y - y) * part / length) * self.scale)
                    for part in (start, end)
                ]
                self.canvas.line(ends, fill=colour, width=wide)

    def _type(self, x: int, y: int, text: str, size: int, family: str, colour: str, anchor: str) -> None:
        pixels = round(size * self.scale)
        if pixels < self.least_type or not text:
            return
        face = self.faces.get((family, pixels))
        if face is None:
            path = ART / f"{family.replace(' ', '')}.ttf"
            face = ImageFont.truetype(path, pixels, layout_engine=ImageFont.Layout.BASIC)
            self.faces[family, pixels] = face
        self.canvas.text(self._at(x, y), text, fill=colour, font=face, anchor=anchor)
