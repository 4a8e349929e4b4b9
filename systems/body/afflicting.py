"""Afflicting: an affliction is laid on a body, and told; one that lies there already begins anew (SURV-5)."""

from __future__ import annotations

from components.body import Affliction
from components.card import Card
from components.events.body import Afflicted
from components.place import Spot
from content.make import make
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of


def lay_affliction(world: World, target: int, card: str) -> None:
    """The target has the affliction of this prototype, new or with its times to come made up."""
    world.emit(Afflicted(room_of(world, target), target, _laid(world, target, card)))


def _laid(world: World, target: int, card: str) -> int:
    for held in world.held(target, Spot.AFFLICTION):
        born = world.resource(Content).component(card, Affliction)
        if world.get(held, Card).prototype == card and born is not None:
            timer = world.edit(held, Affliction)
            timer.left = max(timer.left, born.left)
            if timer.due == world.turn:
                # It was to end this turn, and what it did as it ended laid it anew.
                timer.due += timer.interval
            return held
    laid = make(world, card, target, Spot.AFFLICTION, cause="afflicted")
    timer = world.edit(laid, Affliction)
    timer.due = world.turn + timer.interval
    return laid
