"""Conditions: what a room bears from birth, where it fits (COND-1).

Each kind lies on a room once (COND-5). The room where a seeker arrives bears none.
"""

from __future__ import annotations

from engine.kernel.dice import Stream
from systems.genesis.blueprint import ENTRANCE, Blueprint


def set_conditions(plan: Blueprint) -> None:
    """Each room by its own stream, the conditions in the order of their ids."""
    deck = plan.deck
    if not deck.conditions:
        return
    for room in range(plan.rooms):
        if room == ENTRANCE or room in plan.fixed:
            continue
        stream = plan.stream("conditions", room)
        found = [card for card, chance in deck.conditions.get(plan.locations[room], ()) if stream.percent(chance)]
        if found:
            plan.conditions[room] = [(card, portions(plan, stream, room, card)) for card in found]


def portions(plan: Blueprint, stream: Stream, room: int, card: int) -> int:
    """Portions of a vein within its bounds, of an outcrop one for each point of the room's size, else 0."""
    least, most = plan.deck.portions.get(card, (0, 0))
    if most:
        return stream.between(least, most)
    return plan.deck.sizes[plan.locations[room]] if card in plan.deck.portions else 0
