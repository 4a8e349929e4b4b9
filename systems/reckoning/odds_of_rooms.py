"""Odds of rooms: the chances of what is tried with a room itself: gathering, holding up its ceiling (COND-1)."""

from __future__ import annotations

from components.condition import Offers
from components.room import Location, Terrain
from content.registry import Content
from engine.kernel.world import World
from systems.reckoning.odds import append, clamped
from systems.reckoning.proficiency import BUILDING, FORAGING, LORE, bonus
from systems.reckoning.verdict import Odds, Term

# Where somebody built, books tell what they would have hidden, and where.
BUILT = (Terrain.INTERIOR, Terrain.RUIN)


def gathering(world: World, actor: int, giver: int) -> Odds:
    """The chance that a try at what a room offers finds something (COND-1)."""
    terms = [Term("odds.gathering", world.get(giver, Offers).chance)]
    append(terms, "odds.proficiency", bonus(world, actor, FORAGING))
    return clamped(world, terms)


def holding(world: World, actor: int) -> Odds:
    """The chance that a timber set under a ceiling that is coming down holds it (COND-UNSTABLE)."""
    terms = [Term("odds.holding", world.resource(Content).figures.conditions.hold_chance)]
    append(terms, "odds.proficiency", bonus(world, actor, BUILDING))
    return clamped(world, terms)


def lore_of(world: World, actor: int, room: int) -> int:
    """Per cent that Lore adds to the search of a room: of one that was built, else nothing (CHAR-5)."""
    return bonus(world, actor, LORE) if world.get(room, Location).terrain in BUILT else 0
