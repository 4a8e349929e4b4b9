"""Tellers: what a light says of its fuel (LIGHT-1)."""

from __future__ import annotations

from components.light import Fuel, Lit, Spent
from systems.core.telling import Onlooker, Told


def tell_fuel(eye: Onlooker, entity: int, fuel: Fuel) -> Told:
    """For how long it burns, or would."""
    if fuel.due is not None and eye.world.has(entity, Lit):
        left = max(0, fuel.due - eye.world.turn)
        return Told(eye.say("fact.fuel.lit", left=left), left, fuel.capacity)
    if eye.world.has(entity, Spent) or fuel.left <= 0:
        return Told(eye.say("fact.fuel.spent"), 0, fuel.capacity)
    return Told(eye.say("fact.fuel.out", left=fuel.left), fuel.left, fuel.capacity)
