"""Throw: the card flies, strikes or not, and comes to rest where its target stood (COMB-4)."""

from __future__ import annotations

from components.acting import Acting
from components.combat import WantsToThrow
from engine.kernel.system import System
from engine.kernel.world import World
from systems.combat.arms import has_effects, throwing
from systems.combat.blows import attack
from systems.combat.missiles import come_down, part_one
from systems.core.bodies import is_living
from systems.core.rooms import board_place
from systems.core.using import use_up


class Throw(System):
    wants = WantsToThrow

    def run(self, world: World) -> None:
        for actor, acting, throw in world.rows(Acting, WantsToThrow):
            if is_living(world, actor) and is_living(world, throw.target):
                _throw(world, actor, throw.card, throw.target, acting.spent)


def _throw(world: World, actor: int, card: int, target: int, spent: bool) -> None:
    room, spot = board_place(world, target)
    flying = part_one(world, card)
    arm = throwing(world, flying)
    if arm is None:
        return
    attack(world, actor, target, arm._replace(spent=spent), by=actor)
    if has_effects(world, flying):
        # What does something when it bursts is thrown once, and lies nowhere.
        use_up(world, flying, "burst")
    else:
        come_down(world, flying, room, spot, actor)
