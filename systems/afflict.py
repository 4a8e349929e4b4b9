"""Afflict: an unleashed card lays an affliction on a body; one that lies there already begins anew (SURV-5)."""

from __future__ import annotations

from components.card import Card
from components.effect import Affliction, Afflicts, Unleashed
from components.events import Afflicted
from components.place import Spot
from content.make import make
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.reckoning.bodies import is_living
from systems.reckoning.rooms import room_of


class Afflict(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for card, unleashed, afflicts in world.rows(Unleashed, Afflicts):
            target = unleashed.target
            if is_living(world, target) and world.chance("effect.afflict", afflicts.chance, card, by=unleashed.by):
                affliction = _lay(world, target, afflicts.card)
                world.emit(Afflicted(room_of(world, target), target, affliction))


def _lay(world: World, target: int, card: str) -> int:
    for held in world.held(target, Spot.AFFLICTION):
        born = world.resource(Content).component(card, Affliction)
        if world.get(held, Card).prototype == card and born is not None:
            timer = world.edit(held, Affliction)
            timer.left = max(timer.left, born.left)
            return held
    laid = make(world, card, target, Spot.AFFLICTION, cause="afflicted")
    timer = world.edit(laid, Affliction)
    timer.due = world.turn + timer.interval
    return laid
