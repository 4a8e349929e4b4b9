"""Noise: what hears it wakes, and comes for who made it (COMB-5)."""

from __future__ import annotations

from components.actor import Awake, Creature, Hunting, Seeker
from components.events import NoiseMade, Woke
from components.room import Exits
from engine.kernel.world import World


def rouse(world: World, room: int, rooms: int, quarry: int) -> None:
    """A noise in `room`, heard up to `rooms` rooms away along passages, shut or open; `quarry` is who is sought."""
    world.emit(NoiseMade(room))
    for place in within(world, room, rooms):
        for body in world.held(place):
            creature = world.find(body, Creature)
            if creature is None or creature.hearing <= 0:
                continue
            if not world.has(body, Awake):
                world.add(body, Awake())
                world.emit(Woke(place, body))
            if world.has(quarry, Seeker):
                world.add(body, Hunting(quarry))


def within(world: World, room: int, rooms: int) -> list[int]:
    """The rooms up to so many passages away, in id order, with the room itself."""
    reached = {room}
    edge = [room]
    for _ in range(rooms):
        edge = [beyond for near in edge for beyond in world.get(near, Exits).rooms if beyond and beyond not in reached]
        reached.update(edge)
    return sorted(reached)
