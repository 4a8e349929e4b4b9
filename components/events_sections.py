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


class ClueFound(Event, frozen=True):
    """A clue says in which heading the way to a key of this tier begins, and how many rooms long it is."""

    actor: Entity
    tier: int
    heading: int
    rooms: int


class KeyNearFound(Event, frozen=True):
    """A clue says that a key of this tier lies in this very room."""

    actor: Entity
    tier: int


class OldClueFound(Event, frozen=True):
    """A clue to a key that somebody has taken since."""

    actor: Entity
