"""Routes: the shortest way over rooms, by one breadth-first search over whole numbers (ROSE-2, COMB-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from components.knowledge import Glimpsed, Seen, Way
from components.place import Place
from components.room import Exits
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.spread import TO_FEET, forget, that_bar
from systems.core.ways import way

Ways = Sequence[Sequence[tuple[int, int]]]


class Open(NamedTuple):
    """The ways out of each room that can be gone, and the rooms beyond them alone: a search asks for no more."""

    ways: Ways
    rooms: Sequence[Sequence[int]]


class Plan:
    """The rooms of a world by number from 0, and `out`, for each its ways out.

    A way is its own number (4 x room + heading) and the number of the room beyond. `both` are a passage's two ways.
    """

    def __init__(self, world: World) -> None:
        rows = [(room, exits.rooms, exits.passages) for room, exits in world.each(Exits)]
        self.rooms = [room for room, _, _ in rows]
        self.number = {room: number for number, room in enumerate(self.rooms)}
        self.passages = [tuple(passages) for _, _, passages in rows]
        self.out: Ways = [
            [(4 * near + heading, self.number[room]) for heading, room in enumerate(rooms) if room]
            for near, (_, rooms, _) in enumerate(rows)
        ]
        self.both: dict[int, list[int]] = {}
        for near, passages in enumerate(self.passages):
            for heading, passage in enumerate(passages):
                self.both.setdefault(passage, []).append(4 * near + heading)

    def fits(self, world: World, room: int) -> bool:
        """Whether the plan still shows this room as it is."""
        number = self.number.get(room, -1)
        return number >= 0 and tuple(world.get(room, Exits).passages) == self.passages[number]


class _Drawn:
    """The plan of a world, once one was drawn, and its ways that nothing bars, as long as no bar comes or goes."""

    plan: Plan | None = None
    open: Open | None = None
    opened: tuple[Plan, int] | None = None


def _drawn(world: World) -> _Drawn:
    try:
        return world.resource(_Drawn)
    except KeyError:
        world.provide(drawn := _Drawn())
        return drawn


def plan_of(world: World, *rooms: int) -> Plan:
    """The plan of a world; drawn anew when it does not know these rooms as they are. See `redraw`."""
    drawn = _drawn(world)
    if drawn.plan is None or not all(drawn.plan.fits(world, room) for room in rooms):
        drawn.plan = Plan(world)
    return drawn.plan


def redraw(world: World) -> None:
    """Rooms or passages were added or taken away: the next search draws a new plan."""
    _drawn(world).plan = None
    forget(world)


def route(world: World, room: int, goal: int, known_to: int | None = None) -> list[int] | None:
    """Headings of a shortest way between two rooms, [] when they are one, None when there is no way.

    Walls, locks and deep water bar it. For a seeker only ways count that it remembers as open, from rooms that it has
    seen: the answer tells nothing it does not know (P9).
    """
    plan = plan_of(world, room, goal)
    start, end = plan.number[room], plan.number[goal]
    if known_to is not None:
        return _search(_known(world, plan, known_to), start, end)
    return _search(_open(world, plan), start, end)


def distances(world: World, room: int) -> dict[int, int]:
    """Rooms between one room and each that can be reached from it, walls, locks and deep water barring the way."""
    plan = plan_of(world, room)
    rooms = _open(world, plan).rooms
    apart = {plan.number[room]: 0}
    edge = list(apart)
    while edge:
        fresh = []
        for near in edge:
            for beyond in rooms[near]:
                if beyond not in apart:
                    apart[beyond] = apart[near] + 1
                    fresh.append(beyond)
        edge = fresh
    return {plan.rooms[number]: steps for number, steps in apart.items()}


def _search(out: Open, start: int, end: int) -> list[int] | None:
    rooms = out.rooms
    came = [-1] * len(rooms)
    came[start] = start
    edge = [start]
    while edge and came[end] < 0:
        fresh: list[int] = []
        for near in edge:
            for beyond in rooms[near]:
                if came[beyond] < 0:
                    came[beyond] = near
                    fresh.append(beyond)
        edge = fresh
    return None if came[end] < 0 else _traced(out.ways, came, start, end)


def _traced(ways: Ways, came: list[int], start: int, end: int) -> list[int]:
    headings = []
    while end != start:
        near = came[end]
        headings.append(next(number % 4 for number, beyond in ways[near] if beyond == end))
        end = near
    return headings[::-1]


def _open(world: World, plan: Plan) -> Open:
    """The ways out of each room that neither a wall nor deep water nor a lock at either end bars."""
    drawn, as_of = _drawn(world), world.last_change(that_bar(world, TO_FEET))
    if drawn.open is None or drawn.opened is None or drawn.opened[0] is not plan or drawn.opened[1] != as_of:
        barred = _barred(world, plan)
        ways = [[out for out in ways if out[0] not in barred] for ways in plan.out]
        drawn.open = Open(ways, [[beyond for _, beyond in out] for out in ways])
        drawn.opened = plan, as_of
    return drawn.open


def _barred(world: World, plan: Plan) -> set[int]:
    """The ways that something bars: in their passage, or in the room at either end."""
    found: set[int] = set()
    for kind in that_bar(world, TO_FEET):
        for place, _ in world.each(kind):
            number = plan.number.get(place, -1)
            for passage in plan.passages[number] if number >= 0 else (place,):
                if passage:
                    found.update(plan.both.get(passage, ()))
    return found


def _known(world: World, plan: Plan, seeker: int) -> Open:
    """The ways that a seeker remembers as open, and sees to be so in its own room."""
    ways: list[Sequence[tuple[int, int]]] = [()] * len(plan.rooms)
    rooms: list[Sequence[int]] = [()] * len(plan.rooms)
    for _, seen, glimpsed, place in world.each(Seen, Glimpsed, Place):
        if seen.seeker == seeker and seen.turn >= 0:
            number = plan.number[place.holder]
            ways[number] = [out for out in plan.out[number] if glimpsed.headings[out[0] % 4] == Way.OPEN]
            rooms[number] = [beyond for _, beyond in ways[number]]
    here = room_of(world, seeker)
    number = plan.number[here]
    ways[number] = [out for out in plan.out[number] if way(world, here, out[0] % 4) == Way.OPEN]
    rooms[number] = [beyond for _, beyond in ways[number]]
    return Open(ways, rooms)
