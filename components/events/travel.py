"""Events of the room travel: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class Stepped(Event, frozen=True):
    """Somebody moved inside the room, between two spots."""

    actor: Entity
    origin: int
    spot: int


class Left(Event, frozen=True):
    """Somebody went out through a heading."""

    actor: Entity
    heading: int


class Arrived(Event, frozen=True):
    """Somebody came in, onto a spot."""

    actor: Entity
    spot: int


class Blocked(Event, frozen=True):
    """An unknown creature turned out to hold the slot."""

    seeker: Entity
    creature: Entity


class StairTaken(Event, frozen=True):
    """A seeker left by a stairwell."""

    actor: Entity
    card: Entity


class MouthTaken(Event, frozen=True):
    """A seeker went into a sub-dungeon by its mouth, or out of it (SUB-1)."""

    actor: Entity
    card: Entity


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
