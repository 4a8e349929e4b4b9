"""Veins: one roll for each room of a mine that bears nothing else from its birth (VEIN-1, VEIN-2, COND-5)."""

from __future__ import annotations

from engine.kernel.dice import Stream
from systems.genesis.blueprint import ENTRANCE, Blueprint
from systems.genesis.conditions import portions
from systems.genesis.decks import NO_CARD


def set_veins(plan: Blueprint) -> None:
    """Each room by its own stream, after all that was drawn for it and that age has brought.

    The room where a seeker arrives has none (G7).
    """
    if not plan.deck.veins:
        return
    for room in range(plan.rooms):
        if room == ENTRANCE or room in plan.fixed or plan.conditions.get(room):
            continue
        stream = plan.stream("veins", room)
        card = _roll(plan, stream)
        if card != NO_CARD:
            plan.conditions[room] = [(card, portions(plan, stream, room, card))]


def _roll(plan: Blueprint, stream: Stream) -> int:
    """One roll for all veins together."""
    left = stream.below(100)
    for card, share in plan.deck.veins:
        left -= share
        if left < 0:
            return card
    return NO_CARD
