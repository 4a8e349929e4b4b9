"""Targets: how much there is to meet, row by row (chapter 8), and with which rule of a later part the rest comes."""

from __future__ import annotations

from typing import NamedTuple


class Target(NamedTuple):
    """What is asked for at least, and the rule with which the rest comes; "" where it is all there."""

    at_least: int
    later: str = ""


PLACES_OF_A_THEME = 12
TARGETS = {
    "themes of main dungeons": Target(9),
    "themes of sub-dungeons": Target(3),
    "locations": Target(120),
    "locations of the village": Target(15, "SETT-1"),
    "enemies": Target(70),
    "undead for the drowned": Target(12),
    "forms of mimic": Target(5),
    "incorporeal": Target(6),
    "named beasts": Target(7, "HIST-4"),
    "items": Target(200, "MAKE-1"),
    "weapons": Target(40, "MAKE-1"),
    "pieces of armour": Target(30, "MAKE-1"),
    "lights and fuels": Target(20, "MAKE-1"),
    "foods and drinks": Target(40, "MAKE-1"),
    "containers": Target(20),
    "traps": Target(20),
    "afflictions": Target(14),
    "spells and scrolls": Target(24, "MAGI-2"),
    "enchantments": Target(20, "MAGI-3"),
    "kinds of artifact": Target(8, "HIST-5"),
    "recipes": Target(80, "MAKE-1"),
    "improvements": Target(20, "MAKE-2"),
    "location upgrades": Target(20, "UPGR-1"),
    "events": Target(40, "EVNT-1"),
    "hand-built sections": Target(40, "SECT-1"),
    "trades of people": Target(10, "SETT-1"),
    "people": Target(40, "SETT-1"),
    "classes": Target(9, "CHAR-3"),
    "gifts": Target(48, "CHAR-3"),
    "knacks": Target(24, "CHAR-3"),
    "gems by kind and grade": Target(24, "MAGI-3"),
    "kinds of resident": Target(8, "BASE-7"),
}
