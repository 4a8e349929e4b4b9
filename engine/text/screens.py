"""Screens: whole drawings, pure functions of a tree and a page; the board fits its lines to the height."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.scene.node import Node
from engine.text import draw_acts, draw_board, draw_log, draw_pack, draw_status
from engine.text.block import Block, beside, stacked
from engine.text.page import Page

WIDE = 116
SIDE = 40
GAP = 2
LEAST_LOG, MOST_LOG = 2, 8


def board(page: Page, tree: Node, story: Sequence[Node], height: int = 0, fresh: int = 0) -> Block:
    """The board: header, status, cross, chronicle, acts. Wide pages have the acts and the chronicle beside it.

    All `fresh` lines of the story are shown, and as many old ones as the height lets in.
    """
    top = [draw_status.heading(page, tree), draw_status.status(page, tree)]
    if page.width >= WIDE:
        inner = Page(page.width - SIDE - GAP, page.glyphs, page.words)
        side = stacked(SIDE, [_acts(page, tree, SIDE), _log(page, story, max(fresh, MOST_LOG), SIDE)])
        return stacked(page.width, [*top, beside([draw_board.cross(inner, tree), side], GAP)])
    cross, acts = draw_board.cross(page, tree), _acts(page, tree, page.width)
    used = sum(block.height for block in (*top, cross)) + 2
    if height and used + acts.height + LEAST_LOG > height:
        acts = _acts(page, tree, page.width, low=True)
    room = min(MOST_LOG, height - used - acts.height) if height else MOST_LOG
    return stacked(page.width, [*top, cross, _log(page, story, max(fresh, LEAST_LOG, room), page.width), acts])


def _log(page: Page, story: Sequence[Node], most: int, width: int) -> Block:
    framed = Block(width)
    framed.put((page.glyphs.rule * width, "faint"))
    framed.add(draw_log.log(page, story[-most:], width))
    framed.put((page.glyphs.rule * width, "faint"))
    return framed


def _acts(page: Page, tree: Node, width: int, low: bool = False) -> Block:
    block = Block(width)
    choice = tree.find("choice")
    if choice is not None:
        block.flow(choice.text, "title")
        for answer in choice.children:
            if answer.text != answer.name and not low:
                block.flow(answer.text, "muted", indent=2)
    draw = draw_acts.flowing if low else draw_acts.rows
    block.add(draw(page, draw_acts.beside_board(tree), width))
    kit = draw_pack.kept(tree)
    ways = draw_acts.on_the_way(tree)
    for said, more in (("text.more_ways", ways), ("text.more_acts", kit)):
        if more and not low:
            block.flow(page.say(said, count=len(more)), "faint", indent=4, lead="    ")
    return block


def all_acts(page: Page, tree: Node) -> Block:
    """Every act by groups, those with what is carried too."""
    acts = tree.find("acts")
    block = page.titled(acts.name if acts is not None else "")
    for kind, group in groupby(draw_acts.numbered(tree), key=lambda pair: pair[1].kind):
        block.flow(page.say(f"act.group.{kind}"), "muted")
        block.add(draw_acts.rows(page, list(group)))
    return block
