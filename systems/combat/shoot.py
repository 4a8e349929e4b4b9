"""Shoot: ammunition is spent with every shot, and part of it can be picked up again (COMB-4)."""

from __future__ import annotations

from components.acting import Acting
from components.combat import Ammunition, WantsToShoot
from engine.kernel.system import System
from engine.kernel.world import World
from systems.combat.arms import shooting
from systems.combat.blows import attack
from systems.combat.missiles import come_down, part_one
from systems.core.bodies import is_living
from systems.core.rooms import board_place
from systems.core.using import use_up


class Shoot(System):
    wants = WantsToShoot

    def run(self, world: World) -> None:
        for actor, acting, shoot in world.rows(Acting, WantsToShoot):
            if is_living(world, actor) and is_living(world, shoot.target):
                _shoot(world, actor, shoot.target, acting.spent)


def _shoot(world: World, actor: int, target: int, spent: bool) -> None:
    arm = shooting(world, actor)
    if arm is None:
        return
    arm = arm._replace(spent=spent)
    room, spot = board_place(world, target)
    if not arm.shot:
        attack(world, actor, target, arm, by=actor)
        return
    shot = part_one(world, arm.shot)
    attack(world, actor, target, arm._replace(shot=shot), by=actor)
    if world.chance("combat.recover", world.get(shot, Ammunition).recovered, actor, by=actor):
        come_down(world, shot, room, spot, actor)
    else:
        use_up(world, shot, "shot")
