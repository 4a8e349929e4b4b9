"""Every very old level has its mimics, also where no container that could be one was dealt (AGE-7, MIMIC-1)."""

from __future__ import annotations

import pytest

from components.creatures import Mimic
from components.place import Place, Spot
from components.room import Entrance
from content.kinds import Kind
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear, design
from systems.genesis.blueprint import BARE
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule


@planted("systems/genesis/mimics.py", " or _set_down(plan, stream, barred)", "", case="base:laboratory")
@rule("AGE-7", "MIMIC-1")
@pytest.mark.parametrize("theme", sorted(base_content().themes))
def test_no_very_old_level_is_without_mimics_in_any_theme(theme: str) -> None:
    plans = [design(base_content(), seed, "old", level, theme) for seed in range(40) for level in (1, 4)]

    old = [len(plan.mimics) for plan in plans if plan.age >= 8]
    young = [len(plan.mimics) for plan in plans if plan.age < 8]

    assert len(old) > 10 and set(old) <= {1, 2, 3}
    assert set(young) == {0}


@rule("AGE-7", "MIMIC-1", "G7")
@pytest.mark.parametrize("seed", [4, 21])
def test_where_no_container_was_dealt_one_stands_on_ground_that_was_bare_away_from_the_entrance(seed: int) -> None:
    content, world = base_content(), World(1, Dice(seed))
    plan = design(content, seed, "gate", 1, "base:chasm")
    (slot,) = plan.mimics

    bear(world, content, seed, "gate", 1, "base:chasm")
    ((card, _),) = list(world.each(Mimic))

    assert plan.deck.kinds[plan.sides[slot]] is Kind.CONTAINER
    assert sum(1 for side in plan.sides if side != BARE and plan.deck.kinds[side] is Kind.CONTAINER) == 1
    assert not world.has(world.get(card, Place).holder, Entrance)
    assert len(world.held(card, Spot.INSIDE)) == len(plan.goods[slot])
