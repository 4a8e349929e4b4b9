"""Judge: how a kind of intent is ruled on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from engine.kernel.world import World

# From the world, an actor and its intent to a verdict, and from that to the same with odds: systems/core/verdict.py.
Rule = Callable[["World", int, Any], Any]
Foresee = Callable[["World", int, Any, Any], Any]


class Judge(NamedTuple):
    """How a kind of intent is ruled on, and what may come of it once that is legal.

    `hand` is the field of the intent that names what a hand is laid on: that wakes a mimic (MIMIC-1).
    """

    rule: Rule
    foresee: Foresee | None = None
    hand: str = ""
