"""Routes: the shortest way over rooms, by one breadth-first search over whole numbers (ROSE-2, COMB-5)."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from components.barrier import DeepWater, Lock, Wall
from components.knowledge import Glimpsed, Seen, Way
from components.place import Place
from components.room import Exits
from engine.kernel.world import World
from systems.reckoning.rooms import room_of
from systems.reckoning.ways import bar, way

Opens = Callable[[int, int, int], bool]


class Plan:
    """The rooms of a world by number from 0, and for each the numbers beyond its headings, -1 where there is none."""

    def __init__(self, world: World) -> None:
        rows = [(room, exits.rooms, exits.passages) for room, exits in world.each(Exits)]
        self.rooms = [room for room, _, _ in rows]
        self.number = {room: number for number, room in enumerate(self.rooms)}
        self.beyond = [tuple(self.number.get(room, -1) for room in rooms) for _, rooms, _ in rows]
        self.passages = [tuple(passages) for _, _, passages in rows]

    def fits(self, world: World, room: int) -> bool:
        """Whether the plan still shows this room as it is."""
        number = self.number.get(room, -1)
        if number < 0:
            return False
        exits = world.get(room, Exits)
        return tuple(exits.passages) == self.passages[number]


_plans: WeakKeyDictionary[World, Plan] = WeakKeyDictionary()


def plan_of(world: World, *rooms: int) -> Plan:
    """The plan of a world; drawn anew when it does not know these rooms as they are. See `redraw`."""
    plan = _plans.get(world)
    if plan is None or not all(plan.fits(world, room) for room in rooms):
        plan = _plans[world] = Plan(world)
    return plan


def redraw(world: World) -> None:
    """Rooms or passages were added or taken away: the next search draws a new plan."""
    _plans.pop(world, None)


def route(world: World, room: int, goal: int, known_to: int | None = None) -> list[int] | None:
    """Headings of a shortest way between two rooms, [] when they are one, None when there is no way.

    Walls, locks and deep water bar it. For a seeker only ways count that it remembers as open, from rooms that it has
    seen: the answer tells nothing it does not know (P9).
    """
    plan = plan_of(world, room, goal)
    start, end = plan.number[room], plan.number[goal]
    opens = _truly_open(world, plan) if known_to is None else _known_open(world, plan, known_to)
    return _search(plan, start, end, opens)


def heading_to(world: World, body: int, goal: int, most: int) -> int | None:
    """The first heading of a body's shortest way to a room at most so many rooms off, or None."""
    start = room_of(world, body)
    came: dict[int, int] = {start: -1}
    edge = [start]
    for _ in range(most):
        fresh: list[int] = []
        for room in edge:
            for heading, beyond in enumerate(world.get(room, Exits).rooms):
                if beyond and beyond not in came and bar(world, body, room, heading) == Way.OPEN:
                    came[beyond] = heading if room == start else came[room]
                    if beyond == goal:
                        return came[beyond]
                    fresh.append(beyond)
        edge = fresh
    return None


def distances(world: World, room: int) -> dict[int, int]:
    """Rooms between one room and each that can be reached from it, walls, locks and deep water barring the way."""
    plan = plan_of(world, room)
    opens = _truly_open(world, plan)
    apart = {plan.number[room]: 0}
    edge = list(apart)
    while edge:
        fresh = []
        for near in edge:
            for heading, beyond in enumerate(plan.beyond[near]):
                if beyond >= 0 and beyond not in apart and opens(near, heading, beyond):
                    apart[beyond] = apart[near] + 1
                    fresh.append(beyond)
        edge = fresh
    return {plan.rooms[number]: steps for number, steps in apart.items()}


def _search(plan: Plan, start: int, end: int, opens: Opens) -> list[int] | None:
    if start == end:
        return []
    came: list[int] = [-1] * len(plan.rooms)
    by = bytearray(len(plan.rooms))
    came[start] = start
    edge = [start]
    while edge:
        fresh: list[int] = []
        for near in edge:
            for heading, beyond in enumerate(plan.beyond[near]):
                if beyond >= 0 and came[beyond] < 0 and opens(near, heading, beyond):
                    came[beyond], by[beyond] = near, heading
                    if beyond == end:
                        return _traced(came, by, start, end)
                    fresh.append(beyond)
        edge = fresh
    return None


def _traced(came: list[int], by: bytearray, start: int, end: int) -> list[int]:
    way_back = []
    while end != start:
        way_back.append(by[end])
        end = came[end]
    return way_back[::-1]


def _truly_open(world: World, plan: Plan) -> Opens:
    shut = {passage for passage, _ in world.each(Wall)} | {passage for passage, _ in world.each(DeepWater)}
    locked = {plan.number[room] for room, _ in world.each(Lock) if room in plan.number}
    if not shut and not locked:
        return lambda near, heading, beyond: True
    passages = plan.passages
    return lambda near, heading, beyond: (
        passages[near][heading] not in shut and beyond not in locked and near not in locked
    )


def _known_open(world: World, plan: Plan, seeker: int) -> Opens:
    ways: dict[int, list[int]] = {}
    for _, seen, glimpsed, place in world.each(Seen, Glimpsed, Place):
        if seen.seeker == seeker and seen.turn >= 0:
            ways[plan.number[place.holder]] = glimpsed.headings
    here = room_of(world, seeker)
    ways[plan.number[here]] = [way(world, here, heading) for heading in range(4)]
    return lambda near, heading, beyond: near in ways and ways[near][heading] == Way.OPEN
