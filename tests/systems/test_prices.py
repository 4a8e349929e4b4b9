"""What each deed costs, by the table of MOVE-1: the price that is shown is the one that is paid, and these are right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.actor import ActionPoints
from components.barrier import HiddenDoor, Lock, Material, Wall
from components.effect import Trap
from components.fight import Weapon
from components.food import Drinkable, Edible, Scroll
from components.intent import (
    WantsToBreak,
    WantsToClear,
    WantsToDisarm,
    WantsToDrink,
    WantsToDrop,
    WantsToEat,
    WantsToEquip,
    WantsToExamine,
    WantsToForce,
    WantsToLight,
    WantsToMine,
    WantsToPushStone,
    WantsToRead,
    WantsToRefill,
    WantsToSearch,
    WantsToSnuff,
    WantsToStep,
    WantsToStrike,
    WantsToTake,
    WantsToTakeStair,
    WantsToUnequip,
    WantsToUnlock,
    WantsToWait,
)
from components.item import Stack
from components.light import Oil, Refillable
from components.place import Spot
from components.registry import Component
from components.room import HardGoing, Location, SelfLit, Stair
from engine.kernel.world import World
from systems.deeds.laying import lay_condition
from tests.build import (
    a_chest,
    a_key,
    a_lit_torch,
    a_pickaxe,
    a_rat,
    a_room,
    a_seeker,
    a_sword,
    a_thing,
    a_tool,
    a_torch,
    a_world,
    do,
    two_rooms,
)
from tests.rules import rule

Deed = Callable[[World, int, int], Component]  # a world with a seeker (third) in the centre of a room (second)


def in_the_dark(world: World, room: int, seeker: int) -> Component:
    world.add(room, HardGoing())
    return WantsToStep(Spot.NORTH)


def knock(world: World, room: int, seeker: int) -> Component:
    world.add(room, Wall(Material.STONE, 6), )
    return WantsToExamine()


def beside(world: World, room: int, *bars: Component) -> int:
    """The passage to a room north of this one."""
    from tests.build import join

    return join(world, room, a_room(world, y=1), Spot.NORTH, *bars)
