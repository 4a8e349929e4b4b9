"""Odds of rooms: the chances of what is tried with a room: gathering, searching, holding its ceiling (COND-1)."""

from __future__ import annotations

from components.actor import Attributes
from components.condition import Offers
from components.room import Location, Terrain
from content.registry import Content
from engine.kernel.world import World
from systems.core.odds import NO_ATTRIBUTES, append, clamped
from systems.core.sight import is_lit
from systems.core.verdict import Odds, Term
from systems.seekers.proficiency import BUILDING, FORAGING, LORE, bonus

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


def searching(world: World, actor: int, room: int) -> Odds:
    """The chance that a search of a room brings to light what it hides, if it hides anything (ROOM-5)."""
    figures, body = world.resource(Content).figures.searches, world.find(actor, Attributes) or NO_ATTRIBUTES
    terms = [Term("odds.searching", figures.base)]
    append(terms, "odds.perception", figures.per_perception * body.perception)
    append(terms, "odds.size", -figures.per_size * (world.get(room, Location).size - 1))
    append(terms, "odds.dark", 0 if is_lit(world, room) else -figures.dark)
    append(terms, "odds.proficiency", lore_of(world, actor, room))
    return clamped(world, terms)


def lore_of(world: World, actor: int, room: int) -> int:
    """Per cent that Lore adds to the search of a room: of one that was built, else nothing (CHAR-5)."""
    return bonus(world, actor, LORE) if world.get(room, Location).terrain in BUILT else 0
