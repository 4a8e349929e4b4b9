"""Exploring and walls: a wall is no way, and a hidden door is none before it was pushed (WALL-8, WALL-13, P9)."""

import pytest

from components.walls import HiddenDoor, Material
from engine.play import commands as ask
from tests.engine.test_bumps import a_walled_game
from tests.rules import rule


@rule("WALL-8", "WALL-13", "P9")
@pytest.mark.parametrize("door", [(), (HiddenDoor(),), (HiddenDoor(found=True),)])
def test_exploring_takes_no_wall_for_a_way_be_it_a_door_or_not(door: tuple[HiddenDoor, ...]) -> None:
    game = a_walled_game(Material.STONE, *door)

    outcome = game.submit(ask.Explore())

    assert outcome.refusal is not None
    assert outcome.refusal.message == "refused.nothing_to_explore"


@rule("WALL-15")
def test_a_door_that_was_pushed_is_the_way_on() -> None:
    game = a_walled_game(Material.STONE, HiddenDoor(found=True))

    pushed, explored = game.submit(ask.Push("beyond.north")), game.submit(ask.Explore())

    assert pushed.ok and explored.ok
    assert "event.arrived.by_you" in [line.message for line in explored.perceived]
