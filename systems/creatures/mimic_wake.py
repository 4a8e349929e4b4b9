"""Mimic wake: who opens, searches, forces, disarms or strikes a mimic is attacked at once by what it now is (MIMIC-1).

The deed is lost and its price paid. The goods stay real: they are the creature's now.
"""

from __future__ import annotations

from components.acting import Acting
from components.card import Card
from components.creatures import Mimic
from components.events.creatures import MimicWoke
from components.events.travel import Stepped
from components.place import SIDES, Place, Spot
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.combat.blows import attack
from systems.core.knowing import spot
from systems.core.legal import intent_of
from systems.core.rooms import board_place, free_side_for_creature, room_of
from systems.core.sites import level_number
from systems.creatures.mimicry import grown
from systems.creatures.posing import woken_by
from systems.creatures.waking import wake
from systems.things.freshness import settle


class MimicWake(System):
    wants = Mimic

    def run(self, world: World) -> None:
        for actor, _ in world.rows(Acting):
            mimic = woken_by(world, actor)
            if mimic and _stand_up(world, mimic, actor):
                _lose_the_deed(world, actor)
                attack(world, mimic, actor, melee(world, mimic), by=actor, stream="mimic")


def _stand_up(world: World, mimic: int, actor: int) -> bool:
    """The container becomes the creature on its slot, or on the nearest that is free; False when there is none."""
    room, near = board_place(world, mimic)
    if board_place(world, actor) == (room, near) and near in SIDES:
        world.move(actor, room, Spot.CENTRE)
        world.emit(Stepped(room, actor, int(near), int(Spot.CENTRE)))
    side = free_side_for_creature(world, room, near)
    if side is None:
        return False
    _turn_into(world, mimic, world.get(mimic, Mimic).form)
    world.move(mimic, room, side)
    for thing in world.held(mimic, Spot.INSIDE):
        world.move(thing, mimic, Spot.GOODS)
        settle(world, thing)
    spot(world, mimic)
    world.emit(MimicWoke(room_of(world, mimic), mimic, actor))
    wake(world, mimic, actor)
    return True


def _turn_into(world: World, mimic: int, form: str) -> None:
    grows = grown(world.resource(Content), form, level_number(world))
    for part in world.components(mimic):
        if not isinstance(part, Place):
            world.remove(mimic, type(part))
    for part in (Card(form), *grows):
        world.add(mimic, part)


def _lose_the_deed(world: World, actor: int) -> None:
    intent = intent_of(world, actor)
    if intent is not None:
        world.remove(actor, type(intent))
