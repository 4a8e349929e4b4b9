"""Draw card: one side card or the location in its frame, with heading, distance, state, and who stands there."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.text.block import Block
from engine.text.page import Page

FRAME = 4
_INK = {
    "enemy": "red", "container": "gold", "key": "flame", "trap": "red", "stair": "violet", "mouth": "violet",
    "item": "",
}


def side(page: Page, node: Node, letter: str, width: int, height: int = 0) -> Block:
    """A side card: face down, bare, or with its creature and its thing."""
    block = page.block(width - FRAME)
    ink = "faint"
    for child in node.children:
        if child.role is Role.CREATURE:
            creature(page, block, child)
            ink = "red"
        elif ".inside." in child.id:
            block.flow(child.name, "", lead="  ", indent=4)
        else:
            _thing(block, child)
            ink = ink if ink == "red" else _INK.get(child.kind, "")
    if node.short and ("unseen" in node.states or not node.children):
        block.flow(node.short, "muted" if "unseen" in node.states else "faint")
    return _framed(page, block, node, letter, ink, height)


def location(page: Page, node: Node, width: int, height: int = 0) -> Block:
    """The location card, with a pip for each point of size."""
    block = page.block(width - FRAME)
    block.ends(node.name, page.glyphs.pip * (node.value or 0), "title", "flame")
    block.flow(node.text, "muted")
    for child in node.children:
        if child.kind == "condition":
            block.flow(f"{child.name} {child.value}/{child.full}" if child.full else child.name, "gold")
        else:
            _thing(block, child)
    return _framed(page, block, node, "", "title", height, double=True)


def _framed(page: Page, block: Block, node: Node, letter: str, ink: str, height: int, double: bool = False) -> Block:
    here = "here" in node.states
    foot = page.say("text.you") if here else ""
    steps = "" if node.distance is None else page.say("text.steps", steps=node.distance)
    if len(letter) + len(steps) + 8 > block.width + 2:
        steps = str(node.distance)
    return block.framed(page.glyphs, "flame" if here else ink, letter, steps, foot, double=double, height=height)


def creature(page: Page, block: Block, node: Node) -> None:
    """A creature's lines: what it is, how it fares, what it is about to do."""
    block.flow(node.name, "red")
    block.flow(node.text, "muted")
    for child in node.children:
        if child.role is Role.INTENT:
            block.flow(_intent(page, child), "red", lead=page.glyphs.arrow + " ", lead_ink="red")
        elif child.kind in ("health", "damage", "armour"):
            block.flow(child.text, "")


def _intent(page: Page, node: Node) -> str:
    deed = page.say(f"text.deed.{node.kind}")
    for state in node.states:
        if state.startswith("then_"):
            deed = page.say(f"text.then.{state.removeprefix('then_')}", deed=deed)
    if node.odds is None or node.damage is None:
        return deed
    low, high = node.damage
    span, times = f"{low}-{high}" if low != high else str(low), node.value or 1
    if times > 1:
        return page.say("text.intents", deed=deed, times=times, chance=node.odds.chance, span=span)
    return page.say("text.intent", deed=deed, chance=node.odds.chance, span=span)


def _thing(block: Block, node: Node) -> None:
    block.flow(node.name, "strong")
    block.flow(node.text, "muted")
