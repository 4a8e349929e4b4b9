"""Draw pack: what is in hand, worn and carried, each with how it stands and the numbers of what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence, Set

from engine.kernel.command import target_of
from engine.scene.node import Node
from engine.text.block import Block
from engine.text.draw_acts import Numbered, numbered
from engine.text.page import Page

KIT = ("kit", "care")
GROUPS = ("use", *KIT)


def pack(page: Page, tree: Node) -> Block:
    """The whole strip of belongings."""
    group = tree.find("pack")
    block = page.titled(group.name if group is not None else "", group.text if group is not None else "")
    worn = tree.find("worn")
    for place in worn.children if worn is not None else ():
        for card in place.children:
            _card(page, block, tree, card, place.name)
    for card in group.children if group is not None else ():
        if card.kind == "gold":
            block.flow(card.name, "gold")
        else:
            _card(page, block, tree, card, card.id.replace(".", " "))
    return block


def kept(tree: Node) -> list[Node]:
    """What can be done with what is carried, and stands on this page alone."""
    worn, group = tree.find("worn"), tree.find("pack")
    places = [*(worn.children if worn is not None else ()), *([group] if group is not None else [])]
    carried = {card.id for place in places for card in place.children}
    return [act for _, act in _acts(tree, KIT, carried) if act.enabled]


def _acts(tree: Node, kinds: Sequence[str], cards: Set[str]) -> list[Numbered]:
    return [(number, act) for number, act in numbered(tree) if act.command is not None and act.kind in kinds
            and target_of(act.command) in cards]


def _card(page: Page, block: Block, tree: Node, card: Node, place: str) -> None:
    block.ends(card.name, place, "strong", "muted")
    facts = [fact.name for fact in card.children]
    said = "" if any(name.startswith(card.text) for name in (card.name, *facts)) else card.text
    told = [*([said] if said else []), *(fact for fact in facts if fact not in said)]
    block.flow(". ".join(told), "muted", lead="  ", indent=2)
    acts = _acts(tree, GROUPS, {card.id})
    block.items([((f"{number} ", "gold"), (act.name, "")) for number, act in acts if act.enabled], indent=4)
