"""Odds of rooms: the chances of what is tried with a room: gathering, searching, holding its ceiling (COND-1)."""

from __future__ import annotations

from components.room import Terrain
from engine.kernel.world import World
from systems.core.odds import clamped
from systems.core.sums import terms_of
from systems.core.verdict import Odds

# Where somebody built, books tell what they would have hidden, and where.
BUILT = (Terrain.INTERIOR, Terrain.RUIN)


def gathering(world: World, actor: int, giver: int) -> Odds:
    """The chance that a try at what a room offers finds something (COND-1)."""
    return clamped(world, terms_of(world, "to_gather", actor, giver))


def holding(world: World, actor: int) -> Odds:
    """The chance that a timber set under a ceiling that is coming down holds it (COND-UNSTABLE)."""
    return clamped(world, terms_of(world, "to_hold", actor))


def searching(world: World, actor: int, room: int) -> Odds:
    """The chance that a search of a room brings to light what it hides, if it hides anything (ROOM-5)."""
    return clamped(world, terms_of(world, "to_search", actor, room))
