"""Moves: from which slot to which a step leads, what it costs, and whether it will truly be made (MOVE-1, MOVE-5)."""

from __future__ import annotations

from typing import NamedTuple

from components.body import ActionPoints
from components.creatures import Creature
from components.place import SIDES, Spot, facing
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import (
    board_place,
    creature_at,
    free_side_for_creature,
    is_free_for_creature,
    neighbour,
)
from systems.core.sums import total_of
from systems.rest.pool import full_pool


class Move(NamedTuple):
    """A step from a slot to a slot, `steps` ordinary steps long; `beyond` is the room it ends in."""

    room: int
    origin: Spot
    heading: int
    beyond: int
    spot: Spot
    steps: int = 1

    @property
    def crosses(self) -> bool:
        """Whether it leads through a passage."""
        return self.room != self.beyond


def move_of(world: World, actor: int, heading: int) -> Move | None:
    """Where a step by a heading leads this actor; None when a seeker has to go to the centre first.

    A creature crosses the centre without a stop: by any heading but its own slot's it goes to that side.
    """
    room, origin = board_place(world, actor)
    side = SIDES[heading]
    if origin == side:
        return Move(room, origin, heading, neighbour(world, room, heading), facing(heading))
    if origin not in SIDES:
        return Move(room, origin, heading, room, side)
    if world.has(actor, Creature):
        return Move(room, origin, heading, room, side, steps=2)
    return Move(room, origin, heading, room, Spot.CENTRE) if origin == facing(heading) else None


def step_ap(world: World, actor: int, room: int, steps: int = 1) -> int:
    """AP of so many steps in one go that begin in this room (MOVE-1)."""
    return within_pool(world, actor, steps * total_of(world, "step", actor, room))


def is_hard_step(world: World, actor: int, room: int) -> bool:
    """Whether a step that begins in this room costs more than one on good ground."""
    return total_of(world, "step", actor, room) > world.resource(Content).figures.movement.step


def move_ap(world: World, actor: int, move: Move) -> int:
    """AP of a move: whoever has too small a pool for it gives the whole of it."""
    return step_ap(world, actor, move.room, move.steps)


def within_pool(world: World, actor: int, price: int) -> int:
    """A price that an actor pays in one go: never more than the most that a turn begins with, lest it stand for ever.

    A delay shortens the one turn, and the deed waits for the next; burden lasts, and counts.
    """
    return min(price, max(1, full_pool(world, actor))) if world.has(actor, ActionPoints) else price


def landing(world: World, actor: int, move: Move) -> Spot | None:
    """The slot on which a move truly ends, or None when bodies leave no room for it, known or not."""
    if not world.has(actor, Creature):
        return None if move.spot in SIDES and creature_at(world, move.beyond, move.spot) else move.spot
    if move.crosses:
        return free_side_for_creature(world, move.beyond, move.spot)
    return move.spot if is_free_for_creature(world, move.beyond, move.spot) else None
