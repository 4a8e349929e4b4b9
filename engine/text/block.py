"""Block: a rectangle of coloured text, built, framed and set side by side without anything being cut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.text.cells import cells, clean, wrapped
from engine.text.ink import Glyphs

Span = tuple[str, str]
Line = tuple[Span, ...]


def width_of(line: Line) -> int:
    """Columns that a line takes."""
    return sum(cells(text) for text, _ in line)


def plain(line: Line) -> str:
    """A line's text without colours."""
    return "".join(text for text, _ in line)


class Block:
    """Lines of at most `width` columns; a longer one is a fault of who built it."""

    def __init__(self, width: int, lines: Iterable[Line] = ()) -> None:
        self.width = width
        self.lines: list[Line] = []
        for line in lines:
            self.put(*line)

    @property
    def height(self) -> int:
        """Number of lines."""
        return len(self.lines)

    def put(self, *spans: Span) -> None:
        """Add one line as it is; ValueError when it is too wide."""
        line = tuple((text, ink) for text, ink in spans if text)
        if width_of(line) > self.width:
            raise ValueError(f"a line of {width_of(line)} columns does not fit {self.width}: {plain(line)!r}")
        self.lines.append(line)

    def flow(self, text: str, ink: str = "", indent: int = 0, lead: str = "", lead_ink: str = "") -> None:
        """Add a text, broken into lines, behind a `lead` on the first; later lines stand `indent` in."""
        for index, part in enumerate(wrapped(text, self.width - indent, self.width - cells(lead))):
            self.put((lead if index == 0 else " " * indent, lead_ink), (part, ink))

    def ends(self, left: str, right: str, left_ink: str = "", right_ink: str = "") -> None:
        """Add a text with another at the right edge; on a line of its own when both do not fit."""
        left, right = clean(left), clean(right)
        gap = self.width - cells(left) - cells(right)
        if gap >= 1 or not right or not left:
            self.put((left, left_ink), (" " * max(gap, 0), ""), (right, right_ink)) if gap >= 0 else self.flow(
                left or right, left_ink or right_ink
            )
            return
        parts = wrapped(left, self.width)
        for part in parts[:-1]:
            self.put((part, left_ink))
        gap = self.width - cells(parts[-1]) - cells(right)
        if gap >= 1:
            self.put((parts[-1], left_ink), (" " * gap, ""), (right, right_ink))
            return
        self.put((parts[-1], left_ink))
        for part in wrapped(right, self.width):
            self.put((" " * (self.width - cells(part)), ""), (part, right_ink))

    def items(self, pieces: Sequence[Line], gap: int = 2, indent: int = 0) -> None:
        """Add pieces one after another; a piece is broken only when it is wider than a line."""
        line: list[Span] = []
        for piece in pieces:
            spare = self.width - width_of(tuple(line)) - gap
            if line and width_of(piece) <= spare:
                line += [(" " * gap, ""), *piece]
                continue
            if line:
                self.put(*line)
            line = [(" " * indent, "")] if self.lines and indent else []
            if width_of(piece) <= self.width - indent:
                line += piece
            else:
                self.flow(plain(piece), piece[0][1] if piece else "", indent=indent)
                line = []
        if line:
            self.put(*line)

    def add(self, other: Block) -> None:
        """Add another block's lines below."""
        for line in other.lines:
            self.put(*line)

    def framed(self, glyphs: Glyphs, ink: str, head: str = "", tail: str = "", foot: str = "", *, double: bool = False,
               height: int = 0) -> Block:
        """The block in a frame two columns wider on each side; `head` and `tail` sit in its upper edge, `foot` below.

        `height` is the least number of lines between the edges.
        """
        across, down, corners = glyphs.double if double else glyphs.single
        framed = Block(self.width + 4)
        inner = self.width + 2
        framed.put((_edge(corners[0], corners[1], across, inner, head, tail), ink))
        for line in [*self.lines, *[()] * (height - self.height)]:
            framed.put((down + " ", ink), *line, (" " * (self.width - width_of(line)), ""), (" " + down, ink))
        framed.put((_edge(corners[2], corners[3], across, inner, "", "", foot), ink))
        return framed


def _edge(left: str, right: str, across: str, inner: int, head: str, tail: str, middle: str = "") -> str:
    start = f"{across} {clean(head)} " if head else ""
    end = f" {clean(tail)} {across}" if tail else ""
    if middle:
        spare = inner - cells(middle) - 2
        return left + across * (spare // 2) + f" {middle} " + across * (spare - spare // 2) + right
    return left + start + across * (inner - cells(start) - cells(end)) + end + right


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks side by side, tops level."""
    whole = Block(sum(block.width for block in blocks) + gap * (len(blocks) - 1))
    for row in range(max((block.height for block in blocks), default=0)):
        spans: list[Span] = []
        for index, block in enumerate(blocks):
            line = block.lines[row] if row < block.height else ()
            if index:
                spans.append((" " * gap, ""))
            spans += [*line, (" " * (block.width - width_of(line)), "")]
        whole.put(*spans)
    return whole


def stacked(width: int, blocks: Iterable[Block]) -> Block:
    """Blocks one below another."""
    whole = Block(width)
    for block in blocks:
        whole.add(block)
    return whole
