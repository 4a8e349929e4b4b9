"""Side cards: title plate, art window, plate with a line of words and at most three figures (look: 3:4)."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node
from engine.window.parts.gauges import wear
from engine.window.parts.slab import pill
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.theme import Look

WIDTH, HEIGHT = 114, 150
# What art looks like on each material: its tone and the lip of light or dark below it.
_CUT = {
    "parchment": ("#3A2817", "#FFF1CF90"), "wood": ("#E9C78F", "#1A0E06"), "slate": ("#D8B9AC", "#0A0808"),
    "back": ("#C9A264", "#000000"), "plain": ("#FFFFFF", "#000000"),
}
_FIGURE_ICONS = {
    "health": ("health-normal", "#FF9E90"), "damage": ("claw-slashes", "bone"), "armour": ("shield", "muted"),
    "weight": ("knapsack", "muted"), "fuel": ("flame", "candle"), "weapon": ("broadsword", "bone"),
    "durability": ("flat-hammer", "muted"), "portions": ("water-drop", "water"), "skill": ("targeted", "muted"),
}


class CardView(msgspec.Struct, frozen=True):
    """What a card on the board needs beside its node: the icon of its art, a seed for its face, focus, being lit."""

    node: Node | None
    icon: str
    seed: int
    focused: bool = False
    hidden: bool = False
    age: int = 0


def look_of(pen: Pen, view: CardView) -> Look:
    """Rim, kind glyph and material of a card."""
    kind = "hidden" if view.hidden or view.node is None else view.node.kind
    return pen.theme.kinds.get(kind, pen.theme.kinds["item"])


def side_card(pen: Pen, x: float, y: float, view: CardView, w: float = WIDTH, h: float = HEIGHT) -> None:
    """A card with its upper left corner at x, y."""
    look = look_of(pen, view)
    if view.focused and not pen.theme.plain:
        pen.box(x - 5, y - 5, w + 10, h + 10, "#F2B65A70", Layer.FACE, radius=13, soft=9)
    pen.shadow(x, y, w, h, Layer.FACE)
    if pen.theme.plain:
        pen.box(x, y, w, h, "#0b0b0b", Layer.FACE, radius=9, line=3, edge=look.rim)
    else:
        pen.face(look.material, x, y, w, h, Layer.FACE, radius=9, seed=view.seed, rim=look.rim, tint=_tint(view))
    if view.focused:
        studs(pen, x, y, w, h)
    if view.hidden or view.node is None:
        _back(pen, x, y, w, h)
    else:
        _front(pen, x, y, w, h, view.node, view.icon, look)


def _tint(view: CardView) -> str:
    if view.node is None or view.hidden:
        return "#ffffff"
    states = view.node.states
    return "#ffe9c4" if "lit" in states else "#a9a49c" if "spent" in states or "broken" in states else "#ffffff"


def studs(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """Flame-coloured corners of what is focused."""
    for dx, dy in ((0.0, 0.0), (w, 0.0), (w, h), (0.0, h)):
        pen.box(x + dx - 5, y + dy - 5, 10, 10, "flame", Layer.FLOAT, radius=2, line=1, edge="#000000")


def engraved(pen: Pen, icon: str, cx: float, cy: float, size: float, material: str, layer: Layer = Layer.ART) -> None:
    """An icon cut into the face: a lip below, the tone itself above."""
    tone, lip = _CUT.get(material, _CUT["plain"])
    if not pen.theme.plain:
        pen.icon(icon, cx, cy + 1.4, size, lip[:7], layer, alpha=0x90 if len(lip) > 7 else 255)
    pen.icon(icon, cx, cy, size, tone, layer)


def _back(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    engraved(pen, "torch", x + w / 2, y + h / 2 - 4, 54, "plain" if pen.theme.plain else "back")
    tall = 20 * max(1, pen.t * 0.9)
    pen.box(x + 10, y + h - 7 - tall, w - 20, tall, "#120f11e6", Layer.PLATE, radius=4)


def unseen(pen: Pen, x: float, y: float, words: str, w: float = WIDTH, h: float = HEIGHT) -> None:
    """The word on the back of a card."""
    pen.line(words, x + w / 2, y + h - 12 * max(1, pen.t * 0.95), 13, "label", "bone", anchor="center", fit=w - 24)


def _front(pen: Pen, x: float, y: float, w: float, h: float, node: Node, icon: str, look: Look) -> None:
    t, figures = pen.t, figures_of(node)
    head, foot = 24 * max(1, t * 0.92), (42 if figures else 24) * max(1, t * 0.95)
    middle = y + head + (h - head - foot) / 2 + 2
    engraved(pen, icon, x + w / 2 - 7, middle, min(62, h - head - foot - 8), look.material)
    pen.box(x + 5, y + 5, w - 10, head - 4, "#141114ee", Layer.PLATE, radius=5)
    pen.rule(x + 9, y + head, w - 18, look.rim, Layer.PLATE, 1.2)
    pen.icon(look.icon, x + 15, y + head / 2 + 3, 13, "candle", scaled=True)
    pen.line(node.name, x + 16 + 8 * t, y + head / 2 + 3 + 4.6 * t, 13, "strong", "bone", fit=w - 26 - 8 * t,
             short=node.short)
    pen.box(x + 5, y + h - foot - 1, w - 10, foot - 4, "#141114ee", Layer.PLATE, radius=5)
    pen.line(node.text, x + w / 2, y + h - foot + 14 * t - 1, 12.5, "label", "muted", anchor="center", fit=w - 16)
    _figures(pen, x, y, w, h, figures)
    if node.role == "creature" and node.value is not None and node.full:
        wear(pen, x + 8, y + h - foot - 6, w - 16, node.value, node.full)


def figures_of(node: Node) -> list[tuple[str, str, str]]:
    """Icon, value and colour of at most three figures."""
    found = []
    for child in node.children:
        if child.kind not in _FIGURE_ICONS:
            continue
        icon, colour = _FIGURE_ICONS[child.kind]
        if child.damage is not None:
            value = f"{child.damage[0]}\u2013{child.damage[1]}"
        elif child.value is not None and child.full is not None and child.kind != "health":
            value = f"{child.value}/{child.full}"
        elif child.value is not None:
            value = str(child.value)
        else:
            continue
        found.append((icon, value, colour))
    return found[:3]


def _figures(pen: Pen, x: float, y: float, w: float, h: float, figures: list[tuple[str, str, str]]) -> None:
    widths = [17 * pen.t + pen.width(value, 13, "strong") for _, value, _ in figures]
    while figures and sum(widths) > w - 16:
        figures, widths = figures[:-1], widths[:-1]
    if not figures:
        return
    space = (w - 16 - sum(widths)) / (len(figures) + 1)
    for index, (icon, value, colour) in enumerate(figures):
        left = x + 8 + space * (index + 1) + sum(widths[:index])
        pen.icon(icon, left + 7 * pen.t, y + h - 14 - 2 * pen.t, 14, colour, scaled=True)
        pen.line(value, left + 17 * pen.t, y + h - 14 + 2.6 * pen.t, 13, "strong", "bone")


def distance_pill(pen: Pen, x: float, y: float, w: float, steps: int) -> None:
    """Boot prints and a number on the upper right of the art."""
    wide = max(1, pen.t * 0.9)
    pill(pen, x + w - 20 * wide, y + 24 * max(1, pen.t * 0.92) + 14 * pen.t, str(steps), "boot-prints")
