"""Furnishes the rooms of a section as they are drawn: locations, side cards, goods, conditions, own locks and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.room import Section as SectionMark
from content.sections import SIDES, SlotDrawing
from content.sections_locks import WHOLE_ROOM
from content.sections_map import DEEP, HIDDEN, WALL
from systems.genesis.blueprint import BARE, NOWHERE, Bar, Blueprint
from systems.genesis.cards import deal_slots, shares_of
from systems.genesis.conditions import portions
from systems.genesis.sections_turn import Placed

if TYPE_CHECKING:
    from engine.kernel.world import World
    from systems.genesis.lay import Laid

BARS = {HIDDEN: Bar.HIDDEN, WALL: Bar.STONE, DEEP: Bar.WATER}


def furnish(plan: Blueprint, placed: Placed) -> None:
    """Write the legend onto the blueprint, each side where it came to lie."""
    numbers = plan.deck.numbers
    for number, drawn in enumerate(placed.section.rooms):
        room = placed.rooms[number]
        plan.sections[room] = placed.section.id
        plan.locations[room] = numbers[drawn.location]
        stream = plan.stream("section conditions", room)
        if drawn.conditions:
            cards = sorted(numbers[card] for card in drawn.conditions)
            plan.conditions[room] = [(card, portions(plan, stream, room, card)) for card in cards]
        for side, slot in enumerate(drawn.slots):
            _fill(plan, room * 4 + placed.turned.sides[side], slot)
        dealt = [room * 4 + placed.turned.sides[side] for side in range(len(SIDES)) if drawn.slots[side].random]
        if dealt:
            deal_slots(plan, plan.stream("section cards", room), shares_of(plan), room, dealt)
    _lock(plan, placed)


def _fill(plan: Blueprint, slot: int, drawn: SlotDrawing) -> None:
    plan.sides[slot] = plan.deck.numbers[drawn.card] if drawn.card else BARE
    if drawn.goods:
        plan.goods[slot] = [plan.deck.numbers[card] for card in drawn.goods]


def _lock(plan: Blueprint, placed: Placed) -> None:
    """The section's own locks with their keys."""
    for room, side, tier, key_room, key_side in placed.section.locks:
        sides = placed.turned.sides
        slot = NOWHERE if side == WHOLE_ROOM else placed.rooms[room] * 4 + sides[side]
        plan.own_locks.append((placed.rooms[room], slot, tier, placed.rooms[key_room] * 4 + sides[key_side]))


def mark_sections(world: World, plan: Blueprint, laid: Laid) -> None:
    """Note on each room of a section which it is of."""
    for room, section in sorted(plan.sections.items()):
        world.add(laid.rooms[room], SectionMark(section))
