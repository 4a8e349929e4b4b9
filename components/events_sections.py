"""What was found of levels and of hand-built sections. Events leave the turn; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class SectionFound(Event, frozen=True):
    """A seeker came into a section for the first time; `section` and `told` are its id, said as name and as text."""

    seeker: Entity
    section: str
    told: str


class LevelEntered(Event, frozen=True):
    """A seeker came into a level for the first time; `theme` and `motto` are its theme's id, said as name and motto."""

    seeker: Entity
    theme: str
    motto: str


class DangerTold(Event, frozen=True):
    """What a seeker has most to fear in the level that it came into; `danger` is the theme's id."""

    seeker: Entity
    danger: str
