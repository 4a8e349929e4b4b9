"""Sight: finds things in the trees that the wire sends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Node = dict[str, Any]
HEADINGS = ("north", "east", "south", "west")
STRIDE = dict(zip(HEADINGS, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True))


def walk(node: Node) -> Iterator[Node]:
    """A node and all below it."""
    yield node
    for child in node.get("children", []):
        yield from walk(child)


def find(tree: Node, node_id: str, otherwise: Node | None = None) -> Node:
    """The node with this id; `otherwise` or KeyError when there is none."""
    found = next((node for node in walk(tree) if node["id"] == node_id), otherwise)
    if found is None:
        raise KeyError(node_id)
    return found


def here(world: Node) -> Node:
    """The room of the map in which the seeker stands."""
    return next(room for room in world["children"] if is_so(room, "here"))


def is_so(node: Node, state: str) -> bool:
    """Whether a node is in a state."""
    return state in node.get("states", ())


def kinds(card: Node) -> set[str]:
    """The kinds of a card's facts."""
    return {fact.get("kind", "") for fact in card.get("children", [])}


def ways_on(room: Node, world: Node) -> Iterator[tuple[str, Node]]:
    """Headings and ways of a room that lead to rooms never seen."""
    unseen = {tuple(node["at"]) for node in world["children"] if is_so(node, "unseen")}
    for way in room.get("children", []):
        if way["role"] == "way":
            heading = way["id"].rpartition(".")[2]
            across, up = STRIDE[heading]
            if (room["at"][0] + across, room["at"][1] + up) in unseen:
                yield heading, way


def keys(board: Node) -> list[str]:
    """What is written on the keys that the seeker carries: tier, place and ordinal of their locks."""
    return [fact["name"].partition(" of ")[2] for card in find(board, "pack")["children"]
            for fact in card.get("children", []) if fact.get("kind") == "key"]


def locks(thing: Node) -> set[str]:
    """What is written on the lock that still holds a thing shut, as its key would say it."""
    return {fact["name"].partition(" of ")[2] for fact in thing.get("children", [])
            if is_so(thing, "locked") and fact.get("kind") == "lock"}


def standing(board: Node) -> str:
    """The slot on which the seeker stands."""
    slots = (node for node in board["children"] if node["role"] in ("slot", "location"))
    return next(str(node["id"]) for node in slots if is_so(node, "here"))
