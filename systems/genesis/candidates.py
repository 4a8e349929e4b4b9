"""Candidates: passages that a stage may bar, and neighbours between which it may add a barred passage (WALL-2).

The entrance keeps all its ways (G6, G7), and what is built by hand is left as it is (G12).
"""

from __future__ import annotations

from collections.abc import Callable

from systems.genesis.blueprint import ENTRANCE, NOWHERE, Bar, Blueprint
from systems.genesis.slack import spares, ways_in
from systems.walls.grounds import Ground, ground_of


def grounds(plan: Blueprint) -> list[Ground]:
    """The ground of each room."""
    by_card = {card: ground_of(place) for card, place in plan.deck.places.items()}
    return [by_card[card] for card in plan.locations]


def passages(plan: Blueprint) -> list[int]:
    """One slot of each passage that nothing bars yet."""
    untouched = {ENTRANCE, *plan.fixed}
    return [
        slot
        for slot, other in enumerate(plan.beyond)
        if NOWHERE < other < slot // 4
        and slot not in plan.bars
        and other not in untouched
        and slot // 4 not in untouched
    ]


def gaps(plan: Blueprint) -> list[int]:
    """One slot of each pair of neighbours without a passage, both before the gate to the deep or both behind it."""
    untouched, core = {ENTRANCE, *plan.fixed}, plan.core
    found = []
    for room in range(plan.rooms):
        if room not in untouched:
            for side in range(4):
                if plan.beyond[room * 4 + side] == NOWHERE:
                    other = plan.cell(room, side)
                    if NOWHERE < other < room and other not in untouched and (other >= core or room < core):
                        found.append(room * 4 + side)
    return found


def bar_some(plan: Blueprint, slots: list[int], wanted: int, bar: Callable[[int, int], Bar]) -> int:
    """Bar passages and gaps in this order, each if all that stand leave a way as short; how many are still wanted.

    Of the ways that could be spared at most `figures.genesis.spared_most` per cent are barred: loops make a theme.
    """
    ways = ways_in(plan)
    left = sum(count - 1 for count in ways if count > 1) * plan.figures.spared_most // 100
    for slot in slots:
        if not wanted:
            break
        room, side = divmod(slot, 4)
        other = plan.cell(room, side)
        if plan.beyond[slot] == NOWHERE:
            plan.join(room, side, other)
        elif left and spares(plan, ways, slot):
            left -= 1
        else:
            continue
        plan.bar(room, side, bar(room, other))
        wanted -= 1
    return wanted
