"""Pages for tests of pictures: descriptions of levels really born, and small ones made up room by room."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from content.loader import load
from engine.window.glyphs import code_of
from systems.genesis import describe
from tests.genesis.births import finished


@cache
def _encoded(theme: str, seed: int, level: int) -> bytes:
    return msgspec.json.encode(describe(finished(theme, seed, level), load()))


def page_of(theme: str = "base:caverns", seed: int = 3, level: int = 4) -> dict[str, Any]:
    """The description of a level, a fresh one each time."""
    return msgspec.json.decode(_encoded(theme, seed, level))  # type: ignore[no-any-return]


def icons() -> dict[str, str]:
    """Characters of icons by card."""
    return {card: code_of(definition.icon) for card, definition in load().cards.items() if definition.icon}


def room(number: int, x: int, y: int, **changes: Any) -> dict[str, Any]:
    """A bare room."""
    return {
        "room": number, "x": x, "y": y, "name": f"Room {number}", "card": "base:bare", "size": 2, "terrain": "cave",
        "tags": [], "worth": 0, "distance": number - 1, "ways": {}, "lock": None, "flood": 0, "dirt": 0, "floor": None,
        "sides": {side: [] for side in ("north", "east", "south", "west")}, "storage": [], "conditions": [], **changes,
    }


def passage(first: int, second: int, heading: str = "east", **changes: Any) -> dict[str, Any]:
    """An open passage."""
    return {"rooms": [first, second], "heading": heading, "wall": None, "hidden_door": False, "deep_water": False,
            **changes}


def made_up(rooms: list[dict[str, Any]], passages: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
    """A level of these rooms and passages."""
    return {
        "theme": {"id": "base:caverns", "code": "CAV", "name": "Caverns"}, "site": "gate", "level": 1, "seed": 1,
        "origin": "1",
        "age": 0, "entrance": 1, "exit": None, "rooms": rooms, "passages": passages, "locks": [], "keys": [],
        "walls": [index for index, way in enumerate(passages) if way["wall"]], "sections": [], "certificate": [],
        **changes,
    }
