"""A rod on the board: a violet rim round the way's own colour, and the glyph of what is sought (ROSE-1, ROSE-2)."""

from __future__ import annotations

import pytest

from components.locks import Lock
from components.place import Spot
from components.room import Exits
from components.water import Flood
from content.make import make
from engine.play.game import Game
from engine.window.frame import frame
from engine.window.picture import Box, Glyph, Picture
from engine.window.theme import CANDLELIGHT
from systems.core.rooms import room_of
from tests.planted_fault import planted
from tests.rules import rule
from tests.scene.test_rods import a_game, far_room
from tests.window.reading import said
from tests.window.situations import at, drawn


def shown(game: Game) -> Picture:
    """The board as the window draws it."""
    return drawn(("board",), at(game, "board"), frame(1280, 720))


def points(picture: Picture) -> list[str]:
    """Colours of the rosette's points, those behind first."""
    return [item.fill for item in picture.items if isinstance(item, Box) and item.shape == "point" and item.h > 20]


def glyphs(picture: Picture) -> list[tuple[str, str]]:
    """Icons with their colours."""
    return [(item.icon, item.colour) for item in picture.items if isinstance(item, Glyph)]


VIOLET, GOLD, RED = (CANDLELIGHT.colour(name) for name in ("violet", "gold", "red"))


@planted("engine/window/parts/ways.py", "    if _rod(way):\n", "    if False:\n")
@rule("ROSE-1", "ROSE-2")
@pytest.mark.parametrize("locked", [False, True])
def test_violet_stands_behind_one_point_and_the_way_keeps_its_colour_inside(locked: bool) -> None:
    game = a_game("base:enchantment_rod")
    if locked:
        game.world.add(game.world.get(room_of(game.world, game.seeker), Exits).rooms[Spot.EAST], Lock(2))
    before = points(shown(game))
    make(game.world, "base:moon_lamp", far_room(game), Spot.NORTH)

    after = points(shown(game))

    assert VIOLET not in before
    assert sorted([*before, VIOLET]) == sorted(after)
    assert (RED if locked else GOLD) in after


@rule("ROSE-2")
@pytest.mark.parametrize(("rod", "glyph"), [("base:water_rod", "wave-crest"), ("base:enchantment_rod", "sparkles")])
def test_the_glyph_tells_what_is_sought_beside_the_glyph_of_the_way(rod: str, glyph: str) -> None:
    game = a_game(rod)
    world = game.world
    if rod == "base:water_rod":
        world.add(far_room(game), Flood(1))
    else:
        make(world, "base:moon_lamp", far_room(game), Spot.NORTH)

    drawn_now = glyphs(shown(game))

    # the capsule at the rosette, and the lintel at the board's edge
    assert drawn_now.count((glyph, VIOLET)) == 2
    assert drawn_now.count(("open-gate", GOLD)) == 2
    assert ("water-diviner-stick", VIOLET) in drawn_now


@rule("ROSE-2")
def test_what_quivers_or_lies_still_stands_among_the_facts_of_the_room_and_no_point_is_violet() -> None:
    game = a_game()
    still = said(shown(game))
    game.world.add(room_of(game.world, game.seeker), Flood(1))

    quivers = shown(game)

    assert "Water rod lies still" in still
    assert "Water rod quivers" in said(quivers)
    assert VIOLET not in points(quivers)
