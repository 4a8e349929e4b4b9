"""Risks: which conditions threaten whom after an action, for the room in which it was begun (COND-1, RISK)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from components.creatures import Acted
from components.registry import Component
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.core.bodies import is_living

R = TypeVar("R", bound=Component)


def at_risk(world: World, kind: type[R]) -> Iterator[tuple[int, int, R]]:
    """Every living seeker that has just acted, with each condition in force where it did that bears this risk.

    What the act itself has laid or laid bare there was no risk of it (P7).
    """
    if not world.any(kind):
        return
    for seeker, acted in world.rows(Acted):
        there = [card for card in conditions(world, acted.room) if card in acted.conditions] if acted.conditions else []
        for condition in there if there and is_living(world, seeker) else ():
            risk = world.find(condition, kind)
            if risk is not None:
                yield seeker, condition, risk


def runs(world: World, stream: str, chance: int, seeker: int, condition: int) -> bool:
    """Whether a risk comes true, by the seeker's act and the condition's luck."""
    return world.chance(stream, chance, condition, by=seeker)
