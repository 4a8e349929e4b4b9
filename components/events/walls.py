"""Events of the room walls: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from typing import ClassVar

from components.event import Entity, Event


class WallsExamined(Event, frozen=True):
    """Somebody examined the walls and found nothing: there is nothing, or it was missed (WALL-14)."""

    actor: Entity


class HiddenDoorFound(Event, frozen=True):
    """A wall turned out to be a door, from now on for everybody."""

    actor: Entity
    heading: int


class StonePushed(Event, frozen=True):
    """A hidden door was opened for good."""

    carries: ClassVar[int] = 1
    actor: Entity
    heading: int


class WallHit(Event, frozen=True):
    """A pickaxe bit into a wall that still stands: so many more hits bring it down (WALL-7)."""

    carries: ClassVar[int] = 2
    actor: Entity
    heading: int
    material: str
    hits: int


class WallBroken(Event, frozen=True):
    """A wall came down, and its passage is as it was before."""

    carries: ClassVar[int] = 2
    actor: Entity
    heading: int
    material: str


class FloorHit(Event, frozen=True):
    """A pickaxe bit into the floor of the room."""

    carries: ClassVar[int] = 2
    actor: Entity
    material: str
    hits: int


class FloorBroken(Event, frozen=True):
    """The floor of the room is destroyed, and what it gave has ended (WALL-10)."""

    carries: ClassVar[int] = 2
    actor: Entity
    material: str
