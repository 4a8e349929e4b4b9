"""Bridges: passages that are the only link to what lies behind them, found in one walk over the level (G4, G10)."""

from __future__ import annotations

from systems.genesis.blueprint import ENTRANCE, NOWHERE, Blueprint
from systems.genesis.slack import passable


class Bridges:
    """The bridges of a level as it stands, hidden doors open, walls and deep water shut.

    Depth first from the entrance: `order[room]` is when it was found, `sizes[room]` how many rooms were found from it,
    itself among them, `low[room]` the earliest room that these reach without the passage they were found by.
    """

    def __init__(self, plan: Blueprint) -> None:
        self.ways = passable(plan)
        self.order = [NOWHERE] * plan.rooms
        self.low = [0] * plan.rooms
        self.sizes = [1] * plan.rooms
        self.parents = [NOWHERE] * plan.rooms
        self._search()

    def far_end(self, room: int, other: int) -> int:
        """The end of a passage behind which everything hangs on it; NOWHERE when it is no bridge."""
        for near, far in ((room, other), (other, room)):
            if self.parents[far] == near and self.low[far] == self.order[far]:
                return far
        return NOWHERE

    def is_behind(self, room: int, top: int) -> bool:
        """Whether a room was found from `top`, or is it."""
        return self.order[top] <= self.order[room] < self.order[top] + self.sizes[top]

    def _search(self) -> None:
        found = [ENTRANCE]
        self.order[ENTRANCE] = 0
        stack = [ENTRANCE * 4]
        while stack:
            slot = stack.pop()
            room, side = divmod(slot, 4)
            if side < 3:
                stack.append(slot + 1)
            other = self.ways[slot]
            if other == NOWHERE or other == self.parents[room]:
                continue
            if self.order[other] != NOWHERE:
                self.low[room] = min(self.low[room], self.order[other])
                continue
            self.parents[other] = room
            self.order[other] = self.low[other] = len(found)
            found.append(other)
            stack.append(other * 4)
        for room in reversed(found[1:]):
            parent = self.parents[room]
            self.low[parent] = min(self.low[parent], self.low[room])
            self.sizes[parent] += self.sizes[room]
