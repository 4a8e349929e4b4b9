"""Slack: how many ways lead into each room from nearer ones, so that one of several can be barred (G4, G10).

While every room keeps one such way, nothing is cut off and no room lies farther from the entrance than before: what
was placed by its distance stays where it belongs. Each bar is judged against all that stand already.
"""

from __future__ import annotations

from systems.genesis.blueprint import NOWHERE, Bar, Blueprint


def open_ways(plan: Blueprint) -> list[int]:
    """`beyond`, with NOWHERE wherever anything bars the passage."""
    ways = plan.beyond.copy()
    for slot, bar in plan.bars.items():
        if bar:
            ways[slot] = NOWHERE
    return ways


def passable(plan: Blueprint) -> list[int]:
    """`beyond`, with NOWHERE wherever a wall or deep water bars the passage; a hidden door can be pushed open."""
    if not plan.bars:
        return plan.beyond
    ways = plan.beyond.copy()
    for slot, bar in plan.bars.items():
        if bar > Bar.HIDDEN:
            ways[slot] = NOWHERE
    return ways


def ways_in(plan: Blueprint) -> list[int]:
    """For each room, how many open passages lead to rooms nearer to the entrance."""
    ways, distances = open_ways(plan), plan.distances
    found = [0] * plan.rooms
    for room, step in enumerate(distances):
        for other in ways[room * 4 : room * 4 + 4]:
            if other != NOWHERE and distances[other] < step:
                found[room] += 1
    return found


def spares(plan: Blueprint, ways: list[int], slot: int) -> bool:
    """Whether the room at the far end of this passage has another way in; if so, one way less is left to it."""
    room, other = slot // 4, plan.beyond[slot]
    near, far = plan.distances[room], plan.distances[other]
    if near == far:
        return True
    farther = room if near > far else other
    if ways[farther] < 2:
        return False
    ways[farther] -= 1
    return True
