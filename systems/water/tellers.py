"""Tellers: what a drain takes, once it is open (AGE-2)."""

from __future__ import annotations

from components.water import Drain
from systems.core.telling import Onlooker, Told
from systems.water.water import draws


def tell_drain(eye: Onlooker, entity: int, part: Drain) -> Told:
    """By how much it lowers a flood, or would."""
    if not draws(eye.world, entity):
        return Told(eye.say("fact.drain.shut", steps=part.steps), part.steps)
    turns = eye.content.figures.water.rise_turns
    return Told(eye.say("fact.drain", steps=part.steps, turns=turns), part.steps)
