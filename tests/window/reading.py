"""Reading a picture: its words, icons, tokens, and the nodes of a situation's tree."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.frame import frame
from engine.window.picture import Picture, Words
from tests.window.situations import view_of

NORMAL = frame(1280, 720)


def words(picture: Picture) -> list[str]:
    """All lines of a picture."""
    return [item.text for item in picture.items if isinstance(item, Words)]


def said(picture: Picture) -> str:
    """All words of a picture in a row."""
    return " ".join(words(picture))


def tokens(picture: Picture) -> set[str]:
    """Everything that a click may do."""
    return {hit.act for hit in picture.hits if hit.act}


def found(name: str, node_id: str) -> Node:
    """A node of a situation's tree."""
    node = view_of(name, False).tree.find(node_id)
    assert node is not None
    return node
