"""Walls in words: what may be typed to examine, push and break, and what the terminal says (WALL-7 to WALL-15)."""

from __future__ import annotations

import pytest

from components.walls import HiddenDoor, Material, Wall
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.view import view
from engine.text.parse import Parser
from engine.text.request import Do, Lost, Request, Show
from engine.text.verbs import Vocabulary
from tests.build import a_pickaxe
from tests.engine.test_bumps import a_walled_game
from tests.rules import rule
from tests.text.test_session import sit


def read(game: Game, line: str) -> Request:
    """What a line means to a game now."""
    return Parser(Vocabulary(game.content), view(game), lambda: view(game, "map")).read(line)


def a_game(*, found: bool = False) -> Game:
    """Before a hidden door, pickaxe in hand."""
    game = a_walled_game(Material.STONE, HiddenDoor(found))
    a_pickaxe(game.world, game.seeker)
    return game


@rule("F2", "WALL-14", "WALL-7")
@pytest.mark.parametrize(("line", "command"), [
    ("examine", ask.Examine()),
    ("examine the walls", ask.Examine()),
    ("tap wall", ask.Examine()),
    ("break north", ask.Break(target="beyond.north")),
    ("break the wall", ask.Break(target="beyond.north")),
    ("dig n", ask.Break(target="beyond.north")),
    ("n", ask.Step(heading="north")),
    ("push south", ask.Push(target="beyond.south")),
])
def test_a_line_about_a_wall_is_understood(line: str, command: ask.Command) -> None:
    assert read(a_game(), line) == Do(command)


@rule("F2", "WALL-15")
@pytest.mark.parametrize("line", ["push", "push north", "shove stone"])
def test_a_found_door_is_pushed_in_words(line: str) -> None:
    assert read(a_game(found=True), line) == Do(ask.Push(target="beyond.north"))


@rule("F2")
def test_examining_a_thing_is_looking_at_it_and_without_walls_one_is_told() -> None:
    assert read(a_game(), "examine pickaxe") == Show("card", of="hand")
    assert read(a_game(found=True), "examine walls") == Do(ask.Examine())
    bare = a_game()
    for wall, _ in list(bare.world.each(Wall)):
        bare.world.remove(wall, Wall)
    assert isinstance(read(bare, "examine walls"), Lost)


@rule("WALL-13", "B13")
def test_bumps_are_told_at_the_terminal_and_three_bring_the_hint() -> None:
    out = sit(a_game(), "n", "n", "n", "n")

    assert out.count("Its stonework is uneven") == 4
    assert out.count("Examine the walls of the room") == 1


@rule("WALL-14", "P7")
def test_odds_and_price_stand_beside_the_deed_and_their_sum_is_explained() -> None:
    out = sit(a_walled_game(perception=2), "why examine")

    assert "3 in 6 (50 %)" in out
    assert "By touch alone" in out and "Perception" in out
