"""Figures on cards: icon and value of what a card is worth, at most three of them."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pen import Pen

ICONS = {
    "health": ("health-normal", "#FF9E90"), "damage": ("claw-slashes", "bone"), "armour": ("shield", "muted"),
    "shield": ("round-shield", "muted"), "fuel": ("flame", "candle"), "weapon": ("broadsword", "bone"),
    "launcher": ("arrow-scope", "bone"), "thrown": ("plain-dagger", "bone"), "ammunition": ("targeted", "bone"),
    "durability": ("flat-hammer", "muted"), "portions": ("droplets", "water"), "edible": ("meat", "ore"),
    "drinkable": ("water-drop", "water"), "weight": ("knapsack", "muted"), "value": ("two-coins", "gold"),
    "key": ("skeleton-key", "candle"), "lock": ("padlock", "danger"), "heals": ("hearts", "good"),
    "cures": ("bandage-roll", "good"), "harms": ("burn", "danger"), "afflicts": ("bleeding-wound", "danger"),
    "scroll": ("tied-scroll", "violet"), "map": ("treasure-map", "ore"), "trap": ("claw-slashes", "danger"),
    "resistance": ("checked-shield", "muted"), "drains": ("heart-drop", "danger"), "snuffs": ("candle-flame", "danger"),
    "alarms": ("conversation", "danger"), "summons": ("death-skull", "danger"), "corrodes": ("acid-blob", "danger"),
    "delays": ("hourglass", "danger"), "displaces": ("teleport", "danger"), "reveals": ("surrounded-eye", "violet"),
    "lights": ("candle-light", "candle"), "stack": ("stone-stack", "muted"), "perishable": ("hourglass", "moss"),
    "flammable": ("match-tip", "ore"), "burning": ("burn", "danger"), "ignites": ("fire-bottle", "danger"),
    "dirt": ("footprint", "ore"), "nature": ("dungeon-gate", "muted"), "cleared_by": ("flat-hammer", "bone"),
    "burns": ("burning-embers", "ore"), "offers": ("three-leaves", "good"), "vein": ("mining", "gold"),
    "outcrop": ("mining", "gold"), "covers": ("falling-rocks", "muted"), "windage": ("wind-slap", "danger"),
    "collapses": ("falling-boulder", "danger"), "emerges": ("spider-eye", "danger"), "spreads": ("mushroom", "danger"),
    "breeds": ("nest-eggs", "danger"), "upgrade": ("hole-ladder", "good"),
    "refillable": ("lantern-flame", "candle"), "relit_by": ("match-tip", "candle"),
    "rod": ("water-diviner-stick", "violet"), "enchanted": ("sparkles", "violet"),
    "oil": ("jug", "candle"), "working": ("mining", "gold"), "notices": ("eyeball", "danger"),
    "drain": ("big-wave", "water"),
}
_SUFFIX = {"edible": " %", "drinkable": " %", "shield": " %"}
_SHOWN = ("health", "damage", "weapon", "launcher", "armour", "shield", "fuel", "perishable", "portions", "edible",
          "drinkable", "durability", "weight")


def icon_of_fact(kind: str) -> tuple[str, str]:
    """Icon and colour of a fact."""
    return ICONS.get(kind, ("info", "muted"))


def figures_of(node: Node) -> list[tuple[str, str, str]]:
    """Icon, value and colour of at most three figures, the weightiest first."""
    found = []
    for kind in _SHOWN:
        child = next((child for child in node.children if child.kind == kind), None)
        value = _value(child) if child is not None else ""
        if value:
            icon, colour = ICONS[kind]
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
