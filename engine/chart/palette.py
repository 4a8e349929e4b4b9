"""Palette: colours of a chart by what they stand for, on the game's own paper and plates."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

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
OTHER = ("#C8B6E8", "#A8D8B8", "#E8B8A0", "#B8C8E8")
SECTIONS = ("#7A4FA0", "#2F6E8C", "#A0522D", "#3F6E32")


class Hues(NamedTuple):
    """Hues that content gives: of conditions by card, and of built places by theme."""

    conditions: Mapping[str, str] = MappingProxyType({})
    stones: Mapping[str, str] = MappingProxyType({})

    def ground(self, terrain: str, theme: str) -> str:
        """The colour of a room's tile: natural ground is alike everywhere, built ground is of its theme's stone."""
        stone = self.stones.get(theme)
        return mixed(TERRAINS[terrain], stone, 0.42) if stone and terrain in ("interior", "ruin") else TERRAINS[terrain]

    def condition(self, card: str) -> str:
        """The hue of a condition's card, which need not be its alone; one of a few where content gives none."""
        return self.conditions.get(card) or OTHER[sum(card.encode()) % len(OTHER)]


PLAIN = Hues()
