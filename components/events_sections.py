"""What was found of hand-built sections. Events leave the turn; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class SectionFound(Event, frozen=True):
    """A seeker came into a section for the first time; `section` and `told` are its id, said as name and as text."""

    seeker: Entity
    section: str
    told: str
