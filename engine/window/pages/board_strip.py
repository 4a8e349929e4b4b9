"""The strip below: what is in hand, what is worn, the pack, gold, pages, and the one large button."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.parts.pockets import hand_card, pocket
from engine.window.parts.prices import price_words
from engine.window.parts.rect import Rect
from engine.window.parts.slab import button
from engine.window.pen import Pen
from engine.window.picture import Anchor, Layer
from engine.window.view import PageView

WORN = {"head": "hood", "body": "leather-armor", "arms": "gloves", "legs": "boots", "neck": "gem-pendant",
        "finger": "ring"}
_PAGES = (("map", "treasure-map"), ("help", "open-book"))
_KEYS: tuple[tuple[str, Anchor], ...] = (("next", "left"), ("step", "center"), ("menu", "right"))


def strip(pen: Pen, view: PageView, rect: Rect) -> None:
    """Left to right; at large words the worn things are one key away."""
    if pen.theme.plain:
        pen.box(rect.x, rect.y, rect.w, rect.h, "#000000", Layer.PLATE, line=2, edge="#FFFFFF")
    else:
        pen.face("strip", rect.x, rect.y, rect.w, rect.h, Layer.PLATE, radius=0, seed=4)
        pen.box(rect.x, rect.y - 3, rect.w, 3, "#000000a0", Layer.PLATE, soft=4)
    (_plain_strip if pen.t < 1.35 else _large_strip)(pen, view, rect)


def _plain_strip(pen: Pen, view: PageView, rect: Rect) -> None:
    top = 10 + pen.line_height(13, "title")
    at = _hands(pen, view, Rect(rect.x + 22, rect.y, 2 * 98 + 8, rect.h), top)
    at = _worn(pen, view, rect, at + 20, top)
    big, aside = 258.0, 110 + 40 * pen.t
    right = rect.right - 12
    _pack(pen, view, Rect(at + 20, rect.y, right - big - aside - 20 - at - 40, rect.h), top)
    _pages(pen, view, Rect(right - big - aside - 10, rect.y + top, aside, rect.h - top - 8))
    low = pen.line_height(12.5, "label") + 22
    _button(pen, view, Rect(right - big, rect.y + 28, big, rect.h - 28 - low))
    for index, (action, anchor) in enumerate(_KEYS):
        key = view.say("window.arrows") if action == "step" else view.key_of(action)
        words = view.say(f"window.key.{action}", key=key)
        pen.line(words, right - big + big * index / 2, rect.bottom - 18, 12.5, "label", "muted", anchor=anchor,
                 fit=big / 3 - 6)


def _large_strip(pen: Pen, view: PageView, rect: Rect) -> None:
    """Two wide cards in hand, one row of pockets, two buttons to pages, and the large one."""
    top, tall = rect.y + 14, rect.h - 28
    wide = min(212.0, rect.w * 0.166)
    for index, place in enumerate(("hand", "offhand")):
        _hand(pen, view, place, Rect(rect.x + 16 + index * (wide + 10), top, wide, tall))
    big, aside = 234.0, 178.0
    right = rect.right - 12
    left = rect.x + 16 + 2 * (wide + 10) + 6
    _pocket_row(pen, view, Rect(left, top, right - big - aside - 26 - left, tall))
    x, half = right - big - aside - 12, (tall - 8) / 2
    for index, page in enumerate(("pack", "map")):
        words = view.say(f"window.page.{page}", key=view.key_of(page))
        button(pen, f"page.{page}", x, top + index * (half + 8), aside, half, words,
               focused=view.focus == f"page.{page}")
    _button(pen, view, Rect(right - big, top, big, tall))


def _head(pen: Pen, x: float, y: float, words: str, fit: float) -> None:
    pen.line(words, x, y + 6 + pen.line_height(13, "title") * 0.82, 13, "title", "candle", fit=fit)


def _hands(pen: Pen, view: PageView, rect: Rect, top: float) -> float:
    _head(pen, rect.x, rect.y, view.say("window.in_hand"), rect.w)
    wide = (rect.w - 8) / 2
    for index, place in enumerate(("hand", "offhand")):
        _hand(pen, view, place, Rect(rect.x + index * (wide + 8), rect.y + top, wide, rect.h - top - 8))
    return rect.right


def _hand(pen: Pen, view: PageView, place: str, rect: Rect) -> None:
    slot = view.node(f"worn.{place}")
    node = slot.children[0] if slot is not None and slot.children else None
    icon = view.icon_of(node.art) if node is not None else "hand"
    hit = node.id if node is not None else f"worn.{place}"
    name = slot.name if slot is not None else ""
    hand_card(pen, hit, rect.x, rect.y, rect.w, rect.h, node, icon, name, view.focus == hit, hit in view.targets)


def _worn(pen: Pen, view: PageView, rect: Rect, x: float, top: float) -> float:
    _head(pen, x, rect.y, view.say("window.worn"), 140)
    size = min(45.0, (rect.h - top - 8 - 4) / 2)
    for index, (place, empty) in enumerate(WORN.items()):
        slot = view.node(f"worn.{place}")
        node = slot.children[0] if slot is not None and slot.children else None
        hit = node.id if node is not None else f"worn.{place}"
        icon = view.icon_of(node.art) if node is not None else empty
        pocket(pen, hit, x + index % 3 * (size + 4), rect.y + top + index // 3 * (size + 4), size, node, icon,
               view.focus == hit, hit, hit in view.targets, "" if slot is None or node is not None else slot.name)
    return x + 3 * (size + 4) - 4


def _things(pack: Node) -> list[Node]:
    return [node for node in pack.children if node.role == "card"]


def _pack(pen: Pen, view: PageView, rect: Rect, top: float) -> None:
    pack = view.node("pack")
    if pack is None:
        return
    things = _things(pack)
    base = rect.y + 6 + pen.line_height(13, "title") * 0.82
    used = pen.line(pack.text, rect.right, base, 13, "label", "danger" if "overburdened" in pack.states else "muted",
                    anchor="right", fit=rect.w * 0.62)
    _head(pen, rect.x, rect.y, pack.name, rect.w - used - 12)
    size = min(45.0, (rect.h - top - 8 - 4) / 2)
    across = max(1, int((rect.w + 4) // (size + 4)))
    room = across * max(1, int((rect.h - top) // (size + 4)))
    pen.hit("pack", rect.x, rect.y + 2, rect.w, max(20.0, top - 4), act="page.pack", tip=pack.text, drop=True)
    for index in range(room):
        x, y = rect.x + index % across * (size + 4), rect.y + top + index // across * (size + 4)
        if index == room - 1 and len(things) > room:
            _more(pen, view, x, y, size, len(things) - room + 1)
            return
        _pocket(pen, view, x, y, size, index, things)


def _pocket(pen: Pen, view: PageView, x: float, y: float, size: float, index: int, things: list[Node]) -> None:
    node = things[index] if index < len(things) else None
    hit = node.id if node is not None else f"pocket.{index}"
    icon = view.icon_of(node.art) if node is not None else ""
    pocket(pen, hit, x, y, size, node, icon, view.focus == hit, target=hit in view.targets)


def _more(pen: Pen, view: PageView, x: float, y: float, size: float, count: int) -> None:
    """How many more there are, where not all have a pocket."""
    pen.box(x, y, size, size, "#0d0b0b", Layer.CHIP, fill2="#221c18", radius=6, line=1.3, edge="line")
    pen.block(f"+{count}", x + 3, y, size - 6, size, 14, "strong", "flame", anchor="center")
    pen.hit("pocket.more", x, y, size, size, act="page.pack", tip=view.say("window.more_in_pack", count=count))


def _pocket_row(pen: Pen, view: PageView, rect: Rect) -> None:
    pack = view.node("pack")
    if pack is None:
        return
    things, line = _things(pack), pen.line_height(13, "label")
    size = min(60.0, rect.h - line - 4)
    across = max(1, int((rect.w + 6) // (size + 6)))
    for index in range(across):
        x = rect.x + index * (size + 6)
        if index == across - 1 and len(things) > across:
            _more(pen, view, x, rect.y, size, len(things) - across + 1)
        else:
            _pocket(pen, view, x, rect.y, size, index, things)
    gold = view.node("pack.gold")
    words = ", ".join([pack.text, *([gold.text] if gold is not None else [])])
    pen.block(words, rect.x, rect.y + size + 2, rect.w, rect.h - size - 2, 13, "label", "bone", short=pack.text)
    half = rect.w / 2
    pen.hit("pack", rect.x, rect.y + size + 2, half, rect.h - size - 2, act="page.pack", tip=pack.text, drop=True)
    if gold is not None:
        pen.hit("pack.gold", rect.x + half, rect.y + size + 2, half, rect.h - size - 2, tip=gold.text)


def _pages(pen: Pen, view: PageView, rect: Rect) -> None:
    gold = view.node("pack.gold")
    rows = [("two-coins", gold.name if gold is not None else "", "pack.gold", "")]
    rows += [(icon, view.say(f"window.page.{page}", key=view.key_of(page)), f"page.{page}", f"page.{page}")
             for page, icon in _PAGES]
    row = rect.h / len(rows)
    for index, (icon, words, node, act) in enumerate(rows):
        y = rect.y + row * index
        pen.icon(icon, rect.x + 12, y + row / 2, min(21, row - 4), "gold" if index == 0 else "muted")
        colour = "flame" if view.focus == node else "bone"
        pen.block(words, rect.x + 30, y, rect.w - 32, row, 13.5, "strong" if index == 0 else "label", colour)
        pen.hit(node, rect.x, y, rect.w, row, act=act)


def _button(pen: Pen, view: PageView, rect: Rect) -> None:
    """The chosen act, or waiting when nothing is chosen."""
    act = view.node(view.chosen) if view.chosen else None
    act = act or view.node("acts.wait")
    if act is None:
        return
    key = view.key_of("do" if view.chosen else "wait")
    price = act.reason if not act.enabled else price_words(view, act)
    note = view.say("window.button", key=key, price=price) if price else key
    button(pen, "button", rect.x, rect.y, rect.w, rect.h, act.name, note, strong=True, focused=view.focus == "button",
           act=act.id, enabled=act.enabled, tip=act.text, deadly="deadly" in act.states)
