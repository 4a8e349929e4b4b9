"""Perishing: when what is born goes bad; part of a living body does not begin to (ROT-1)."""

from __future__ import annotations

from components.things import Perishable
from content.registry import Content
from engine.kernel.world import World


def start_perishing(world: World, food: Perishable, resting: bool) -> None:
    """Its turns by what it is made of, from now on unless it rests."""
    rot = world.resource(Content).figures.rot
    food.left = (rot.raw if food.raw else rot.organic) * food.percent // 100
    food.due = None if resting and food.of_body else world.turn + food.left
