"""Law P9 with a rod in the hand: what it shows is learnt, and worlds in which it shows the same look the same."""

from __future__ import annotations

import msgspec
import pytest

from components.creatures import Mimic
from components.place import Place, Spot
from components.registry import Component
from components.travel import WitchRod
from content.make import make
from engine.play.game import Game
from engine.scene.view import view
from systems.creatures.mimicry import forms
from systems.travel.rods import rod_in_hand, turns_to
from tests.engine.row_game import a_game as a_row_game
from tests.laws.chronicles import a_game, twin
from tests.laws.test_twins import CHANGES, changed_twin
from tests.planted_fault import planted
from tests.rules import rule

# What changes neither where water stands nor where anything enchanted lies: here the rods must not differ.
STILL = ("a trap in a box", "a mimic for a box", "a hidden door for a wall", "a far room locked")


def holding(seed: int, rod: str) -> Game:
    """A game some way on, whose seeker holds this rod in its left hand."""
    game = a_game(seed, 30, blessed=True)
    for card in game.world.held(game.seeker, Spot.OFFHAND):
        game.world.move(card, game.seeker, Spot.PACK)
    make(game.world, rod, game.seeker, Spot.OFFHAND)
    return game


def shown(game: Game) -> Spot | None:
    """Where the rod in the hand turns."""
    return turns_to(game.world, rod_in_hand(game.world, game.seeker))


def pages(game: Game) -> bytes:
    """The board and the map, as the wire sends them."""
    return msgspec.json.encode([view(game, screen) for screen in ("board", "map")])


@rule("P9", "ROSE-2")
@pytest.mark.parametrize("name", list(CHANGES))
@pytest.mark.parametrize("rod", ["base:water_rod", "base:enchantment_rod"])
def test_worlds_in_which_the_rod_turns_alike_look_alike(rod: str, name: str) -> None:
    alike = 0
    for seed in range(20, 26):
        game = holding(seed, rod)
        other = changed_twin(game, name, seed)
        if other is None:
            continue
        same = shown(game) is shown(other)

        assert same or name not in STILL
        if same:
            alike += 1
            assert pages(game) == pages(other)

    assert alike


@planted("systems/travel/rods.py", "if world.has(holder, Creature) or",
         "if any(kind.__name__ == 'Mimic' for kind in world.parts(holder)) or world.has(holder, Creature) or")
@rule("P9", "ROSE-2", "MIMIC-1")
def test_a_ring_in_a_chest_and_in_a_mimic_are_one_to_the_rod_and_to_every_page() -> None:
    game, rooms = a_row_game(3)
    for card in game.world.held(game.seeker, Spot.HAND):
        game.world.move(card, game.seeker, Spot.PACK)
    make(game.world, "base:enchantment_rod", game.seeker, Spot.HAND)
    box = make(game.world, "base:wooden_chest", rooms[1], Spot.NORTH)
    make(game.world, "base:cinder_ring", box, Spot.INSIDE)
    other = twin(game)

    other.world.add(box, Mimic(forms(game.content, "base:wooden_chest")[0]))

    assert shown(game) is shown(other) is Spot.EAST
    assert pages(game) == pages(other)


@rule("P9", "ROSE-2")
def test_what_one_carries_oneself_is_told_by_no_rod() -> None:
    game = holding(21, "base:enchantment_rod")
    before = shown(game)

    make(game.world, "base:moon_lamp", game.seeker, Spot.PACK)

    assert shown(game) is before
    assert isinstance(game.world.get(rod_in_hand(game.world, game.seeker), WitchRod), Component)
    assert game.world.get(rod_in_hand(game.world, game.seeker), Place).spot is Spot.OFFHAND
