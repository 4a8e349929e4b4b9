"""Events of the room gathering: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class Won(Event, frozen=True):
    """Somebody's work brought something to hand."""

    actor: Entity
    card: Entity


class MineFailed(Event, frozen=True):
    """A swing at a vein or an outcrop won nothing (VEIN-3)."""

    actor: Entity
    card: Entity


class GatherFailed(Event, frozen=True):
    """A try at what the room offers found nothing (COND-1)."""

    actor: Entity
