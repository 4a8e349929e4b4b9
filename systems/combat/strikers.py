"""Strikers: who gets a free blow at one that turns its back (MOVE-6, COMB-6)."""

from __future__ import annotations

from components.body import Stamina
from components.creatures import Creature
from components.place import SIDES, Spot
from components.registry import Component
from components.seekers import Seeker
from content.registry import Content
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.core.bodies import is_aware, is_living
from systems.core.distance import span
from systems.core.rooms import board_place, neighbour
from systems.core.sight import knows
from systems.travel.moves import Move


def strikers(world: World, actor: int, move: Move, ends: Spot) -> list[int]:
    """The aware enemies beside an actor whose reach it leaves by a move that ends on this slot, in id order.

    A free blow costs nothing, but whoever is too spent for a blow has none to give.
    """
    near = world.resource(Content).figures.movement.melee_reach
    here, there = (move.room, move.origin), (move.beyond, ends)
    found = []
    for body in enemies_around(world, actor, move):
        if not (is_aware(world, body) and is_living(world, body)):
            continue
        stands = board_place(world, body)
        if span(world, stands, here) > near or not _can_strike(world, body, actor):
            continue
        if span(world, stands, there) > melee(world, body).reach:
            found.append(body)
    return sorted(found)


def enemies_around(world: World, actor: int, move: Move) -> list[int]:
    """The enemies in the room an actor leaves its slot in, and behind the passage beside which it stands."""
    enemy: type[Component] = Seeker if world.has(actor, Creature) else Creature
    bodies = world.held_bearing(move.room, enemy)
    beyond = neighbour(world, move.room, move.origin) if move.origin in SIDES else 0
    return bodies + world.held_bearing(beyond, enemy) if beyond else bodies


def _can_strike(world: World, body: int, actor: int) -> bool:
    """Not too spent for a blow; and a seeker strikes only at what it knows to be there."""
    stamina = world.find(body, Stamina)
    if stamina is not None and stamina.left < melee(world, body).stamina:
        return False
    return not world.has(body, Seeker) or knows(world, body, actor)
