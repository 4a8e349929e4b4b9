"""Painter: shows a picture with pyglet and touches only what changed since the last one.

Only the part of the window that two pictures differ in is drawn again, into a picture that is kept; a frame copies it.
A flame that flickers is a second, faint light over the finished frame.

One Batch; the images, the plain shapes and the words of a layer are each one vertex list in the picture's own order,
and go out in one draw. What stays equal is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyglet import gl
from pyglet.graphics import Batch

from engine.window.bakery import Bakery
from engine.window.damage import damage
from engine.window.glyphs import code_of
from engine.window.kept import Kept
from engine.window.parts.rect import Rect
from engine.window.picture import Box, Face, Glyph, Item, Lamp, Layer, Light, Picture, Words
from engine.window.shader_groups import BlendGroup, program
from engine.window.shapes import Shapes, rgb
from engine.window.stamps import Stamp, Stamps
from engine.window.theme import Theme
from engine.window.type_case import TypeCase

_ORDER = {"image": 0, "shape": 40, "light": 50, "text": 60}  # within a layer's hundred
_GLOWS, _FLAT = 0.95, 0.86  # how much of a lamp's radius flickers; how much flatter than wide its light falls
_BACK = {"left": 0.0, "center": 0.5, "right": 1.0}  # how much of a line lies left of its anchor
_POINT = 0.75  # pyglet sizes type in points of 1/72 inch at 96 dots


class Painter:
    """Draws pictures into the window that is current. `unit` is how many pixels a point of the table is."""

    def __init__(self, width: int, height: int, unit: float, theme: Theme, bakery: Bakery) -> None:
        self.width, self.height, self.unit, self.theme = width, height, unit, theme
        self.batch = Batch()
        self.bakery = bakery
        self._shapes: dict[Layer, Shapes] = {}
        self._images: dict[Layer, Stamps[Face]] = {}
        self._words: dict[Layer, Stamps[Words | Glyph]] = {}
        self._light: tuple[Light, Any] | None = None
        order = int(Layer.LIGHT) * 100 + _ORDER["light"]
        self._beam = BlendGroup(program("light"), order, gl.GL_DST_COLOR, gl.GL_SRC_COLOR)
        self._glow: BlendGroup | None = None  # until the first flame flickers: the first frame need not wait for it
        self._kept = Kept(width, height)
        self._type_case = TypeCase()
        self._shown: Picture | None = None
        self._part: Rect | None = None

    def show(self, picture: Picture) -> None:
        """Make the batch hold this picture and nothing else."""
        part = damage(self._shown, picture, self.theme)
        if part is not None:
            self._part = part if self._part is None else Rect(0, 0, picture.width, picture.height)
        self._shown = picture
        layers = {layer: list[Item]() for layer in (*self._shapes, *self._images, *self._words)}
        for item in picture.items:
            if not isinstance(item, Light):
                layers.setdefault(item.layer, []).append(item)
        for layer, items in layers.items():
            self._lay(layer, items)
        self._shine(next((i for i in picture.items if isinstance(i, Light)), None))
        if self._type_case.full:
            self._type_case = TypeCase()
            for words in self._words.values():
                words.renew()

    def draw(self, glow: int = 0) -> None:
        """Mend the kept picture and copy it to the window; flames burn brighter by `glow` thousandths."""
        if self._part is not None:
            x, y, w, h = (side * self.unit for side in (self._part.x, self._part.y, self._part.w, self._part.h))
            self._kept.mend(Rect(x, y, w, h), self._paint)
            self._part = None
        self._kept.copy()
        if glow and self._light is not None:
            self._flicker(self._light[0], glow)

    def _paint(self) -> None:
        """Draw the batch; what is drawn on stays opaque, whatever is blended."""
        gl.glClearColor(0, 0, 0, 1)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT)
        gl.glColorMask(True, True, True, False)
        self.batch.draw()
        gl.glColorMask(True, True, True, True)

    def _lay(self, layer: Layer, items: list[Item]) -> None:
        """Show what lies on one layer; of each sort it is begun when the first comes."""
        faces = tuple(item for item in items if isinstance(item, Face))
        boxes = tuple(item for item in items if isinstance(item, Box))
        words = tuple(item for item in items if isinstance(item, Words | Glyph))
        first = int(layer) * 100
        if faces and layer not in self._images:
            self._images[layer] = Stamps(self.batch, first + _ORDER["image"], self._image, loose=False)
        if boxes and layer not in self._shapes:
            group = BlendGroup(program("shape"), first + _ORDER["shape"], gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA)
            self._shapes[layer] = Shapes(self.batch, group, self.unit, self.height)
        if words and layer not in self._words:
            self._words[layer] = Stamps(self.batch, first + _ORDER["text"], self._line, loose=True)
        if layer in self._images:
            self._images[layer].show(faces)
        if layer in self._shapes:
            self._shapes[layer].show(boxes)
        if layer in self._words:
            self._words[layer].show(words)

    def _image(self, face: Face) -> Iterator[Stamp]:
        region = self.bakery.texture(face, self.unit)
        left, low = round(face.x * self.unit), round(self.height - (face.y + face.h) * self.unit)
        wide, high = max(1, round(face.w * self.unit)) * face.squeeze / 1000, max(1, round(face.h * self.unit))
        c = region.tex_coords
        coords = (c[0], c[1], c[3], c[4], c[6], c[7], c[9], c[10])
        places, tone = (0, 0, wide, 0, wide, high, 0, high), (255, 255, 255, face.opacity)
        yield Stamp(region.owner, places, coords, (left, low), tone)

    def _line(self, item: Words | Glyph) -> Iterator[Stamp]:
        if isinstance(item, Glyph):
            text, family, alpha, back = code_of(item.icon), "TT Icons", item.alpha, 0.0
            left, base = item.x - item.size / 2, item.y + item.size * 0.353
        else:
            text, family, alpha, back = item.text, self.theme.faces[item.face], 255, _BACK[item.anchor]
            left, base = item.x, item.y
        line = self._type_case.line(text, family, item.size * self.unit * _POINT)
        red, green, blue = (round(part * 255) for part in rgb(self.theme.colour(item.colour)))
        shift = (round(left * self.unit) - round(line.width * back // 1), round(self.height - base * self.unit))
        for run in line.runs:
            yield Stamp(run.texture, run.places, run.coords, shift, (red, green, blue, alpha))

    def _shine(self, light: Light | None) -> None:
        if self._light is not None and self._light[0] == light:
            return
        if self._light is not None:
            self._light[1].delete()
            self._light = None
        if light is None:
            return
        self._lamps(light.lamps, rgb(light.ambient))
        self._light = (light, self._quad(0, 0, self.width, self.height, self.batch, self._beam))

    def _lamps(self, lamps: tuple[Lamp, ...], ambient: tuple[float, float, float]) -> None:
        shader = program("light")
        for index in range(3):
            lamp = lamps[index] if index < len(lamps) else None
            x, y = (lamp.x * self.unit, self.height - lamp.y * self.unit) if lamp else (0.0, 0.0)
            strength = lamp.strength / 1000 if lamp else 0.0
            shader[f"lamp{index}"] = (x, y, lamp.radius * self.unit if lamp else 1.0, strength)
            shader[f"hue{index}"] = rgb(lamp.colour) if lamp else (0.0, 0.0, 0.0)
        shader["ambient"] = ambient

    def _quad(
        self, left: float, low: float, right: float, high: float, batch: Any = None, group: Any = None,
        shader: Any = None,
    ) -> Any:
        return (shader or program("light")).vertex_list_indexed(
            4, gl.GL_TRIANGLES, [0, 1, 2, 0, 2, 3], batch, group,
            position=("f", [left, low, right, low, right, high, left, high]),
        )

    def _flicker(self, light: Light, glow: int) -> None:
        """One flame after the other, so that where two meet neither is counted twice."""
        shader = program("glow", "light")
        if self._glow is None:
            self._glow = BlendGroup(shader, self._beam.order, gl.GL_DST_COLOR, gl.GL_SRC_COLOR)
        self._glow.set_state()
        for lamp in light.lamps:
            if lamp.flame:
                x, y, far = lamp.x * self.unit, self.height - lamp.y * self.unit, lamp.radius * self.unit * _GLOWS
                shader["lamp"] = (x, y, 1 / far, glow / 1000 * lamp.strength / 1000)
                shader["hue"] = rgb(lamp.colour)
                left, right = max(0.0, x - far / _FLAT), min(float(self.width), x + far / _FLAT)
                low, high = max(0.0, y - far), min(float(self.height), y + far)
                quad = self._quad(left, low, right, high, shader=shader)
                quad.draw(gl.GL_TRIANGLES)
                quad.delete()
        self._glow.unset_state()

    def delete(self) -> None:
        """Give back what the graphics card holds for this painter."""
        self.show(Picture(0, 0))
        self._kept.delete()
