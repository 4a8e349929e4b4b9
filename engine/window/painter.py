"""Painter: shows a picture with pyglet and touches only what changed since the last one.

Only the part of the window that two pictures differ in is drawn again, into a picture that is kept; a frame copies it.
A flame that flickers is a second, faint light over the finished frame.

One Batch, one ordered Group a layer and sort; all plain shapes of a layer are one vertex list, so that their order is
the picture's own; sprites and labels that stay equal are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Any, TypeVar

import pyglet
from pyglet import gl
from pyglet.graphics import Batch, Group

from engine.window.bakery import Bakery
from engine.window.damage import damage
from engine.window.glyphs import code_of
from engine.window.kept import Kept
from engine.window.parts.rect import Rect
from engine.window.picture import Anchor, Box, Face, Glyph, Lamp, Layer, Light, Picture, Words
from engine.window.shader_groups import BlendGroup, program
from engine.window.shapes import Shapes, rgb
from engine.window.theme import Theme
from engine.window.type_case import TypeCase

Key = tuple[Hashable, int]
T = TypeVar("T", bound=Hashable)
_NO_LIGHT = (0.5, 0.5, 0.5)  # what is multiplied by it stays as it is
_POINT = 0.75  # pyglet sizes type in points of 1/72 inch at 96 dots


class Painter:
    """Draws pictures into the window that is current. `unit` is how many pixels a point of the table is."""

    def __init__(self, width: int, height: int, unit: float, theme: Theme, bakery: Bakery) -> None:
        self.width, self.height, self.unit, self.theme = width, height, unit, theme
        self.batch = Batch()
        self.bakery = bakery
        self._groups: dict[tuple[Layer, str], Group] = {}
        self._shapes: dict[Layer, Shapes] = {}
        self._sprites: dict[Key, Any] = {}
        self._labels: dict[Key, Any] = {}
        self._light: tuple[Light, Any] | None = None
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
        boxes: dict[Layer, list[Box]] = {}
        for item in picture.items:
            if isinstance(item, Box):
                boxes.setdefault(item.layer, []).append(item)
        for layer in (*boxes, *self._shapes):
            self._lay(layer, tuple(boxes.get(layer, ())))
        self._keep(self._sprites, (i for i in picture.items if isinstance(i, Face)), self._sprite)
        self._keep(self._labels, (i for i in picture.items if isinstance(i, Words | Glyph)), self._label)
        self._shine(next((i for i in picture.items if isinstance(i, Light)), None))

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

    def _group(self, layer: Layer, sort: str) -> Group:
        key = (layer, sort)
        if key not in self._groups:
            order = int(layer) * 10 + {"image": 0, "shape": 20, "light": 30, "text": 40}[sort]
            if sort == "shape":
                self._groups[key] = BlendGroup(program("shape"), order, gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA)
            elif sort == "light":
                self._groups[key] = BlendGroup(program("light"), order, gl.GL_DST_COLOR, gl.GL_SRC_COLOR)
            else:
                self._groups[key] = Group(order=order)
        return self._groups[key]

    def _lay(self, layer: Layer, boxes: tuple[Box, ...]) -> None:
        if layer not in self._shapes:
            self._shapes[layer] = Shapes(self.batch, self._group(layer, "shape"), self.unit, self.height)
        self._shapes[layer].show(boxes)

    def _keep(self, kept: dict[Key, Any], wanted: Iterable[T], make: Any) -> None:
        counts: Counter[T] = Counter()
        keys: dict[Key, T] = {}
        for item in wanted:
            keys[(item, counts[item])] = item
            counts[item] += 1
        for key in [key for key in kept if key not in keys]:
            kept.pop(key).delete()
        for key, item in keys.items():
            if key not in kept:
                kept[key] = make(item)

    def _sprite(self, face: Face) -> Any:
        texture = self.bakery.texture(face, self.unit)
        left, low = round(face.x * self.unit), round(self.height - (face.y + face.h) * self.unit)
        sprite = pyglet.sprite.Sprite(texture, left, low, batch=self.batch, group=self._group(face.layer, "image"))
        sprite.scale_x = max(1, round(face.w * self.unit)) / texture.width * face.squeeze / 1000
        sprite.scale_y = max(1, round(face.h * self.unit)) / texture.height
        sprite.opacity = face.opacity
        return sprite

    def _label(self, item: Words | Glyph) -> Any:
        if isinstance(item, Glyph):
            left, base = item.x - item.size / 2, item.y + item.size * 0.353
            icon = code_of(item.icon)
            return self._type(icon, "TT Icons", item.size, item.colour, item.alpha, left, base, item.layer)
        family = self.theme.faces[item.face]
        return self._type(item.text, family, item.size, item.colour, 255, item.x, item.y, item.layer, item.anchor)

    def _type(
        self, text: str, family: str, size: float, colour: str, alpha: int, x: float, base: float, layer: Layer,
        anchor: Anchor = "left",
    ) -> Any:
        red, green, blue = (round(part * 255) for part in rgb(self.theme.colour(colour)))
        points = size * self.unit * _POINT
        self._type_case.take(family, points)
        return pyglet.text.Label(
            text, font_name=family, font_size=points, color=(red, green, blue, alpha),
            x=round(x * self.unit), y=round(self.height - base * self.unit), anchor_x=anchor, anchor_y="baseline",
            batch=self.batch, group=self._group(layer, "text"),
        )

    def _shine(self, light: Light | None) -> None:
        if self._light is not None and self._light[0] == light:
            return
        if self._light is not None:
            self._light[1].delete()
            self._light = None
        if light is None:
            return
        self._lamps(light.lamps, rgb(light.ambient))
        group = self._group(Layer.LIGHT, "light")
        self._light = (light, self._quad(0, 0, self.width, self.height, self.batch, group))

    def _lamps(self, lamps: tuple[Lamp, ...], ambient: tuple[float, float, float], part: float = 1.0) -> None:
        shader = program("light")
        for index in range(3):
            lamp = lamps[index] if index < len(lamps) else None
            x, y = (lamp.x * self.unit, self.height - lamp.y * self.unit) if lamp else (0.0, 0.0)
            strength = part * lamp.strength / 1000 if lamp else 0.0
            shader[f"lamp{index}"] = (x, y, lamp.radius * self.unit if lamp else 1.0, strength)
            shader[f"hue{index}"] = rgb(lamp.colour) if lamp else (0.0, 0.0, 0.0)
        shader["ambient"] = ambient

    def _quad(self, left: float, low: float, right: float, high: float, batch: Any = None, group: Any = None) -> Any:
        return program("light").vertex_list_indexed(
            4, gl.GL_TRIANGLES, [0, 1, 2, 0, 2, 3], batch, group,
            position=("f", [left, low, right, low, right, high, left, high]),
        )

    def _flicker(self, light: Light, glow: int) -> None:
        """One flame after the other, so that where two meet neither is counted twice."""
        group = self._group(Layer.LIGHT, "light")
        group.set_state()
        for lamp in light.lamps:
            if lamp.flame:
                self._lamps((lamp,), _NO_LIGHT, glow / 1000)
                x, y, far = lamp.x * self.unit, self.height - lamp.y * self.unit, lamp.radius * self.unit * 1.4
                quad = self._quad(x - far, y - far, x + far, y + far)
                quad.draw(gl.GL_TRIANGLES)
                quad.delete()
        group.unset_state()
        self._lamps(light.lamps, rgb(light.ambient))

    def delete(self) -> None:
        """Give back what the graphics card holds for this painter."""
        self.show(Picture(0, 0))
        self._kept.delete()
