"""Events of the room locks: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from typing import ClassVar

from components.event import Entity, Event


class Unlocked(Event, frozen=True):
    """A lock opened for good; `target` is the room or container."""

    actor: Entity
    target: Entity


class ForcedOpen(Event, frozen=True):
    """A lock was forced."""

    carries: ClassVar[int] = 3
    actor: Entity
    target: Entity


class ForceFailed(Event, frozen=True):
    """A lock held."""

    carries: ClassVar[int] = 3
    actor: Entity
    target: Entity


class TrapNoticed(Event, frozen=True):
    """A seeker noticed a trap in time."""

    seeker: Entity
    card: Entity


class TrapSprung(Event, frozen=True):
    """A trap took effect."""

    carries: ClassVar[int] = 1
    victim: Entity
    card: Entity


class TrapDisarmed(Event, frozen=True):
    """A trap was made safe."""

    actor: Entity
    card: Entity


class DisarmFailed(Event, frozen=True):
    """A trap stayed armed."""

    actor: Entity
    card: Entity
