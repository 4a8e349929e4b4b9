"""Events of the room building: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class CardSet(Event, frozen=True):
    """A card was set for a location upgrade (UPGR-2)."""

    actor: Entity
    card: Entity
    heading: int


class LocationBuilt(Event, frozen=True):
    """The room has become another location (UPGR-3)."""

    actor: Entity
