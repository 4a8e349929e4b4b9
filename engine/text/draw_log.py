"""Draw log: chronicle lines with their turn in the margin; what came several times says how often."""

from __future__ import annotations

from collections.abc import Iterable

from engine.scene.node import Node
from engine.text.block import Block
from engine.text.page import Page

MARGIN = 6
_INK = {"heard": "muted", "seen": "", "you": ""}


def log(page: Page, lines: Iterable[Node], width: int = 0) -> Block:
    """Lines, oldest first; a turn is written once."""
    block = page.block(width)
    before: int | None = None
    for line in lines:
        turn = "" if line.age == before else str(line.age)
        before = line.age
        lead = f"{turn:>4} {page.glyphs.margin} "
        block.flow(line.text, _INK.get(line.kind, ""), lead=lead, lead_ink="faint", indent=len(lead))
    return block
