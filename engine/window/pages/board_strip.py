"""The strip below: what is in hand, what is worn, the pack, gold, and the one large button."""

from __future__ import annotations

import re

from engine.scene.node import Node
from engine.window.pages.board_layout import Rect
from engine.window.parts.pockets import hand_card, pocket
from engine.window.parts.slab import button
from engine.window.pen import Pen
from engine.window.picture import Layer
from engine.window.view import PageView

_WORN = {"head": "hood", "body": "leather-armor", "arms": "gloves", "legs": "boots", "neck": "gem-pendant",
         "finger": "ring"}
_PAGES = (("map", "treasure-map"), ("help", "open-book"))


def strip(pen: Pen, view: PageView, rect: Rect) -> None:
    """Left to right; at large words the worn things are one key away."""
    if pen.theme.plain:
        pen.box(rect.x, rect.y, rect.w, rect.h, "#000000", Layer.PLATE, line=2, edge="#FFFFFF")
    else:
        pen.face("strip", rect.x, rect.y, rect.w, rect.h, Layer.PLATE, radius=0, seed=4)
        pen.box(rect.x, rect.y - 3, rect.w, 3, "#000000a0", Layer.PLATE, soft=4)
    at = _hands(pen, view, rect, rect.x + 22)
    if pen.t < 1.4:
        at = _worn(pen, view, rect, at + 20)
    big = 258 if pen.t < 1.4 else 250
    aside = 150 * pen.t
    _pack(pen, view, Rect(at + 20, rect.y, rect.right - big - aside - 32 - at - 20, rect.h))
    _pages(pen, view, Rect(rect.right - big - aside - 20, rect.y, aside, rect.h))
    _button(pen, view, Rect(rect.right - big - 12, rect.y + 30, big, rect.h - 80 if pen.t < 1.4 else rect.h - 44))
    if pen.t < 1.4:
        x, base = rect.right - big - 12, rect.bottom - 21
        for index, (action, anchor) in enumerate((("next", "left"), ("step", "center"), ("menu", "right"))):
            words = view.say(f"window.key.{action}", key=view.key_of(action))
            pen.line(words, x + big * index / 2, base, 12.5, "label", "muted", anchor=anchor, fit=big / 3 - 4)  # type: ignore[arg-type]


def _head(pen: Pen, x: float, y: float, words: str, fit: float) -> None:
    pen.line(words, x, y + 21 * max(1, pen.t * 0.9), 13, "title", "candle", fit=fit)


def _hands(pen: Pen, view: PageView, rect: Rect, x: float) -> float:
    wide, top = 98 + 60 * max(0.0, pen.t - 1), 29 * max(1, pen.t * 0.9)
    _head(pen, x, rect.y, view.say("window.in_hand"), 2 * wide)
    for index, place in enumerate(("hand", "offhand")):
        slot = view.node(f"worn.{place}")
        node = slot.children[0] if slot is not None and slot.children else None
        icon = view.icon_of(node.art) if node is not None else "hand"
        hit = node.id if node is not None else f"worn.{place}"
        hand_card(pen, hit, x + index * (wide + 8), rect.y + top, wide, rect.h - top - 7, node, icon,
                  slot.name if slot is not None else "", view.focus == hit)
    return x + 2 * wide + 8


def _worn(pen: Pen, view: PageView, rect: Rect, x: float) -> float:
    _head(pen, x, rect.y, view.say("window.worn"), 140)
    for index, (place, empty) in enumerate(_WORN.items()):
        slot = view.node(f"worn.{place}")
        node = slot.children[0] if slot is not None and slot.children else None
        hit = node.id if node is not None else f"worn.{place}"
        icon = view.icon_of(node.art) if node is not None else empty
        pocket(pen, hit, x + index % 3 * 49, rect.y + 30 + index // 3 * 49, 45, node, icon, view.focus == hit)
    return x + 3 * 49 - 4


def _pack(pen: Pen, view: PageView, rect: Rect) -> None:
    pack = view.node("pack")
    if pack is None:
        return
    things = [node for node in pack.children if node.role == "card"]
    _head(pen, rect.x, rect.y, pack.name, rect.w * 0.35)
    base = rect.y + 21 * max(1, pen.t * 0.9)
    pen.line(pack.text, rect.right, base, 13, "label", "muted", anchor="right", fit=rect.w * 0.62)
    size = 45 if pen.t < 1.4 else 56
    top = 30 * max(1, pen.t * 0.9)
    columns = max(1, int((rect.w + 4) // (size + 4)))
    rows = max(1, int((rect.h - top) // (size + 4)))
    for index in range(columns * rows):
        node = things[index] if index < len(things) else None
        x, y = rect.x + index % columns * (size + 4), rect.y + top + index // columns * (size + 4)
        hit = node.id if node is not None else f"pocket.{index}"
        icon = view.icon_of(node.art) if node is not None else ""
        pocket(pen, hit, x, y, size, node, icon, view.focus == hit, pieces(node))
    pen.hit("pack", rect.x, rect.y, rect.w, top, act="page.pack", tip=pack.text, drop=True)


def pieces(node: Node | None) -> int:
    """How many pieces a card's name counts."""
    found = re.match(r"\s*(\d+)\b", node.name) if node is not None else None
    return int(found.group(1)) if found else 1


def _pages(pen: Pen, view: PageView, rect: Rect) -> None:
    gold = view.node("pack.gold")
    rows = [("two-coins", gold.name if gold is not None else "", "pack.gold", "")]
    rows += [(icon, view.say(f"window.page.{page}", key=view.key_of(page)), f"page.{page}", f"page.{page}")
             for page, icon in _PAGES]
    row = min(34.0, (rect.h - 24) / len(rows))
    for index, (icon, words, node, act) in enumerate(rows):
        y = rect.y + 28 + row * index
        pen.icon(icon, rect.x + 14, y + row / 2, 21, "gold" if index == 0 else "muted")
        focused = view.focus == node
        face, colour = "strong" if index == 0 else "label", "flame" if focused else "bone"
        pen.line(words, rect.x + 32, y + row / 2 + 5 * pen.t, 13.5, face, colour, fit=rect.w - 36)
        pen.hit(node, rect.x, y, rect.w, row, act=act)


def _button(pen: Pen, view: PageView, rect: Rect) -> None:
    """The chosen act, or waiting when nothing is chosen."""
    act = view.node(view.chosen) if view.chosen else None
    act = act or view.node("acts.wait")
    if act is None:
        return
    key = view.key_of("do" if view.chosen else "wait")
    price = act.reason if not act.enabled else _price(view, act)
    note = view.say("window.button", key=key, price=price) if price else key
    button(pen, "button", rect.x, rect.y, rect.w, rect.h, act.name, note, strong=True, focused=view.focus == "button",
           act=act.id)


def _price(view: PageView, act: Node) -> str:
    if act.id == "acts.wait":
        points = view.node("seeker.action_points")
        left = points.value if points is not None else 0
        return view.say("window.wait_price", ap=left) if left else ""
    if act.cost is None:
        return view.say("window.free")
    if not act.cost.stamina:
        return view.say("window.ap", ap=act.cost.ap)
    return view.say("window.ap_stamina", ap=act.cost.ap, stamina=act.cost.stamina)
