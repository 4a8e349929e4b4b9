"""Cost: an idle world turn looks at what acts, not at what exists (CLOCK-1): rows are counted, not seconds."""

from __future__ import annotations

import pytest

from components.body import ActionPoints, Health
from components.creatures import Creature
from components.place import Place
from components.things import Weight
from engine.kernel.turn import take_turn
from engine.kernel.world import World
from tests.bench.idle import an_idle_level
from tests.build import base_order
from tests.rules import rule

TURNS = 20
FEW, MANY = 1_000, 20_000


def rows_visited(world: World, turns: int) -> int:
    """How many rows all queries of so many turns went through, once the first turn is over."""
    take_turn(world, base_order())
    before = world.visited
    for _ in range(turns):
        take_turn(world, base_order())
    return world.visited - before


@rule("CLOCK-1")
def test_an_idle_turn_looks_at_no_more_rows_among_twenty_thousand_than_among_a_thousand() -> None:
    small, large = an_idle_level(FEW), an_idle_level(MANY)

    seen = rows_visited(small, TURNS), rows_visited(large, TURNS)

    assert seen[0] == seen[1]
    assert 0 < seen[1] < 20 * TURNS
    assert len(large.entities()) > 15 * len(small.entities())


@pytest.mark.parametrize("kind", [Place, Weight, Health, ActionPoints, Creature])
def test_what_is_idle_bears_what_a_careless_rule_would_go_through(kind: type) -> None:
    world = an_idle_level(FEW)

    borne = sum(1 for _ in world.each(kind))

    assert borne > FEW // 20
