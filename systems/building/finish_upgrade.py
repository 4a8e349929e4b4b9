"""Finish upgrade: the wanted cards are used up, others come back, and the room is another location (UPGR-3, DUG-1)."""

from __future__ import annotations

from components.acting import Acting
from components.building import WantsToFinishUpgrade
from components.events.building import LocationBuilt
from components.gathering import Vein
from components.place import POSITIONS
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.building.relocating import relocate
from systems.building.upgrades import recipes
from systems.conditions.laying import lay_condition
from systems.core.rooms import room_of
from systems.gathering.handing import give_back
from systems.gathering.veins import vein_of_share
from systems.things.putting import empty_out


class FinishUpgrade(System):
    wants = WantsToFinishUpgrade

    def run(self, world: World) -> None:
        for actor, _, wanted in world.rows(Acting, WantsToFinishUpgrade):
            _finish(world, actor, room_of(world, actor), wanted.upgrade)


def _finish(world: World, actor: int, room: int, upgrade: str) -> None:
    recipe = recipes(world.resource(Content))[upgrade]
    for heading, spot in enumerate(POSITIONS):
        for card in world.held(room, spot):
            if recipe.wants[heading]:
                world.doom(card, "built")
                empty_out(world, card)
            else:
                give_back(world, actor, card)
    relocate(world, room, upgrade)
    world.emit(LocationBuilt(room, actor))
    if recipe.bears:
        lay_condition(world, room, recipe.bears)
    if recipe.veins:
        _strike_vein(world, actor, room, recipe.veins)


def _strike_vein(world: World, actor: int, room: int, theme: str) -> None:
    """One roll for all veins together (VEIN-1)."""
    card = vein_of_share(world.resource(Content), theme, world.roll("upgrade.vein", 100, room, by=actor))
    vein = world.resource(Content).component(card, Vein) if card else None
    if vein is not None:
        span = vein.most - vein.least + 1
        lay_condition(world, room, card, vein.least - 1 + world.roll("upgrade.portions", span, room, by=actor))
