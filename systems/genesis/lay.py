"""Lay: the blueprint becomes entities, room by room, so that what is near in the dungeon is near in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from components.card import Card
from components.locks import Key, Lock
from components.place import Place, Spot
from components.room import Entrance, Exits, Location, Passage, Room
from content.kinds import Kind
from content.make import components, make
from engine.kernel.world import World
from systems.conditions.laying import stock
from systems.genesis.blueprint import BARE, ENTRANCE, NOWHERE, Blueprint
from systems.genesis.needs import BARE_GROUND, KEY


class Laid(NamedTuple):
    """What was laid, in the blueprint's order: a room's entity, and by slot its side card and its passage or 0."""

    rooms: list[int]
    sides: list[int]
    passages: list[int]


def lay(world: World, plan: Blueprint) -> Laid:
    """Rooms with their cards, passages, locks and keys. The world's Content makes the cards."""
    rooms: list[int] = []
    sides: list[int] = []
    passages = [0] * (plan.rooms * 4)
    keys = [0] * len(plan.key_slots)
    keys_at: dict[int, list[int]] = {}
    for lock, slot in enumerate(plan.key_slots):
        keys_at.setdefault(slot, []).append(lock)
    for number in range(plan.rooms):
        room = _lay_room(world, plan, number)
        rooms.append(room)
        for slot in range(number * 4, number * 4 + 4):
            sides.append(_lay_side(world, plan, room, slot, keys_at.get(slot, ()), keys))
        for card, portions in plan.conditions.get(number, ()):
            _lay_condition(world, plan.deck.ids[card], room, portions)
        _join(world, plan, rooms, number, passages)
    for number, room in enumerate(rooms):
        ways = slice(number * 4, number * 4 + 4)
        beyond = [rooms[other] if other != NOWHERE else 0 for other in plan.beyond[ways]]
        world.add(room, Exits(beyond, passages[ways]))
    world.add(rooms[ENTRANCE], Entrance())
    _lock(world, plan, rooms, sides, keys)
    return Laid(rooms, sides, passages)


def _lay_room(world: World, plan: Blueprint, number: int) -> int:
    """The location on its place on the map, as warm as the theme has it."""
    card = plan.deck.ids[plan.locations[number]]
    parts = components(world, card)
    if plan.theme.temperature:
        for part in parts:
            if type(part) is Location:
                part.temperature += plan.theme.temperature
    return world.spawn(Card(card), *parts, Room(plan.xs[number], plan.ys[number], plan.distances[number]))


def _lay_side(world: World, plan: Blueprint, room: int, slot: int, locks: Sequence[int], keys: list[int]) -> int:
    """The card of one slot with what it holds; `keys` gets the keys of `locks`, which lie there."""
    spot = Spot(slot % 4)
    card = plan.sides[slot]
    if card == BARE:
        if not locks:
            return make(world, plan.deck.brought(BARE_GROUND), room, spot)
        keys[locks[0]] = make(world, plan.deck.brought(KEY), room, spot)
        return keys[locks[0]]
    side = make(world, plan.deck.ids[card], room, spot)
    inner = Spot.GOODS if plan.deck.kinds[card] is Kind.ENEMY else Spot.INSIDE
    for thing in plan.goods.get(slot, ()):
        make(world, plan.deck.ids[thing], side, inner)
    for lock in locks:
        keys[lock] = make(world, plan.deck.brought(KEY), side, inner)
    return side


def _lay_condition(world: World, card: str, room: int, portions: int) -> None:
    condition = make(world, card, room, Spot.CONDITION)
    stock(world, condition, portions)


def _join(world: World, plan: Blueprint, rooms: list[int], number: int, passages: list[int]) -> None:
    """Passages to the rooms that were laid before, each held by the earlier room; `passages` gets both sides."""
    for side in range(4):
        other = plan.beyond[number * 4 + side]
        if NOWHERE < other < number:
            first, heading = rooms[other], (side + 2) % 4
            passage = world.spawn(Passage(first, rooms[number], heading), Place(first, Spot.PASSAGE))
            passages[other * 4 + heading] = passages[number * 4 + side] = passage


def _lock(world: World, plan: Blueprint, rooms: list[int], sides: list[int], keys: list[int]) -> None:
    """Locks on rooms and containers, numbered among those of one name, and on each key what it fits."""
    named: dict[str, int] = {}
    for lock, (room, slot, tier) in enumerate(zip(plan.lock_rooms, plan.lock_slots, plan.lock_tiers, strict=True)):
        name = plan.deck.ids[plan.locations[room] if slot == NOWHERE else plan.sides[slot]]
        named[name] = ordinal = named.get(name, 0) + 1
        target = rooms[room] if slot == NOWHERE else sides[slot]
        world.add(target, Lock(tier, ordinal))
        world.add(keys[lock], Key(target, tier, ordinal, name))
    locked = set(plan.lock_slots)
    for slot, side in enumerate(sides):
        if plan.sides[slot] != BARE and plan.deck.tiers[plan.sides[slot]] and slot not in locked:
            world.remove(side, Lock)
