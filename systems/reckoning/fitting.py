"""Fitting: which locations may bear a condition, at birth and when it spreads (COND-1, COND-FUNGAL)."""

from __future__ import annotations

from components.barrier import Floor, Material
from components.card import Card
from components.condition import Fits
from components.room import Location
from content.registry import Content
from engine.kernel.world import World
from systems.reckoning.conditions import may_bear
from systems.reckoning.fire import drifts_to


def fits(content: Content, condition: str, location: str) -> bool:
    """Whether a location may bear a condition, both by card id; where it says nothing of fitting, any may."""
    place, wanted = content.component(location, Location), content.component(condition, Fits)
    if place is None or wanted is None:
        return place is not None
    return (
        (not wanted.terrains or place.terrain in wanted.terrains)
        and (not wanted.tags or any(tag in wanted.tags for tag in place.tags))
        and not any(tag in wanted.without for tag in place.tags)
    )


def suitable_neighbours(world: World, room: int, condition: int) -> list[int]:
    """The rooms across open passages that a condition could spread to: it fits there, lies not there, on no stone."""
    kind, content = world.get(condition, Card).prototype, world.resource(Content)
    return [
        other
        for other in drifts_to(world, room)
        if fits(content, kind, world.get(other, Card).prototype)
        and may_bear(world, other, kind)
        and not _is_stony(world, other)
    ]


def _is_stony(world: World, room: int) -> bool:
    floor = world.find(room, Floor)
    return floor is not None and floor.material is Material.STONE
