"""Barred: walls, hidden doors, deep water and floors are laid on the passages and rooms of a level (WALL-12)."""

from __future__ import annotations

from components.conditions import Rooted
from components.place import Spot
from components.walls import DeepWater, Floor, HiddenDoor, Material, Wall
from content.registry import Content
from engine.kernel.world import World
from systems.genesis.blueprint import Bar, Blueprint
from systems.genesis.lay import Laid
from systems.walls.structures import floor_hits, wall_hits


def lay_barriers(world: World, plan: Blueprint, laid: Laid) -> None:
    """Every structure whole; each passage once, though it is noted for both its slots."""
    figures = world.resource(Content).figures.walls
    for slot, bar in plan.bars.items():
        if plan.beyond[slot] > slot // 4:
            continue
        passage = laid.passages[slot]
        if bar is Bar.WATER:
            world.add(passage, DeepWater())
        elif bar is not Bar.OPEN:
            material = Material.TIMBER if bar is Bar.TIMBER else Material.STONE
            world.add(passage, Wall(material, wall_hits(figures, material)))
            if bar is Bar.HIDDEN:
                world.add(passage, HiddenDoor())
    for room, material in plan.floors.items():
        if material is Material.TIMBER or not _grows(world, laid.rooms[room]):
            world.add(laid.rooms[room], Floor(material, floor_hits(figures, material)))


def _grows(world: World, room: int) -> bool:
    """Whether something grows there that would not grow on stone."""
    return any(world.has(condition, Rooted) for condition in world.held(room, Spot.CONDITION))
