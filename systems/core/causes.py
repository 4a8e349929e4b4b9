"""Causes: how a harm is written into the record of a body and read from it again (CHAR-6)."""

from __future__ import annotations

_JOIN = "="


def written(message: str, card: str = "") -> str:
    """A harm as one entry: the message id, and the id of the card that goes into its words as `card`, if any."""
    return f"{message}{_JOIN}{card}" if card else message


def told(entry: str) -> tuple[str, str]:
    """The message id and the card's id (empty: none) of an entry."""
    message, _, card = entry.partition(_JOIN)
    return message, card
