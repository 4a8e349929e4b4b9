"""Stepper: goes every roamer's beat step by step, on each of its turns, beside rules that never do (COMB-5, P5).

It reads components alone and shares no code with the rules: where they reckon a place, it has walked there.
"""

from __future__ import annotations

from collections import deque

from components.body import Health
from components.creatures import Awake, Beat, Wanders
from components.locks import Lock
from components.place import Place
from components.room import Exits, Room
from components.seekers import InPlay
from components.walls import DeepWater, Wall
from engine.kernel.world import World

NEAR = 4


class Walker:
    """One roamer on its beat: the slots it has come by, the headings before it, turns to its next step."""

    def __init__(self, world: World, roamer: int) -> None:
        place, beat = world.get(roamer, Place), world.get(roamer, Beat)
        self.world = world
        self.since = beat.since
        self.every = world.get(roamer, Wanders).interval
        self.left = 0
        self.trail: list[tuple[int, int]] = [(place.holder, int(place.spot))]
        self.headings = list(beat.headings)
        self.returning = False

    def turn(self) -> None:
        """One turn passes."""
        if self.left == 0:
            self._step()
            self.left = self.every
        self.left -= 1

    def _step(self) -> None:
        gone = len(self.trail) - 1
        if gone == len(self.headings):
            self.returning = True
        if gone == 0:
            self.returning = False
        if not self.headings:
            return
        if self.returning:
            self.trail.pop()
            return
        (room, spot), heading = self.trail[-1], self.headings[gone]
        if spot == heading:
            self.trail.append((self.world.get(room, Exits).rooms[heading], (heading + 2) % 4))
        else:
            self.trail.append((room, heading))


class Stepper:
    """Walks along with all who go a beat in one world; `met` counts those that came to while it walked."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.walkers: dict[int, Walker] = {}
        self.met = 0
        self._turn = world.turn
        world.watcher = self.after

    def after(self, system: str) -> None:
        """A system has run: who came to stands where its walker is; on a new turn all others step."""
        world = self.world
        posts = {walker.trail[0] for walker in self.walkers.values()}
        for roamer, walker in list(self.walkers.items()):
            beat = world.find(roamer, Beat) if world.alive(roamer) else None
            if beat is None or beat.since != walker.since:
                del self.walkers[roamer]
                if world.alive(roamer):
                    self._meet(roamer, walker, posts, system)
        for roamer, _ in list(world.each(Beat)):
            if roamer not in self.walkers:
                self.walkers[roamer] = Walker(world, roamer)
                self.walkers[roamer].turn()
            elif world.turn != self._turn:
                self.walkers[roamer].turn()
        self._turn = world.turn

    def _meet(self, roamer: int, walker: Walker, posts: set[tuple[int, int]], system: str) -> None:
        self.met += 1
        place = self.world.get(roamer, Place)
        where = place.holder, int(place.spot)
        room, spot = walker.trail[-1]
        bodies = {
            int(self.world.get(body, Place).spot)
            for body in self.world.held(room)
            if body != roamer and self._lives(body)
        }
        bodies |= {side for other, side in posts if other == room and (other, side) != walker.trail[0]}
        if spot not in bodies:
            assert where == (room, spot), f"{roamer} came to at {where} in {system}, and had gone {walker.trail}"
        elif len(bodies.intersection(range(4))) < 4:
            assert where[0] == room, f"{roamer} came to in {where} in {system}, and had gone {walker.trail}"
        else:
            assert where[0] in {other for other, _ in walker.trail}

    def _lives(self, body: int) -> bool:
        health = self.world.find(body, Health)
        return health is not None and health.left > 0

    def places(self) -> dict[int, tuple[int, int]]:
        """Where each walker is now."""
        return {roamer: walker.trail[-1] for roamer, walker in self.walkers.items()}

    def faults(self) -> list[str]:
        """What is wrong with the beats of this world: none near a seeker, through what bars it, or of one awake."""
        near = self._near()
        found = []
        for roamer, walker in self.walkers.items():
            rooms = self._rooms(walker)
            if near.intersection(rooms):
                found.append(f"{roamer} goes a beat near a seeker")
            if self.world.has(roamer, Awake):
                found.append(f"{roamer} is awake on its beat")
        return found

    def barred(self) -> list[int]:
        """Those on whose way a wall, a lock or deep water stands that would stop anybody on foot."""
        return [roamer for roamer, walker in self.walkers.items() if self._is_barred(walker)]

    def _rooms(self, walker: Walker) -> list[int]:
        (room, spot), rooms = walker.trail[0], [walker.trail[0][0]]
        for heading in walker.headings:
            if spot == heading:
                room, spot = self.world.get(room, Exits).rooms[heading], (heading + 2) % 4
                rooms.append(room)
            else:
                spot = heading
        return rooms

    def _is_barred(self, walker: Walker) -> bool:
        rooms = self._rooms(walker)
        for here, there in zip(rooms, rooms[1:], strict=False):
            exits = self.world.get(here, Exits)
            passage = exits.passages[exits.rooms.index(there)]
            stops = [self.world.has(passage, Wall), self.world.has(passage, DeepWater)]
            if any(stops) or self.world.has(here, Lock) or self.world.has(there, Lock):
                return True
        return False

    def _near(self) -> set[int]:
        starts = {self.world.berth(seeker, Room)[0] for seeker, _ in self.world.each(InPlay)}
        found, edge = dict.fromkeys(starts, 0), deque(starts)
        while edge:
            room = edge.popleft()
            for other in self.world.get(room, Exits).rooms:
                if other and other not in found and found[room] < NEAR:
                    found[other] = found[room] + 1
                    edge.append(other)
        return set(found)
