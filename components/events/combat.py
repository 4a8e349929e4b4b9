"""Events of the room combat: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from typing import ClassVar

from components.event import Entity, Event


class Struck(Event, frozen=True):
    """A blow, shot or throw hit for `damage` on `part` (head, body, arms, legs)."""

    carries: ClassVar[int] = 1
    attacker: Entity
    target: Entity
    damage: int
    part: str


class Missed(Event, frozen=True):
    """A blow, shot or throw missed."""

    carries: ClassVar[int] = 1
    attacker: Entity
    target: Entity


class Corroded(Event, frozen=True):
    """All that a body wears lost so much wear (TRAP-1)."""

    target: Entity
    wear: int


class ThingBroke(Event, frozen=True):
    """A thing wore out (COMB-7)."""

    card: Entity


class ContainerStruck(Event, frozen=True):
    """Somebody struck a container, which is one."""

    actor: Entity
    card: Entity
