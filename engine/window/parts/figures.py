"""Figures on cards: icon and value of what a card is worth, at most three of them."""

from __future__ import annotations

from content.signs import Sign
from engine.scene.node import Node
from engine.window.pen import Pen

_OTHER = Sign("info", "muted")
_SUFFIX = {"edible": " %", "drinkable": " %", "shield": " %"}
_SHOWN = ("health", "damage", "weapon", "launcher", "armour", "shield", "fuel", "perishable", "portions", "edible",
          "drinkable", "durability", "weight")


def icon_of_fact(pen: Pen, kind: str) -> tuple[str, str]:
    """Icon and colour of a fact."""
    return pen.sign("fact", kind, _OTHER)


def figures_of(pen: Pen, node: Node) -> list[tuple[str, str, str]]:
    """Icon, value and colour of at most three figures, the weightiest first."""
    found = []
    for kind in _SHOWN:
        child = next((child for child in node.children if child.kind == kind), None)
        value = _value(child) if child is not None else ""
        if value:
            icon, colour = icon_of_fact(pen, kind)
            found.append((icon, value, colour))
    return found[:3]


def _value(fact: Node) -> str:
    if fact.damage is not None:
        low, high = fact.damage
        return f"{low}\u2013{high}" if low != high else str(low)
    if fact.value is None:
        return ""
    if fact.kind == "weight":
        return f"{fact.value // 10}.{fact.value % 10}"
    if fact.kind in ("weapon", "launcher", "thrown"):
        return f"{fact.value:+d}"
    if fact.full is not None and fact.kind != "health":
        return f"{fact.value}/{fact.full}"
    return f"{fact.value}{_SUFFIX.get(fact.kind, '')}"


def figures(pen: Pen, x: float, base: float, w: float, found: list[tuple[str, str, str]], size: float = 13) -> None:
    """Figures side by side, spread over a width, on a baseline; the last go where there is no room."""
    def widths() -> list[float]:
        return [17 * pen.t + pen.width(value, size, "strong") for _, value, _ in found]

    while found and sum(widths()) > w:
        found = found[:-1]
    if not found:
        return
    wide = widths()
    space = (w - sum(wide)) / (len(found) + 1)
    for index, (icon, value, colour) in enumerate(found):
        left = x + space * (index + 1) + sum(wide[:index])
        pen.icon(icon, left + 7 * pen.t, base - 4.4 * pen.t, 14, colour, scaled=True)
        pen.line(value, left + 17 * pen.t, base, size, "strong", "bone")
