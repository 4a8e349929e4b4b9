"""Events of the room creatures: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from typing import ClassVar

from components.event import Entity, Event


class Woke(Event, frozen=True):
    """A creature noticed."""

    creature: Entity


class Summoned(Event, frozen=True):
    """A creature came out of nowhere onto a spot."""

    creature: Entity
    spot: int


class NoiseMade(Event, frozen=True):
    """A loud noise."""

    carries: ClassVar[int] = 3


class MimicWoke(Event, frozen=True):
    """What seemed a container was none."""

    creature: Entity
    actor: Entity
