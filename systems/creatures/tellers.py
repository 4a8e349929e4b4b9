"""Tellers: what comes out of a condition, by its chance, and how many at most (COND-WEBBED, COND-INFESTED)."""

from __future__ import annotations

from components.conditions import Emerges
from components.creatures import Creature
from systems.core.sites import level_number
from systems.core.telling import Onlooker


def tell_emerges(eye: Onlooker, entity: int, part: Emerges) -> str:
    """What comes, how many of it and of which level."""
    most = part.most or eye.content.figures.creatures.brood_most
    nature = eye.content.component(part.card, Creature)
    level = min(nature.level, level_number(eye.world)) if nature is not None else level_number(eye.world)
    said = "fact.condition.emerges" if most > 1 else "fact.condition.emerges.one"
    return eye.say(said, chance=part.chance, most=most, level=level, name=eye.words.card_name(part.card))
