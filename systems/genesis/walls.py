"""Walls: the theme's share of passages is walled from birth, each wall judged with all others standing (WALL-12, G4).

A wall stands in a passage that leaves another way as short, or closes one that was nobody's way: a breach saves steps.
"""

from __future__ import annotations

from components.walls import Material
from systems.genesis.blueprint import Bar, Blueprint
from systems.genesis.candidates import bar_some, gaps, grounds, passages
from systems.walls.grounds import BEARING, material_for


def raise_walls(plan: Blueprint) -> None:
    """Walls between rooms that both bear one (WALL-2), of timber or stone after the two."""
    if not plan.theme.walls:
        return
    stream, ground, cell = plan.stream("walls"), grounds(plan), plan.cell
    there = [slot for slot in passages(plan) if ground[slot // 4] in BEARING and ground[plan.beyond[slot]] in BEARING]
    not_yet = [s for s in gaps(plan) if ground[s // 4] in BEARING and ground[cell(s // 4, s % 4)] in BEARING]
    plan.walled = (len(there) * plan.theme.walls + stream.below(100)) // 100

    def material(room: int, other: int) -> Bar:
        stone = stream.percent(plan.theme.stone)
        found = material_for((ground[room], ground[other]), stone)
        return Bar.STONE if found is Material.STONE else Bar.TIMBER

    if plan.walled:
        left = bar_some(plan, stream.shuffled(there + not_yet), plan.walled, material)
        if left:
            plan.count("no passage for a wall", left)
