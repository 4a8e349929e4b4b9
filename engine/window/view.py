"""What a page needs beside the tree: words, icons and scenes of cards, focus, scroll, keys; no pyglet."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.scene.node import Node
from engine.window.house import Kept
from engine.window.settings import Settings


class PageView(msgspec.Struct):
    """The desk's state as pages see it.

    `say` turns message ids into words; `icon_of` and `scene_of` tell how a card id is drawn; `key_of` names the key
    bound to an action. `focus`, `hover` and `chosen` are node ids; `scroll` is how far each panel is scrolled, by id.
    `tip` is the tooltip's text beside the rectangle `tip_at`; `drag` the node being dragged to `pointer`; `question`
    what must be confirmed; `toast` a line that says what no act says; `filter` the chronicle's channel; `binding` the
    action that waits for its new key; `hint` a first hint, shown once.
    """

    tree: Node
    say: Callable[..., str]
    icon_of: Callable[[str], str]
    scene_of: Callable[[str], str]
    key_of: Callable[[str], str]
    focus: str = ""
    hover: str = ""
    chosen: str = ""
    scroll: dict[str, int] = {}
    hint: str = ""
    tip: str = ""
    tip_at: tuple[float, float, float, float] = (0, 0, 0, 0)
    drag: str = ""
    pointer: tuple[float, float] = (-1, -1)
    toast: str = ""
    question: str = ""
    filter: str = ""
    binding: str = ""
    playing: bool = False
    fault: str = ""
    settings: Settings = msgspec.field(default_factory=Settings)
    games: tuple[Kept, ...] = ()

    def node(self, node_id: str) -> Node | None:
        """A node of the tree by id."""
        return self.tree.find(node_id)


def seed_of(text: str) -> int:
    """A small number that is the same for the same text everywhere: which grain a face has."""
    return sum((index + 1) * ord(letter) for index, letter in enumerate(text)) % 97 + 1
