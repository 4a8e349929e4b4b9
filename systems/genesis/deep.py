"""Deep: the last third of the rooms grows out of the farthest room of the core, so that a lock can stand before it.

A third that hangs on one gate is what LOCK-5 asks for; wherever the core leaves no room to grow, the next farthest
room is tried.
"""

from __future__ import annotations

from systems.genesis.blueprint import NOWHERE, Blueprint
from systems.genesis.distances import measure
from systems.genesis.growth import goal, spread
from systems.genesis.loops import open_loops


def deepen(plan: Blueprint) -> None:
    """Choose the gate, let the rest grow behind it, and loop it within itself."""
    size = goal(plan)
    measure(plan)
    stream = plan.stream("deep")
    for gate in sorted(stream.shuffled(range(plan.core)), key=lambda room: -plan.distances[room]):
        if spread(plan, stream, size, gate):
            plan.gate = gate if size > plan.core else NOWHERE
            break
        plan.count("the deep found no room behind a gate")
        while plan.rooms > plan.core:
            plan.drop_room()
    open_loops(plan, plan.stream("deep loops"), range(plan.core, plan.rooms), plan.gate)
    measure(plan)
