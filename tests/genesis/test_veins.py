"""Veins of the mine: one roll a room in the shares of the rulebook, after all else it bears (VEIN-1, VEIN-2)."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from components.card import Card
from components.conditions import Condition, Fits
from components.gathering import Vein
from components.place import Place
from components.room import Entrance, Location, Room, Terrain
from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear
from tests.planted_fault import planted
from tests.rules import rule

SHARES = {"base:vein_iron": 10, "base:vein_gold": 8, "base:vein_silver": 7}


def a_mine(seed: int, level: int) -> World:
    """A mine in a world of its own."""
    world = World(1, Dice(seed))
    bear(world, load(), seed, "gate/base:mine", level, "base:mine")
    return world


def likelihood(hits: int, draws: int, share: int) -> float:
    """The chance of a count at least as unlikely as this one, by the binomial distribution."""
    odds = [comb(draws, k) * share**k * (100 - share) ** (draws - k) for k in range(draws + 1)]
    return float(sum(chance for chance in odds if chance <= odds[hits]) / sum(odds))


@planted("systems/genesis/veins.py", " or plan.conditions.get(room)", "")
@planted("systems/genesis/veins.py", "stream.below(100)", "stream.below(60)")
@planted("content/base/genesis/theme_mine.toml", "vein_silver = 7", "vein_silver = 17")
@rule("VEIN-1", "VEIN-2", "COND-5", "THEME-7")
def test_rooms_of_the_mine_roll_once_for_a_vein_where_nothing_else_lies() -> None:
    rolled, found = 0, Counter[str]()
    for seed in range(100):
        world = a_mine(seed, 1 + seed % 12)
        lying: dict[int, list[int]] = {}
        for condition, _ in world.each(Condition):
            lying.setdefault(world.get(condition, Place).holder, []).append(condition)
        for room, _ in world.each(Room):
            borne = lying.get(room, [])
            veins = [condition for condition in borne if world.has(condition, Vein)]
            assert not veins or len(borne) == 1
            if not world.has(room, Entrance) and len(borne) == len(veins):
                rolled += 1
                found.update(world.get(vein, Card).prototype for vein in veins)

    assert rolled > 700
    assert set(found) == set(SHARES)
    for name, share in SHARES.items():
        assert likelihood(found[name], rolled, share) > 1e-6, (name, found[name], rolled)
    assert likelihood(rolled - found.total(), rolled, 75) > 1e-6, (found, rolled)


@rule("VEIN-1")
def test_a_room_of_the_mine_may_bear_a_vein_whatever_its_ground_and_no_card_of_a_vein_says_otherwise() -> None:
    ground: set[Terrain] = set()
    there: set[Terrain] = set()
    for seed in range(60):
        world = a_mine(seed, 8)
        there.update(place.terrain for _, place in world.each(Location))
        ground.update(world.get(world.get(vein, Place).holder, Location).terrain for vein, _ in world.each(Vein))

    assert ground == there and Terrain.WATER in ground
    assert not [card for card in SHARES if load().bears(card, Fits)]


@rule("VEIN-1")
@pytest.mark.parametrize("theme", sorted(set(load().themes) - {"base:mine"}))
def test_no_other_dungeon_is_born_with_veins(theme: str) -> None:
    for seed in range(5):
        world = World(1, Dice(seed))
        bear(world, load(), seed, "gate", 4, theme)

        assert not any(world.each(Vein))
