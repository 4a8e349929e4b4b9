"""Harm: an unleashed card deals its damage, met by resistance and by no armour (COMB-2, TRAP-1, SURV-5)."""

from __future__ import annotations

from components.effect import Harms, Unleashed
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.wounds import hurt
from systems.core.bodies import is_living
from systems.core.odds import resistance


class Harm(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for card, unleashed, harms in world.rows(Unleashed, Harms):
            if is_living(world, unleashed.target):
                _harm(world, card, unleashed, harms)


def _harm(world: World, card: int, unleashed: Unleashed, harms: Harms) -> None:
    die = world.resource(Content).figures.combat.die
    rolled = sum(world.roll("effect.harm", die, card, n, unleashed.by) for n in range(harms.dice))
    damage = rolled + harms.plus - resistance(world, unleashed.target, harms.element)
    if damage > 0:
        hurt(world, unleashed.target, damage, harms.element, unleashed.source, card)
