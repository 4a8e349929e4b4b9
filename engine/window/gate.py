"""Gate: turning to another theme before anybody goes in (CHAR-1, THEME-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.play.origin import AS_THE_SEED
from engine.scene.themes import chosen_of

if TYPE_CHECKING:
    from engine.window.desk import Desk


def turn(desk: Desk, step: str) -> None:
    """Choose the `next` theme of those at the gate, or the one before; once somebody went in, nothing changes."""
    tree = desk.view.tree.find("themes")
    if desk.game is None or desk.game.seeker or desk.page != "pick" or tree is None:
        return
    names = [node.kind for node in tree.children if node.value]
    at = names.index(chosen_of(tree).kind) + (1 if step == "next" else -1)
    name = names[at % len(names)]
    desk.game.chronicle.choose("" if name == AS_THE_SEED else name)
    desk.view.scroll = {area: row for area, row in desk.view.scroll.items() if area != "theme"}
    desk.refresh()
