"""Page: what every drawing needs: the width it may take, the signs of the terminal, and words for its own labels."""

from __future__ import annotations

from collections.abc import Iterable

from content.words import Words
from engine.scene.node import Node
from engine.text.block import Block, Span
from engine.text.ink import Glyphs

NARROWEST = 60
WAYS_INK = {
    "open": "gold", "locked": "red", "wall": "faint", "none": "faint", "water": "water", "door": "gold",
}


class Page:
    """A width in columns, and the terminal's signs."""

    def __init__(self, width: int, glyphs: Glyphs, words: Words) -> None:
        self.width = width
        self.glyphs = glyphs
        self.words = words

    def say(self, message: str, **params: int | str) -> str:
        """A label of text mode in words."""
        return self.words.say(message, **params)

    def block(self, width: int = 0) -> Block:
        """An empty block, as wide as the page unless told otherwise."""
        return Block(width or self.width)

    def titled(self, title: str, tail: str = "", width: int = 0) -> Block:
        """A block that begins with a heading and a rule."""
        block = self.block(width)
        block.ends(title, tail, "title", "muted")
        block.put((self.glyphs.rule * block.width, "faint"))
        return block


def bar(glyphs: Glyphs, value: int, full: int, cells: int) -> tuple[str, str]:
    """The filled and the empty part of a bar; what is not nothing shows at least one cell."""
    filled = 0 if full <= 0 else max(0, min(cells, (value * cells + full - 1) // full))
    return glyphs.full * filled, glyphs.empty * (cells - filled)


def part(node: Node, tail: str) -> Node | None:
    """The child whose id ends so."""
    return node.child(tail)


def of_kind(nodes: Iterable[Node], kind: str) -> list[Node]:
    """Those of a kind, in order."""
    return [node for node in nodes if node.kind == kind]


def labelled(label: str, value: str, ink: str = "strong") -> tuple[Span, ...]:
    """A muted label and a value behind it."""
    return ((label + " ", "muted"), (value, ink))
