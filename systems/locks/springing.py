"""Springing: an armed trap takes effect on whoever came to it, looked into it or was thrown upon it (TRAP-1)."""

from __future__ import annotations

from components.events.locks import TrapSprung
from components.locks import Noticed, Trap
from components.things import Container
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.using import unleash, use_up


def spring(world: World, victim: int, card: int) -> None:
    """Unleash a trap on its victim; it is gone with that, unless it is a container, which stays and is harmless."""
    world.remove(card, Trap)
    world.remove(card, Noticed)
    unleash(world, card, victim, 0)
    world.emit(TrapSprung(room_of(world, card), victim, card))
    if not world.has(card, Container):
        use_up(world, card, "sprung")
