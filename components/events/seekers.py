"""Events of the room seekers: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class ExperienceGained(Event, frozen=True):
    """Experience, by cause: kill, visit, find, secret."""

    seeker: Entity
    amount: int
    cause: str


class LevelGained(Event, frozen=True):
    """A level, and with it a choice."""

    seeker: Entity
    level: int


class AttributeRaised(Event, frozen=True):
    """The seeker chose an attribute to raise."""

    seeker: Entity
    attribute: str


class Trained(Event, frozen=True):
    """The seeker bought a point of a proficiency with experience, and has so many now."""

    seeker: Entity
    proficiency: str
    points: int
    price: int
