"""What a hit brings upon its target stands among the parts of the chosen blow's odds, with its own chance (COMB-3)."""

from __future__ import annotations

import msgspec

from engine.scene.node import Node, Part
from engine.text.draw_acts import tail
from engine.text.ink import DRAWN
from engine.text.page import Page
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.reading import NORMAL, found, words
from tests.window.situations import picture_of, view_of


def cursing() -> tuple[Node, Node]:
    """The board in a fight whose chosen blow would curse in 36 of a hundred hits, and that blow."""
    view = view_of("board in a fight", False)
    act = msgspec.structs.replace(found("board in a fight", view.chosen), brings=(Part("Cursed", 36),))

    def with_it(node: Node) -> Node:
        children = tuple(map(with_it, node.children))
        return act if node.id == act.id else msgspec.structs.replace(node, children=children)

    return with_it(view.tree), act


@planted("engine/window/pages/board_odds.py", "for part in act.brings]", "for part in ()]")
@rule("COMB-3", "CHAR-2")
def test_the_panel_of_odds_names_it() -> None:
    tree, _ = cursing()

    told = words(picture_of("board in a fight", NORMAL, tree=tree))

    assert "Cursed" in told and "36 %" in told


@planted("engine/text/draw_acts.py", 'for part in act.brings]', "for part in ()]")
@rule("COMB-3", "CHAR-2")
def test_the_row_of_text_names_it() -> None:
    _, act = cursing()

    told = "".join(piece for piece, _ in tail(Page(80, DRAWN, base_content().words), act))

    assert "Cursed 36 %" in told
