"""Palette: colours of a chart by what they stand for, on the game's own paper and plates."""

from __future__ import annotations

from engine.window.colours import mixed
from engine.window.theme import CANDLELIGHT

_ROLES = CANDLELIGHT.colours
GROUND, SHEET = _ROLES["paper"], "#D8C6A0"
INK, FAINT_INK, PLATE, BONE = _ROLES["ink"], "#5A4A34", _ROLES["plate"], _ROLES["bone"]
GOLD, CANDLE, RED = _ROLES["gold"], _ROLES["candle"], "#B4483C"
WATER, WATER_LINE, DEEP = "#3E8A92", "#D8F4F2", "#24566A"
STONE, MORTAR, TIMBER, GRAIN = "#3A3836", "#8E8880", "#6B4520", "#A97C48"
WAY, DIRT = "#EADCB8", "#6E5636"
TIERS = ("", *(_ROLES[f"tier{tier}"] for tier in range(1, 5)))
SHAPES = ("", "round", "point", "square", "cross")
TERRAINS = {
    "cave": "#B39E7C", "interior": "#DCC48E", "ruin": "#C2B4A2", "mine": "#C39A66", "wild": "#A7B483",
    "mire": "#96A07A", "water": "#8FB4B4",
}
CONDITIONS = {f"base:{name}": hue for name, hue in {
    "overgrown": "#8FA85C", "unstable": "#D9BE93", "infested": "#C98A6A", "haunted": "#A9C4E6", "flooded": "#7FD0D2",
    "fungal": "#D3A6C8", "collapsed": "#B9AC94", "webbed": "#D9D9E0", "spored": "#C3D08A", "scree": "#C2AA7E",
    "windswept": "#BFE0E8", "outcrop": "#D9B38C", "deadfall": "#B08A5A", "vein_iron": "#C0776A", "vein_gold": "#F5C451",
    "vein_silver": "#DDE3EA", "tremor": "#D9BE93",
}.items()}
# Built places of different themes are of different stone.
STONES = {f"base:{name}": hue for name, hue in {
    "archive": "#C98A3C", "crypt": "#7E86A8", "halls": "#B4583C", "laboratory": "#6FA06A", "mausoleum": "#F4F0EA",
    "passages": "#8C8478", "tower": "#6E9CC0", "treasury": "#F0C020",
}.items()}
OTHER = ("#C8B6E8", "#A8D8B8", "#E8B8A0", "#B8C8E8")
SECTIONS = ("#7A4FA0", "#2F6E8C", "#A0522D", "#3F6E32")


def ground(terrain: str, theme: str) -> str:
    """The colour of a room's tile: natural ground is alike everywhere, built ground is of its theme's stone."""
    stone = STONES.get(theme)
    return mixed(TERRAINS[terrain], stone, 0.42) if stone and terrain in ("interior", "ruin") else TERRAINS[terrain]


def condition(card: str) -> str:
    """The hue of a condition's card."""
    return CONDITIONS.get(card, OTHER[sum(card.encode()) % len(OTHER)])
