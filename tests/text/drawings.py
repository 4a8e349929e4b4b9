"""Drawings: every screen of text mode as plain text, for the tests of its layout."""

from __future__ import annotations

from collections.abc import Iterator

from engine.play.game import Game
from engine.scene.node import Node, Role
from engine.scene.seekers import seekers
from engine.scene.view import view
from engine.text import draw_acts, draw_log, draw_map, draw_pack, draw_pages, draw_status, screens
from engine.text.block import Block, plain
from engine.text.ink import ASCII, DRAWN, Glyphs, spoken
from engine.text.page import Page

WIDTHS = (60, 80, 100, 120, 200)


def drawings(game: Game, width: int, glyphs: Glyphs = DRAWN) -> Iterator[tuple[str, Block]]:
    """All screens by name."""
    page = Page(width, glyphs, game.content.words)
    tree = view(game)
    story = view(game, "chronicle").children
    yield "board", screens.board(page, tree, story)
    yield "low board", screens.board(page, tree, story, height=20)
    yield "acts", screens.all_acts(page, tree)
    yield "pack", draw_pack.pack(page, tree)
    yield "map", draw_map.dungeon_map(page, view(game, "map"))
    yield "log", draw_log.log(page, story)
    yield "help", draw_pages.topics(page, view(game, "help"))
    yield "seekers", draw_pages.seekers(page, seekers(game))
    yield "morgue", draw_pages.morgue(page, view(game, "morgue"))
    seeker = tree.find("seeker")
    assert seeker is not None
    yield "sheet", draw_status.sheet(page, seeker, tree)
    for _, act in draw_acts.numbered(tree):
        yield act.id, draw_acts.why(page, act)
    for node in tree.walk():
        if node.role in (Role.CARD, Role.CREATURE, Role.LOCATION):
            yield f"card {node.id}", draw_pages.card(page, view(game, "card", node.id), tree)


def text_of(block: Block, glyphs: Glyphs = DRAWN) -> str:
    """A drawing as a terminal without colours has it."""
    return "\n".join(spoken(plain(line), glyphs) for line in block.lines)


def shown_on_the_board(tree: Node) -> Iterator[Node]:
    """The nodes whose names the board must have in full."""
    for node in tree.walk():
        lies = node.id.split(".")[0] in ("north", "east", "south", "west", "storage")
        stands = node.role in (Role.LOCATION, Role.CREATURE, Role.DUE) or (node.role is Role.CARD and lies)
        if stands or (node.role is Role.ACT and node.kind in draw_acts.BESIDE_BOARD):
            yield node


__all__ = ["ASCII", "DRAWN", "WIDTHS", "drawings", "shown_on_the_board", "text_of"]
