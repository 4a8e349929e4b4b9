"""How far and how deep water runs, as numbers on a graph."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from systems.water.spill import spill
from tests.planted_fault import planted
from tests.rules import rule

Graph = dict[int, list[int]]


@st.composite
def graphs(draw: st.DrawFn) -> tuple[Graph, dict[int, int]]:
    """Up to twenty rooms with passages at random, and springs of depth 0-4 among them."""
    rooms = draw(st.integers(1, 20))
    ways: Graph = {room: [] for room in range(rooms)}
    for first, second in draw(st.lists(st.tuples(st.integers(0, rooms - 1), st.integers(0, rooms - 1)), max_size=40)):
        ways[first].append(second)
        ways[second].append(first)
    return ways, draw(st.dictionaries(st.integers(0, rooms - 1), st.integers(0, 4), max_size=6))


def settled(ways: Graph, springs: dict[int, int]) -> dict[int, int]:
    """The fixed point found the slow way: raise every room to one less than its neighbours until nothing changes."""
    depths = {room: springs.get(room, 0) for room in ways}
    changed = True
    while changed:
        changed = False
        for room, near in ways.items():
            deep = max([depths[room], *(depths[other] - 1 for other in near)])
            changed = changed or deep != depths[room]
            depths[room] = deep
    return {room: deep for room, deep in depths.items() if deep > 0}


@planted("systems/water/spill.py", "range(max(springs.values(), default=0), 0, -1)",
         "range(max(springs.values(), default=0), 1, -1)")
@rule("AGE-2", "AGE-4")
def test_the_depth_at_a_spring_is_its_own_and_one_less_with_each_room() -> None:
    row = {room: [near for near in (room - 1, room + 1) if 0 <= near < 8] for room in range(8)}

    depths = spill({2: 4}, row.__getitem__)

    assert depths == {0: 2, 1: 3, 2: 4, 3: 3, 4: 2, 5: 1}


@planted("systems/water/spill.py", "if room not in depths]", "]")
@rule("AGE-4")
def test_of_several_springs_the_deepest_water_counts() -> None:
    row = {room: [near for near in (room - 1, room + 1) if 0 <= near < 6] for room in range(6)}

    depths = spill({0: 1, 1: 3, 5: 2}, row.__getitem__)

    assert depths == {0: 2, 1: 3, 2: 2, 3: 1, 4: 1, 5: 2}


@rule("AGE-4", "B51")
@given(graphs())
@settings(max_examples=200, deadline=None)
def test_it_is_the_fixed_point_and_bounded_by_what_the_springs_give(drawn: tuple[Graph, dict[int, int]]) -> None:
    ways, springs = drawn

    depths = spill(springs, ways.__getitem__)

    assert depths == settled(ways, springs)
    assert all(deep <= max(springs.values()) for deep in depths.values())


@rule("AGE-4", "G11", "B52")
@given(graphs(), st.integers(0, 1000))
@settings(max_examples=100, deadline=None)
def test_no_order_of_springs_or_ways_changes_it(drawn: tuple[Graph, dict[int, int]], seed: int) -> None:
    ways, springs = drawn
    shuffle = random.Random(seed).shuffle
    rooms, order = list(springs), {room: list(near) for room, near in ways.items()}
    shuffle(rooms)
    for near in order.values():
        shuffle(near)

    again = spill({room: springs[room] for room in rooms}, order.__getitem__)

    assert again == spill(springs, ways.__getitem__)


@rule("AGE-4")
def test_rooms_that_water_does_not_reach_are_never_asked_for() -> None:
    row = {room: [near for near in (room - 1, room + 1) if 0 <= near < 1000] for room in range(1000)}
    asked: list[int] = []

    def noted(room: int) -> list[int]:
        asked.append(room)
        return row[room]

    spill({500: 3}, noted)

    assert sorted(asked) == [499, 500, 501]
