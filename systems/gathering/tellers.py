"""Tellers: what a room or a condition offers, and what its rock holds, with one's own chances (COND-1, VEIN-3)."""

from __future__ import annotations

from components.gathering import Offers, Outcrop, Vein
from systems.core.odds import digging
from systems.core.telling import Onlooker
from systems.gathering.odds_of_rooms import gathering


def tell_offers(eye: Onlooker, entity: int, part: Offers) -> str:
    """What there is to be done, and one's own chance of finding something, by the reckoning of the deed."""
    names = dict.fromkeys(eye.say(f"gather.{action}") for action in part.actions)
    chance = gathering(eye.world, eye.seeker, entity).chance
    told = eye.say("fact.condition.offers", list=", ".join(names), chance=chance)
    return eye.say("fact.condition.regrows", told=told, turns=part.regrows) if part.regrows else told


def tell_vein(eye: Onlooker, entity: int, part: Vein) -> str:
    """The ore, and one's own chance of winning a portion, by the reckoning of the deed."""
    return eye.say("fact.condition.vein", ore=eye.words.card_name(part.ore), least=part.least, most=part.most,
                   chance=digging(eye.world, eye.seeker, entity).chance)


def tell_outcrop(eye: Onlooker, entity: int, part: Outcrop) -> str:
    """What comes of it by which share, and one's own chance as above."""
    shares = [
        eye.say("fact.condition.share", card=eye.words.card_name(card), percent=percent)
        for card, percent in zip(part.cards, part.shares, strict=True)
    ]
    ores = [
        eye.say("fact.condition.ore_from", card=eye.words.card_name(card), level=level)
        for card, level in zip(part.ores, part.from_level, strict=True)
    ]
    return eye.say("fact.condition.outcrop", list=", ".join(shares), rest=100 - sum(part.shares), ores=", ".join(ores),
                   chance=digging(eye.world, eye.seeker, entity).chance)
