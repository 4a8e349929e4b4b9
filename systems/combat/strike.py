"""Strike: a blow at an enemy within reach with what is in hand, or at a container (MOVE-3, COMB-1, MIMIC-1)."""

from __future__ import annotations

from components.acting import Acting
from components.combat import WantsToStrike
from components.events.combat import ContainerStruck
from components.things import Container
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.combat.blows import attack
from systems.combat.wear import wear
from systems.core.bodies import is_living
from systems.core.rooms import room_of


class Strike(System):
    wants = WantsToStrike

    def run(self, world: World) -> None:
        for actor, acting, strike in world.rows(Acting, WantsToStrike):
            if is_living(world, actor) and is_living(world, strike.target):
                attack(world, actor, strike.target, melee(world, actor)._replace(spent=acting.spent), by=actor)
            elif is_living(world, actor) and world.has(strike.target, Container):
                _sound(world, actor, strike.target)


def _sound(world: World, actor: int, container: int) -> None:
    """A container that is struck is only dented, and the weapon too; now one knows what it is (MIMIC-1)."""
    arm = melee(world, actor)
    if arm.bearer:
        wear(world, arm.bearer, world.resource(Content).figures.combat.wear)
    world.emit(ContainerStruck(room_of(world, actor), actor, container))
