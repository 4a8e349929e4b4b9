"""Wards: a hazard on the way to a room of worth, before its value (THEME-11)."""

from __future__ import annotations

from content.kinds import Kind
from engine.kernel.dice import Stream
from systems.genesis.blueprint import BARE, ENTRANCE, NOWHERE, Blueprint
from systems.genesis.decks import NO_CARD

GIVES_WAY = (Kind.ITEM, Kind.CONTAINER)


def ward(plan: Blueprint) -> None:
    """The theme's share of rooms of worth get a trap in the room before them, unless one lies there already.

    Before the ones next to the entrance, or to what is built by hand, it lies in the room itself: nothing lies in wait
    where a seeker arrives, and a section stays as it is drawn.
    """
    if not plan.theme.wards:
        return
    for room in range(plan.rooms):
        if room == ENTRANCE or room in plan.fixed or not plan.deck.worths[plan.locations[room]]:
            continue
        stream = plan.stream("wards", room)
        if stream.percent(plan.theme.wards):
            before = _before(plan, room)
            _set_trap(plan, stream, room if before == ENTRANCE or before in plan.fixed else before)


def _before(plan: Blueprint, room: int) -> int:
    """The first neighbour that lies nearer to the entrance."""
    nearer = plan.distances[room] - 1
    ways = plan.beyond[room * 4 : room * 4 + 4]
    return next(other for other in ways if other != NOWHERE and plan.distances[other] == nearer)


def _set_trap(plan: Blueprint, stream: Stream, room: int) -> None:
    slots = range(room * 4, room * 4 + 4)
    kinds = {slot: plan.deck.kinds[plan.sides[slot]] for slot in slots if plan.sides[slot] != BARE}
    if Kind.TRAP in kinds.values():
        return
    free = [slot for slot in slots if slot not in kinds] or [s for s, kind in kinds.items() if kind in GIVES_WAY]
    trap = plan.deck.draw(Kind.TRAP, stream) if free else NO_CARD
    if trap != NO_CARD:
        plan.sides[stream.pick(free)] = trap
