"""Tellers: what effects do to a body: harm, afflictions, health, mana and stamina that come or go (CHAR-2)."""

from __future__ import annotations

from collections.abc import Mapping

from components.effect import Afflicts, Drains, Harms, Heals
from systems.body.will import against_will
from systems.core.telling import Onlooker, Told

# What does to the seeker what its card says; the rest is done by the seeker, to itself or to others.
_THREATS = ("enemy", "trap", "container")


def tell_harms(eye: Onlooker, entity: int, part: Harms) -> Told:
    """The least and the most of its damage."""
    low, high = part.dice + part.plus, part.dice * eye.content.figures.combat.die + part.plus
    reach = eye.say("span", low=low, high=high) if low != high else str(low)
    return Told(eye.say("fact.harms", span=reach, element=eye.say(f"element.{part.element.value}")), low)


def tell_afflicts(eye: Onlooker, entity: int, part: Afflicts) -> Told:
    """The chance of it; of what threatens the seeker itself, the one that its Will leaves."""
    name, threat = eye.words.card_name(part.card), eye.kind(entity) in _THREATS
    chance = against_will(eye.world, eye.seeker, part.chance) if threat else part.chance
    return Told(eye.say("fact.afflicts", chance=chance, affliction=name), chance)


def tell_heals(eye: Onlooker, entity: int, part: Heals) -> str:
    """What it gives back."""
    return _pools(eye, "fact.heals", {"health": part.health, "mana": part.mana, "stamina": part.stamina})


def tell_drains(eye: Onlooker, entity: int, part: Drains) -> str:
    """What it takes."""
    return _pools(eye, "fact.drains", {"mana": part.mana, "stamina": part.stamina})


def _pools(eye: Onlooker, message: str, amounts: Mapping[str, int]) -> str:
    told = [
        eye.say("fact.pool.part", amount=amount, pool=eye.say(f"pool.{pool}"))
        for pool, amount in amounts.items()
        if amount
    ]
    return eye.say(message, list=", ".join(told)) if told else ""
