"""Beats: where a roamer that is far from every seeker goes, and where on its way it is by now (COMB-5). Reads only.

Nothing is written while it goes: its place follows from the turn on which it set out, whenever somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from components.creatures import Beat, Wanders
from components.knowledge import Way
from components.place import SIDES, Place, Spot, facing
from components.room import Exits, Passage
from components.seekers import InPlay
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.spread import NOTHING, TO_FEET, spread, that_bar
from systems.core.ways import bar

Station = tuple[int, Spot]


def stations(world: World, roamer: int) -> list[Station]:
    """The slots on the way of a roamer on its beat, from the one on which it set out to the last."""
    place = world.get(roamer, Place)
    room, spot = place.holder, place.spot
    found = [(room, spot)]
    for heading in world.get(roamer, Beat).headings:
        if spot == heading:
            room, spot = world.get(room, Exits).rooms[heading], facing(heading)
        else:
            spot = SIDES[heading]
        found.append((room, spot))
    return found


def steps_taken(world: World, roamer: int, turn: int) -> int:
    """How many steps of its beat a roamer has taken once this turn is over."""
    return (turn - world.get(roamer, Beat).since) // pace(world, roamer) + 1


def pace(world: World, roamer: int) -> int:
    """The turns from one step of a roamer to the next."""
    return max(1, world.get(roamer, Wanders).interval)


def way_back(world: World, roamer: int, turn: int) -> list[Station]:
    """The station at which a roamer is once this turn is over, and those behind it to where it set out."""
    found = stations(world, roamer)
    last = len(found) - 1
    if last == 0:
        return found
    steps = steps_taken(world, roamer, turn) % (2 * last)
    return found[min(steps, 2 * last - steps) :: -1]


def whereabouts(world: World, roamer: int) -> Station:
    """The room and slot of a roamer now, on a beat or not."""
    if world.has(roamer, Beat):
        return way_back(world, roamer, world.turn)[0]
    place = world.get(roamer, Place)
    return place.holder, place.spot


class Beaten:
    """Who passes through which room on a beat. Derived: `as_of` says for which bearers of a beat it holds."""

    def __init__(self, world: World) -> None:
        self.rooms: dict[int, set[int]] = {}
        self.walkers: dict[int, dict[int, None]] = {}
        self.as_of = world.last_change((Beat,))
        self.barred = -1
        self.bars: frozenset[int] = frozenset()
        for roamer, _ in world.rows(Beat):
            self.put(world, roamer)

    def put(self, world: World, roamer: int) -> None:
        """One has set out."""
        rooms = self.rooms[roamer] = {room for room, _ in stations(world, roamer)}
        for room in rooms:
            self.walkers.setdefault(room, {})[roamer] = None

    def take(self, roamer: int) -> None:
        """One goes its beat no more."""
        for room in self.rooms.pop(roamer):
            del self.walkers[room][roamer]

    def through(self, rooms: Iterable[int]) -> list[int]:
        """Those who pass through one of these rooms, in id order."""
        return sorted({roamer for room in rooms for roamer in self.walkers.get(room, ())})


def beaten(world: World) -> Beaten:
    """Who passes through which room: kept, and made anew once somebody else has given or taken a beat."""
    try:
        kept = world.resource(Beaten)
    except KeyError:
        kept = None
    if kept is None or kept.as_of != world.last_change((Beat,)):
        world.provide(kept := Beaten(world))
    return kept


def hindered(world: World) -> list[int]:
    """Those whose way something bars now that did not when they set out, in id order; asked once a turn.

    Only ways near to what has come since it was asked last are looked at; all of them where that is not known.
    """
    kept = beaten(world)
    kinds = that_bar(world, TO_FEET)
    as_of = world.last_change(kinds)
    if kept.barred == as_of:
        return []
    bars = frozenset(entity for kind in kinds for entity, _ in world.rows(kind))
    at_risk = list(kept.rooms) if kept.barred < 0 else kept.through(_beside(world, bars - kept.bars))
    kept.barred, kept.bars = as_of, bars
    return sorted(roamer for roamer in at_risk if is_barred(world, roamer))


def _beside(world: World, bars: Iterable[int]) -> set[int]:
    edges = [(bar, world.find(bar, Passage)) for bar in bars]
    return {room for bar, edge in edges for room in ((edge.first, edge.second) if edge is not None else (bar,))}


def is_barred(world: World, roamer: int) -> bool:
    """Whether a wall, a lock or water bars a passage on the way of a roamer."""
    steps = pairwise(stations(world, roamer))
    return any(
        near != beyond and bar(world, roamer, near, int(spot)) != Way.OPEN for (near, spot), (beyond, _) in steps
    )


def nearest(world: World, room: int, far: int) -> int:
    """How many rooms off the nearest seeker in play is, walls and locks or not; more than `far` when none is."""
    around = (spread(world, room_of(world, seeker), far, NOTHING) for seeker, _ in world.rows(InPlay))
    return min((near.get(room, far + 1) for near in around), default=far + 1)


def near_rooms(world: World, seeker: int) -> list[int]:
    """The rooms around a seeker through which no beat goes."""
    figures = world.resource(Content).figures.creatures
    around = spread(world, room_of(world, seeker), figures.beat_far, NOTHING)
    return [room for room, apart in around.items() if apart <= figures.beat_near]
