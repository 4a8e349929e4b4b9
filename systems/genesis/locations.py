"""Locations: every room gets the card in its centre, out of the theme's deck (ROOM-1, DECK-1)."""

from __future__ import annotations

from content.kinds import Kind
from systems.genesis.blueprint import Blueprint


def name_rooms(plan: Blueprint) -> None:
    """One location card a room, each room by its own stream."""
    for room in range(plan.rooms):
        plan.locations.append(plan.deck.draw(Kind.LOCATION, plan.stream("locations", room)))
