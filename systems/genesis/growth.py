"""Growth: from one first room a dungeon spreads over a lattice until it has its size (GROW-1).

What the theme says of its shape makes of this corridors, chambers, the landings of a tower or the branches of a mine.
"""

from __future__ import annotations

from content.figures import rooms_at
from engine.kernel.dice import Stream
from systems.genesis.blueprint import DX, DY, NOWHERE, Blueprint


def grow(plan: Blueprint) -> None:
    """The first room and the core: all that is not kept for the deepest third."""
    plan.add_room(0, 0)
    size = goal(plan)
    plan.core = size - (size + 2) // 3
    spread(plan, plan.stream("growth"), plan.core, 0)
    plan.core = plan.rooms


def goal(plan: Blueprint) -> int:
    """How many rooms this level is to have: deeper means larger, and the theme has its say; at least one."""
    return rooms_at(plan.figures, plan.theme, plan.level)


def spread(plan: Blueprint, stream: Stream, size: int, root: int) -> bool:
    """Add rooms to `root` and to what grew from it until there are `size`; False when no free cell is left there."""
    theme = plan.theme
    growing = [root]
    newest, heading = root, NOWHERE
    while plan.rooms < size:
        room = newest
        if heading == NOWHERE or not stream.percent(theme.straight) or not _is_free(plan, room, heading):
            index = _where(plan, stream, growing)
            room = growing[index]
            free = [side for side in range(4) if _is_free(plan, room, side)]
            if not free:
                growing.pop(index)
                if not growing:
                    return False
                heading = NOWHERE
                continue
            heading = free[stream.below(len(free))] if len(free) > 1 else free[0]
        newest = _add(plan, room, heading)
        growing.append(newest)
        if theme.chambers and plan.rooms + 3 <= size and stream.percent(theme.chambers):
            growing += _square(plan, stream, newest, heading)
    return True


def _where(plan: Blueprint, stream: Stream, growing: list[int]) -> int:
    """Which of the growing rooms grows next: the newest or any of them, and of two rather the hub."""
    theme = plan.theme
    if theme.branching < 100 and not stream.percent(theme.branching):
        return len(growing) - 1
    index = stream.below(len(growing))
    if theme.hubs and stream.percent(theme.hubs):
        other = stream.below(len(growing))
        return other if plan.ways(growing[other]) > plan.ways(growing[index]) else index
    return index


def _is_free(plan: Blueprint, room: int, side: int) -> bool:
    """Whether a room may be added this way; a theme with a width grows upwards from its first room."""
    if plan.cell(room, side) != NOWHERE:
        return False
    width = plan.theme.width
    return not width or abs(plan.xs[room] + DX[side]) <= width and plan.ys[room] + DY[side] >= 0


def _add(plan: Blueprint, room: int, side: int) -> int:
    other = plan.add_room(plan.xs[room] + DX[side], plan.ys[room] + DY[side])
    plan.join(room, side, other)
    return other


def _square(plan: Blueprint, stream: Stream, room: int, heading: int) -> list[int]:
    """Three rooms that make a ring with this one, onward and to a side, if there is space; else none."""
    for turn in stream.shuffled(((heading + 1) % 4, (heading + 3) % 4)):
        if not (_is_free(plan, room, heading) and _is_free(plan, room, turn)):
            continue
        onward = _add(plan, room, heading)
        if not _is_free(plan, onward, turn):
            plan.drop_room()
            continue
        beside = _add(plan, room, turn)
        corner = _add(plan, onward, turn)
        plan.join(beside, heading, corner)
        return [onward, beside, corner]
    return []
