"""Tellers: how long a thing would burn, and that what grows or lies in a room catches fire (CLOCK-1)."""

from __future__ import annotations

from components.conditions import Burns
from components.fire import Burning, Flammable
from systems.core.telling import Onlooker, Told


def tell_flammable(eye: Onlooker, entity: int, part: Flammable) -> Told | None:
    """For how long it would burn; of what burns already another fact tells what is left."""
    if eye.world.has(entity, Burning):
        return None
    figures = eye.content.figures.fire
    words = eye.say("fact.flammable", turns=part.turns, slot=figures.catch_slot, room=figures.catch_room)
    return Told(words, part.turns)


def tell_burns(eye: Onlooker, entity: int, part: Burns) -> str:
    """That it catches fire."""
    figures = eye.content.figures.fire
    return eye.say("fact.condition.burns", slot=figures.catch_slot, room=figures.catch_room)
