"""Noticing: the chance that a creature becomes aware of a seeker in a turn (COMB-5)."""

from __future__ import annotations

from components.actor import Attributes, Creature, Hunting, Temper
from content.registry import Content
from engine.kernel.world import World
from systems.core.distance import distance
from systems.core.odds import append, clamped
from systems.core.rooms import room_of
from systems.core.sight import is_lit
from systems.core.verdict import Odds, Term
from systems.creatures.senses import hunts_by_eye, senses
from systems.creatures.temperament import KEEPS_ITS_ROOM
from systems.seekers.proficiency import STEALTH, bonus


def noticing(world: World, creature: int, seeker: int) -> Odds | None:
    """The chance that one which hunts nobody notices this seeker when a turn ends; None when it cannot."""
    nature, room = world.get(creature, Creature), room_of(world, seeker)
    figures = world.resource(Content).figures
    if world.has(creature, Hunting):
        return None
    if nature.temper in KEEPS_ITS_ROOM and room_of(world, creature) != room:
        return None
    if nature.temper == Temper.LURKING and distance(world, creature, seeker) > figures.movement.melee_reach:
        return None
    if not senses(world, creature, seeker):
        return None
    body = world.find(creature, Attributes)
    terms = [Term("odds.noticing", figures.creatures.notice)]
    keen = body.perception if body is not None else 0
    append(terms, "odds.keen", figures.creatures.notice_per_perception * keen)
    if hunts_by_eye(nature) and not is_lit(world, room):
        append(terms, "odds.dark", -figures.creatures.dark_notice)
    append(terms, "odds.stealth", -bonus(world, seeker, STEALTH))
    return clamped(world, terms)
