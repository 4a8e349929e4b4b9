"""Chain: in what order the keys of a described level open its locks, by which hidden doors, and what each opens up.

Follows the certificate (G3) on the description alone, with locks shut and hidden doors as walls until they are used.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Any, NamedTuple

_Page = dict[str, Any]


class Link(NamedTuple):
    """A key taken and its lock opened, `lock` being the letter; doors are pairs of rooms of hidden doors pushed.

    `leads_to` are letters of locks whose keys, and names of places that, cannot be had while this lock holds.
    """

    lock: str
    key_room: int
    room: int
    doors: list[tuple[int, int]]
    leads_to: list[str]
    guards_deep: bool
    leads_out: bool


def chain(page: _Page) -> list[Link]:
    """The links in the order of the certificate."""
    ground = _Ground(page)
    opened: set[str] = set()
    pushed: set[tuple[int, int]] = set()
    keys = {key["key"].upper(): key for key in page["keys"]}
    locks = {lock["lock"]: lock for lock in page["locks"]}
    links = []
    for step in page["certificate"]:
        letter = step["opens"]
        doors = ground.doors_to(step["in"], opened, pushed)
        pushed.update(doors)
        opened.add(letter)
        doors += ground.doors_to(locks[letter]["room"], opened, pushed)
        pushed.update(doors)
        barred, lost = ground.barred_by(letter, keys)
        links.append(Link(
            letter, step["in"], locks[letter]["room"], doors, lost + ground.sections_in(barred),
            ground.guards_deep(locks[letter]), page["exit"] in barred,
        ))
    return links


def deepest_third(rooms: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A third of the described rooms, a part of one counted as one, and all that are no nearer than its nearest."""
    least = sorted(room["distance"] for room in rooms)[len(rooms) - (len(rooms) + 2) // 3]
    return [room for room in rooms if room["distance"] >= least]


class _Ground:
    """The level of a description to walk on: rooms by number, locks by letter."""

    def __init__(self, page: _Page) -> None:
        self.page = page
        self.rooms: list[dict[str, Any]] = page["rooms"]
        self.lock_of = {room["room"]: room["lock"] for room in self.rooms}
        self.ways: list[list[tuple[int, tuple[int, int] | None]]] = [[] for _ in range(len(self.rooms) + 1)]
        for passage in page["passages"]:
            first, second = passage["rooms"]
            if passage["deep_water"] or passage["wall"] and not passage["hidden_door"]:
                continue
            door = (first, second) if passage["hidden_door"] else None
            self.ways[first].append((second, door))
            self.ways[second].append((first, door))

    def doors_to(
        self, goal: int, opened: Collection[str], pushed: Collection[tuple[int, int]]
    ) -> list[tuple[int, int]]:
        """The hidden doors to be pushed on the way into a room, as few as can be."""
        came = self._walked(opened, pushed)[1]
        doors = []
        while goal in came:
            goal, door = came[goal]
            if door is not None and door not in pushed:
                doors.append(door)
        return doors[::-1]

    def _walked(
        self, opened: Collection[str], pushed: Collection[tuple[int, int]]
    ) -> tuple[list[int], dict[int, tuple[int, tuple[int, int] | None]]]:
        """By room, how many hidden doors are yet to be pushed on the best way, -1 without one; and that way."""
        paces = [-1] * (len(self.rooms) + 1)
        came: dict[int, tuple[int, tuple[int, int] | None]] = {}
        entrance = self.page["entrance"]
        paces[entrance] = 0
        waiting = deque([entrance])
        while waiting:
            room = waiting.popleft()
            for other, door in self.ways[room]:
                lock = self.lock_of[other]
                if lock is not None and lock not in opened:
                    continue
                cost = paces[room] + (door is not None and door not in pushed)
                if paces[other] < 0 or cost < paces[other]:
                    paces[other] = cost
                    came[other] = (room, door)
                    if cost == paces[room]:
                        waiting.appendleft(other)
                    else:
                        waiting.append(other)
        return paces, came

    def barred_by(self, letter: str, keys: dict[str, Any]) -> tuple[set[int], list[str]]:
        """Rooms never entered and keys never had while this lock holds, all hidden doors known, all other keys used."""
        lying: dict[int, list[str]] = {}
        for other, key in keys.items():
            if other != letter:
                lying.setdefault(key["room"], []).append(other)
        entrance = self.page["entrance"]
        entered, opened, faced = {entrance}, set[str](), dict[str, int]()
        waiting = [entrance]

        def take(other: str) -> None:
            within = keys[other]["within"]
            if other in opened or within is not None and within not in opened:
                return
            opened.add(other)
            if other in faced:
                entered.add(faced[other])
                waiting.append(faced[other])
            for inner, key in keys.items():
                if key["within"] == other and key["room"] in entered and inner != letter:
                    take(inner)

        while waiting:
            room = waiting.pop()
            for other in lying.get(room, ()):
                take(other)
            for beyond, _ in self.ways[room]:
                lock = self.lock_of[beyond]
                if lock is not None and lock not in opened:
                    faced[lock] = beyond
                elif beyond not in entered:
                    entered.add(beyond)
                    waiting.append(beyond)
        lost = [other for other in keys if other != letter and other not in opened]
        return {room["room"] for room in self.rooms} - entered, lost

    def sections_in(self, barred: set[int]) -> list[str]:
        """The names of sections that lie in barred rooms with all of theirs."""
        return [section["name"] for section in self.page["sections"] if barred.issuperset(section["rooms"])]

    def guards_deep(self, lock: dict[str, Any]) -> bool:
        """Whether none of the deepest third is entered while this one lock of a room holds, all others being open."""
        if lock["spot"] is not None:
            return False
        paces, _ = self._walked([other for other in self.lock_of.values() if other and other != lock["lock"]], ())
        return all(paces[room["room"]] < 0 for room in deepest_third(self.rooms))
