"""Mouths: the openings of sub-dungeons on a level, by the theme's chances, at most one of a kind (SUB-1, THEME-7)."""

from __future__ import annotations

from content.naming import drawn_by
from systems.genesis.blueprint import BARE, ENTRANCE, Blueprint
from systems.genesis.exits import against_the_rock


def set_mouths(plan: Blueprint) -> None:
    """Each kind by a stream of its own: first whether it is there, then its room, neither the entrance nor the exit.

    Such a room may be locked as any other; what lies beyond a mouth has no part in the locks of this level (LOCK-5).
    """
    for card, chance in plan.deck.mouths:
        stream = plan.stream("mouths", drawn_by(plan.deck.ids[card]))
        if not stream.percent(chance):
            continue
        rooms = [room for room in range(plan.rooms) if room not in (ENTRANCE, plan.exit) and _has_place(plan, room)]
        if rooms:
            plan.sides[against_the_rock(plan, stream, stream.pick(rooms))] = card
        else:
            plan.count("no room for a mouth")


def _has_place(plan: Blueprint, room: int) -> bool:
    return BARE in plan.sides[room * 4 : room * 4 + 4]
