"""A picture: all that one screen draws and all on it that can be pointed at, as plain data without pyglet.

Units are points of a table at least 1280x720 large, y down; the painter scales them to the window. Layers lie one
above another; LIGHT multiplies all below it, and words always lie above, so that the dark never costs legibility.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

import msgspec


class Layer(IntEnum):
    """Layers from the table up; then the same again for what lies on panels, over the page, and beside the pointer.

    On GLOW lies what shines or drifts between the light and the plates: flames, smoke.
    """

    TABLE = 0
    FACE = 10
    ART = 20
    WEATHER = 30
    LIGHT = 40
    GLOW = 45
    PLATE = 50
    CHIP = 55
    INK = 60
    FLOAT = 70
    FLOAT_INK = 80
    TOP = 100
    TOP_FACE = 110
    TOP_ART = 120
    TOP_WEATHER = 130
    TOP_GLOW = 145
    TOP_PLATE = 150
    TOP_CHIP = 155
    TOP_INK = 160
    TOP_FLOAT = 170
    TOP_FLOAT_INK = 180
    OVER = 200
    OVER_FACE = 210
    OVER_ART = 220
    OVER_WEATHER = 230
    OVER_GLOW = 245
    OVER_PLATE = 250
    OVER_CHIP = 255
    OVER_INK = 260
    OVER_FLOAT = 270
    OVER_FLOAT_INK = 280
    TIP = 300
    TIP_FACE = 310
    TIP_ART = 320
    TIP_WEATHER = 330
    TIP_GLOW = 345
    TIP_PLATE = 350
    TIP_CHIP = 355
    TIP_INK = 360
    TIP_FLOAT = 370
    TIP_FLOAT_INK = 380
    CARD = 400
    CARD_FACE = 410
    CARD_ART = 420
    CARD_WEATHER = 430
    CARD_GLOW = 445
    CARD_PLATE = 450
    CARD_CHIP = 455
    CARD_INK = 460
    CARD_FLOAT = 470
    CARD_FLOAT_INK = 480


# What a group shows whose card lies face down.
BACK = "back"
# How far one storey of layers lies above the one below.
STOREY = 100

Anchor = Literal["left", "center", "right"]
Shape = Literal["box", "ring", "point"]


class Box(msgspec.Struct, frozen=True):
    """A box, ring or compass point by signed distance.

    `fill2` is the colour at the foot; `soft` blurs the edge (shadows, glows); `part` is how far a ring goes round in
    thousandths, or which compass point is drawn; `turn` counts quarter turns.
    """

    x: float
    y: float
    w: float
    h: float
    fill: str
    layer: Layer
    fill2: str = ""
    radius: float = 0
    line: float = 0
    edge: str = "#00000000"
    soft: float = 0
    shape: Shape = "box"
    part: int = 1000
    turn: int = 0


class Face(msgspec.Struct, frozen=True):
    """A baked material: stone, parchment, wood, a scene, water, dirt. Knobs are in thousandths.

    `squeeze` is how wide it is shown, in thousandths of its width, while its card turns.
    """

    material: str
    x: float
    y: float
    w: float
    h: float
    layer: Layer
    radius: float = 8
    seed: int = 1
    knob: int = 0
    knob2: int = 0
    tint: str = "#ffffff"
    rim: str = "#000000"
    opacity: int = 255
    squeeze: int = 1000


class Words(msgspec.Struct, frozen=True):
    """One line of words on a baseline; `size` in points, already scaled. `cut` says that it did not fit."""

    text: str
    x: float
    y: float
    size: float
    face: str
    colour: str
    layer: Layer = Layer.INK
    anchor: Anchor = "left"
    cut: bool = False


class Glyph(msgspec.Struct, frozen=True):
    """A tinted icon, centred."""

    icon: str
    x: float
    y: float
    size: float
    colour: str
    layer: Layer = Layer.INK
    alpha: int = 255


class Lamp(msgspec.Struct, frozen=True):
    """A light on the table; strength in thousandths. A `flame` is never quite still."""

    x: float
    y: float
    radius: float
    colour: str
    strength: int
    flame: bool = False


class Light(msgspec.Struct, frozen=True):
    """The light that falls on all below: lamps over an ambient colour."""

    lamps: tuple[Lamp, ...]
    ambient: str


class Hit(msgspec.Struct, frozen=True):
    """A place that can be pointed at or focused; `node` is the id of the tree's node it stands for.

    `act` says what happens on a click or Enter; `drag` that it can be dragged, `drop` that things can be dropped on it;
    `key` is the number on its key cap.
    """

    node: str
    x: float
    y: float
    w: float
    h: float
    act: str = ""
    tip: str = ""
    level: int = 0
    drag: bool = False
    drop: bool = False
    key: str = ""

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


class Scroll(msgspec.Struct, frozen=True):
    """A place that scrolls by whole rows: `first` is how far it is scrolled, `last` the farthest it can be.

    Rows are counted from the top; with `end` from the bottom, so that 0 shows the last ones. `shown` are those there is
    room for now.
    """

    name: str
    x: float
    y: float
    w: float
    h: float
    first: int
    last: int
    end: bool = False
    shown: int = 1

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


Item = Box | Face | Words | Glyph | Light


class Picture(msgspec.Struct):
    """One screen: its size in points, what to draw in order, what can be pointed at, and what scrolls.

    `groups` are runs of items (first, behind the last) that move as one; `anchors` say where each group's middle lies
    and what it shows, so that two pictures tell what moved; `lives`, how much health it has left.
    """

    width: float
    height: float
    items: list[Item] = []
    hits: list[Hit] = []
    scrolls: list[Scroll] = []
    groups: dict[str, tuple[int, int]] = {}
    anchors: dict[str, tuple[float, float, str]] = {}
    lives: dict[str, int] = {}
