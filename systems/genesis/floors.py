"""Floors: the theme's share of the rooms that bear one is floored from birth, in timber or stone (WALL-1, WALL-12)."""

from __future__ import annotations

from systems.genesis.blueprint import Blueprint
from systems.genesis.candidates import grounds
from systems.walls.grounds import BEARING, material_for


def lay_floors(plan: Blueprint) -> None:
    """Each room by its own stream; the material follows its ground."""
    if not plan.theme.floors:
        return
    for room, ground in enumerate(grounds(plan)):
        if ground in BEARING and room not in plan.fixed:
            stream = plan.stream("floors", room)
            if stream.percent(plan.theme.floors):
                plan.floors[room] = material_for((ground,), stream.percent(plan.theme.stone))
