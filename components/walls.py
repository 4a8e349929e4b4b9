"""Walls: what stands in a passage or under a room, of what, and what is done to it (WALL-1)."""

from enum import StrEnum

from components.creatures import Incorporeal, Swimmer
from components.registry import Component, component
from components.traits import bars_air, bars_feet, bars_sound, falls_with_its_wall, passed_by


class Material(StrEnum):
    """What a wall or floor is made of."""

    TIMBER = "timber"
    STONE = "stone"


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


@component("intent.examine")
class WantsToExamine(Component):
    """Look for hidden doors in the walls of the room (WALL-14)."""


@component("intent.push_stone")
class WantsToPushStone(Component):
    """Push open a hidden door that was found: `passage` is one of this room (WALL-15)."""

    passage: int


@component("intent.break")
class WantsToBreak(Component):
    """Hit a wall or floor with a pickaxe: `structure` is a passage of this room, or the room (WALL-7)."""

    structure: int
