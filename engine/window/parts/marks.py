"""Marks: what weather, fire and wear have done to a thing, as the tree tells it, in thousandths (look: 5).

Facts below the node count first: `wet`, `dirt` and `burning`, each `value` of `full`; without them a token among the
node's states stands for a usual measure.
"""

from __future__ import annotations

import msgspec

from engine.scene.node import Node

PALEST = 120  # turns after which what is remembered pales no further
_WET = {
    "damp": 140, "wet": 240, "soaked": 340, "ankle_deep": 220, "knee_deep": 420, "waist_deep": 640, "flooded": 640,
}
_DIRT = {"dusty": 250, "dirty": 500, "filthy": 850}
_BURNING = {"burning": 600}


class Marks(msgspec.Struct, frozen=True):
    """How deep in water, how filthy, how fiercely burning (0-1000); how long ago it was seen; what else it is."""

    wet: int = 0
    dirt: int = 0
    burning: int = 0
    age: int = 0
    broken: bool = False
    lit: bool = False
    spent: bool = False
    out: bool = False


def marks_of(node: Node | None) -> Marks:
    """The marks of a card or creature; none of what lies face down."""
    if node is None:
        return Marks()
    states = node.states
    return Marks(
        share(node, "wet", _WET), share(node, "dirt", _DIRT), share(node, "burning", _BURNING), node.age or 0,
        "broken" in states, "lit" in states, "spent" in states, "out" in states,
    )


def share(node: Node, kind: str, tokens: dict[str, int] | None = None) -> int:
    """A measure of a node in thousandths: of its fact of this kind, else of the strongest token among its states."""
    for child in node.children:
        if child.kind == kind and child.value:
            return min(1000, 1000 * child.value // child.full) if child.full else 1000
    return max((measure for token, measure in (tokens or {}).items() if token in node.states), default=0)
