"""What a pack's tests are given: a bare world, turns that pass one by one, and turns that are made up for."""

from __future__ import annotations

import pytest

from components.light import Fuel, Lit, Spent
from content.loader import MODS_FOLDER
from engine.api import Content, Spot, World, bare_world, catch_up, load, make, pass_turns, run_pass
from systems.light.flames import set_alight
from tests.planted_fault import planted
from tests.rules import rule


@pytest.fixture(scope="module")
def content() -> Content:
    """The base game with the example pack."""
    return load([MODS_FOLDER / "glowcaps"])


def a_burning_torch(world: World) -> int:
    """A lit torch on the floor of a room."""
    torch = make(world, "base:torch", make(world, "base:crossing"), Spot.CENTRE)
    set_alight(world, torch)
    return torch


@planted("engine/play/trial.py", "        take_turn(world, whole)\n", "        world.turn += 1\n")
@rule("P5")
def test_turns_made_up_for_are_those_that_pass(content: Content) -> None:
    waited, absent = bare_world(content), bare_world(content)
    first, second = a_burning_torch(waited), a_burning_torch(absent)

    pass_turns(waited, 20)
    catch_up(absent, 20)

    assert waited.turn == absent.turn == 20
    assert waited.has(first, Spent)
    assert [waited.components(card) for card in waited.entities()] == [
        absent.components(card) for card in absent.entities()
    ]
    assert first == second


def test_one_system_of_a_pack_runs_alone(content: Content) -> None:
    world = bare_world(content)
    torch = a_burning_torch(world)
    world.turn = world.get(torch, Fuel).due or 0

    run_pass(world, [system for system in content.systems if system.follows])

    assert world.has(torch, Lit)


def test_a_bare_world_has_the_content_and_nothing_else(content: Content) -> None:
    world = bare_world(content, 3)

    assert world.entities() == []
    assert world.resource(Content) is content
    assert world.dice.seed == 3
