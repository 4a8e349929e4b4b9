"""The enlarged card of an enemy leaves in sight the enemy, the middle of the board, the hand and the window's edge."""

from __future__ import annotations

import msgspec
import pytest

from engine.scene.node import Node, Role
from engine.window.frame import frame
from engine.window.pages.board_layout import board_layout
from engine.window.parts.rect import Rect
from engine.window.parts.spot import overlap
from engine.window.picture import STOREY, Box, Face, Layer
from engine.window.theme import THEMES
from engine.window.view import PageView
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.faults import faults
from tests.window.situations import at, drawn, played
from tests.window.sizes import SIZES

SIDES = ("north", "east", "south", "west")


def focused(heading: str) -> PageView:
    """A board with an enemy at one side, which is focused."""
    seen = at(played(False, 81, 0), "board")
    told = tuple(Node(id=f"{heading}.creature.{n}", role=Role.FACT, name="Guard 2", text="Guard 2", kind="armour")
                 for n in range(4))
    enemy = Node(id=f"{heading}.creature", role=Role.CREATURE, name="Gate rat", text="Awake, level 2", kind="enemy",
                 art="base:rat", states=("awake",), value=6, full=9, children=told)
    slots = (msgspec.structs.replace(node, children=(enemy,)) if node.id == heading else node
             for node in seen.tree.children)
    seen.tree, seen.focus = msgspec.structs.replace(seen.tree, children=tuple(slots)), enemy.id
    return seen


@rule("F4")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("heading", SIDES)
def test_the_card_of_a_focused_enemy_covers_neither_it_nor_the_middle(heading: str, size: tuple[int, int]) -> None:
    at_frame, seen = frame(*size), focused(heading)
    plan = board_layout(at_frame)
    side = plan.sides[SIDES.index(heading)]
    seen.tip, seen.tip_at = "Awake, level 2", (side.x, side.y, side.w, side.h)

    picture = drawn(("board", "over"), seen, at_frame)

    panels = [Rect(item.x, item.y, item.w, item.h) for item in picture.items
              if isinstance(item, Face | Box) and item.layer == Layer.TIP_PLATE and item.w > 100]
    assert panels
    for panel in panels:
        assert overlap(panel, side) <= 1
        assert overlap(panel, plan.centre) <= 1
        assert overlap(panel, plan.strip) <= 1
        assert panel.x >= 0 and panel.right <= at_frame.width and panel.y >= 0
    assert not faults(picture, THEMES["candlelight"])
    assert any(item.layer // STOREY == Layer.CARD // STOREY for item in picture.items if isinstance(item, Face))


@planted("engine/window/pages/zones.py", "*sides, *([around(*pools)]", "*([around(*pools)]")
@rule("F4")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("heading", SIDES)
def test_the_card_of_the_place_covers_neither_it_nor_the_card_on_which_one_stands(
    heading: str, size: tuple[int, int]
) -> None:
    at_frame, seen = frame(*size), at(played(False, 81, 0), "board", focus="centre")
    plan = board_layout(at_frame)
    states = {heading: ("here",), "centre": ()}
    slots = (msgspec.structs.replace(node, states=states.get(node.id, node.states)) for node in seen.tree.children)
    seen.tree = msgspec.structs.replace(seen.tree, children=tuple(slots))
    seen.tip, seen.tip_at = "A place", (plan.centre.x, plan.centre.y, plan.centre.w, plan.centre.h)

    picture = drawn(("board", "over"), seen, at_frame)

    panels = [Rect(item.x, item.y, item.w, item.h) for item in picture.items
              if isinstance(item, Face | Box) and item.layer == Layer.TIP_PLATE and item.w > 100]
    assert panels
    assert all(overlap(panel, plan.sides[SIDES.index(heading)]) <= 1 for panel in panels)
    assert all(overlap(panel, plan.centre) <= 1 for panel in panels)
