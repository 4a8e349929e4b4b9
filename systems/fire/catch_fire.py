"""Catch fire: flames spread, likelier on their own slot than over the room; a naked light set down does so too."""

from __future__ import annotations

from components.fire import Burning, NakedFlame
from components.light import Lit
from components.place import HANDS, SLOTS, Place, Spot
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.rooms import board_place
from systems.fire.burning import ignite
from systems.fire.fire import can_catch, hearths


class CatchFire(System):
    wakes_on = (Burning, Lit)

    def run(self, world: World) -> None:
        if not (world.any(Burning) or world.any(Lit)):
            return
        flames = _flames(world)
        figures = world.resource(Content).figures.fire
        for room in sorted(flames):
            for entity, spot in can_catch(world, room):
                near = spot in flames[room] or None in flames[room]
                if world.chance("fire.catch", figures.catch_slot if near else figures.catch_room, entity, room):
                    ignite(world, entity)


def _flames(world: World) -> dict[int, set[Spot | None]]:
    """The slots of each room from which fire can spread; None for all of it."""
    found: dict[int, set[Spot | None]] = {}
    for entity, _ in world.rows(Burning):
        for room, spot in hearths(world, entity):
            found.setdefault(room, set()).add(spot)
    for light, _, _ in world.rows(Lit, NakedFlame):
        room, spot = board_place(world, light)
        # A flame in a hand feeds on its own fuel and leaves the rest alone.
        if spot in SLOTS and world.get(light, Place).spot not in HANDS:
            found.setdefault(room, set()).add(spot)
    return found
