"""Grounds: what a location offers to walls, floors, deep water and rods (WALL-1, WALL-2, WALL-12, ROSE-2)."""

from __future__ import annotations

from enum import IntEnum

from components.room import Location, Terrain
from components.walls import Material

_WATERS = (Terrain.WATER, Terrain.MIRE)
_POOL = "pool"
_WET_TAGS = (_POOL, "damp")


class Ground(IntEnum):
    """WILD and WET bear no structure; ROCK asks for stone, TIMBERED for wood, BUILT takes either."""

    WILD = 0
    WET = 1
    ROCK = 2
    BUILT = 3
    TIMBERED = 4


BEARING = frozenset({Ground.ROCK, Ground.BUILT, Ground.TIMBERED})


def ground_of(location: Location) -> Ground:
    """The ground of a location: interiors, ruins, mines and dry caves can be built on, nothing else can (WALL-2)."""
    terrain, tags = location.terrain, location.tags
    if is_water(location):
        return Ground.WET
    if terrain is Terrain.CAVE:
        return Ground.WET if any(tag in tags for tag in _WET_TAGS) else Ground.ROCK
    if terrain is Terrain.MINE or "timbered" in tags and terrain is not Terrain.WILD:
        return Ground.TIMBERED
    return Ground.WILD if terrain is Terrain.WILD else Ground.BUILT


def is_water(location: Location) -> bool:
    """Whether a location is a river, a swamp or a pool."""
    return location.terrain in _WATERS or _POOL in location.tags


def material_for(grounds: tuple[Ground, ...], stone: bool) -> Material:
    """What stands between such grounds: rock asks for stone, timber for wood; else it is as `stone` says."""
    if all(ground is Ground.ROCK for ground in grounds):
        return Material.STONE
    if all(ground is Ground.TIMBERED for ground in grounds):
        return Material.TIMBER
    return Material.STONE if stone else Material.TIMBER
