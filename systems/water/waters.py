"""Waters: a spring or a passage has changed, and the flood finds its level again (AGE-2, AGE-4)."""

from __future__ import annotations

from components.events.water import WaterFell, WaterGone, WaterRose
from components.light import Lit
from components.water import Flood, Source, Stirred
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import creatures_in
from systems.creatures.roaming import disturb
from systems.light.flames import put_out
from systems.things.soiling import soil
from systems.water.submerging import submerge
from systems.water.water import depth, douses, goal, level_near


def stir(world: World, entity: int) -> None:
    """Say that a passage or a drain was opened or closed, or that a spring moved: water answers in this turn."""
    world.add(entity, Stirred())


def set_flowing(world: World, room: int) -> None:
    """Let the spring of a room climb or sink from now on, if it is not where it comes to rest."""
    source = world.find(room, Source)
    if source is not None and source.due is None and source.step != goal(world, room):
        world.edit(room, Source).due = world.turn + world.resource(Content).figures.water.rise_turns


def settle_water(world: World, stirred: list[int]) -> None:
    """Bring every room that this concerns to the depth that the springs, the ways and the walls give it now."""
    for room, now in sorted(level_near(world, stirred).items()):
        was = depth(world, room)
        if now > was:
            _rise(world, room, now)
        elif now < was:
            _fall(world, room, was, now)


def _rise(world: World, room: int, deep: int) -> None:
    world.add(room, Flood(deep))
    world.emit(WaterRose(room, deep))
    disturb(world, (room,))
    if douses(world, room):
        for flame in world.held_bearing(room, Lit):
            put_out(world, flame)
    for creature in creatures_in(world, room):
        submerge(world, creature, room)


def _fall(world: World, room: int, was: int, deep: int) -> None:
    """Water that leaves a room leaves its mud (AGE-6)."""
    soil(world, room, world.resource(Content).figures.dirt.silt * (was - deep))
    if deep:
        world.edit(room, Flood).depth = deep
        world.emit(WaterFell(room, deep))
    else:
        world.remove(room, Flood)
        world.emit(WaterGone(room))
