"""Terms: what smoke takes from odds, sight and comfort, and the warmth of a fire (CLOCK-1, SURV-2)."""

from __future__ import annotations

from content.registry import Content
from engine.kernel.world import World
from systems.combat.arms import Blow
from systems.core.rooms import room_of
from systems.fire.fire import fires_in, is_blind, smoke_in


def smoke_to_strike_in(world: World, blow: Blow) -> int:
    """Smoke about the target, for whoever strikes by eye."""
    if not blow.by_eye:
        return 0
    return -smoke_in(world, blow.room) * world.resource(Content).figures.fire.smoke_hides


def smoke_to_rest_in(world: World, room: int) -> int:
    """Smoke in the room, by how thick it hangs."""
    return -world.resource(Content).figures.comfort.smoke * smoke_in(world, room)


def smoke_to_see_through(world: World, creature: int, seeker: int, so_far: int) -> int:
    """Smoke between two rooms, too thick for any eye."""
    return -so_far if is_blind(world, room_of(world, creature), room_of(world, seeker)) else 0


def fire_to_feel(world: World, seeker: int, room: int) -> int:
    """Something that burns in the room."""
    return world.resource(Content).figures.warmth.fire if fires_in(world, room) else 0
