"""In a mausoleum, with its own figures, sentinels, traps and locks grow with its honour (THEME-9)."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest

from components.card import Card
from components.creatures import Creature
from components.level import Honour
from components.locks import Lock
from content.kinds import Kind
from content.loader import load
from engine.kernel.world import World
from systems.genesis import design
from tests.genesis.births import finished
from tests.planted_fault import planted
from tests.rules import rule

TOMB = "base:mausoleum"
THEME = load().themes[TOMB]


@cache
def tombs() -> tuple[tuple[int, World], ...]:
    """Many tombs of one level with their honour."""
    worlds = [finished(TOMB, seed, 4) for seed in range(160)]
    return tuple((next(part.value for _, part in world.each(Honour)), world) for world in worlds)


def count(world: World, what: str) -> int:
    """How many of these a level has from its birth."""
    if what == "locks":
        return sum(1 for _ in world.each(Lock))
    if what == "enemies":
        return sum(1 for _ in world.each(Creature))
    return sum(load().card(card.prototype).kind is Kind.TRAP for _, card in world.each(Card))


@planted("systems/genesis/honour.py", "more * (plan.honour - 1)", "more")
@planted("systems/genesis/honour.py", "more * (plan.honour - 1)", "more * (5 - plan.honour)")
@planted("content/base/genesis/theme_mausoleum.toml", "enemy = 1\ncontainer = 1", "enemy = 0\ncontainer = 1")
@rule("THEME-9")
@pytest.mark.parametrize("honour", [1, 2, 3, 4, 5])
def test_each_point_of_honour_past_the_first_adds_its_share_of_sentinels_and_of_traps(honour: int) -> None:
    plan = next(found for seed in range(99) if (found := design(load(), seed, "tomb", 2, TOMB)).honour == honour)

    more = {kind: plan.shares[kind] - THEME.shares[kind] for kind in THEME.shares}

    assert (THEME.honour[Kind.ENEMY], THEME.honour[Kind.TRAP]) == (1, 2)
    assert more == {kind: THEME.honour.get(kind, 0) * (honour - 1) for kind in THEME.shares}


@planted("systems/genesis/cards.py", "plan.shares[kind] for kind in kinds", "plan.theme.shares[kind] for kind in kinds",
         case="traps")
@planted("systems/genesis/honour.py", "max(0, plan.honour - 1)", "max(0, 5 - plan.honour)", case="locks")
@planted("systems/genesis/locks.py", "share * of_a_hundred_locks(plan) // 100", "share", case="locks")
@rule("THEME-9")
@pytest.mark.parametrize("what", ["enemies", "traps", "locks"])
def test_tombs_of_the_highest_honour_are_defended_better_than_those_of_the_lowest(what: str) -> None:
    found: dict[int, list[int]] = {value: [] for value in range(1, 6)}
    for honour, world in tombs():
        found[honour].append(count(world, what))
    by_honour = {value: mean(counts) for value, counts in found.items()}

    low, middle, high = (by_honour[1] + by_honour[2]) / 2, by_honour[3], (by_honour[4] + by_honour[5]) / 2

    assert low < middle < high
    assert by_honour[5] > 1.2 * by_honour[1]
