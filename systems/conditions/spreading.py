"""Spreading: acting among a growth may carry it on to a neighbouring room that suits it (COND-FUNGAL)."""

from __future__ import annotations

from components.card import Card
from components.conditions import Spreads
from components.creatures import Acted
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.fitting import suitable_neighbours
from systems.conditions.laying import lay_condition
from systems.conditions.risks import at_risk, runs


class Spreading(System):
    wants = Acted

    def run(self, world: World) -> None:
        for seeker, condition, risk in at_risk(world, Spreads):
            if runs(world, "risk.spread", risk.chance, seeker, condition):
                rooms = suitable_neighbours(world, world.get(seeker, Acted).room, condition)
                if rooms:
                    where = world.roll("risk.spread_to", len(rooms), condition, by=seeker)
                    lay_condition(world, rooms[where - 1], world.get(condition, Card).prototype)
