"""Draw board: the cross of five cards, with the rosette, the room, what is due and what is in hand in its corners."""

from __future__ import annotations

from engine.scene.node import Node
from engine.text.block import Block, beside, stacked
from engine.text.draw_card import creature, location, side
from engine.text.page import WAYS_INK, Page, of_kind

GAP = 1
COMPASS = 5


def columns(width: int) -> tuple[int, int]:
    """Width of a side card and of the location: two sides, the location and two gaps fill the board."""
    centre = max(24, width * 3 // 8)
    return (width - centre - 2 * GAP) // 2, centre


def cross(page: Page, tree: Node) -> Block:
    """The board in the page's width."""
    outer, centre = columns(page.width)
    inner = page.width - 2 * outer - 2 * GAP
    letters = {name: node.short for name, node in _ways(tree).items()}
    cards = {name: node for name in letters if (node := tree.find(name)) is not None}
    place = tree.find("centre")
    if place is None or len(cards) != 4:
        raise ValueError("a board has five cards")
    north = side(page, cards["north"], letters["north"], inner)
    south = side(page, cards["south"], letters["south"], inner)
    least = 2
    for _ in range(2):
        row = [
            side(page, cards["west"], letters["west"], outer, least),
            location(page, place, inner, least),
            side(page, cards["east"], letters["east"], outer, least),
        ]
        least = max(block.height for block in row) - 2
    return stacked(page.width, [
        beside([_room(page, tree, outer), north, _rosette(page, tree, outer)], GAP),
        beside(row, GAP),
        beside([_agenda(page, tree, outer), south, _hands(page, tree, outer)], GAP),
    ])


def _ways(tree: Node) -> dict[str, Node]:
    rosette = tree.find("rosette")
    return {} if rosette is None else {node.id.rpartition(".")[2]: node for node in rosette.children}


def _rosette(page: Page, tree: Node, width: int) -> Block:
    """A small compass of signs, with each way by letter and in words beside it, or below where that is shorter."""
    compass = _compass(page, tree)
    narrow = _ways_in_words(page, tree, width - COMPASS - 1)
    wide = stacked(width, [compass, _ways_in_words(page, tree, width)])
    level = beside([compass, narrow], 1)
    return level if level.height <= wide.height else wide


def _compass(page: Page, tree: Node) -> Block:
    block = page.block(COMPASS)
    ways = _ways(tree).items()
    signs = {name: (page.glyphs.ways.get(way.kind, "?"), _ink(way)) for name, way in ways}
    block.put(("  ", ""), signs["north"])
    block.put(signs["west"], (" ", ""), (page.glyphs.rose, "flame"), (" ", ""), signs["east"])
    block.put(("  ", ""), signs["south"])
    return block


def _ways_in_words(page: Page, tree: Node, width: int) -> Block:
    block = page.block(width)
    for way in _ways(tree).values():
        said = ", ".join(child.name for child in way.children if child.kind != "rod")
        block.flow(said, WAYS_INK.get(way.kind, ""), lead=f"{way.short} ", lead_ink=_ink(way), indent=2)
        for rod in of_kind(way.children, "rod"):
            block.flow(rod.name, "violet", lead="  ", indent=2)
    return block


def _ink(way: Node) -> str:
    """Violet for the way to which a rod turns, whatever bars it (ROSE-2)."""
    return "violet" if "rod" in way.states else WAYS_INK.get(way.kind, "")


def _room(page: Page, tree: Node, width: int) -> Block:
    block = page.block(width)
    threat = tree.find("threat")
    if threat is not None:
        block.flow(threat.text, "red" if "deadly" in threat.states else "strong", indent=2)
    room = tree.find("room")
    for fact in room.children if room is not None else ():
        block.flow(fact.name, "red" if "hinders" in fact.states else "violet" if fact.kind == "rod" else "", indent=2)
    storage = tree.find("storage")
    if storage is not None and storage.children:
        block.flow(storage.name, "title")
        for card in storage.children:
            block.flow(card.name, "", lead="  ", indent=4)
    beyond = tree.find("beyond")
    for stander in beyond.children if beyond is not None else ():
        block.flow(page.say("text.beyond", letter=_ways(tree)[stander.id.split(".")[1]].short), "title")
        creature(page, block, stander)
    return block


def _agenda(page: Page, tree: Node, width: int) -> Block:
    block = page.block(width)
    agenda = tree.find("agenda")
    if agenda is not None and agenda.children:
        block.flow(agenda.name, "title")
        for due in agenda.children:
            block.flow(due.name, "", lead=f"{due.value:>3} ", lead_ink="flame")
    return block


def _hands(page: Page, tree: Node, width: int) -> Block:
    block = page.block(width)
    worn = tree.find("worn")
    for place in worn.children if worn is not None else ():
        if place.kind in ("hand", "offhand"):
            for card in place.children:
                block.flow(page.say("text.held", place=place.name, card=card.name), "strong", indent=2)
                block.flow(card.text, "muted", lead="  ", indent=2)
            if not place.children:
                block.flow(page.say("text.held", place=place.name, card=place.text), "faint", indent=2)
    return block
