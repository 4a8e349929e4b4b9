"""The rulebook's table of mouths says what the themes do (SUB-1)."""

from __future__ import annotations

import re
from pathlib import Path

from content.loader import load
from tests.rules import rule

CHAPTER = Path(__file__).parents[2] / "seeds" / "02_dungeon_birth.md"


@rule("SUB-1")
def test_the_table_of_mouths_says_what_the_themes_do() -> None:
    themes = {theme.name: theme for theme in load().themes.values() if not theme.sub}
    text = CHAPTER.read_text(encoding="utf-8").partition("### SUB-1")[2].partition("### SUB-2")[0]
    head, _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line[:1] == "|"]

    written = {
        row[0]: {
            f"base:{kind}": int(found.group())
            for kind, cell in zip(head[1:], row[1:], strict=True)
            if (found := re.match(r"\d+", cell))
        }
        for row in rows
    }

    assert written == {name: dict(theme.mouths) for name, theme in themes.items()}
