"""What a theme says of its shape: branches, hubs, chambers, width, and how much deeper levels add (GROW-1)."""

from __future__ import annotations

from statistics import fmean

import pytest

from components.room import Exits, Location, Room
from engine.kernel.world import World
from tests.genesis.births import born, crowd, sized, themed
from tests.genesis.oracle import graph
from tests.rules import rule

SEEDS = range(12)


def worlds(**changes: object) -> list[World]:
    """Levels of about sixty rooms without loops, of a theme changed so."""
    return [born(seed, content=sized(60, loops=0, walls=0, sumps=0, **changes)).world for seed in SEEDS]


def ends(made: list[World]) -> float:
    """The share of rooms with one way out."""
    ways = [sum(map(bool, part.rooms)) for world in made for _, part in world.each(Exits)]
    return ways.count(1) / len(ways)


@rule("GROW-1")
def test_less_branching_means_fewer_dead_ends() -> None:
    shares = [ends(worlds(branching=branching)) for branching in (0, 50, 100)]

    assert shares == sorted(set(shares))
    assert shares[0] < 0.6 * shares[-1]


@rule("GROW-1")
def test_hubs_make_more_dead_ends() -> None:
    shares = [ends(worlds(hubs=hubs)) for hubs in (0, 100)]

    assert shares[0] < shares[1]


@rule("GROW-1")
def test_chambers_close_up_in_squares_of_four() -> None:
    def rings(chambers: int) -> float:
        levels = [graph(world) for world in worlds(chambers=chambers)]
        return fmean(level.number_of_edges() - level.number_of_nodes() + 1 for level in levels)

    assert rings(0) == 0
    assert 3 < rings(50) < rings(100)


@rule("GROW-1", "THEME-10")
@pytest.mark.parametrize("width", [1, 2, 4])
def test_a_width_makes_a_tower_that_grows_up_from_its_first_room(width: int) -> None:
    for world in worlds(width=width):
        cells = [(part.x, part.y) for _, part in world.each(Room)]

        assert max(abs(x) for x, _ in cells) <= width
        assert min(y for _, y in cells) == 0
        assert max(y for _, y in cells) >= len(cells) // (2 * width + 1) - 1


@rule("GROW-1")
@pytest.mark.parametrize(("deeper", "rooms"), [(0, 14), (50, 28), (100, 42), (200, 70)])
def test_a_theme_says_how_much_each_level_adds(deeper: int, rooms: int) -> None:
    world = born(3, 8, themed(deeper=deeper)).world

    assert graph(world).number_of_nodes() == rooms


@rule("THEME-3", "G11")
def test_a_theme_can_be_colder_than_its_places() -> None:
    for seed, level in crowd(12):
        usual, cold = (born(seed, level, themed(temperature=step)).world for step in (0, -2))

        before = {room: part.temperature for room, part in usual.each(Location)}

        assert {room: part.temperature + 2 for room, part in cold.each(Location)} == before
