"""Acting: an act is counted, and a seeker runs the risks that the room had when it was begun (COND-1, RISK, P7)."""

from __future__ import annotations

from components.creatures import Acted, Acts
from components.seekers import Seeker
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.core.rooms import room_of


def note_act(world: World, actor: int) -> None:
    """The actor has done what costs AP, or lets the turn pass: the rolls of its next act are others."""
    world.edit(actor, Acts).count += 1
    if world.has(actor, Seeker):
        room = room_of(world, actor)
        world.add(actor, Acted(room, conditions(world, room)))
