"""What happened to bodies by cold, heat and rest; all of it is found in `components.events`."""

from __future__ import annotations

from components.event import Entity, Event


class Corroded(Event, frozen=True):
    """All that a body wears lost so much wear (TRAP-1)."""

    target: Entity
    wear: int


class Delayed(Event, frozen=True):
    """A body lost AP, of this turn or the next (MOVE-1)."""

    target: Entity
    ap: int


class GrewColder(Event, frozen=True):
    """A seeker is a step colder than before (SURV-2)."""

    seeker: Entity


class GrewWarmer(Event, frozen=True):
    """A seeker is a step warmer than before (SURV-2)."""

    seeker: Entity
