"""Traits: what a component declares of itself, so that rules ask for all that do and list none of them.

A trait stands above the component: `@bars_sound`. Rules ask `content.kinds.having(bars_sound.name)` or a query that
does. What ends with the life of its bearer (`ends_at_death`) is one, and stands with `component` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from components.registry import Component, Trait

C = TypeVar("C", bound=Component)

# In a passage or a room: what neither sound, nor smell, nor feet pass (COMB-5, WALL-15).
bars_sound = Trait("bars sound")
bars_air = Trait("bars air")
bars_feet = Trait("bars feet")
# On a passage: what ends with the wall that stands in it.
falls_with_its_wall = Trait("falls with its wall")
# A witch rod turns to whatever bears it.
is_enchanted = Trait("is enchanted")
# What a drowned creature keeps when it gets up as another.
outlasts_drowning = Trait("outlasts drowning")

_ABREAST: dict[type[Component], list[tuple[str, ...]]] = {}
_PASSED_BY: dict[type[Component], type[Component]] = {}


def abreast(*fields: str) -> Callable[[type[C]], type[C]]:
    """Declare that lists stand side by side: so many values in the one, so many in the others (S5)."""

    def declare(kind: type[C]) -> type[C]:
        _ABREAST.setdefault(kind, []).append(fields)
        return kind

    return declare


def abreast_in(kind: type[Component]) -> Sequence[tuple[str, ...]]:
    """The lists of a component that stand side by side, as they were declared."""
    return _ABREAST.get(kind, ())


def passed_by(bearing: type[Component]) -> Callable[[type[C]], type[C]]:
    """Declare who passes what bars a way to others: whoever bears this."""

    def declare(kind: type[C]) -> type[C]:
        _PASSED_BY[kind] = bearing
        return kind

    return declare


def passes_it(kind: type[Component]) -> type[Component] | None:
    """What lets its bearer pass a thing that bars a way, or None when nobody passes."""
    return _PASSED_BY.get(kind)
