"""Holds the cards of a section's legend against what may lie there, and against its decks (DECK-1, ROOM-1)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from components.registry import Component
from components.room import Location, Terrain
from content.build import Built
from content.kinds import Kind
from content.sections import SIDES, RoomDrawing, SectionDefinition, SlotDrawing
from content.sections_map import HIDDEN, WALL, Drawing

Found = Iterator[tuple[tuple[str, ...], str]]
Prototypes = Mapping[str, tuple[Component, ...]]
HOLDERS = (Kind.CONTAINER, Kind.ENEMY)
ON_A_SLOT = (Kind.CONTAINER, Kind.ENEMY, Kind.ITEM, Kind.TRAP)
_OPEN_GROUND = (Terrain.WILD, Terrain.MIRE, Terrain.WATER)


def card_faults(section: SectionDefinition, built: Built) -> Found:
    """Cards of the wrong kind or of other decks, and slots that hold what they cannot."""
    for letter, room in section.legend.items():
        at = ("legend", letter)
        yield from _card(section, built, (*at, "location"), room.location, (Kind.LOCATION,))
        for card in room.conditions:
            yield from _card(section, built, (*at, "conditions"), card, (Kind.CONDITION,))
        for side, slot in zip(SIDES, room.slots, strict=True):
            yield from _slot(section, built, (*at, side), slot)


def wall_faults(drawing: Drawing, rooms: Sequence[RoomDrawing], prototypes: Prototypes) -> Found:
    """Walls and hidden doors between rooms of which one bears no wall (WALL-2)."""
    for join in drawing.joins:
        for room in (join.room, join.other):
            if join.mark in (HIDDEN, WALL) and not _bears(prototypes.get(rooms[room].location, ())):
                text = f'expected "{join.mark}" between rooms that bear a wall, got it at "{drawing.letters[room]}"'
                yield ("map",), f"{text}, {rooms[room].location}"


def _bears(parts: tuple[Component, ...]) -> bool:
    place = next((part for part in parts if isinstance(part, Location)), None)
    if place is None or place.terrain in _OPEN_GROUND or "pool" in place.tags:
        return False
    return place.terrain is not Terrain.CAVE or "damp" not in place.tags


def _slot(section: SectionDefinition, built: Built, at: tuple[str, ...], slot: SlotDrawing) -> Found:
    if slot.random and (slot.card or slot.goods or slot.key):
        yield at, "expected a random slot without a card, goods and key of its own"
    if slot.card:
        yield from _card(section, built, at, slot.card, ON_A_SLOT)
    known = built.cards.get(slot.card)
    holds = known is not None and known.kind in HOLDERS
    if slot.goods and not holds:
        yield at, "expected goods in a container or on an enemy, got them without one"
    if slot.key and known is not None and not holds:
        yield at, f"expected bare ground, a container or an enemy for a key, got a slot full of {slot.card}"
    for card in slot.goods:
        yield from _card(section, built, (*at, "goods"), card, (Kind.ITEM,))


def _card(
    section: SectionDefinition, built: Built, at: tuple[str, ...], name: str, kinds: Collection[Kind]
) -> Found:
    """A card that is there, of one of these kinds, and of all decks of the section unless it has none at all."""
    card = built.cards.get(name)
    if card is None:
        return
    if card.kind not in kinds:
        yield at, f"expected a card of kind {' or '.join(kinds)}, got {name}, of kind {card.kind}"
    outside = [deck for deck in section.decks if deck not in card.decks]
    if card.decks and outside:
        yield at, f'expected a card of deck "{outside[0]}", got {name}, which that deck does not have'
