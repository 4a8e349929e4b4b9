"""What happened by water and dirt; all of it is found in `components.events`."""

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


class Cleaned(Event, frozen=True):
    """Somebody cleaned a thing."""

    actor: Entity
    card: Entity


class RoomCleaned(Event, frozen=True):
    """Somebody cleaned the room, of which so much dirt is left."""

    actor: Entity
    level: int


class ContainerStruck(Event, frozen=True):
    """Somebody struck a container, which is one."""

    actor: Entity
    card: Entity


class MimicWoke(Event, frozen=True):
    """What seemed a container was none."""

    creature: Entity
    actor: Entity
