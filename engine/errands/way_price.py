"""Way price: the AP and the world turns of a known way, as far as whoever goes it can know (MOVE-1, P9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from components.body import ActionPoints
from components.place import Spot, facing
from components.room import HardGoing
from content.registry import Content
from engine.errands.travel import way_inside
from engine.kernel.world import World
from systems.core.rooms import neighbour, room_of, spot_of
from systems.core.sight import seen
from systems.rest.pool import renewed
from systems.travel.moves import step_ap, within_pool


def prices_on(world: World, seeker: int, ways: Mapping[int, int]) -> tuple[int, ...]:
    """AP of each single step from where the seeker is, by the heading out of each room, until one has none."""
    return tuple(_prices(world, seeker, ways))


def _prices(world: World, seeker: int, ways: Mapping[int, int]) -> Iterator[int]:
    room, came = room_of(world, seeker), spot_of(world, seeker)
    while room in ways:
        heading = ways[room]
        steps = len(way_inside(came, Spot(heading))) + 1
        yield from (known_step_ap(world, seeker, room),) * steps
        room, came = neighbour(world, room, heading), facing(heading)


def known_step_ap(world: World, seeker: int, room: int) -> int:
    """AP of a step that begins in a room: of one's own as it is, of another as deep as it was last seen."""
    if room == room_of(world, seeker):
        return step_ap(world, seeker, room)
    figures, memory = world.resource(Content).figures, seen(world, seeker, room)
    deep = memory is not None and memory.flood >= figures.water.hard_going
    hard = deep or world.has(room, HardGoing)
    return within_pool(world, seeker, figures.movement.hard_step if hard else figures.movement.step)


def turns_of(world: World, seeker: int, prices: tuple[int, ...]) -> int:
    """World turns that pass until steps of these prices are done; 0 when what is left of AP is enough for them."""
    points = world.find(seeker, ActionPoints)
    if points is None or sum(prices) <= points.left:
        return 0
    left, turns, fresh = points.left, 0, renewed(world, seeker)
    for price in prices:
        if price > left:
            left, turns = fresh, turns + 1
        left -= price
        if left <= 0:
            left, turns = fresh, turns + 1
    return turns
