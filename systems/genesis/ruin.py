"""Ruin: what age has done to rooms that were whole (AGE-1, AGE-7, COND-1)."""

from __future__ import annotations

from bisect import bisect_right

from systems.genesis.blueprint import ENTRANCE, Blueprint


def ruin(plan: Blueprint) -> None:
    """Each room by its own stream: with each generation it is likelier to have come to a ruin that fits it.

    Rooms that bear something already are left alone, and so is the one where a seeker arrives (G7).
    """
    chance = min(100, plan.ageing.ruin * plan.age)
    for room in range(plan.rooms):
        cards, totals = plan.deck.ruins.get(plan.locations[room], ([], []))
        if room == ENTRANCE or room in plan.fixed or not cards or plan.conditions.get(room):
            continue
        stream = plan.stream("ruin", room)
        if stream.percent(chance):
            plan.conditions[room] = [(cards[bisect_right(totals, stream.below(totals[-1]))], 0)]
