"""Springs: which rivers and swamps rise over their banks, and how high (AGE-2).

They are drawn before the walls are set. How far the water has come is found on the finished level, where the walls
stand: they stop it, and so does a hidden door until its stone is pushed.
"""

from __future__ import annotations

from components.water import Source
from content.registry import Content
from engine.kernel.world import World
from systems.genesis.blueprint import ENTRANCE, NOWHERE, Blueprint
from systems.genesis.lay import Laid
from systems.walls.grounds import is_water


def well_up(plan: Blueprint) -> None:
    """Each water by its own stream: the theme's share of them are springs; the older the dungeon, the stronger.

    One that does not yet stand as high as it can is still rising when a seeker comes. The room where a seeker arrives
    is never one (G7). None is so strong that its flood would come to a place that is built by hand (SECT-1).
    """
    if not plan.theme.springs:
        return
    apart = _apart(plan)
    deepest = min(plan.ageing.severity_most, 1 + (plan.age - 1) // plan.ageing.generations_per_depth)
    for room in range(plan.rooms):
        if room != ENTRANCE and room not in plan.fixed and is_water(plan.deck.places[plan.locations[room]]):
            stream = plan.stream("springs", room)
            if stream.percent(plan.theme.springs):
                severity = min(stream.between(1, deepest), apart.get(room, deepest))
                step = max(stream.between(1, severity), stream.between(1, severity))
                plan.springs[room] = (severity, step, stream.between(1, 100))


def _apart(plan: Blueprint) -> dict[int, int]:
    """How many rooms each is away from the nearest that is built by hand, over cells, as if no rock were between."""
    apart = dict.fromkeys(sorted(plan.fixed), 0)
    found = [*apart]
    for room in found:
        for side in range(4):
            other = plan.cell(room, side)
            if other != NOWHERE and other not in apart:
                apart[other] = apart[room] + 1
                found.append(other)
    return apart


def lay_springs(world: World, plan: Blueprint, laid: Laid) -> None:
    """Put the springs into their rooms; one that is still rising is somewhere between two steps."""
    interval = world.resource(Content).figures.water.rise_turns
    for room, (severity, step, share) in plan.springs.items():
        due = world.turn + max(1, interval * share // 100) if step < severity else None
        world.add(laid.rooms[room], Source(severity, step, due))
