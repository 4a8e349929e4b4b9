"""Toiling: what a piece of work takes of the tool in hand, success or not (COND-2, VEIN-3)."""

from __future__ import annotations

from collections.abc import Sequence

from components.light import Lit
from engine.kernel.world import World
from systems.combat.wear import wear
from systems.gathering.tools import LIGHT, TORCH, tool_for
from systems.light.flames import feed


def toil(world: World, actor: int, uses: Sequence[str], amount: int, turns: int) -> None:
    """A tool loses so much durability; a flame that serves as one loses so many turns of its fuel."""
    tool = tool_for(world, actor, uses)
    if world.has(tool, Lit) and (TORCH in uses or LIGHT in uses):
        feed(world, tool, turns)
    else:
        wear(world, tool, amount)
