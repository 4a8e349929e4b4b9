"""Roamers on their beats, for tests: a row of rooms, and one that has gone where nobody wrote."""

from __future__ import annotations

from components.creatures import Beat, Creature, Temper, Wanders
from components.place import Place, Spot
from components.registry import Component
from engine.kernel.world import World
from systems.creatures.beats import whereabouts
from tests.build import a_rat, a_row, a_world, base_content, pass_turns

CREATURES = base_content().figures.creatures


def a_roamer(
    world: World, room: int, spot: Spot = Spot.NORTH, *extra: Component, every: int = 1, scent: int = 0
) -> int:
    """A roamer without eyes and ears whose turn is the next one."""
    return a_rat(world, room, spot, Wanders(every, world.turn + 1), Creature(1, Temper.ROAMING, scent=scent), *extra)


def gone_far(world: World, roamer: int, turns: int = 40) -> int:
    """The room in which a roamer is, once it is in another than that from which it set out."""
    for _ in range(turns):
        pass_turns(world)
        room, _ = whereabouts(world, roamer)
        if world.has(roamer, Beat) and room != world.get(roamer, Place).holder:
            return room
    raise AssertionError("it has not left its room")


def far_gone(rooms: int = 5, *extra: Component, scent: int = 0) -> tuple[World, list[int], int, int]:
    """A world with a row of rooms and a roamer on its beat in it, who is in another room than it seems; that room."""
    for seed in range(40):
        world = a_world(seed)
        row = a_row(world, rooms)
        roamer = a_roamer(world, row[2], Spot.NORTH, *extra, scent=scent)
        try:
            return world, row, roamer, gone_far(world, roamer)
        except AssertionError:
            continue
    raise AssertionError("nobody leaves its room")
