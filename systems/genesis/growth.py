"""Growth: from one first room a dungeon spreads over a lattice until it has its size (GROW-1)."""

from __future__ import annotations

from engine.kernel.dice import Stream
from systems.genesis.blueprint import NOWHERE, Blueprint

_DX = (0, 1, 0, -1)
_DY = (1, 0, -1, 0)


def grow(plan: Blueprint) -> None:
    """The first room and the core: all that is not kept for the deepest third."""
    plan.add_room(0, 0)
    size = goal(plan)
    plan.core = size - (size + 2) // 3
    spread(plan, plan.stream("growth"), plan.core, 0)
    plan.core = plan.rooms


def goal(plan: Blueprint) -> int:
    """How many rooms this level is to have: deeper means larger, and the theme has its say; at least one."""
    usual = plan.figures.rooms_first_level + plan.figures.rooms_per_level * (plan.level - 1)
    return max(1, usual * plan.theme.size // 100)


def spread(plan: Blueprint, stream: Stream, size: int, root: int) -> bool:
    """Add rooms to `root` and to what grew from it until there are `size`; False when no free cell is left there."""
    growing = [root]
    newest, heading = root, NOWHERE
    while plan.rooms < size:
        room = newest
        if heading == NOWHERE or not stream.percent(plan.theme.straight) or plan.cell(room, heading) != NOWHERE:
            index = stream.below(len(growing))
            room = growing[index]
            free = [side for side in range(4) if plan.cell(room, side) == NOWHERE]
            if not free:
                growing.pop(index)
                if not growing:
                    return False
                heading = NOWHERE
                continue
            heading = free[stream.below(len(free))] if len(free) > 1 else free[0]
        newest = plan.add_room(plan.xs[room] + _DX[heading], plan.ys[room] + _DY[heading])
        plan.join(room, heading, newest)
        growing.append(newest)
    return True
