"""The seeker: pools and meters, attributes with what they do, what it has learnt, what lies upon it, experience."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.window.pages.board_left import ATTRIBUTES, METERS, POOLS, lies_upon, meter_words, upon_icon
from engine.window.parts.gauges import dial, flames, tube
from engine.window.parts.prices import cost_words
from engine.window.parts.rect import Rect
from engine.window.parts.rows import act_row, plan_row
from engine.window.parts.scrolling import Row, scrolled, space, void
from engine.window.parts.sheet import columns, heading, sheet
from engine.window.parts.slab import bar
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView


def seeker(pen: Pen, view: PageView) -> None:
    """Draw the page: three columns; large words make it two, or one, that scroll."""
    node = view.node("seeker")
    count = 3 if pen.t < 1.3 else 2 if pen.t < 1.8 else 1
    free = sheet(pen, view, node.name if node is not None else "", node.text if node is not None else "",
                 width=1160, height=560 * pen.t)
    if node is None:
        return
    rects = columns(free, count, 34)
    parts = [_body(pen, view, rects[0], node)]
    attributes = _attributes(pen, view, rects[min(1, count - 1)], node)
    rest = _learnt(pen, view, rects[-1], node)
    if count == 3:
        parts += [attributes, rest]
    elif count == 2:
        parts.append([*attributes, space(14), *rest])
    else:
        parts[0] += [space(14), *attributes, space(14), *rest]
    for index, (rect, rows) in enumerate(zip(rects, parts, strict=True)):
        name = "seeker" if index == 0 else f"seeker.{index}"
        scrolled(pen, name, rect.x, rect.y, rect.w, rect.h, rows, view.scroll.get(name, 0))
        if index:
            pen.rule(rect.x - 17, rect.y + 4, 1, "#6B543366", Layer.CHIP, rect.h - 8)


def _of(node: Node, kind: str) -> Node | None:
    return next((child for child in node.children if child.kind == kind), None)


def _body(pen: Pen, view: PageView, rect: Rect, node: Node) -> list[Row]:
    w = rect.w - 12
    rows = [_portrait(pen, view, rect, w, node)]
    for kind, (icon, colour) in POOLS.items():
        pool = _of(node, kind)
        if pool is not None:
            rows.append(_pool(pen, rect.x, w, pool, icon, colour))
    points = _of(node, "action_points")
    if points is not None:
        rows.append(_points(pen, rect.x, w, points))
    rows += [space(8), _meters(pen, rect.x, w, [child for child in node.children if child.kind in METERS])]
    return rows


def _portrait(pen: Pen, view: PageView, rect: Rect, w: float, node: Node) -> Row:
    """Hood, and experience as a bar towards the next level."""
    gained = _of(node, "experience")
    line, name = pen.line_height(13, "label"), pen.line_height(16, "title")
    words = gained.text if gained is not None else ""
    left = 100.0
    told = line * pen.rows(words, w - left, 4, 13, "label")
    tall = max(96.0, name + told + 22)

    def draw(y: float) -> None:
        if not pen.theme.plain:
            pen.glow(rect.x + 44, y + 44, 52, "#F2A03A44", Layer.CHIP)
        pen.disc(rect.x + 44, y + 44, 38, "#40301f", Layer.CHIP, fill2="#171110", line=2.6, edge="#B58B4A")
        icon = view.icon_of(node.kind).replace("plain-square", "cowled")
        pen.icon(icon, rect.x + 44, y + 44, 54, "candle")
        pen.block(gained.name if gained is not None else "", rect.x + left, y + 2, w - left, name, 16, "title", "gold")
        pen.block(words, rect.x + left, y + 2 + name, w - left, told, 13, "label", "muted")
        if gained is not None and gained.full:
            bar(pen, rect.x + left, y + 8 + name + told, w - left, (gained.value or 0) / gained.full, "gold", 8)
            pen.hit(gained.id, rect.x, y, w, tall - 6, tip=gained.text)

    return Row(tall + 8, draw)


def _pool(pen: Pen, x: float, w: float, pool: Node, icon: str, colour: str) -> Row:
    tall = max(20.0, pen.line_height(13, "strong") + 3)

    def draw(y: float) -> None:
        tube(pen, x, y, w, icon, pool.name, pool.value or 0, pool.full or 1, colour)
        pen.hit(pool.id, x, y, w, tall, tip=pool.text)

    return Row(tall + 9, draw)


def _points(pen: Pen, x: float, w: float, points: Node) -> Row:
    tall = max(32.0, pen.line_height(14, "strong") + 10)

    def draw(y: float) -> None:
        have, pool = points.value or 0, max(points.full or 0, 1)
        name_w = min(w * 0.42, pen.width(points.name, 14, "strong") + 2)
        pen.block(points.name, x, y, name_w, tall, 14, "strong", "bone")
        step = min(27.0 * max(1, pen.t * 0.8), (w - name_w - 70 * pen.t) / pool)
        flames(pen, x + name_w + 10, y + (tall - min(24, step)) / 2, have, pool, 0, min(24, step), step)
        pen.block(f"{have} / {pool}", x + w - 60 * pen.t, y, 60 * pen.t, tall, 13, "strong", "muted", anchor="right")
        pen.hit(points.id, x, y, w, tall, tip=points.text)

    return Row(tall + 4, draw)


def _meters(pen: Pen, x: float, w: float, meters: list[Node]) -> Row:
    line = pen.line_height(13, "label")
    tall = 66 + 2 * line

    def draw(y: float) -> None:
        step = w / max(len(meters), 1)
        for index, node in enumerate(meters):
            icon, colour = METERS[node.kind]
            part = 1000 * (node.value or 0) // node.full if node.full else 1000
            cx = x + step * (index + 0.5)
            dial(pen, cx, y + 30, 26, icon, part, colour, node.name, meter_words(node), step - 8)
            pen.hit(node.id, cx - step / 2 + 2, y, step - 4, tall - 4, tip=node.text)

    return Row(tall, draw)


def _head(pen: Pen, x: float, w: float, words: str) -> Row:
    return Row(pen.line_height(15, "title") + 14, lambda y: void(heading(pen, x, y, w, words)))


def _attributes(pen: Pen, view: PageView, rect: Rect, node: Node) -> list[Row]:
    rows = [_head(pen, rect.x, rect.w - 12, view.say("window.seeker.attributes"))]
    for child in node.children:
        if child.role is Role.ATTRIBUTE:
            rows.append(_told(pen, rect.x, rect.w - 12, ATTRIBUTES.get(child.kind, "info"), child.name,
                              str(child.value), child.text, child, "ore"))
    return rows


def _learnt(pen: Pen, view: PageView, rect: Rect, node: Node) -> list[Row]:
    x, w = rect.x, rect.w - 12
    rows = _upon(pen, view, x, w, node)
    rows += [space(10), _head(pen, x, w, view.say("window.seeker.skills"))]
    for child in node.children:
        if child.kind == "ability":
            rows.append(_told(pen, x, w, "sparkles", child.name, "", child.text, child, "violet"))
        elif child.kind == "proficiency":
            token = child.id.rpartition(".")[2]
            icon = view.skill_icons.get(token, "info")
            rows.append(_told(pen, x, w, icon, child.name, str(child.value), child.text, child, "muted"))
            lesson = view.node(f"acts.train.{token}")
            if lesson is not None:
                rows.append(_lesson(pen, view, x + 30 * pen.t, w - 30 * pen.t, lesson))
    return rows


def _upon(pen: Pen, view: PageView, x: float, w: float, node: Node) -> list[Row]:
    """What lies upon the seeker, above all that it has learnt: it passes, and must not lie below the page."""
    upon, rows = lies_upon(node), [_head(pen, x, w, view.say("window.upon_you"))]
    for child in upon:
        icon, colour = upon_icon(view, child)
        rows.append(_told(pen, x, w, icon, child.name, "", child.text, child, colour))
    if not upon:
        rows.append(_told(pen, x, w, "hearts", view.say("window.seeker.unhurt"), "", "", None, "good"))
    return rows


def _lesson(pen: Pen, view: PageView, x: float, w: float, act: Node) -> Row:
    """The button that buys a point, with its price; grey while there is not enough experience, as its tip says."""
    note = cost_words(view, act) if act.enabled else ""
    tall = plan_row(pen, view, act, w, "", note).tall

    def draw(y: float) -> None:
        pen.box(x, y, w, tall - 3, "#00000000", Layer.CHIP, radius=5, line=1, edge="ore" if act.enabled else "faint")
        act_row(pen, view, x, y, w, "", act, False, note)

    return Row(tall + 7, draw)


def _told(
    pen: Pen, x: float, w: float, icon: str, name: str, value: str, words: str, node: Node | None, colour: str
) -> Row:
    """Glyph, name, value, and what it does below."""
    left, line, small = 30 * pen.t, pen.line_height(14, "strong"), pen.line_height(13, "label")
    told = small * pen.rows(words, w - left, 4, 13, "label") if words else 0
    tall = max(28.0, line + told + 9)

    def draw(y: float) -> None:
        pen.icon(icon, x + 11 * pen.t, y + (tall - 4) / 2, 20, colour, scaled=True)
        used = pen.width(value, 17, "strong") + 6 if value else 0
        top = y + (0 if words else (tall - 4 - line) / 2)
        pen.block(name, x + left, top, w - left - used - 6, line, 14, "strong", "bone")
        if value:
            pen.block(value, x + w - used, top - 2, used, line + 4, 17, "strong", "flame", anchor="right")
        if words:
            pen.block(words, x + left, y + line, w - left, told, 13, "label", "muted", middle=False)
        if node is not None:
            pen.hit(node.id, x, y, w, tall - 2, tip=node.text)

    return Row(tall, draw)
