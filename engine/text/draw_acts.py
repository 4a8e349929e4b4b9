"""Draw acts: numbered rows with price, harm and odds at the right edge; in two columns where all of them fit."""

from __future__ import annotations

from collections.abc import Sequence

from engine.scene.node import Chance, Node
from engine.text.block import Block, Line, beside, width_of
from engine.text.cells import cells, wrapped
from engine.text.page import Page

BESIDE_BOARD = ("answer", "fight", "here", "way", "use", "turn")
GAP = 3


def numbered(tree: Node) -> list[tuple[int, Node]]:
    """All acts of a tree with the numbers by which they can be typed."""
    acts = tree.find("acts")
    return list(enumerate(acts.children, 1)) if acts is not None else []


def acts(page: Page, tree: Node, groups: Sequence[str] = BESIDE_BOARD, width: int = 0) -> Block:
    """The acts of these groups."""
    return rows(page, [(number, act) for number, act in numbered(tree) if act.kind in groups], width)


def rows(page: Page, pairs: Sequence[tuple[int, Node]], width: int = 0) -> Block:
    """Numbered acts, one a row, or two where both fit."""
    width = width or page.width
    half = (width - GAP) // 2
    narrow = [_row(page, number, act) for number, act in pairs]
    if len(pairs) > 3 and half >= 30 and all(_fits(left, right, half) for left, right in narrow):
        middle = (len(narrow) + 1) // 2
        columns = [_column(part, half) for part in (narrow[:middle], narrow[middle:])]
        block = Block(width)
        block.add(beside([columns[0], columns[1]], width - 2 * half))
        return block
    return _column(narrow, width)


def _fits(left: Line, right: Line, width: int) -> bool:
    return width_of(left) + (1 + width_of(right) if right else 0) <= width


def _column(parts: Sequence[tuple[Line, Line]], width: int) -> Block:
    block = Block(width)
    for left, right in parts:
        if _fits(left, right, width):
            gap = width - width_of(left) - width_of(right)
            block.put(*left, (" " * gap, ""), *right)
            continue
        lead, (words, ink) = left[0], left[-1]
        block.flow(words, ink, lead=lead[0], lead_ink=lead[1])
        tail = "".join(text for text, _ in right)
        for piece in wrapped(tail, width - 4):
            block.put((" " * (width - cells(piece)), ""), (piece, right[0][1]))
    return block


def _row(page: Page, number: int, act: Node) -> tuple[Line, Line]:
    lead = (f"{number:>3} ", "gold" if act.enabled else "faint")
    if not act.enabled:
        return (lead, (act.name, "faint")), ((act.reason, "red"),)
    return (lead, (act.name, "")), tail(page, act)


def tail(page: Page, act: Node) -> Line:
    """Price, harm, odds and what it risks, short enough for the end of a row."""
    spans: list[tuple[str, str]] = []
    if act.cost is not None:
        pieces = [page.say("text.ap", ap=act.cost.ap)] if act.cost.ap else []
        pieces += [page.say("text.stamina", stamina=act.cost.stamina)] if act.cost.stamina else []
        spans.append((", ".join(pieces), "muted"))
    if act.damage is not None:
        low, high = act.damage
        spans.append((page.say("text.damage", low=low, high=high) if low != high else str(low), ""))
    if act.odds is not None:
        spans.append((f"{act.odds.chance} %", "gold" if act.odds.chance >= 50 else "red"))
    spans += [(page.say("text.struck", chance=chance.chance), "red") for chance in act.struck]
    if act.asks:
        spans.append((page.say("text.asks"), "violet"))
    joined: list[tuple[str, str]] = []
    for index, span in enumerate(spans):
        if index:
            joined.append(("  ", ""))
        joined.append(span)
    return tuple(joined)


def why(page: Page, act: Node) -> Block:
    """Everything about one act: its price, and its odds with every part of the sum."""
    block = page.titled(act.name)
    block.flow(act.text, "" if act.enabled else "red")
    if act.odds is not None:
        _terms(block, act.odds)
        block.flow(page.say("text.chance"), "muted", lead=f"{act.odds.chance:>4} %  ", lead_ink="strong")
    for chance in act.struck:
        block.flow(page.say("text.struck_by", chance=chance.chance), "red")
        _terms(block, chance)
    return block


def _terms(block: Block, odds: Chance) -> None:
    for term in odds.terms:
        block.flow(term.name, "muted", lead=f"{term.value:>+6}  ", lead_ink="gold" if term.value >= 0 else "red")
