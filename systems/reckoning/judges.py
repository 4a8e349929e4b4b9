"""Judges: for each kind of intent the one function that says what would come of it. Packs add theirs the same way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from components.registry import Component
from engine.kernel.world import World
from systems.reckoning.verdict import Verdict

JudgeOf = Callable[[World, int, Any], Verdict]
F = TypeVar("F", bound=JudgeOf)
JUDGES: dict[type[Component], JudgeOf] = {}


def judges(intent: type[Component]) -> Callable[[F], F]:
    """Register the function that judges this kind of intent; ValueError when there is one already."""

    def register(judge: F) -> F:
        if intent in JUDGES:
            raise ValueError(f"{intent.__qualname__} is judged by {JUDGES[intent].__qualname__} already")
        JUDGES[intent] = judge
        return judge

    return register
