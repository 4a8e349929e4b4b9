"""Explorer: somebody who walks a level, takes every key within reach, pushes every hidden door and opens every lock.

Reads entities alone, and shares nothing with what makes them: the audit and the certificate of a birth rest on it, and
in play the promise that a level stays solvable (G3, P4).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec

from components.body import Dead, Health
from components.creatures import Creature
from components.locks import Key, Lock
from components.place import Place, Spot
from components.room import Entrance, Passage, Room
from components.seekers import Seeker
from components.things import Container
from components.walls import DeepWater, HiddenDoor, Wall
from engine.kernel.world import World


class Lying(NamedTuple):
    """Where a key lies: its room's number, the locked holders around it, and whether it lies openly on a side slot."""

    key: int
    lock: int
    room: int
    within: tuple[int, ...]
    openly: bool


class Ground(msgspec.Struct, eq=False):
    """A level to walk on: rooms numbered by id, the ways between them, what is locked, and the keys.

    `ways` leave out walls and deep water; `doors` are hidden doors by room, each with its passage and the room beyond.
    `seekers` are the rooms of the living. `unreachable` are keys in no reachable spot.
    """

    rooms: list[int] = []
    numbers: dict[int, int] = {}
    ways: list[list[int]] = []
    doors: dict[int, list[tuple[int, int]]] = {}
    entrance: int = -1
    seekers: list[int] = []
    locked: dict[int, int] = {}
    keys: list[Lying] = []
    unreachable: list[int] = []

    def distances(self) -> list[int]:
        """Rooms on the shortest way from the entrance, locks and hidden doors open; -1 where there is no way."""
        steps = [-1] * len(self.rooms)
        if self.entrance < 0:
            return steps
        steps[self.entrance] = 0
        reached = [self.entrance]
        for room in reached:
            hidden = self.doors.get(room)
            beyond = self.ways[room] if hidden is None else self.ways[room] + [other for _, other in hidden]
            for other in beyond:
                if steps[other] < 0:
                    steps[other] = steps[room] + 1
                    reached.append(other)
        return steps


def survey(world: World, walled: Collection[int] = ()) -> Ground:
    """Read a level, with walls on the passages `walled` as well. `locked` maps what is locked to its room's number."""
    ground = Ground()
    for room, _ in world.each(Room):
        ground.numbers[room] = len(ground.rooms)
        ground.rooms.append(room)
    ground.ways = [[] for _ in ground.rooms]
    _find_ways(world, ground, walled)
    for room, _ in world.each(Entrance):
        ground.entrance = ground.numbers.get(room, -1)
    for seeker, _ in world.each(Seeker):
        room = _outermost(world, seeker)
        if room in ground.numbers and not world.has(seeker, Dead):
            ground.seekers.append(ground.numbers[room])
    for entity, _ in world.each(Lock):
        room = entity if entity in ground.numbers else _outermost(world, entity)
        ground.locked[entity] = ground.numbers.get(room, -1)
    for key, fits in world.each(Key):
        _find_key(world, ground, key, fits.lock)
    return ground


def _find_ways(world: World, ground: Ground, walled: Collection[int]) -> None:
    hidden = {passage for passage, _ in world.each(HiddenDoor) if world.has(passage, Wall)}
    shut = {passage for passage, _ in world.each(Wall)} - hidden
    shut.update(passage for passage, _ in world.each(DeepWater))
    shut.update(walled)
    for passage, edge in world.each(Passage):
        if passage not in shut and edge.first in ground.numbers and edge.second in ground.numbers:
            first, second = ground.numbers[edge.first], ground.numbers[edge.second]
            if passage in hidden:
                ground.doors.setdefault(first, []).append((passage, second))
                ground.doors.setdefault(second, []).append((passage, first))
            else:
                ground.ways[first].append(second)
                ground.ways[second].append(first)


def _outermost(world: World, entity: int) -> int:
    place = world.find(entity, Place)
    while place is not None:
        entity = place.holder
        place = world.find(entity, Place)
    return entity


def _find_key(world: World, ground: Ground, key: int, lock: int) -> None:
    """Climb from the key to its room; a spot from which nobody could take it makes the key unreachable."""
    within = []
    place = world.find(key, Place)
    openly = place is not None and place.holder in ground.numbers
    while place is not None and place.holder not in ground.numbers:
        holder = place.holder
        if not _gives_up(world, holder, place.spot):
            place = None
            break
        if world.has(holder, Lock):
            within.append(holder)
        place = world.find(holder, Place)
    if place is None or place.spot > Spot.STORAGE:
        ground.unreachable.append(key)
    else:
        ground.keys.append(Lying(key, lock, ground.numbers[place.holder], tuple(within), openly))


def _gives_up(world: World, holder: int, spot: Spot) -> bool:
    """Whether what this holds there can be had: from a container, from a creature that can be slain, from a seeker."""
    if world.has(holder, Seeker):
        return True
    if spot == Spot.GOODS:
        health = world.find(holder, Health) if world.has(holder, Creature) else None
        return health is not None and health.left > 0
    return spot == Spot.INSIDE and world.has(holder, Container)


class Walk:
    """One walk over a level: what was reached, the key each lock was opened by, and the doors pushed, in order.

    `pushed_after` is for each door how many locks were open by then.

    It begins at the entrance and with every living seeker whom no wall parts from it; whoever stands in a locked room
    comes out of it. Doors are pushed when there is no other way on: all, or those in `doors`.
    """

    def __init__(self, ground: Ground, doors: Collection[int] | None = None) -> None:
        self.ground = ground
        self.reached = [False] * len(ground.rooms)
        self.opened: dict[int, Lying] = {}
        self.pushed: list[int] = []
        self.pushed_after: list[int] = []
        self._doors = doors
        self._hiding: list[tuple[int, int]] = []
        self._lying: dict[int, list[Lying]] = {}
        self._inside: dict[int, list[Lying]] = {}
        self._held: dict[int, Lying] = {}
        self._faced: set[int] = set()
        self._chests: dict[int, list[int]] = {}
        for entity, room in ground.locked.items():
            if entity not in ground.numbers:
                self._chests.setdefault(room, []).append(entity)
        self._frontier: list[int] = []
        if ground.entrance >= 0:
            steps = ground.distances() if ground.seekers else ()
            for start in (ground.entrance, *(room for room in ground.seekers if steps[room] >= 0)):
                self._enter(start)
            self._walk()

    def notice(self, key: Lying) -> None:
        """From now on this key is there for the taking."""
        self._lying.setdefault(key.room, []).append(key)
        if self.reached[key.room]:
            self._take(key)
            self._walk()

    def _walk(self) -> None:
        while self._frontier or self._push():
            room = self._frontier.pop()
            for chest in self._chests.get(room, ()):
                self._face(chest)
            for key in self._lying.get(room, ()):
                self._take(key)
            for other in self.ground.ways[room]:
                self._come_to(other)
            self._hiding += self.ground.doors.get(room, ())

    def _push(self) -> bool:
        """Push doors until one leads on."""
        while self._hiding and not self._frontier:
            passage, other = self._hiding.pop(0)
            known = self.reached[other] or self.ground.rooms[other] in self._faced
            if not known and (self._doors is None or passage in self._doors):
                self.pushed.append(passage)
                self.pushed_after.append(len(self.opened))
                self._come_to(other)
        return bool(self._frontier)

    def _come_to(self, room: int) -> None:
        if not self.reached[room]:
            if self.ground.rooms[room] in self.ground.locked:
                self._face(self.ground.rooms[room])
            else:
                self._enter(room)

    def _enter(self, room: int) -> None:
        if not self.reached[room]:
            self.reached[room] = True
            self._frontier.append(room)

    def _take(self, key: Lying) -> None:
        """Into the hand, or noted with the first closed thing around it."""
        for holder in key.within:
            if holder not in self.opened:
                self._inside.setdefault(holder, []).append(key)
                return
        self._held.setdefault(key.lock, key)
        self._open(key.lock)

    def _face(self, lock: int) -> None:
        self._faced.add(lock)
        self._open(lock)

    def _open(self, lock: int) -> None:
        """With its key in hand and the lock in front."""
        if lock in self._faced and lock in self._held and lock not in self.opened:
            self.opened[lock] = self._held[lock]
            if lock in self.ground.numbers:
                self._enter(self.ground.numbers[lock])
            for key in self._inside.pop(lock, ()):
                self._take(key)


def walk(ground: Ground, openly: bool = False) -> Walk:
    """Walk as far as keys carry; `openly`, without a search: by keys on side slots alone, through no hidden door."""
    on_foot = Walk(ground, () if openly else None)
    for key in ground.keys:
        if key.openly or not openly:
            on_foot.notice(key)
    return on_foot
