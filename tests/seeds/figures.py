"""Figures in the rulebook: code spans `figures.GROUP.NAME = VALUE` or `card.NAME.THEME.NOUN.FIELD = VALUE`."""

from __future__ import annotations

import re
from pathlib import Path

SEEDS = Path(__file__).parents[2] / "seeds"
_SPAN = re.compile(r"`((?:figures|card)\.[a-z0-9_.:]+) = ([^`]+)`")


def written() -> list[tuple[str, str, str]]:
    """Every figure the rulebook ties to content: chapter, path, value."""
    return [
        (chapter.name, path, value)
        for chapter in sorted(SEEDS.glob("*.md"))
        for path, value in _SPAN.findall(chapter.read_text(encoding="utf-8"))
    ]
