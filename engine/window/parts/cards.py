"""Side cards: title plate, art window, plate with a line of words and at most three figures (look: 3:4)."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node
from engine.window.parts.figures import figures, figures_of
from engine.window.parts.gauges import life, wear
from engine.window.parts.marks import marks_of
from engine.window.parts.slab import pill
from engine.window.parts.weather import art_alpha, halo, tint, weather
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.theme import Look

WIDTH, HEIGHT = 114, 150
_LEAST_ART = 46
GROUND = "stone-path"  # what bare ground shows
# What art looks like on each material: its tone and the lip of light or dark below it.
_CUT = {
    "parchment": ("#3A2817", "#FFF1CF90"), "wood": ("#E9C78F", "#1A0E06"), "slate": ("#D8B9AC", "#0A0808"),
    "back": ("#C9A264", "#000000"), "plain": ("#FFFFFF", "#000000"),
}


class CardView(msgspec.Struct, frozen=True):
    """What a card needs beside its node: the icon of its art, a seed for its face, focus, whether it lies face down.

    `loss` is the least and the most health that the chosen act would take from a creature.
    """

    node: Node | None
    icon: str
    seed: int
    focused: bool = False
    hidden: bool = False
    loss: tuple[int, int] | None = None


def look_of(pen: Pen, view: CardView) -> Look:
    """Rim, kind glyph and material of a card."""
    kind = "hidden" if view.hidden or view.node is None else _kind(view.node)
    return pen.theme.kinds.get(kind, pen.theme.kinds["item"])


def _kind(node: Node) -> str:
    """What a thing is for tells its rim, where the tree calls it an item."""
    if node.kind != "item":
        return node.kind
    facts = {child.kind for child in node.children}
    if "fuel" in facts:
        return "light"
    if facts & {"weapon", "launcher", "ammunition"}:
        return "weapon"
    return "armour" if facts & {"armour", "shield"} else "item"


def side_card(pen: Pen, x: float, y: float, view: CardView, w: float = WIDTH, h: float = HEIGHT) -> None:
    """A card with its upper left corner at x, y."""
    look = look_of(pen, view)
    marks = marks_of(None if view.hidden else view.node)
    if view.focused:
        studs(pen, x, y, w, h)
    halo(pen, x, y, w, h, marks)
    pen.shadow(x, y, w, h, Layer.TABLE)
    if pen.theme.plain:
        pen.box(x, y, w, h, "#0b0b0b", Layer.FACE, radius=9, line=3, edge=look.rim)
    else:
        rim = "#77716a" if marks.broken else look.rim
        pen.face(look.material, x, y, w, h, Layer.FACE, radius=9, seed=view.seed, rim=rim, tint=tint(marks))
    if view.hidden or view.node is None:
        _back(pen, x, y, w, h)
    else:
        _front(pen, x, y, w, h, view, view.node, look)


def studs(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A warm halo and flame-coloured corners of what is focused."""
    with pen.group(f"focus.{round(x)}.{round(y)}", x, y):
        if pen.theme.plain:
            pen.box(x - 4, y - 4, w + 8, h + 8, "#00000000", Layer.FLOAT, radius=12, line=3, edge="flame")
        else:
            pen.box(x - 5, y - 5, w + 10, h + 10, "#F2B65A70", Layer.TABLE, radius=13, soft=9)
        for dx, dy in ((0.0, 0.0), (w, 0.0), (w, h), (0.0, h)):
            pen.box(x + dx - 5, y + dy - 5, 10, 10, "flame", Layer.FLOAT, radius=2, line=1, edge="#000000")


def engraved(
    pen: Pen, icon: str, cx: float, cy: float, size: float, material: str, layer: Layer = Layer.ART, alpha: int = 255
) -> None:
    """An icon cut into the face: a lip below, the tone itself above."""
    tone, lip = _CUT["plain"] if pen.theme.plain else _CUT.get(material, _CUT["plain"])
    if not pen.theme.plain:
        pen.icon(icon, cx, cy + size * 0.024, size, lip[:7], layer, alpha=min(alpha, 0x90 if len(lip) > 7 else 255))
    pen.icon(icon, cx, cy, size, tone, layer, alpha=alpha)


def standing(pen: Pen, icon: str, cx: float, cy: float, size: float, awake: bool) -> None:
    """A creature: its shadow on the stone, its body, the lamp's light on its edge; awake, it has a dull red glow."""
    if pen.theme.plain:
        pen.icon(icon, cx, cy, size, "#FFFFFF", Layer.ART)
        return
    pen.box(cx - size * 0.36, cy + size * 0.38, size * 0.72, size * 0.10, "#000000c0", Layer.FACE, radius=size * 0.05,
            soft=6)
    if awake:
        pen.glow(cx, cy, size * 0.62, "#B4302860", Layer.FACE)
    pen.icon(icon, cx + size * 0.03, cy + size * 0.03, size, "#0A0808", Layer.ART)
    pen.icon(icon, cx - size * 0.012, cy - size * 0.016, size, "#F4C9A0" if awake else "#8FA0B4", Layer.ART, alpha=0xB0)
    pen.icon(icon, cx, cy, size, "#D8A596" if awake else "#8E8C94", Layer.ART)


def _back(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    tall = _line(pen) + 5
    engraved(pen, "torch", x + w / 2, y + (h - tall) / 2, min(h * 0.36, h - tall - 40), "back")
    pen.box(x + 10, y + h - 8 - tall, w - 20, tall, "#120f11e6", Layer.PLATE, radius=4)


def unseen(pen: Pen, x: float, y: float, words: str, w: float = WIDTH, h: float = HEIGHT) -> None:
    """The word on the back of a card."""
    tall = _line(pen) + 5
    pen.block(words, x + 13, y + h - 8 - tall, w - 26, tall, 13, "label", "bone", anchor="center")


def _line(pen: Pen) -> float:
    return pen.line_height(12.5, "label")


def head_height(pen: Pen, rows: int = 1) -> float:
    """Height of the title plate."""
    return max(24.0, pen.line_height(13, "strong") * rows + 7)


class CardPlan(msgspec.Struct, frozen=True):
    """How a card is shared out: heights of title and foot, the foot's words and their lines, the figures shown."""

    head: float
    foot: float
    words: str
    rows: int
    figures: tuple[tuple[str, str, str], ...]


def plan_card(pen: Pen, node: Node, w: float, h: float) -> CardPlan:
    """What goes where there is little room: first all words but the first few, then figures, then the art."""
    line, short = _line(pen), node.text.split(", ")[0]
    head = head_height(pen, pen.rows(node.name, _title_room(pen, w), 2, 13, "strong", node.short))
    words, shown = node.text, figures_of(pen, node)
    rows = pen.rows(words, w - 16, 2, 12.5, "label") if words else 0

    def art(rows: int, figures: bool) -> float:
        return h - head - line * rows - (line + 2 if figures else 0) - 9

    if rows > 1 and art(rows, bool(shown)) < _LEAST_ART:
        words, rows = short, pen.rows(short, w - 16, 2, 12.5, "label")
    if shown and art(rows, True) < _LEAST_ART:
        if "awake" in node.states:
            words, rows = "", 0
        else:
            shown = []
    if rows and art(rows, bool(shown)) < _LEAST_ART / 2:
        words, rows = "", 0
    foot = line * rows + (line + 2 if shown else 0) + (9 if rows or shown else 4)
    return CardPlan(head, foot, words, rows, tuple(shown))


def _title_room(pen: Pen, w: float) -> float:
    return w - 18 if pen.t >= 1.4 else w - 25 - 8 * pen.t


def _front(pen: Pen, x: float, y: float, w: float, h: float, view: CardView, node: Node, look: Look) -> None:
    plan = plan_card(pen, node, w, h)
    bar = node.value is not None and bool(node.full)
    space = h - plan.head - plan.foot - (8 if bar else 0)
    _art(pen, x + w / 2 - 7, y + plan.head + space / 2 + 1, min(h * 0.46, space - 4), view, node, look)
    span = (y + plan.head + 1, y + h - plan.foot - 1)
    weather(pen, x, y, w, h, marks_of(node), view.seed, span, node.id)
    _title(pen, x, y, w, plan.head, node, look)
    top = y + h - plan.foot - 1
    if plan.words or plan.figures:
        pen.box(x + 5, top, w - 10, plan.foot - 4, "#141114ee", Layer.PLATE, radius=5)
    if plan.words:
        pen.block(plan.words, x + 8, top + 1, w - 16, _line(pen) * plan.rows, 12.5, "label", "muted", anchor="center",
                  short=node.text.split(", ")[0])
    figures(pen, x + 8, y + h - 10 - 1.2 * pen.t, w - 16, list(plan.figures))
    if bar and node.role == "creature":
        life(pen, x + 8, top - 7, w - 16, node.value or 0, node.full or 1, view.loss)
    elif bar:
        wear(pen, x + 8, top - 6, w - 16, node.value or 0, node.full or 1)


def _art(pen: Pen, cx: float, cy: float, size: float, view: CardView, node: Node, look: Look) -> None:
    if size < 10:
        return
    if node.role == "creature":
        standing(pen, view.icon, cx, cy, size, "awake" in node.states)
    else:
        engraved(pen, view.icon, cx, cy, size, look.material, alpha=art_alpha(marks_of(node)))


def _title(pen: Pen, x: float, y: float, w: float, head: float, node: Node, look: Look) -> None:
    pen.box(x + 5, y + 5, w - 10, head - 4, "#141114ee", Layer.PLATE, radius=5)
    pen.rule(x + 9, y + head, w - 18, look.rim, Layer.PLATE, 1.2)
    left = 9.0
    if pen.t < 1.4:
        pen.icon(look.icon, x + 15, y + head / 2 + 3, 13, "candle", scaled=True)
        left = 16 + 8 * pen.t
    pen.block(node.name, x + left, y + 4, _title_room(pen, w), head - 3, 13, "strong", "bone", short=node.short,
              anchor="left" if pen.t < 1.4 else "center")


def distance_pill(pen: Pen, x: float, y: float, w: float, steps: int) -> None:
    """Boot prints and a number on the upper right of the art, whose upper edge is y."""
    pill(pen, x + w - 20 * max(1, pen.t * 0.9), y + 3 + 9 * max(1, pen.t * 0.95), str(steps), "boot-prints")
