"""Events of the room water: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class WaterRose(Event, frozen=True):
    """Flood came into the room or stands deeper there."""

    depth: int


class WaterFell(Event, frozen=True):
    """Flood stands less deep in the room."""

    depth: int


class WaterGone(Event, frozen=True):
    """The last of the flood has left the room."""


class DrainOpened(Event, frozen=True):
    """Somebody cleared a drain: it draws from now on."""

    actor: Entity
    card: Entity


class Drowned(Event, frozen=True):
    """A creature drowned."""

    creature: Entity


class GotUpAgain(Event, frozen=True):
    """What had drowned got up as one of the undead."""

    creature: Entity


class Buffeted(Event, frozen=True):
    """Somebody was hurt by standing in heavy flood."""

    actor: Entity
    damage: int
