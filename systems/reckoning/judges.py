"""Judges: for each kind of intent the one function that rules on it, and the one that foresees what may come of it.

Packs add theirs the same way. Rules ask for the ruling alone; the prospects are for who has to choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from components.registry import Component
from engine.kernel.world import World
from systems.reckoning.verdict import Verdict

JudgeOf = Callable[[World, int, Any], Verdict]
SeerOf = Callable[[World, int, Any, Verdict], Verdict]
F = TypeVar("F", bound=JudgeOf)
S = TypeVar("S", bound=SeerOf)
JUDGES: dict[type[Component], JudgeOf] = {}
SEERS: dict[type[Component], SeerOf] = {}


def judges(intent: type[Component]) -> Callable[[F], F]:
    """Register the function that judges this kind of intent; ValueError when there is one already."""

    def register(judge: F) -> F:
        if intent in JUDGES:
            raise ValueError(f"{intent.__qualname__} is judged by {JUDGES[intent].__qualname__} already")
        JUDGES[intent] = judge
        return judge

    return register


def foresees(intent: type[Component]) -> Callable[[S], S]:
    """Register the function that adds odds and damage to the ruling on a legal intent; ValueError as above."""

    def register(seer: S) -> S:
        if intent in SEERS:
            raise ValueError(f"{intent.__qualname__} is foreseen by {SEERS[intent].__qualname__} already")
        SEERS[intent] = seer
        return seer

    return register
