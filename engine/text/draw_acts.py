"""Draw acts: numbered rows with price, harm and odds at the right edge; in two columns where all of them fit."""

from __future__ import annotations

from collections.abc import Sequence

from engine.scene.node import Chance, Node
from engine.text.block import Block, Line, beside, plain, width_of
from engine.text.cells import wrapped
from engine.text.page import Page

BESIDE_BOARD = ("answer", "fight", "here", "way", "use", "turn")
GAP = 3
NARROW = 30
# Facts under an act that stand in its row: what it risks, and what it does besides.
RISKED = ("peril", "beside")
Numbered = tuple[int, Node]
# What stands at the left of a row, and at its right edge.
Row = tuple[Line, Line]


def numbered(tree: Node) -> list[Numbered]:
    """All acts of a tree with the numbers by which they can be typed."""
    acts = tree.find("acts")
    return list(enumerate(acts.children, 1)) if acts is not None else []


def beside_board(tree: Node) -> list[Numbered]:
    """The acts that stand beside the board; those with the kit are left to the pack's own page."""
    return [(number, act) for number, act in numbered(tree) if act.kind in BESIDE_BOARD]


def on_the_way(tree: Node) -> list[Node]:
    """What goes on from here, in many steps: it stands in the whole list alone."""
    return [act for _, act in numbered(tree) if act.kind == "errand" and act.enabled]


def rows(page: Page, pairs: Sequence[Numbered], width: int = 0) -> Block:
    """Numbered acts, one a row; two neighbours share a row where both fit half of it."""
    width = width or page.width
    half = (width - GAP) // 2
    block = Block(width)
    parts = [_row(page, number, act) for number, act in pairs]
    while parts:
        if len(parts) > 1 and half >= NARROW and _fits(parts[0], half) and _fits(parts[1], half):
            left, right = _row_block(parts.pop(0), half), _row_block(parts.pop(0), half)
            block.add(beside([left, right], width - 2 * half))
        else:
            block.add(_row_block(parts.pop(0), width))
    return block


def flowing(page: Page, pairs: Sequence[Numbered], width: int = 0) -> Block:
    """The same acts one after another, for low screens."""
    block = Block(width or page.width)
    pieces: list[Line] = []
    for number, act in pairs:
        left, right = _row(page, number, act)
        lead = (left[0][0].strip() + " ", left[0][1])
        pieces.append((lead, *left[1:], *(((": " if not act.enabled else "  "), ""), *right)) if right
                      else (lead, *left[1:]))
    block.items(pieces, gap=3)
    return block


def _fits(row: Row, width: int) -> bool:
    left, right = row
    return width_of(left) + (1 + width_of(right) if right else 0) <= width


def _row_block(row: Row, width: int) -> Block:
    left, right = row
    block = Block(width)
    if _fits(row, width):
        block.put(*left, (" " * (width - width_of(left) - width_of(right)), ""), *right)
        return block
    lead, (words, ink) = left[0], left[-1]
    block.flow(words, ink, lead=lead[0], lead_ink=lead[1], indent=4)
    if not right:
        return block
    if width_of(right) <= width - 4:
        block.put((" " * (width - width_of(right)), ""), *right)
        return block
    for piece in wrapped(plain(right), width - 6):
        block.put(("      ", ""), (piece, right[0][1]))
    return block


def _row(page: Page, number: int, act: Node) -> Row:
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
        pieces += [page.say("text.turn_count", turns=act.cost.turns)] if act.cost.turns else []
        pieces += [page.say("text.experience", experience=act.cost.experience)] if act.cost.experience else []
        spans.append((", ".join(pieces), "muted"))
    if act.damage is not None:
        low, high = act.damage
        spans.append((page.say("text.damage", span=f"{low}-{high}" if low != high else str(low)), ""))
    spans += [(page.say("act.brings", affliction=part.name, chance=part.value), "violet") for part in act.brings]
    if act.odds is not None:
        spans.append((odds_words(page, act.odds), "gold" if act.odds.chance >= 50 else "red"))
    spans += [(page.say("text.struck", chance=chance.chance), "red") for chance in act.struck]
    spans += [(fact.name, "red" if fact.kind == "peril" else "muted") for fact in act.children if fact.kind in RISKED]
    if act.asks:
        spans.append((page.say("text.asks"), "violet"))
    joined: list[tuple[str, str]] = []
    for index, span in enumerate(spans):
        if index:
            joined.append(("  ", ""))
        joined.append(span)
    return tuple(joined)


def odds_words(page: Page, odds: Chance) -> str:
    """A chance as it stands in a row: in per cent, or as the sides of its die."""
    return page.say("text.odds_die", most=odds.most, die=odds.die) if odds.die else f"{odds.chance} %"


def why(page: Page, act: Node) -> Block:
    """Everything about one act: its price, and its odds with every part of the sum."""
    block = page.titled(act.name)
    block.flow(act.text, "" if act.enabled else "red")
    if act.odds is not None:
        _terms(block, act.odds)
        block.flow(page.say("text.chance"), "muted", lead=f"{odds_words(page, act.odds):>6}  ", lead_ink="strong")
    for chance in act.struck:
        block.flow(page.say("text.struck_by", chance=chance.chance), "red")
        _terms(block, chance)
    return block


def _terms(block: Block, odds: Chance) -> None:
    for term in odds.terms:
        block.flow(term.name, "muted", lead=f"{term.value:>+6}  ", lead_ink="gold" if term.value >= 0 else "red")
