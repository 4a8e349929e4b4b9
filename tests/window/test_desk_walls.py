"""Walls at the desk: bumps by key, the hint that follows, and the deeds of the location card (WALL-13 to WALL-15)."""

from __future__ import annotations

from components.room import Exits
from components.walls import HiddenDoor, Material, Wall
from engine.play.game import Game
from engine.window.acts import about
from engine.window.desk import Desk
from engine.window.parts.ways import LOOKS
from engine.window.settings import Settings
from systems.walls.structures import walls_around
from tests.build import a_pickaxe
from tests.engine.test_bumps import a_walled_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.houses import MemoryHouse, press


def at_wall(game: Game) -> Desk:
    """A desk at a game whose seeker stands before a wall to the north."""
    desk = Desk(MemoryHouse(game.content), Settings())
    desk.enter(game)
    desk.view.hint = ""
    return desk


def acts_of(desk: Desk, address: str) -> list[str]:
    """The names of acts that the list has for what is focused."""
    return [act.id for act in about(desk.view.tree, address, desk.view.verbs)]


@planted("engine/window/acting.py", " and not self.desk.view.verbs.of(act.command).felt", "")
@rule("WALL-13", "F1")
def test_a_key_towards_a_wall_is_a_bump() -> None:
    told = []
    for door in ([], [HiddenDoor()]):
        desk = at_wall(a_walled_game(Material.STONE, *door))
        press(desk, "UP")
        told.append(desk.view.toast)

    assert "A stone wall stands north" in told[0] and "uneven" not in told[0]
    assert "uneven" in told[1]


@rule("B13", "P3")
def test_bumps_in_a_row_bring_a_hint_that_the_window_counts_alone() -> None:
    game = a_walled_game(Material.STONE, HiddenDoor())
    desk = at_wall(game)
    desk.settings.hints_seen = ["enemy", "first", "side", "dark", "container", "locked", "stairs", "hungry", "map"]
    before, hints = game.digest(), []

    for _ in range(3):
        press(desk, "UP")
        hints.append(desk.view.hint)

    assert hints == ["", "", "hint.walls"]
    assert "walls" in desk.settings.hints_seen
    assert game.digest() == before


@rule("WALL-14", "WALL-15", "WALL-7")
def test_the_location_card_offers_to_examine_to_push_and_to_break_with_odds_and_prices() -> None:
    game = a_walled_game(Material.STONE, HiddenDoor(), perception=2)
    a_pickaxe(game.world, game.seeker)
    desk = at_wall(game)
    first = acts_of(desk, "centre")
    examine = desk.view.tree.find("acts.examine.centre")
    passage = walls_around(game.world, next(iter(_rooms(game))))[0][1]
    game.world.edit(passage, HiddenDoor).found = True
    desk.refresh()

    found = acts_of(desk, "centre")

    assert "acts.examine.centre" in first and "acts.break.beyond.north" in first
    assert examine is not None and examine.odds is not None and examine.cost is not None
    assert (examine.cost.ap, examine.odds.most, examine.odds.die, examine.odds.chance) == (1, 3, 6, 50)
    assert "acts.push.beyond.north" in found and "acts.examine.centre" in found  # other walls may hide a door too


@rule("WALL-15", "F2")
def test_a_found_door_is_pushed_from_the_list_and_shown_by_its_own_glyph_until_then() -> None:
    game = a_walled_game(Material.STONE, HiddenDoor(found=True))
    desk = at_wall(game)
    before = desk.view.tree.find("rosette.north")

    desk.acting.do("acts.push.beyond.north")

    assert not any(game.world.each(Wall))
    way = desk.view.tree.find("rosette.north")
    assert way is not None and way.kind == "open"
    assert before is not None and (before.kind, LOOKS["door"]) == ("door", ("door", 2))


def _rooms(game: Game) -> list[int]:
    return [room for room, _ in game.world.each(Exits)]

