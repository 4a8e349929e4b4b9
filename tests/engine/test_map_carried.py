"""Without a map there is neither its screen nor travel; log, rosette and exploring remain (BASE-2)."""

from __future__ import annotations

from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.view import view
from engine.text.block import plain
from engine.text.draw_map import dungeon_map
from engine.text.ink import DRAWN
from engine.text.page import Page
from engine.window.frame import frame
from engine.window.theme import CANDLELIGHT
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.faults import faults
from tests.window.reading import NORMAL, words
from tests.window.situations import at, drawn


def without_map() -> Game:
    """A game with a seeker one room from where it began, its map put down at its feet."""
    game, _ = a_game()
    game.submit(ask.Travel("room.1.0"))
    game.submit(ask.Drop("pack.1"))
    return game


def travels(game: Game) -> list[ask.Command]:
    """The travels that are offered."""
    return [command for command, _ in game.legal_commands() if isinstance(command, ask.Travel)]


@planted("engine/errands/travel.py", "    if not has_map(world, seeker):\n", "    if not seeker:\n")
@rule("BASE-2", "P3")
def test_who_puts_its_map_down_travels_no_more_until_it_takes_it_up_again() -> None:
    game = without_map()

    without, refused = travels(game), game.probe(ask.Travel("room.0.0")).refusal
    game.submit(ask.Take("here"))

    assert without == []
    assert refused is not None and refused.message == "refused.no_map"
    assert ask.Travel("room.0.0") in travels(game)


@planted("engine/scene/map.py", "    if not has_map(eye.world, eye.seeker):\n", "    if not eye.seeker:\n")
@rule("BASE-2")
def test_without_a_map_its_screen_says_so_in_every_face_and_the_ways_are_still_told() -> None:
    game = without_map()
    told = "You have no map about you."

    tree = view(game, "map")
    drawings = [drawn(("map",), at(game, "map"), one) for one in (NORMAL, frame(800, 600, 2.0), frame(720, 1280, 1.5))]
    typed = " ".join(map(plain, dungeon_map(Page(80, DRAWN, game.content.words), tree).lines))

    assert (tree.enabled, tree.reason, tree.children) == (False, told, ())
    assert told in typed
    for picture in drawings:
        assert told in " ".join(words(picture)) and faults(picture, CANDLELIGHT) == []
    assert view(game).find("rosette") is not None
    assert view(game, "chronicle").children
