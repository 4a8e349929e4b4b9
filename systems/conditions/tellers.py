"""Tellers: what a condition is, what clears it, and what it risks, by the rules' own figures (COND-1)."""

from __future__ import annotations

from components.conditions import Afflicting, ClearedBy, Collapses, Condition, Draining, Harming
from systems.body.will import against_will
from systems.core.telling import Onlooker
from systems.gathering.odds_of_rooms import holding


def tell_nature(eye: Onlooker, entity: int, part: Condition) -> str:
    """Whether it replaces what the room is, and whether anybody can rest."""
    told = [eye.say("fact.condition.replaces" if part.replaces else "fact.condition.keeps")]
    told.append(eye.say("fact.condition.sleepless" if part.prevents_rest else "fact.condition.restful"))
    return " ".join(told)


def tell_cleared(eye: Onlooker, entity: int, part: ClearedBy) -> str:
    """With what it is cleared."""
    return eye.say("fact.condition.cleared_by", tools=eye.either([eye.say(f"tool.{tool}") for tool in part.tools]))


def tell_harming(eye: Onlooker, entity: int, part: Harming) -> str:
    """The chance of its harm."""
    return eye.say("fact.condition.harms", chance=part.chance, damage=part.damage,
                   element=eye.say(f"element.{part.element.value}"))


def tell_afflicting(eye: Onlooker, entity: int, part: Afflicting) -> str:
    """One's own chance of it, which Will holds off."""
    chance = against_will(eye.world, eye.seeker, part.chance)
    return eye.say("fact.condition.afflicts", chance=chance, name=eye.words.card_name(part.card))


def tell_draining(eye: Onlooker, entity: int, part: Draining) -> str:
    """One's own chance of it, which Will holds off."""
    return eye.say("fact.condition.drains", chance=against_will(eye.world, eye.seeker, part.chance), mana=part.mana)


def tell_collapses(eye: Onlooker, entity: int, part: Collapses) -> str:
    """The chance that it comes down, and what may hold it."""
    told = eye.say("fact.condition.collapses", chance=part.chance, health=part.health,
                   encounter=eye.words.card_name(part.encounter), name=eye.words.card_name(part.card))
    if not part.props:
        return told
    props = eye.either([eye.words.card_name(card) for card in part.props])
    return eye.say("fact.condition.props", told=told, props=props, chance=holding(eye.world, eye.seeker).chance)
