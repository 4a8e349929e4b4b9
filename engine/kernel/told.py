"""Told: text that came from a file or a system, as a person may be shown it."""

from __future__ import annotations


def printable(text: str, kept: str = "") -> str:
    """The text with all that could steer a terminal told as escapes; the characters of `kept` stay."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in kept else f"\\u{ord(c):04x}" for c in text)
