"""Fitting: which locations may bear a condition, at birth and when it spreads (COND-1, COND-FUNGAL)."""

from __future__ import annotations

from components.card import Card
from components.conditions import Fits, Rooted
from components.room import Location
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import may_bear
from systems.fire.fire import drifts_to
from systems.walls.structures import is_stony


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
        and has_ground_for(world, other, kind)
    ]


def has_ground_for(world: World, room: int, condition: str) -> bool:
    """Whether the floor of the room lets the condition come: what grows needs more than stone (chapter 6)."""
    return not (world.resource(Content).bears(condition, Rooted) and is_stony(world, room))
