"""A dungeon grows from one room to its size, whole, looped, and unlike any other."""

from __future__ import annotations

from itertools import pairwise

import networkx as nx
import pytest

from components.card import Card
from components.place import Place
from components.room import Exits, Passage, Room
from content.loader import load
from engine.kernel.world import World
from tests.genesis.births import Born, born, crowd, first_seed, sized, soak, themed
from tests.genesis.oracle import deepest_third, distances, entrance, graph
from tests.rules import rule


def shape_and_cards(one: Born) -> tuple[object, ...]:
    """All that tells two dungeons apart, without ids that happen to be equal."""
    world = one.world
    edges = tuple((edge.first, edge.second, edge.heading) for _, edge in world.each(Passage))
    return edges, tuple(part.prototype for _, part in world.each(Card))


@rule("GROW-1")
def test_deeper_levels_are_larger_by_the_same_step() -> None:
    figures = load().figures.genesis

    grown = themed({"sections_most": 0})
    sizes = [graph(born(3, level, grown).world).number_of_nodes() for level in range(1, 13)]

    assert sizes[0] == figures.rooms_first_level
    assert {after - before for before, after in pairwise(sizes)} == {figures.rooms_per_level}


@rule("GROW-1", "THEME-1")
@pytest.mark.parametrize(("size", "rooms"), [(7, 1), (20, 2), (22, 3), (50, 7), (300, 42), (1000, 140)])
def test_a_theme_makes_its_dungeons_larger_or_smaller(size: int, rooms: int) -> None:
    level = born(5, content=themed(size=size)).world

    assert graph(level).number_of_nodes() == rooms
    assert nx.is_connected(graph(level))


@rule("GROW-2", "G1")
def test_every_room_can_be_reached_from_the_entrance() -> None:
    for seed, level in crowd(60):
        world = born(seed, level).world

        steps = distances(world)

        assert {room: part.distance for room, part in world.each(Room)} == steps, (seed, level)


@rule("ROOM-1", "GROW-1")
def test_rooms_stand_on_a_lattice_and_passages_lead_to_the_cell_next_door() -> None:
    for seed, level in crowd(30):
        world = born(seed, level).world
        cells = {room: (part.x, part.y) for room, part in world.each(Room)}

        strides = {edge.heading: set[tuple[int, int]]() for _, edge in world.each(Passage)}
        for _, edge in world.each(Passage):
            (x, y), (other_x, other_y) = cells[edge.first], cells[edge.second]
            strides[edge.heading].add((other_x - x, other_y - y))

        assert len(set(cells.values())) == len(cells)
        assert strides == {heading: {((0, 1), (1, 0), (0, -1), (-1, 0))[heading]} for heading in strides}


@rule("ROOM-1")
def test_both_rooms_of_a_passage_know_it_and_each_other() -> None:
    world = born(11, 6).world

    known = {(room, other, passage) for room, ways in world.each(Exits) for other, passage in _pairs(ways)}

    edges = [(passage, edge.first, edge.second) for passage, edge in world.each(Passage)]
    assert known == {(a, b, p) for p, a, b in edges} | {(b, a, p) for p, a, b in edges}
    assert all(world.get(passage, Place).holder == first for passage, first, _ in edges)


def _pairs(ways: Exits) -> list[tuple[int, int]]:
    return [pair for pair in zip(ways.rooms, ways.passages, strict=True) if pair != (0, 0)]


@rule("GROW-1")
def test_a_theme_without_loops_is_a_tree_and_more_loops_mean_more_passages() -> None:
    spare = []
    for loops in (0, 25, 50, 100):
        bare = themed({"sections_most": 0}, size=430, loops=loops, walls=0)
        levels = [graph(born(seed, content=bare).world) for seed in range(8)]
        spare.append(sum(level.number_of_edges() - level.number_of_nodes() + 1 for level in levels))

    assert spare[0] == 0
    assert spare == sorted(set(spare))


@rule("GROW-1")
def test_straight_themes_make_longer_runs_and_lie_farther_out() -> None:
    def reach(straight: int) -> int:
        worlds = [born(seed, content=sized(60, straight=straight, loops=0)).world for seed in range(12)]
        return sum(max(distances(world).values()) for world in worlds)

    assert reach(0) < reach(50) < reach(90)


@rule("LOCK-5")
def test_the_deepest_third_hangs_on_one_room() -> None:
    for seed, level in crowd(40):
        world = born(seed, level).world
        deepest = deepest_third(world)

        gates = [room for room in nx.articulation_points(graph(world)) if _cuts_off(world, room) >= deepest - {room}]

        assert gates, (seed, level)


def _cuts_off(world: World, room: int) -> set[int]:
    level = graph(world)
    if room == entrance(world):
        return set(level)
    level.remove_node(room)
    return set(level) - set(nx.node_connected_component(level, entrance(world)))


@rule("GROW-3")
def test_no_two_of_three_hundred_dungeons_are_alike() -> None:
    seen = {shape_and_cards(born(seed)) for seed in range(300)}

    assert len(seen) == 300


@pytest.mark.soak
@rule("GROW-3")
def test_no_two_of_five_thousand_dungeons_are_alike() -> None:
    count = soak(250)

    seen = {hash(shape_and_cards(born(seed))) for seed in range(first_seed(), first_seed() + count)}

    assert len(seen) == count
