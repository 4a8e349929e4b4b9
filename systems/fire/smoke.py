"""Smoke: it rises from what burns, drifts along open passages, and thins out (CLOCK-1).

All flows of a turn are reckoned from how it hung before them, so that no order of rooms matters.
"""

from __future__ import annotations

from components.events.fire import SmokeCame, SmokeCleared
from components.fire import Burning, Smoke
from components.room import Location
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.creatures.roaming import disturb
from systems.fire.fire import DRAUGHTY, drifts_to, hearths


class SmokeDrift(System):
    wakes_on = (Smoke, Burning)

    def run(self, world: World) -> None:
        if not (world.any(Smoke) or world.any(Burning)):
            return
        before = {room: smoke.density for room, smoke in world.rows(Smoke)}
        hanging = _drifted(world, _risen(world, before))
        thins = world.resource(Content).figures.fire.smoke_thins
        for room in sorted({*before, *hanging}):
            left = 0 if _draughty(world, room) else hanging.get(room, 0) - thins
            _settle(world, room, before.get(room, 0), left)


def _risen(world: World, hanging: dict[int, int]) -> dict[int, int]:
    figures = world.resource(Content).figures.fire
    risen = dict(hanging)
    for entity, _ in world.rows(Burning):
        for room, _ in hearths(world, entity):
            risen[room] = min(figures.smoke_most, risen.get(room, 0) + figures.smoke_each)
    return risen


def _drifted(world: World, hanging: dict[int, int]) -> dict[int, int]:
    """A third of the difference, or a step, goes to each neighbour that has less by two or more, as far as it lasts."""
    drifted = dict(hanging)
    for room in sorted(hanging):
        spare = hanging[room] - 1
        for beyond in drifts_to(world, room):
            apart = hanging[room] - hanging.get(beyond, 0)
            flow = min(spare, max(1, apart // 3)) if apart >= 2 else 0
            spare -= flow
            drifted[room] -= flow
            drifted[beyond] = drifted.get(beyond, 0) + flow
    return drifted


def _draughty(world: World, room: int) -> bool:
    return any(tag in DRAUGHTY for tag in world.get(room, Location).tags)


def _settle(world: World, room: int, before: int, density: int) -> None:
    if density > 0 and density != before:
        world.add(room, Smoke(density))
        if not before:
            world.emit(SmokeCame(room))
            disturb(world, (room,))
    elif density <= 0 and before:
        world.remove(room, Smoke)
        world.emit(SmokeCleared(room))
