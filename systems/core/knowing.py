"""Knowing: how seekers learn what lies and stands where, and lose track of what moves unseen (ROOM-3, P9)."""

from __future__ import annotations

from components.card import BareGround, Card
from components.events.things import Flipped
from components.knowledge import Glimpsed, Seen, Way
from components.locks import Lock
from components.place import SIDES, Place, Spot
from components.seekers import InPlay
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.core.guise import guise
from systems.core.memory import memories, memory_of
from systems.core.rooms import board_place, ends, neighbour, room_of
from systems.core.sight import in_view, is_up, knows
from systems.core.ways import way
from systems.things.dirt import dirt
from systems.water.water import depth


def come_in(world: World, seeker: int) -> bool:
    """The seeker now stands in its room, and sees its location and its ways; True when it had never been here."""
    room = room_of(world, seeker)
    memory = _memory(world, seeker, room)
    first = world.get(memory, Seen).turn < 0
    world.edit(memory, Seen).turn = world.turn
    _glimpse_ways(world, memory, room)
    return first


def remember(world: World, seeker: int, room: int) -> None:
    """Keep what the seeker knows of the room it stands in, as it is now: asked for when it leaves."""
    memory = _memory(world, seeker, room)
    seen = world.edit(memory, Seen)
    seen.turn = world.turn
    seen.cards, seen.spots = [], []
    seen.flood, seen.dirt = depth(world, room), dirt(world, room)
    laid = conditions(world, room)
    for entity in world.held(room):
        card, spot = world.find(entity, Card), world.get(entity, Place).spot
        if card is not None and (spot <= Spot.STORAGE or entity in laid) and knows(world, seeker, entity):
            seen.cards.append(guise(world, entity, card.prototype))
            seen.spots.append(int(spot))
    _glimpse_ways(world, memory, room)


def turn_up(world: World, seeker: int, room: int, spot: Spot) -> None:
    """Turn a side slot face up for a seeker: all that lies and stands there.

    Bare ground is only ground once it is seen, and its card is gone.
    """
    if spot not in SIDES or is_up(world, seeker, room, spot):
        return
    world.edit(_memory(world, seeker, room), Seen).up.append(int(spot))
    for card in world.held(room, spot):
        if card != seeker and world.has(card, Card):
            world.emit(Flipped(room, seeker, card, int(spot)))
        if world.has(card, BareGround):
            world.doom(card, "bare ground")


def spot(world: World, body: int) -> None:
    """A body acts, moves or appears: every seeker in play who could see it knows of it from now on."""
    room, where = board_place(world, body)
    for seeker, _ in world.rows(InPlay):
        if in_view(world, seeker, room, where) and not knows(world, seeker, body):
            world.edit(_memory(world, seeker, room), Seen).spotted.append(body)


def lose_track(world: World, body: int, room: int) -> None:
    """A body has moved from or within a room: who does not see where it is now no longer knows."""
    for memory in memories(world, room):
        seen = world.get(memory, Seen)
        if body in seen.spotted and not _still_sees(world, seen.seeker, body, room):
            world.edit(memory, Seen).spotted.remove(body)


def _still_sees(world: World, seeker: int, body: int, room: int) -> bool:
    now, where = board_place(world, body)
    return now == room and in_view(world, seeker, room, where)


def see_put(world: World, seeker: int, card: int) -> None:
    """The seeker knows of a card in storage, and of nothing else there, that it saw put there (ROOM-2)."""
    if not knows(world, seeker, card):
        world.edit(_memory(world, seeker, world.get(card, Place).holder), Seen).spotted.append(card)


def see_gone(world: World, card: int) -> None:
    """A card leaves the storage of a room: what was known of it there is no more, wherever it comes to lie."""
    place = world.get(card, Place)
    for memory in memories(world, place.holder) if place.spot == Spot.STORAGE else ():
        if card in world.get(memory, Seen).spotted:
            world.edit(memory, Seen).spotted.remove(card)


def forget(world: World, body: int) -> None:
    """A body is gone from its room for good: no memory holds on to it."""
    for memory in memories(world, room_of(world, body)):
        if body in world.get(memory, Seen).spotted:
            world.edit(memory, Seen).spotted.remove(body)


def show_door(world: World, passage: int) -> None:
    """A hidden door was found: whoever remembers its wall, on either side, knows that it is a door (WALL-14)."""
    for room, heading in ends(world, passage):
        for memory in memories(world, room):
            if world.get(memory, Glimpsed).headings[heading] == Way.WALLED:
                world.edit(memory, Glimpsed).headings[heading] = int(Way.DOOR)


def see_through(world: World, body: int, passage: int) -> None:
    """A wall is gone: the one who did it, and whoever stands on either side, remembers the way as it is now."""
    sides = ends(world, passage)
    there = {seeker for seeker, _ in world.each(InPlay) if room_of(world, seeker) in [room for room, _ in sides]}
    for room, heading in sides:
        for memory in memories(world, room):
            seen = world.get(memory, Seen)
            if seen.turn >= 0 and seen.seeker in there | {body}:
                _glimpse_way(world, world.edit(memory, Glimpsed), room, heading)


def _glimpse_ways(world: World, memory: int, room: int) -> None:
    """Keep how the ways out stand, and what is written on the locks among them."""
    glimpsed = world.edit(memory, Glimpsed)
    for heading in SIDES:
        _glimpse_way(world, glimpsed, room, heading)


def _glimpse_way(world: World, glimpsed: Glimpsed, room: int, heading: Spot) -> None:
    state = way(world, room, heading)
    closed = neighbour(world, room, heading) if state == Way.LOCKED else 0
    lock = world.find(closed, Lock) if closed else None
    if not glimpsed.closed:
        glimpsed.tiers, glimpsed.ordinals, glimpsed.closed = [0] * 4, [0] * 4, [""] * 4
    glimpsed.headings[heading] = int(state)
    glimpsed.tiers[heading] = lock.tier if lock is not None else 0
    glimpsed.ordinals[heading] = lock.ordinal if lock is not None else 0
    glimpsed.closed[heading] = world.get(closed, Card).prototype if closed else ""


def _memory(world: World, seeker: int, room: int) -> int:
    memory = memory_of(world, seeker, room)
    if memory:
        return memory
    return world.spawn(
        Seen(seeker, -1), Glimpsed(seeker, [0, 0, 0, 0]), Place(room, Spot.MEMORY), cause="memory"
    )
