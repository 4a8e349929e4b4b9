"""Draw map: rooms as numbered tiles joined by their ways, in pieces as wide as the page, with a list of all rooms."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.text.block import Block, Line
from engine.text.page import WAYS_INK, Page

TILE = 5
JOIN = 3
_ACROSS = {"east": 1, "west": -1}


def dungeon_map(page: Page, tree: Node) -> Block:
    """The picture, then the rooms by number with what is known of each."""
    block = page.titled(tree.name, tree.text)
    tiles = {node.at: node for node in tree.children if node.at is not None}
    if tiles:
        _picture(page, block, tiles)
        block.put()
    for node in tree.children:
        if "unseen" not in node.states:
            _listed(page, block, node)
    return block


def _picture(page: Page, block: Block, tiles: dict[tuple[int, int], Node]) -> None:
    left, right = min(x for x, _ in tiles), max(x for x, _ in tiles)
    fit = max(1, (page.width + JOIN) // (TILE + JOIN))
    for start in range(left, right + 1, fit):
        columns = range(start, min(start + fit, right + 1))
        piece = {at: node for at, node in tiles.items() if at[0] in columns}
        if not piece:
            continue
        if start > left:
            block.flow(page.say("text.map_goes_on"), "muted")
        for row in range(max(y for _, y in piece), min(y for _, y in piece) - 1, -1):
            block.put(*_rooms(page, piece, columns, row))
            below = _below(page, piece, columns, row)
            if any(text.strip() for text, _ in below):
                block.put(*below)


def _rooms(page: Page, tiles: dict[tuple[int, int], Node], columns: range, row: int) -> Line:
    spans: list[tuple[str, str]] = []
    for column in columns:
        node = tiles.get((column, row))
        spans.append(_tile(node) if node is not None else (" " * TILE, ""))
        if column + 1 in columns:
            kind = _way(tiles, (column, row), "east") or _way(tiles, (column + 1, row), "west")
            sign = page.glyphs.joins[0] if kind == "open" else page.glyphs.ways.get(kind, " ")
            edge = page.glyphs.joins[0] if kind and kind != "wall" else " "
            spans.append((f"{edge}{sign}{edge}" if kind else " " * JOIN, WAYS_INK.get(kind, "")))
    return tuple(spans)


def _below(page: Page, tiles: dict[tuple[int, int], Node], columns: range, row: int) -> Line:
    spans: list[tuple[str, str]] = []
    for column in columns:
        kind = _way(tiles, (column, row), "south") or _way(tiles, (column, row - 1), "north")
        sign = page.glyphs.joins[1] if kind == "open" else page.glyphs.ways.get(kind, " ") if kind else " "
        spans.append((f"  {sign}  ", WAYS_INK.get(kind, "")))
        if column + 1 in columns:
            spans.append((" " * JOIN, ""))
    return tuple(spans)


def _way(tiles: dict[tuple[int, int], Node], at: tuple[int, int], heading: str) -> str:
    node = tiles.get(at)
    way = node.child(heading) if node is not None else None
    return way.kind if way is not None and way.role is Role.WAY else ""


def _tile(node: Node) -> tuple[str, str]:
    if "unseen" in node.states:
        return "  ?  ", "muted"
    number = str(node.value)
    if "here" in node.states:
        return f"@{number:^3}@", "flame"
    ink = "gold" if {"stair", "mouth", "key"} & set(node.states) else "" if (node.age or 0) < 40 else "faint"
    return f"[{number:^3}]", ink


def _listed(page: Page, block: Block, node: Node) -> None:
    ink = "flame" if "here" in node.states else "" if node.enabled else "faint"
    block.flow(page.say("text.map_room", name=node.name, line=node.text), ink, lead=f"{node.value:>3} ",
               lead_ink="gold" if node.enabled else "faint")
    for way in node.children:
        if way.role is Role.WAY and way.kind == "locked":
            block.flow(way.text, "red", lead="    ", indent=6)
