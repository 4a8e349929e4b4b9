"""Renumber: the rooms of a blueprint in another order, before anything but their shape and location is drawn."""

from __future__ import annotations

from systems.genesis.blueprint import BARE, NOWHERE, Blueprint


def renumber(plan: Blueprint, order: list[int]) -> list[int]:
    """The room `order[i]` becomes room `i`; the new numbers by the old ones. Lists that are short grow bare."""
    numbers = [0] * len(order)
    for new, old in enumerate(order):
        numbers[old] = new
    locations = plan.locations + [NOWHERE] * (plan.rooms - len(plan.locations))
    sides = plan.sides + [BARE] * (plan.rooms * 4 - len(plan.sides))
    ways = [numbers[other] if other != NOWHERE else NOWHERE for other in plan.beyond]
    plan.xs = [plan.xs[old] for old in order]
    plan.ys = [plan.ys[old] for old in order]
    plan.cells = {cell: numbers[room] for cell, room in plan.cells.items()}
    plan.beyond = [ways[old * 4 + side] for old in order for side in range(4)]
    plan.locations = [locations[old] for old in order]
    plan.sides = [sides[old * 4 + side] for old in order for side in range(4)]
    plan.bars = {numbers[slot // 4] * 4 + slot % 4: bar for slot, bar in plan.bars.items()}
    plan.fixed = {numbers[room] for room in plan.fixed}
    if plan.exit != NOWHERE:
        plan.exit = numbers[plan.exit]
    if plan.gate != NOWHERE:
        plan.gate = numbers[plan.gate]
    return numbers
