"""Events of the room rest: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class Waited(Event, frozen=True):
    """A seeker let the turn pass."""

    seeker: Entity


class Mended(Event, frozen=True):
    """A camp gave a thing durability back: `left` of `full` now (SURV-4)."""

    seeker: Entity
    card: Entity
    left: int
    full: int
