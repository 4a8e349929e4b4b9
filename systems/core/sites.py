"""Sites: how the dungeons of a region are named, and where stairwells and mouths lead (SUB-1, LEVL-1).

A sub-dungeon has the site of the level it opens from, a stroke, and its theme: `gate/base:mine`; and the same level.
A level has at most one mouth of a kind, so that site and level name one dungeon.
"""

from __future__ import annotations

from typing import NamedTuple

from components.level import LevelInfo
from components.room import Entrance, Mouth, Stair
from engine.kernel.world import World
from systems.core.rooms import room_of

_WITHIN = "/"


class Destination(NamedTuple):
    """The level somebody comes to; `theme` is what it is born with, empty for one that must have been born before."""

    site: str
    level: int
    theme: str


def origin(seed: int, theme: str) -> str:
    """Seed and theme as the one text that every face takes and shows: `7:fen`, of a pack `7:bogs:mire`."""
    return f"{seed}:{theme.removeprefix('base:')}"


def level_info(world: World) -> LevelInfo | None:
    """What a level was born from; None for the region."""
    return next((info for _, info in world.each(LevelInfo)), None)


def level_number(world: World) -> int:
    """Which level this is, from 1; 1 where none is told."""
    info = level_info(world)
    return info.level if info is not None else 1


def outer(site: str) -> str:
    """The site that a sub-dungeon opens from; empty for one that opens from none."""
    return site.rpartition(_WITHIN)[0]


def inner(site: str, theme: str) -> str:
    """The site of the sub-dungeon of this theme that opens from a site."""
    return f"{site}{_WITHIN}{theme}"


def destination(world: World, card: int) -> Destination | None:
    """Where a stairwell or mouth leads; None for any other card, and where there is nothing beyond."""
    info, stair, mouth = level_info(world), world.find(card, Stair), world.find(card, Mouth)
    if info is None:
        return None
    if stair is not None:
        return Destination(info.site, info.level + (1 if stair.on else -1), info.theme)
    if mouth is None or mouth.out and not outer(info.site):
        return None
    if mouth.out:
        return Destination(outer(info.site), info.level, "")
    return Destination(inner(info.site, mouth.theme), info.level, mouth.theme)


def arrival(world: World, source: World, card: int) -> int:
    """The room where one arrives who left the source by this card.

    Back by the stairs it is the room of the stairwell that leads on, out of a mouth the room of the mouth one went in
    by, and in all other cases the entrance.
    """
    stair, mouth = source.find(card, Stair), source.find(card, Mouth)
    if stair is not None and not stair.on:
        return next(room_of(world, each) for each, part in world.each(Stair) if part.on)
    if mouth is not None and mouth.out:
        for each, part in world.each(Mouth):
            if part.theme == mouth.theme and not part.out:
                return room_of(world, each)
    return next(room for room, _ in world.each(Entrance))
