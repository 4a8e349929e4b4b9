"""Deep water: sumps, sunken fords and the sides of open water stop who cannot swim, and cut off no room (G10)."""

from __future__ import annotations

from systems.genesis.blueprint import Bar, Blueprint
from systems.genesis.candidates import bar_some, gaps, grounds, passages
from systems.walls.grounds import Ground


def sink_passages(plan: Blueprint) -> None:
    """The theme's share of the passages at wet rooms, some of them where there was no way before."""
    if not plan.theme.sumps:
        return
    stream, ground, cell = plan.stream("deep water"), grounds(plan), plan.cell
    there = [s for s in passages(plan) if Ground.WET in (ground[s // 4], ground[plan.beyond[s]])]
    not_yet = [s for s in gaps(plan) if Ground.WET in (ground[s // 4], ground[cell(s // 4, s % 4)])]
    wanted = (len(there) * plan.theme.sumps + stream.below(100)) // 100
    if wanted:
        left = bar_some(plan, stream.shuffled(there + not_yet), wanted, lambda room, other: Bar.WATER)
        if left:
            plan.count("no passage for deep water", left)
