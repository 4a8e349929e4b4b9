"""Daring: whether a creature takes a step of its own will: into fire, light and deadly water it does not (COMB-5)."""

from __future__ import annotations

from components.body import Health
from components.creatures import Hunting, ShyOfLight
from components.fire import Burning
from components.place import Spot
from components.water import Flood
from engine.kernel.world import World
from systems.core.sight import is_lit
from systems.fire.burning_harm import fire_at, fire_harm
from systems.travel.moves import Move, landing, move_of
from systems.water.drowning import rises
from systems.water.water import drowns


def dares(world: World, creature: int, heading: int) -> bool:
    """Whether nothing where a step leads keeps a creature from it, though the step were legal."""
    shy = world.has(creature, ShyOfLight)
    if not (shy or world.any(Burning) or world.any(Flood)):
        return True
    move = move_of(world, creature, heading)
    if move is None or _burns(world, creature, move):
        return False
    if not move.crosses:
        return True
    return not (_drowns(world, creature, move.beyond) or (shy and _dazzles(world, creature, move.beyond)))


def stands_in_fire(world: World, creature: int, room: int, spot: Spot) -> bool:
    """Whether the slot of a room burns a creature that stands on it."""
    return bool(fire_at(world, room, spot)) and fire_harm(world, creature) > 0


def _burns(world: World, creature: int, move: Move) -> bool:
    ends = landing(world, creature, move)
    return ends is not None and stands_in_fire(world, creature, move.beyond, ends)


def _drowns(world: World, creature: int, room: int) -> bool:
    return drowns(world, room) and bool(rises(world, creature))


def _dazzles(world: World, creature: int, room: int) -> bool:
    """Light holds back who fears it, until it is hurt and hunts."""
    health = world.get(creature, Health)
    return is_lit(world, room) and not (world.has(creature, Hunting) and health.left < health.full)
