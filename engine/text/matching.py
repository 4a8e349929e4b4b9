"""Matching: typed words against the names and places of nodes; whole words count for more than beginnings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.scene.node import Node

Numbered = tuple[int, Node]


def words_of(text: str) -> list[str]:
    """Lower-case words and numbers of a text."""
    return re.findall(r"[^\W_]+", text.lower())


def matches(acts: Sequence[Numbered], typed: Sequence[str], plain: Sequence[str]) -> list[Numbered]:
    """The acts that fit every typed word best; all of them when nothing was typed."""
    if not typed:
        return list(acts)
    scored = [(max(score(act, typed), score(act, plain)), number, act) for number, act in acts]
    top = max((points for points, _, _ in scored), default=0)
    return [(number, act) for points, number, act in scored if points == top and top > 0]


def best(nodes: Sequence[Node], typed: Sequence[str]) -> list[Node]:
    """The nodes that fit every typed word best."""
    scored = [(score(node, typed), node) for node in nodes]
    top = max((points for points, _ in scored), default=0)
    return [node for points, node in scored if points == top and top > 0]


def score(node: Node, typed: Sequence[str]) -> int:
    """0 when a word fits nowhere; else 2 for each whole word and 1 for each beginning of one."""
    known = {*words_of(node.name), *node.id.removeprefix("acts.").split(".")}
    points = 0
    for word in typed:
        pieces = word.split(".")
        if all(piece in known for piece in pieces):
            points += 2
        elif any(other.startswith(word) for other in known):
            points += 1
        else:
            return 0
    return points
