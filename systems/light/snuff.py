"""Snuff: a flame is put out and keeps its fuel (LIGHT-1)."""

from __future__ import annotations

from components.acting import Acting
from components.light import Lit, WantsToSnuff
from engine.kernel.system import System
from engine.kernel.world import World
from systems.light.flames import put_out


class Snuff(System):
    wants = WantsToSnuff

    def run(self, world: World) -> None:
        for _, _, snuff in world.rows(Acting, WantsToSnuff):
            if world.has(snuff.card, Lit):
                put_out(world, snuff.card)
