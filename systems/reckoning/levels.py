"""Levels: how much experience each takes (CHAR-4)."""

from __future__ import annotations

from content.figures import Figures


def threshold(figures: Figures, level: int) -> int:
    """The total of experience at which a level is reached; each step is twice the one before."""
    return figures.seekers.first_level * ((1 << level) - 1)


def level_of(figures: Figures, total: int) -> int:
    """The level that a total of experience makes, from 0."""
    return (total // figures.seekers.first_level + 1).bit_length() - 1
