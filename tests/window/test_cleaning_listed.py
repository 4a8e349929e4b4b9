"""To clean a thing stands with its card, and not thirteen times in the list of deeds (AGE-6)."""

from __future__ import annotations

from components.place import Spot
from components.things import Dirt
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from engine.window.pages.board_acts import shown_acts
from engine.window.view import PageView
from tests.engine.row_game import a_game as a_row_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.situations import at


def cleaned(view: PageView) -> list[str]:
    """The targets of the deeds of cleaning that are listed."""
    return [act.command.target for act in shown_acts(view) if isinstance(act.command, ask.Clean)]


def a_dirty_game() -> Game:
    """A game whose seeker carries two dirty things in a dirty room."""
    game, rooms = a_row_game(2)
    game.world.add(rooms[0], Dirt(40))
    for name in ("rope", "short_sword"):
        game.world.add(make(game.world, f"base:{name}", game.seeker, Spot.PACK), Dirt(30))
    return game


@planted("engine/window/pages/board_acts.py", " and act.kind != _OF_ONE_CARD", "")
@rule("AGE-6", "F1")
def test_the_list_has_the_room_alone_and_the_card_in_focus_its_own() -> None:
    game = a_dirty_game()
    dirty = next(node.id for node in at(game, "board").tree.walk() if node.name == "Rope" and node.role == "card")

    without, focused = cleaned(at(game, "board")), cleaned(at(game, "board", focus=dirty))

    assert without == ["centre"]
    assert sorted(focused) == sorted(["centre", dirty])
