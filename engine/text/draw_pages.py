"""Draw pages: a thing looked at closely, help, the seekers at the gate, and the record of the dead."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.text.block import Block
from engine.text.draw_acts import numbered, rows
from engine.text.draw_log import log
from engine.text.page import Page


def card(page: Page, tree: Node, board: Node) -> Block:
    """One card: its words, its facts, and what can be done with it, by the numbers of the board."""
    if not tree.enabled:
        block = page.block()
        block.flow(tree.reason, "red")
        return block
    block = page.titled(tree.name, page.say("text.steps", steps=tree.distance) if tree.distance is not None else "")
    acts = {node.id for node in tree.children if node.role is Role.ACT}
    for node in tree.children:
        if node.kind == "prose":
            block.flow(node.text, "")
    told = {node.text for node in tree.children if node.role is not Role.ACT}
    if tree.text not in told:
        block.flow(tree.text, "muted")
    for node in tree.children:
        if node.kind == "condition":
            condition(block, node)
        elif node.role not in (Role.ACT, Role.TOPIC):
            block.flow(node.text, "", lead="  ", indent=4)
    block.add(rows(page, [(number, act) for number, act in numbered(board) if act.id in acts]))
    return block


def condition(block: Block, node: Node) -> None:
    """A condition of the room, the work done against it, and what it does by the rules' own figures (COND-1)."""
    block.flow(f"{node.name} {node.value}/{node.full}" if node.full else node.name, "gold", lead="  ")
    block.flow(node.text, "muted", lead="    ", indent=4)
    for fact in node.children:
        block.flow(fact.text, "", lead="    ", indent=6)


def topics(page: Page, tree: Node) -> Block:
    """All topics of help."""
    block = page.titled(tree.name)
    block.flow(tree.text, "")
    for topic in tree.children:
        block.put()
        block.flow(topic.name, "title")
        for paragraph in topic.text.split(" / "):
            block.flow(paragraph, "", lead="  ", indent=2)
    return block


def seekers(page: Page, tree: Node) -> Block:
    """Who stands at the gate, by number."""
    block = page.titled(tree.name)
    block.flow(tree.text, "")
    for node in tree.children:
        block.put()
        block.flow(node.name, "flame", lead=f"{node.value:>3} ", lead_ink="gold")
        block.flow(node.text, "", lead="    ", indent=4)
        for child in node.children:
            block.flow(child.text, "muted", lead="    ", indent=6)
    return block


def themes(page: Page, tree: Node, whole: bool = False) -> Block:
    """The theme that is chosen, with motto and danger; or, `whole`, all that can be, by number."""
    block = page.titled(tree.name, tree.text) if whole else page.block()
    if not whole:
        block.put()
    for node in tree.children:
        chosen = "chosen" in node.states
        if node.role is Role.FACT:
            block.flow(node.text, "muted", lead="  ", indent=2)
        elif whole or chosen:
            lead = f"{node.value:>3}{'*' if chosen else ' '}" if whole else f"{tree.name}: "
            block.flow(node.name if whole else f"{node.name}. {tree.text}.", "flame", lead=lead, lead_ink="gold")
            for fact in node.children:
                block.flow(fact.text, "", lead="    ", indent=4)
    return block


def morgue(page: Page, tree: Node) -> Block:
    """The record of a life, and how to begin anew."""
    block = page.titled(tree.name)
    block.flow(tree.text, "red")
    for node in tree.children:
        if node.role is Role.FACT:
            block.flow(node.text, "muted" if node.kind == "rest" else "", lead="  ", indent=4)
        elif node.role is Role.GROUP:
            block.put()
            block.add(log(page, node.children))
            block.put()
    return block
