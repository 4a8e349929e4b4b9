"""Secrets: what a room hides until somebody finds it by searching (ROOM-5)."""

from enum import StrEnum

from components.registry import Component, component


class Hides(StrEnum):
    """A stash of goods, a clue to a key, a loose stone in a hidden door, the trigger of a trap."""

    STASH = "stash"
    CLUE = "clue"
    STONE = "stone"
    TRIGGER = "trigger"


@component("room.secret")
class Secret(Component):
    """On a room: what it hides. A stash is the cards on its spot `HIDDEN`."""

    hides: Hides
