"""Events of the room fire: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class CaughtFire(Event, frozen=True):
    """A thing or a condition began to burn."""

    card: Entity


class Burnt(Event, frozen=True):
    """Fire took Health from a body."""

    target: Entity
    damage: int
    fire: Entity


class BurntAway(Event, frozen=True):
    """Nothing is left of a thing that burned."""

    card: Entity


class FireWentOut(Event, frozen=True):
    """Water put out what burned."""

    card: Entity


class FloorWentOut(Event, frozen=True):
    """Water put out the floor of the room."""


class WallWentOut(Event, frozen=True):
    """Water put out a wall of the room."""

    heading: int


class FloorCaught(Event, frozen=True):
    """The floor of the room began to burn."""


class FloorBurnt(Event, frozen=True):
    """The floor of the room is burnt, and what it gave has ended (WALL-10)."""


class WallCaught(Event, frozen=True):
    """A wall of the room began to burn."""

    heading: int


class WallBurnt(Event, frozen=True):
    """A wall of the room is burnt, and its passage is as it was before."""

    heading: int


class SmokeCame(Event, frozen=True):
    """Smoke came into a room that was clear."""


class SmokeCleared(Event, frozen=True):
    """The last smoke went out of a room."""
