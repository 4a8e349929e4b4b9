"""Cards: what is dealt to the side slots, by the theme's shares; the rest is bare ground (ROOM-1, THEME-1)."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from content.kinds import Kind
from systems.genesis.blueprint import BARE, ENTRANCE, Blueprint

_SET_OTHERWISE = (Kind.BARE, Kind.KEY, Kind.STAIR, Kind.LOCATION)
_NOT_AT_THE_ENTRANCE = (Kind.ENEMY, Kind.TRAP)


def deal_sides(plan: Blueprint) -> None:
    """One card a slot, each room by its own stream: first the kind by the shares, then a card of that kind.

    Larger locations hold more. Nothing lies in wait in the room where a seeker arrives, and no locked container stands
    there, since no key could lie nearer.
    """
    shares = plan.shares
    kinds = [kind for kind in sorted(shares) if kind not in _SET_OTHERWISE]
    totals = list(accumulate(shares[kind] for kind in kinds))
    deck, sides = plan.deck, plan.sides
    for room in range(plan.rooms):
        stream = plan.stream("cards", room)
        full = plan.figures.fill_base + plan.figures.fill_per_size * deck.sizes[plan.locations[room]]
        for slot in range(room * 4, room * 4 + 4):
            choice = bisect_right(totals, stream.below(10_000) // full)
            if choice < len(kinds) and sides[slot] == BARE:
                card = deck.draw(kinds[choice], stream)
                if room != ENTRANCE or kinds[choice] not in _NOT_AT_THE_ENTRANCE and not deck.tiers[card]:
                    sides[slot] = card
