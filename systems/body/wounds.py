"""Wounds: the one way in which Health is lost, with what caused it kept for the kill and the morgue (CHAR-6)."""

from __future__ import annotations

from components.body import Dead, Falling, Harmed, Health
from components.card import Card
from components.combat import Element
from components.events.body import Hurt
from components.seekers import Seeker
from engine.kernel.world import World
from systems.core.causes import written
from systems.core.rooms import room_of

KEPT = 5


def hurt(world: World, target: int, damage: int, element: Element, source: int, card: int) -> None:
    """Harm a body by something that is no blow, and tell of it: `source` and `card` as for `wound`."""
    world.emit(Hurt(room_of(world, target), target, damage, element, card))
    wound(world, target, damage, source, "cause.harm", card)


def wound(world: World, target: int, damage: int, source: int, cause: str, card: int = 0) -> None:
    """Take up to `damage` Health from a living body; at zero it falls.

    `source` is who did it (0: nobody), `cause` a message id, `card` the entity named in it (0: none).
    """
    health = world.find(target, Health)
    if health is None or damage <= 0 or health.left <= 0 or world.has(target, Dead):
        return
    left = max(0, health.left - damage)
    world.edit(target, Health).left = left
    _note(world, target, source, cause, card)
    if left == 0:
        world.add(target, Falling())


def _note(world: World, target: int, source: int, cause: str, card: int) -> None:
    born = world.find(card, Card) if card else None
    told = written(cause, born.prototype if born is not None else "")
    before = world.find(target, Harmed)
    causes = list(before.causes) if before is not None else []
    if not causes or causes[-1] != told:
        causes = [*causes, told][-KEPT:]
    if not (source and world.has(source, Seeker)):
        source = before.source if before is not None else 0
    world.add(target, Harmed(source, causes))
