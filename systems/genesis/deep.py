"""Deep: the last third of the rooms grows out of the farthest room of the core, so that a lock can stand before it.

A third that hangs on one gate, deeper than all the rest, is what LOCK-5 asks for. Where the core leaves no room to grow
behind its farthest rooms, a nearer one is tried; whether that is deep enough is looked at last (`guarded`).
"""

from __future__ import annotations

from engine.kernel.dice import Stream
from systems.genesis.blueprint import NEAREST_LOCK, NOWHERE, Blueprint
from systems.genesis.distances import measure
from systems.genesis.growth import goal, spread
from systems.genesis.loops import open_loops


def deepen(plan: Blueprint) -> None:
    """Choose the gate, let the rest grow behind it, and loop it within itself."""
    size = goal(plan)
    measure(plan)
    stream = plan.stream("deep")
    core = plan.core
    for gate in sorted(stream.shuffled(range(core)), key=lambda room: -plan.distances[room]):
        root = _far_enough(plan, stream, gate)
        if root != NOWHERE and spread(plan, stream, size, root):
            plan.gate = root if size > core else NOWHERE
            break
        plan.count("the deep found no room behind a gate")
        while plan.rooms > core:
            plan.drop_room()
        plan.core = core
    open_loops(plan, plan.stream("deep loops"), range(plan.core, plan.rooms), plan.gate)
    measure(plan)


def _far_enough(plan: Blueprint, stream: Stream, gate: int) -> int:
    """The gate; or, where no lock can stand so near the entrance, the first room behind it. NOWHERE without space.

    That room is the deepest third's own then, and less by one grows behind it.
    """
    if plan.level == 1 or plan.distances[gate] != NEAREST_LOCK - 1:
        return gate
    if not spread(plan, stream, plan.rooms + 1, gate):
        return NOWHERE
    plan.core += 1
    return plan.rooms - 1


def deepest(distances: list[int]) -> list[int]:
    """The deepest third of the rooms, a part of a room counted as one, with all that lie as near as its nearest."""
    least = sorted(distances)[len(distances) - -(-len(distances) // 3)]
    return [room for room, distance in enumerate(distances) if distance >= least]


def guarded(plan: Blueprint, distances: list[int], behind: list[bool]) -> bool:
    """Whether all of the deepest third lies behind the gate, or is the gate (LOCK-5)."""
    return all(behind[room] or room == plan.gate for room in deepest(distances))
