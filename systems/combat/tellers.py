"""Tellers: what weapons add to the die, their reach and price, and what a body or a thing resists (COMB-2, COMB-4)."""

from __future__ import annotations

from components.combat import Launcher, Resistance, Thrown, Weapon
from components.things import Wearable
from systems.core.telling import Onlooker, Told, signed


def tell_weapon(eye: Onlooker, entity: int, part: Weapon) -> Told:
    """What it is to strike with it."""
    return _priced(eye, entity, part, eye.say("fact.weapon", plus=signed(part.damage), reach=part.reach))


def tell_launcher(eye: Onlooker, entity: int, part: Launcher) -> Told:
    """What it is to shoot with it."""
    return _priced(eye, entity, part, eye.say("fact.launcher", plus=signed(part.damage), reach=part.reach))


def tell_thrown(eye: Onlooker, entity: int, part: Thrown) -> Told:
    """What it is to throw it."""
    return _priced(eye, entity, part, eye.say("fact.thrown", plus=signed(part.damage), reach=part.reach))


def tell_resistance(eye: Onlooker, entity: int, part: Resistance) -> str:
    """What each element loses on it."""
    pairs = [
        eye.say("fact.resistance.part", element=eye.say(f"element.{element.value}"), points=signed(points))
        for element, points in zip(part.elements, part.points, strict=True)
    ]
    return eye.say("fact.resistance", list=", ".join(pairs)) if pairs else ""


def _priced(eye: Onlooker, entity: int, part: Weapon | Launcher | Thrown, words: str) -> Told:
    """What it adds to the die and how far it reaches, with all that a blow with it asks (COMB-4)."""
    figures = eye.content.figures.combat
    ap, stamina = getattr(part, "ap", figures.strike_ap), getattr(part, "stamina", figures.unarmed_stamina)
    words = eye.say("fact.blow.price", told=words, ap=ap, stamina=stamina)
    worn = eye.world.find(entity, Wearable)
    both = worn is not None and worn.both_hands and not isinstance(part, Thrown)
    return Told(eye.say("fact.blow.both", told=words) if both else words, part.damage)
