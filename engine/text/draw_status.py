"""Draw status: the seeker on a few lines: pools as bars, meters, what lies upon it, and who it is."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.text import draw_acts
from engine.text.block import Block, Span
from engine.text.page import Page, bar, labelled

BAR = 6
_INK = {"health": "red", "mana": "water", "stamina": "good"}


def heading(page: Page, tree: Node) -> Block:
    """Where this is and who plays."""
    block = page.block()
    seeker = tree.find("seeker")
    who = page.say("text.who", name=seeker.name, line=seeker.text) if seeker is not None else ""
    block.ends(tree.text, who, "title", "title")
    block.put((page.glyphs.rule * page.width, "faint"))
    return block


def status(page: Page, tree: Node) -> Block:
    """Pools, meters and afflictions."""
    block = page.block()
    seeker = tree.find("seeker")
    if seeker is None:
        return block
    pools = [node for node in seeker.children if node.role is Role.POOL]
    block.items([_pool(page, node) for node in pools])
    meters = [_meter(node) for node in seeker.children if node.kind in ("hunger", "thirst", "warmth")]
    block.items([*meters, *_experience(seeker)])
    _upon(page, block, seeker)
    return block


def _upon(page: Page, block: Block, seeker: Node) -> None:
    """What lies upon the seeker, a line each: afflictions, being wet, and too great a load."""
    for node in seeker.children:
        if node.role is Role.AFFLICTION or node.kind in ("wet", "burden"):
            ink = "water" if node.kind == "wet" else "red"
            block.flow(page.say("text.affliction", name=node.name, line=node.text), ink, indent=2)


def _pool(page: Page, node: Node) -> tuple[Span, ...]:
    value, full = node.value or 0, node.full or 0
    count = f"{value}/{full}"
    if node.kind == "action_points":
        flames = page.glyphs.lit * max(0, value) + page.glyphs.out * max(0, full - value)
        return ((node.name + " ", "muted"), (flames, "flame"), (f" {count}", "strong"))
    ink = _INK.get(node.kind, "")
    low = node.kind == "health" and 4 * value <= full
    filled, empty = bar(page.glyphs, value, full, BAR)
    return ((node.name + " ", "muted"), (filled, ink), (empty, "faint"), (f" {count}", "red" if low else "strong"))


def _meter(node: Node) -> tuple[Span, ...]:
    if node.kind == "warmth":
        return labelled(node.name, node.short)
    value = node.value or 0
    return labelled(node.name, f"{value} %", "red" if value >= 75 else "gold" if value >= 50 else "strong")


def _experience(seeker: Node) -> list[tuple[Span, ...]]:
    found = seeker.child("experience")
    return [] if found is None else [labelled(found.name, f"{found.value or 0}/{found.full or 0}")]


def sheet(page: Page, seeker: Node, tree: Node) -> Block:
    """Everything about the seeker, for its own screen, with what may be learnt for experience."""
    block = page.titled(seeker.name, seeker.text)
    block.items([_pool(page, node) for node in seeker.children if node.role is Role.POOL])
    for node in seeker.children:
        if node.role is Role.METER:
            block.flow(node.text, "", indent=2)
    block.items([labelled(node.name, str(node.value or 0)) for node in seeker.children if node.role is Role.ATTRIBUTE])
    skills = [labelled(node.name, str(node.value or 0)) for node in seeker.children if node.kind == "proficiency"]
    if skills:
        block.items(skills)
    for node in seeker.children:
        if node.role is Role.ATTRIBUTE or node.kind == "proficiency":
            block.flow(node.text, "muted", indent=2)
    lessons = [pair for pair in draw_acts.numbered(tree) if pair[1].kind == "lesson"]
    if lessons:
        block.flow(page.say("act.group.lesson"), "title")
        block.add(draw_acts.rows(page, lessons))
    for node in seeker.children:
        if node.kind == "ability":
            block.flow(node.text, "", lead=f"{node.name}: ", lead_ink="gold", indent=2)
    _upon(page, block, seeker)
    return block
