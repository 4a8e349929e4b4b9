"""Events of the room conditions: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from typing import ClassVar

from components.event import Entity, Event


class ConditionCame(Event, frozen=True):
    """A condition lies on the room from now on."""

    card: Entity


class ConditionWorked(Event, frozen=True):
    """A try brought a condition nearer to its end: `done` of `size` (COND-2)."""

    actor: Entity
    card: Entity
    done: int
    size: int


class ConditionCleared(Event, frozen=True):
    """A condition is gone from the room: worked off, used up or burnt (COND-2)."""

    card: Entity


class Emerged(Event, frozen=True):
    """A creature came up out of a condition of the room, onto a slot."""

    creature: Entity
    spot: int


class Trembled(Event, frozen=True):
    """The ceiling is coming down (COND-UNSTABLE). Who has just stepped out from under it hears it too."""

    carries: ClassVar[int] = 1


class CeilingHeld(Event, frozen=True):
    """A prop was set under a ceiling that was coming down, and holds it (COND-UNSTABLE)."""

    carries: ClassVar[int] = 1

    actor: Entity
    card: Entity


class PropBroke(Event, frozen=True):
    """A prop was set under a ceiling that was coming down, and did not hold it (COND-UNSTABLE)."""

    carries: ClassVar[int] = 1

    actor: Entity
    card: Entity


class ThingsDugOut(Event, frozen=True):
    """What lay under the rubble of the room lies open again (COND-UNSTABLE)."""
