"""What burns, is wet or lies under water is seen on its page; hints and panels keep to their place."""

from __future__ import annotations

import pytest

from components.place import Spot
from components.water import Flood, Wet
from content.make import make
from engine.play.game import Game
from engine.scene.hints import Hints
from engine.scene.node import Role
from engine.window.frame import frame
from engine.window.inputs import Resized
from engine.window.pages.board_layout import board_layout
from engine.window.parts.rect import Rect
from engine.window.parts.spot import overlap
from engine.window.picture import Box, Face, Glyph, Layer, Words
from systems.core.rooms import room_of
from systems.fire.burning import ignite
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.scene.games import a_fight
from tests.window.houses import a_desk, hit_of, press
from tests.window.reading import said
from tests.window.situations import at, drawn


def a_game() -> Game:
    """A game whose seeker has just come in."""
    return Game.new(7, base_content(), "delver")


@rule("SURV-2")
@pytest.mark.parametrize("page", ["board", "seeker"])
def test_who_is_wet_sees_it_beside_the_board_and_on_the_page_of_the_seeker(page: str) -> None:
    game = a_game()
    dry = said(drawn((page,), at(game, page), frame(1280, 720)))

    game.world.add(game.seeker, Wet(game.world.turn + 5))
    wet = said(drawn((page,), at(game, page), frame(1280, 720)))

    assert "dry in 5 turns" not in dry
    assert "dry in 5 turns" in wet
    assert "Nothing lies upon you" not in wet


@planted("engine/window/pages/map_tiles.py", "(low - rect.y - 3) * deep / 1000",
         "(low - rect.y - 3) * min(deep, 500) / 1000")
@rule("AGE-3", "F1")
def test_water_on_the_map_stands_as_high_as_the_flood_is_deep() -> None:
    heights = []

    for deep in (1, 2, 4):
        game = a_game()
        game.world.add(room_of(game.world, game.seeker), Flood(deep))
        picture = drawn(("map",), at(game, "map"), frame(1280, 720))
        heights += [item.h for item in picture.items if isinstance(item, Box) and item.fill.startswith("#3F8F98")]
        assert f"Flood, {deep} deep" in said(picture)

    assert len(heights) == 3
    assert heights[1] == pytest.approx(2 * heights[0]) and heights[2] == pytest.approx(4 * heights[0])


@planted("engine/window/pages/zones.py", "(plan.left, plan.right, *rather)", "()")
@rule("F4", "CLOCK-1", "TABLE-9")
def test_the_panel_of_the_room_names_what_burns_there_and_covers_neither_slab() -> None:
    game, at_frame = a_game(), frame(1280, 720)
    room = room_of(game.world, game.seeker)
    ignite(game.world, make(game.world, "base:timber", room, Spot.CENTRE))
    plan, seen = board_layout(at_frame), at(game, "board")
    seen.tip, seen.tip_at = "a room", (plan.centre.x, plan.centre.y, plan.centre.w, plan.centre.h)
    seen.tip_at = next((hit.x, hit.y, hit.w, hit.h) for hit in drawn(("board",), seen, at_frame).hits
                       if hit.node == "centre")

    picture = drawn(("board", "over"), seen, at_frame)

    panels = [Rect(item.x, item.y, item.w, item.h) for item in picture.items
              if isinstance(item, Face | Box) and item.layer == Layer.TIP_PLATE and item.w > 100]
    assert panels
    assert all(overlap(panel, kept) <= 1 for panel in panels for kept in (plan.left, plan.centre, plan.right))
    assert "Timber: Burning, 8 turns left" in said(picture)


@planted("engine/scene/hints.py", "any(fits(tree) for cause, fits in CAUSES if cause == name)", "True")
def test_a_hint_goes_when_its_cause_is_gone() -> None:
    desk = a_desk(a_game())
    desk.view.hint = "hint.hungry"

    desk.refresh()

    assert desk.view.hint != "hint.hungry"


def test_a_hint_about_ways_goes_when_something_went_well_again() -> None:
    hints, tree = Hints(), a_desk(a_game()).view.tree
    hints.barred("refused.wall")
    before = hints.fits("hint.walls", tree)

    hints.barred("")

    assert before and not hints.fits("hint.walls", tree)


@pytest.mark.parametrize(("size", "shown"), [((400, 300), False), ((1280, 720), True)])
def test_a_hint_is_dropped_where_it_would_cover_cards_and_escape_is_not_lost_on_it(
    size: tuple[int, int], shown: bool
) -> None:
    game = a_game()
    desk = a_desk(game)
    desk.handle(Resized(*size))
    desk.view.hint, desk.stale = "hint.dark", True

    there = [hit for hit in desk.picture().hits if hit.node == "hint"]
    press(desk, "ESCAPE")

    assert bool(there) == shown
    assert (desk.page == "board") == shown


@planted("engine/window/parts/candle.py", "view.icon_of(node.art) if node.art else icon", "icon")
@rule("F2")
def test_what_falls_due_bears_the_picture_of_its_own_card() -> None:
    game = a_game()
    ignite(game.world, make(game.world, "base:timber", room_of(game.world, game.seeker), Spot.CENTRE))
    desk = a_desk(game)

    due = hit_of(desk, "agenda.centre.thing.fire")

    icons = [item.icon for item in desk.picture().items if isinstance(item, Glyph) and due.holds(item.x, item.y)]
    assert base_content().card("base:timber").icon in icons


@rule("F4")
def test_the_plate_of_an_intent_is_as_high_as_its_lines() -> None:
    desk = a_desk(a_fight())
    intent = next(node for node in desk.view.tree.walk() if node.role is Role.INTENT and node.odds is not None)

    (plate,) = [hit for hit in desk.picture().hits if hit.node == intent.id]
    lowest = max(item.y for item in desk.picture().items if isinstance(item, Words) and plate.holds(item.x, item.y))

    assert plate.y + plate.h - lowest < 24
