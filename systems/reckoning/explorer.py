"""Explorer: somebody who walks a finished level, takes every key within reach and spends each on its own lock.

Reads entities alone, and shares nothing with what makes them: the audit and the certificate rest on it (G3).
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from components.actor import Creature
from components.barrier import DeepWater, HiddenDoor, Key, Lock, Wall
from components.item import Container
from components.place import Place, Spot
from components.room import Entrance, Passage, Room
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

    `ways` leave out walls and deep water; hidden doors count as open. `unreachable` are keys in no reachable spot.
    """

    rooms: list[int] = []
    numbers: dict[int, int] = {}
    ways: list[list[int]] = []
    entrance: int = -1
    locked: dict[int, int] = {}
    keys: list[Lying] = []
    unreachable: list[int] = []

    def distances(self) -> list[int]:
        """Rooms on the shortest way from the entrance with every lock open; -1 where there is no way."""
        steps = [-1] * len(self.rooms)
        if self.entrance < 0:
            return steps
        steps[self.entrance] = 0
        reached = [self.entrance]
        for room in reached:
            for other in self.ways[room]:
                if steps[other] < 0:
                    steps[other] = steps[room] + 1
                    reached.append(other)
        return steps


def survey(world: World) -> Ground:
    """Read a level. `locked` maps each locked entity, room or container, to the number of its room."""
    ground = Ground()
    for room, _ in world.each(Room):
        ground.numbers[room] = len(ground.rooms)
        ground.rooms.append(room)
    shut = {p for p, _ in world.each(DeepWater)} | {p for p, _ in world.each(Wall) if not world.has(p, HiddenDoor)}
    ground.ways = [[] for _ in ground.rooms]
    for passage, edge in world.each(Passage):
        if passage not in shut and edge.first in ground.numbers and edge.second in ground.numbers:
            first, second = ground.numbers[edge.first], ground.numbers[edge.second]
            ground.ways[first].append(second)
            ground.ways[second].append(first)
    for room, _ in world.each(Entrance):
        ground.entrance = ground.numbers.get(room, -1)
    for entity, _ in world.each(Lock):
        room = entity if entity in ground.numbers else _outermost(world, entity)
        ground.locked[entity] = ground.numbers.get(room, -1)
    for key, fits in world.each(Key):
        _find_key(world, ground, key, fits.lock)
    return ground


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
        holder, spot = place.holder, place.spot
        inside = spot == Spot.INSIDE and world.has(holder, Container)
        if not inside and not (spot == Spot.GOODS and world.has(holder, Creature)):
            place = None
            break
        if world.has(holder, Lock):
            within.append(holder)
        place = world.find(holder, Place)
    if place is None or place.spot > Spot.WEST and place.spot != Spot.STORAGE:
        ground.unreachable.append(key)
    else:
        ground.keys.append(Lying(key, lock, ground.numbers[place.holder], tuple(within), openly))


class Walk:
    """One walk over a level: what was reached, and the key each lock was opened by, in order."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.reached = [False] * len(ground.rooms)
        self.opened: dict[int, Lying] = {}
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
            self._enter(ground.entrance)
            self._walk()

    def notice(self, key: Lying) -> None:
        """From now on this key is there for the taking."""
        self._lying.setdefault(key.room, []).append(key)
        if self.reached[key.room]:
            self._take(key)
            self._walk()

    def _walk(self) -> None:
        while self._frontier:
            room = self._frontier.pop()
            for chest in self._chests.get(room, ()):
                self._face(chest)
            for key in self._lying.get(room, ()):
                self._take(key)
            for other in self.ground.ways[room]:
                if not self.reached[other]:
                    if self.ground.rooms[other] in self.ground.locked:
                        self._face(self.ground.rooms[other])
                    else:
                        self._enter(other)

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
    """Walk as far as keys carry; `openly`, with such keys only as lie on a side slot for all to see."""
    on_foot = Walk(ground)
    for key in ground.keys:
        if key.openly or not openly:
            on_foot.notice(key)
    return on_foot
