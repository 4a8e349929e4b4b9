"""Sent: views as JSON, in which what the view before had as well is not encoded again."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from engine.play.game import Game
from engine.scene.node import Node, as_json
from engine.scene.view import view

MOST = 4_096
# A view is put together from its groups and their nodes; what is below these is encoded with them.
LEVELS = 2
# By the identity of a node, which is kept here with its bytes, so that no other takes that over.
_sent: WeakKeyDictionary[Game, dict[int, tuple[Node, bytes]]] = WeakKeyDictionary()


def viewed(game: Game, screen: str = "board", of: str = "") -> msgspec.Raw:
    """The tree of a screen as JSON: the same bytes as of the tree itself. ScreenError as `view`."""
    known = _sent.setdefault(game, {})
    if len(known) > MOST:
        known.clear()
    return msgspec.Raw(_bytes(view(game, screen, of), known, LEVELS))


def _bytes(node: Node, known: dict[int, tuple[Node, bytes]], levels: int) -> bytes:
    found = known.get(id(node))
    if found is not None:
        return found[1]
    if levels and node.children:
        parts = b",".join([_bytes(child, known, levels - 1) for child in node.children])
        # The children are the last field of a node.
        made = as_json(replace(node, children=()))[:-1] + b',"children":[' + parts + b"]}"
    else:
        made = as_json(node)
    known[id(node)] = (node, made)
    return made
