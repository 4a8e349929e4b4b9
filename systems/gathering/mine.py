"""Mine: a try at a vein or an outcrop wears the pickaxe; success wins a portion, and the last one ends it (VEIN-3)."""

from __future__ import annotations

from components.acting import Acting
from components.events.gathering import MineFailed
from components.gathering import Outcrop, Vein, WantsToMine
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.conditions.clearing import clear
from systems.core.odds import digging
from systems.core.rooms import room_of
from systems.gathering.handing import hand_over
from systems.gathering.toiling import toil
from systems.gathering.tools import PICKAXE
from systems.gathering.veins import ore_of
from systems.seekers.practising import practise_by


class Mine(System):
    wants = WantsToMine

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToMine):
            if world.alive(wanted.condition):
                _mine(world, actor, wanted.condition)


def _mine(world: World, actor: int, condition: int) -> None:
    chance = digging(world, actor, condition).chance
    toil(world, actor, (PICKAXE,), world.resource(Content).figures.conditions.wear, 0)
    won = world.chance("mine.strike", chance, condition, by=actor)
    practise_by(world, actor, WantsToMine, won)
    if not won:
        world.emit(MineFailed(room_of(world, actor), actor, condition))
        return
    share = world.roll("mine.portion", 100, condition, by=actor) if world.has(condition, Outcrop) else 0
    hand_over(world, actor, ore_of(world, condition, share), "mined")
    body: Vein | Outcrop = (
        world.edit(condition, Vein) if world.has(condition, Vein) else world.edit(condition, Outcrop)
    )
    body.left -= 1
    if body.left <= 0:
        clear(world, condition)
