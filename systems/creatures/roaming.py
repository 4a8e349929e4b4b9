"""Roaming: far roamers set out on their beats, and come to where they are once something stirs on the way (COMB-5)."""

from __future__ import annotations

from collections.abc import Iterable

from components.creatures import Beat, Creature, Wanders
from components.place import SIDES, Place, Spot
from content.registry import Content
from engine.kernel.world import World
from systems.core.knowing import lose_track, spot
from systems.core.rooms import is_free_for_creature, room_of
from systems.core.spread import NOTHING, spread
from systems.creatures.beats import beaten, hindered, near_rooms, pace, steps_taken, way_back
from systems.creatures.setting_out import beat_from_here, is_led_away
from systems.water.submerging import submerge


def set_out(world: World, roamer: int) -> bool:
    """Let a roamer go a beat from now on, its first step with this turn; False when it takes none."""
    beat = beat_from_here(world, roamer)
    if beat is None:
        return False
    kept = beaten(world)
    steps = 2 * world.resource(Content).figures.creatures.beat_steps * beat.goes
    world.add(roamer, Beat(beat.headings, world.turn))
    # Each its own number of steps, that those who set out together do not all think again on one turn.
    world.edit(roamer, Wanders).due = world.turn + (steps + roamer % steps) * pace(world, roamer)
    kept.put(world, roamer)
    kept.as_of = world.last_change((Beat,))
    lose_track(world, roamer, room_of(world, roamer))
    return True


def come_to(world: World, roamer: int, turn: int) -> None:
    """A roamer on its beat stands where it is once this turn is over, or as near behind as there is a slot for it.

    It goes on from there step by step, on the turns on which it would have gone on.
    """
    way = way_back(world, roamer, turn)
    next_step = world.get(roamer, Beat).since + steps_taken(world, roamer, turn) * pace(world, roamer)
    kept = beaten(world)
    kept.take(roamer)
    world.remove(roamer, Beat)
    kept.as_of = world.last_change((Beat,))
    world.edit(roamer, Wanders).due = max(next_step, turn + 1)
    for room, side in way:
        ends = _slot(world, roamer, room, side)
        if ends is not None:
            world.move(roamer, room, ends)
            break
    spot(world, roamer)
    submerge(world, roamer, room_of(world, roamer))


def _slot(world: World, roamer: int, room: int, side: Spot) -> Spot | None:
    """The slot of a room, nearest to a side, on which a roamer can stand: the one from which it set out is its own."""
    own = world.get(roamer, Place)
    for turn in range(len(SIDES)):
        spot = SIDES[(side + turn) % len(SIDES)]
        if (room, spot) == (own.holder, own.spot) or is_free_for_creature(world, room, spot):
            return spot
    return None


def disturb(world: World, rooms: Iterable[int]) -> None:
    """Something stirs in these rooms: whoever has them on its beat comes to where it is."""
    if world.any(Beat):
        for roamer in beaten(world).through(rooms):
            come_to(world, roamer, world.turn)


def disturb_noses(world: World, room: int) -> None:
    """Filth came or went, or a way to it opened: who is led by it from somewhere on its beat, or no more, comes to."""
    if world.any(Beat):
        widest = world.resource(Content).figures.creatures.widest_sense
        for roamer in beaten(world).through(spread(world, room, widest, NOTHING)):
            if world.get(roamer, Creature).scent and is_led_away(world, roamer):
                come_to(world, roamer, world.turn)


def draw_near(world: World, seeker: int) -> None:
    """A seeker has come into its room: nobody goes a beat near it."""
    if world.any(Beat):
        disturb(world, near_rooms(world, seeker))


def heed_bars(world: World) -> None:
    """Whoever finds its way barred stands where it was when the turn began."""
    if world.any(Beat):
        for roamer in hindered(world):
            come_to(world, roamer, world.turn - 1)
