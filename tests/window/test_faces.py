"""Every kind of card has a face, on the board, enlarged and on a page of its own (TABLE-10)."""

from __future__ import annotations

import pytest

from content.kinds import Kind
from engine.scene.node import Role
from engine.window.desk import Desk
from engine.window.glyphs import is_drawn
from engine.window.looks import _OF_KIND, Looks
from engine.window.picture import Face, Glyph, Picture
from engine.window.settings import Settings
from tests.build import base_content
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.houses import a_desk, press

RAW = ("plain-square", "")
LOOKED_AT = (Role.CARD, Role.CREATURE, Role.LOCATION, Role.WAY, Role.SLOT)


def raw(picture: Picture) -> list[str]:
    """Icons that stand for nothing."""
    return [item.icon for item in picture.items if isinstance(item, Glyph)
            and (item.icon in RAW or not is_drawn(item.icon))]


def opened(desk: Desk, node: str) -> Picture:
    """The page of a node."""
    desk.steering.look(node)
    assert desk.page == "card"
    return desk.picture()


@planted("engine/window/parts/enlarged.py", "if node.art:", "if True:", case="80")
@rule("TABLE-10")
@pytest.mark.parametrize("seed", range(80, 92))
def test_whatever_is_looked_at_in_play_shows_a_face(seed: int) -> None:
    kinds, found = set(), []

    for commands in (0, 5, 20, 60):
        desk = a_desk(a_game(seed, commands), Settings(hints=False))
        for node in [node for node in desk.view.tree.walk() if node.role in LOOKED_AT]:
            picture = opened(desk, node.id)
            kinds.add((node.role, desk.view.tree.kind, "unseen" in node.states, "bare" in node.states))
            found += [(node.id, commands, icon) for icon in raw(picture)]
            assert not desk.view.tree.enabled or any(isinstance(item, Face) for item in picture.items)
            desk.back()

    assert {role for role, *_ in kinds} >= {Role.CARD, Role.LOCATION, Role.WAY, Role.SLOT}
    assert not found


@rule("TABLE-10")
def test_bare_ground_cards_face_down_and_ways_are_shown_as_the_board_shows_them() -> None:
    def empty(desk: Desk) -> dict[tuple[bool, bool], str]:
        return {("unseen" in node.states, "bare" in node.states): node.id for node in desk.view.tree.children
                if node.role is Role.SLOT and not node.children}

    desks = (a_desk(a_game(seed, 5), Settings(hints=False)) for seed in range(80, 120))
    desk = next(desk for desk in desks if empty(desk).keys() >= {(False, True), (True, False)})
    slots, shown = empty(desk), {}

    for what, node in slots.items():
        icons = {item.icon for item in opened(desk, node).items if isinstance(item, Glyph)}
        shown[what] = icons
        press(desk, "X")

    assert "stone-path" in shown[(False, True)] and "torch" not in shown[(False, True)]
    assert "stone-path" not in shown[(True, False)] and "torch" in shown[(True, False)]


@rule("TABLE-10")
@pytest.mark.parametrize("kind", Kind)
def test_a_card_of_each_kind_shows_its_icon_or_that_of_its_kind(kind: Kind) -> None:
    content, looks = base_content(), Looks(base_content())
    cards = [name for name, card in content.cards.items() if card.kind is kind]

    icons = {looks.icon(name) for name in cards}

    assert not {*icons, _OF_KIND[kind]} & set(RAW)
    assert all(is_drawn(icon) for icon in (*icons, _OF_KIND[kind]))
