"""Distances: rooms on the shortest way from the entrance, locks and hidden doors open, walls shut (LOCK-5)."""

from __future__ import annotations

from systems.genesis.blueprint import ENTRANCE, NOWHERE, Blueprint
from systems.genesis.slack import passable


def measure(plan: Blueprint) -> None:
    """Breadth first from the entrance, on the graph as it stands."""
    beyond = passable(plan)
    distances = [NOWHERE] * plan.rooms
    distances[ENTRANCE] = 0
    frontier = [ENTRANCE]
    for room in frontier:
        step = distances[room] + 1
        for other in beyond[room * 4 : room * 4 + 4]:
            if other != NOWHERE and distances[other] == NOWHERE:
                distances[other] = step
                frontier.append(other)
    plan.distances = distances
