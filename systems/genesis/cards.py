"""Cards: what is dealt to the side slots, by the theme's shares; the rest is bare ground (ROOM-1, THEME-1)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate

from content.kinds import Kind
from engine.kernel.dice import Stream
from systems.genesis.blueprint import BARE, ENTRANCE, Blueprint
from systems.genesis.decks import NO_CARD

Shares = tuple[list[Kind], list[int]]
_SET_OTHERWISE = (Kind.BARE, Kind.KEY, Kind.STAIR, Kind.LOCATION)
_NOT_AT_THE_ENTRANCE = (Kind.ENEMY, Kind.TRAP)


def deal_sides(plan: Blueprint) -> None:
    """One card a slot, each room by its own stream: first the kind by the shares, then a card of that kind.

    Larger locations hold more. Nothing lies in wait in the room where a seeker arrives, and no locked container stands
    there, since no key could lie nearer.
    """
    shares = shares_of(plan)
    for room in range(plan.rooms):
        if room not in plan.fixed:
            deal_slots(plan, plan.stream("cards", room), shares, room, range(room * 4, room * 4 + 4))


def shares_of(plan: Blueprint) -> Shares:
    """The kinds of cards that are dealt, and the running totals of their shares."""
    kinds = [kind for kind in sorted(plan.shares) if kind not in _SET_OTHERWISE]
    return kinds, list(accumulate(plan.shares[kind] for kind in kinds))


def deal_slots(plan: Blueprint, stream: Stream, shares: Shares, room: int, slots: Iterable[int]) -> None:
    """Deal to these slots of one room, as far as they are bare.

    To a room that is built by hand goes no locked container, whose key would lie outside (SECT-1).
    """
    kinds, totals = shares
    deck, sides = plan.deck, plan.sides
    full = plan.figures.fill_base + plan.figures.fill_per_size * deck.sizes[plan.locations[room]]
    for slot in slots:
        choice = bisect_right(totals, stream.below(10_000) // full)
        if choice < len(kinds) and sides[slot] == BARE:
            card = deck.draw(kinds[choice], stream)
            if card != NO_CARD and deck.tiers[card] and (room == ENTRANCE or room in plan.fixed):
                continue
            if room != ENTRANCE or kinds[choice] not in _NOT_AT_THE_ENTRANCE:
                sides[slot] = card
