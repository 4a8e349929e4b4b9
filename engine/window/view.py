"""What a page needs beside the tree: words, icons and scenes of cards, focus, scroll, keys; no pyglet."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from content.kinds import Look
from content.verb import Verbs
from engine.scene.node import Node
from engine.window.house import Kept
from engine.window.numbers import Numbers
from engine.window.settings import Settings


def _no_prose(art: str) -> str:
    return ""


class PageView(msgspec.Struct):
    """The desk's state as pages see it.

    `say` turns message ids into words; `icon_of`, `look_of` and `scene_of` tell how a card id is drawn, `prose_of` what
    is written on it; `key_of` names the key bound to an action; `verbs` are the records of what can be done. `focus`
    and `chosen` are node ids; `scroll` is how far each panel is scrolled, by name. `tip` is what stands beside `tip_at`
    (x, y, width, height); `drag` is the node that hangs at the `pointer`, `targets` are the nodes it may be dropped on.
    `binding` is the action that waits for its new key, `filter` the channel that the chronicle shows alone, `topic` the
    open topic of help, `fault` what went wrong, `unkept` that nothing is left of the game in which it did. `keeps` says
    whether the game in play lies on the disk, `unkept_for` why it could not be kept as it is now. `numbers` are those
    of the deeds on show, `skill_icons` how proficiencies are drawn, by name.
    """

    tree: Node
    say: Callable[..., str]
    icon_of: Callable[[str], str]
    look_of: Callable[[str], Look | None]
    scene_of: Callable[[str], str]
    key_of: Callable[[str], str]
    prose_of: Callable[[str], str] = _no_prose
    verbs: Verbs = msgspec.field(default_factory=Verbs)
    focus: str = ""
    hover: str = ""
    chosen: str = ""
    scroll: dict[str, int] = {}
    hint: str = ""
    toast: str = ""
    caption: str = ""
    question: str = ""
    filter: str = ""
    topic: str = ""
    binding: str = ""
    fault: str = ""
    unkept: bool = False
    tip: str = ""
    tip_at: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    pointer: tuple[float, float] = (-1.0, -1.0)
    drag: str = ""
    targets: tuple[str, ...] = ()
    settings: Settings = msgspec.field(default_factory=Settings)
    games: tuple[Kept, ...] = ()
    playing: bool = False
    keeps: bool = False
    unkept_for: str = ""
    numbers: Numbers = msgspec.field(default_factory=Numbers)
    skill_icons: dict[str, str] = {}

    indexed: Node | None = None
    by_id: dict[str, Node] = {}

    def node(self, node_id: str) -> Node | None:
        """A node of the tree by id; the tree is walked once, however often it is asked."""
        if self.indexed is not self.tree:
            self.indexed, self.by_id = self.tree, {}
            for node in self.tree.walk():
                self.by_id.setdefault(node.id, node)
        return self.by_id.get(node_id)


def seed_of(text: str) -> int:
    """A small number that is the same for the same text everywhere: which grain a face has."""
    return sum((index + 1) * ord(letter) for index, letter in enumerate(text)) % 97 + 1
