"""Spill: how far and how deep the water of springs stands, on rooms that are mere numbers (AGE-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping


def spill(springs: Mapping[int, int], runs_to: Callable[[int], Iterable[int]]) -> dict[int, int]:
    """Depth by room, of all rooms that stand in water: at a spring its own, one less with each room farther.

    Where several springs reach, the deepest water counts. `runs_to` are the rooms that water runs on into. The answer
    does not depend on any order, and costs what is wet: from the deepest water down, each room is met once.
    """
    depths: dict[int, int] = {}
    edge: list[int] = []
    for depth in range(max(springs.values(), default=0), 0, -1):
        reached = [near for room in edge for near in runs_to(room)]
        reached += [room for room, deep in springs.items() if deep == depth]
        edge = [room for room in dict.fromkeys(reached) if room not in depths]
        depths.update(dict.fromkeys(edge, depth))
    return depths
