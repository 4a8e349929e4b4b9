"""What bars a way: locks with their keys, walls, deep water (MOVE-4, DOOR-1, WALL-8)."""

from enum import StrEnum

from components.actor import Incorporeal, Swimmer
from components.registry import Component, component
from components.traits import bars_air, bars_feet, bars_sound, falls_with_its_wall, passed_by


class Material(StrEnum):
    """What a wall or floor is made of."""

    TIMBER = "timber"
    STONE = "stone"


@bars_air
@bars_feet
@component("barrier.lock")
class Lock(Component):
    """A closed lock of tier 1-4 on a room or a container; `ordinal` tells locks of one name apart. Gone once opened."""

    tier: int
    ordinal: int = 1


@component("barrier.key")
class Key(Component):
    """A skeleton key and the one entity whose lock it fits; a lock's tier and place are written on it."""

    lock: int
    tier: int
    ordinal: int
    location: str


@bars_sound
@bars_air
@bars_feet
@passed_by(Incorporeal)
@falls_with_its_wall
@component("barrier.wall")
class Wall(Component):
    """A standing wall on a passage: it refuses the step of all who have a body."""

    material: Material
    hits_left: int


@component("barrier.floor")
class Floor(Component):
    """A laid floor, on the room's card: wood insulates the room, stone gives it footing (WALL-1, WALL-10)."""

    material: Material
    hits_left: int


@falls_with_its_wall
@component("barrier.hidden_door")
class HiddenDoor(Component):
    """A wall that is a door; `found` belongs to the wall, for everyone, on both sides."""

    found: bool = False


@bars_feet
@passed_by(Swimmer)
@component("barrier.deep_water")
class DeepWater(Component):
    """Deep water in a passage: stops all who can neither swim nor be carried."""
