"""Hidden doors: stone walls that open to a push, some of them the last link to rooms (WALL-13, LOCK-4, G5, G6).

A door hides rooms behind a bridge, or a way beside which another is as short; so who never searches finds the rooms
that are left at the distances they have for all.
"""

from __future__ import annotations

from systems.genesis.blueprint import ENTRANCE, NOWHERE, Bar, Blueprint
from systems.genesis.bridges import Bridges
from systems.genesis.candidates import gaps, grounds, passages
from systems.genesis.slack import open_ways, spares, ways_in
from systems.walls.grounds import BEARING, Ground


def hide_doors(plan: Blueprint) -> None:
    """The theme's share of as many doors as there are to be walls, where a wall of stone would stand; what they seal.

    No single door hides more than `figures.genesis.sealed_most` per cent of the rooms; none on the first levels hides
    the exit.
    """
    stream = plan.stream("hidden doors")
    wanted = (plan.walled * plan.theme.hidden + stream.below(100)) // 100 if plan.theme.hidden else 0
    if wanted:
        left = _hide(plan, stream.shuffled(_places(plan)), wanted)
        if left:
            plan.count("no passage for a hidden door", left)
    if Bar.HIDDEN in plan.bars.values():
        _seal(plan)


def _places(plan: Blueprint) -> list[int]:
    """Passages and gaps between rooms that bear a wall, and not one of wood for sure; a gap must shorten no way."""
    ground, steps = grounds(plan), plan.distances
    found = []
    for slot in [*passages(plan), *gaps(plan)]:
        room, other = slot // 4, plan.cell(slot // 4, slot % 4)
        sides = ground[room], ground[other]
        fits = sides[0] in BEARING and sides[1] in BEARING and sides != (Ground.TIMBERED, Ground.TIMBERED)
        if fits and (plan.beyond[slot] != NOWHERE or abs(steps[room] - steps[other]) == 1):
            found.append(slot)
    return found


def _hide(plan: Blueprint, places: list[int], wanted: int) -> int:
    """Put doors until there are as many as wanted; how many found no place."""
    most = plan.rooms * plan.figures.sealed_most // 100
    early = plan.level <= plan.figures.search_free_levels
    bridges, ways = Bridges(plan), ways_in(plan)
    for slot in places:
        room, side = divmod(slot, 4)
        if plan.beyond[slot] == NOWHERE:
            plan.join(room, side, plan.cell(room, side))
        elif (top := bridges.far_end(room, plan.beyond[slot])) != NOWHERE:
            if bridges.sizes[top] > most or early and plan.exit != NOWHERE and bridges.is_behind(plan.exit, top):
                continue
        elif not spares(plan, ways, slot):
            continue
        plan.bar(room, side, Bar.HIDDEN)
        wanted -= 1
        if not wanted:
            break
    return wanted


def _seal(plan: Blueprint) -> None:
    """Note the rooms that nobody reaches without a search."""
    ways = open_ways(plan)
    plan.sealed = set(range(plan.rooms))
    plan.sealed.discard(ENTRANCE)
    frontier = [ENTRANCE]
    for room in frontier:
        for other in ways[room * 4 : room * 4 + 4]:
            if other in plan.sealed:
                plan.sealed.discard(other)
                frontier.append(other)
