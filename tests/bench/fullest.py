"""The fullest board: a creature at each side about to strike, conditions upon the place, a full pack, a long story."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node
from engine.window.frame import frame
from engine.window.picture import Picture
from tests.window.situations import drawn, fighting, in_a_fight
from tests.window.states import conditions

_SIDES = ("north", "east", "south", "west")
_THINGS, _LINES = 24, 40


def fullest(width: int, height: int) -> Picture:
    """That board in a window of so many pixels, in the middle of a fight."""
    view = in_a_fight(fighting(False, 80))
    creature = next(node for node in view.tree.walk() if node.role == "creature")
    view.tree = msgspec.structs.replace(view.tree, children=tuple(_full(part, creature) for part in view.tree.children))
    return drawn(("board",), view, frame(width, height))


def _full(part: Node, creature: Node) -> Node:
    if part.id in _SIDES:
        states = tuple(state for state in part.states if state not in ("unseen", "bare"))
        return msgspec.structs.replace(part, states=states, children=(_renamed(creature, part.id),))
    if part.id == "centre":
        return conditions(part)
    if part.id == "pack":
        return _many(part, [thing for thing in part.children if thing.role == "card"], _THINGS)
    if part.id == "chronicle":
        return _many(part, list(part.children), _LINES)
    return part


def _renamed(node: Node, side: str) -> Node:
    children = tuple(_renamed(child, side) for child in node.children)
    return msgspec.structs.replace(node, id=f"{side}.{node.id.partition('.')[2]}", children=children)


def _many(group: Node, some: list[Node], count: int) -> Node:
    """A group of so many children, some of them over and over."""
    children = [
        msgspec.structs.replace(some[index % len(some)], id=f"{group.id}.{index + 1}") for index in range(count)
    ]
    return msgspec.structs.replace(group, children=tuple(children))
