"""Keys: each lock's own key lies strictly nearer to the entrance than what it closes (LOCK-2, G2).

Then any order of taking and spending keys opens everything (G3): of the locks still closed, the nearest one's key lies
on this side of all of them.
"""

from __future__ import annotations

from bisect import bisect_left

from content.kinds import Kind
from engine.kernel.dice import Stream
from systems.genesis.blueprint import BARE, NOWHERE, Blueprint
from systems.genesis.stages import SetbackError
from systems.genesis.wards import GIVES_WAY

_HOLDERS = (Kind.CONTAINER, Kind.ENEMY)


def hide_keys(plan: Blueprint) -> None:
    """A place for every key; a lock whose key finds none is taken off. SetbackError when it guarded the deep (LOCK-5).

    For that one lock a thing gives way to the key, if need be.
    Keys of locks that were built by hand lie where the builder says. On the first levels no key asks for a search (G6).
    """
    stream = plan.stream("keys")
    early = plan.level <= plan.figures.search_free_levels
    shut = plan.fixed | plan.sealed if early else plan.fixed
    order = sorted((room for room in range(plan.rooms) if room not in shut), key=lambda room: plan.distances[room])
    steps = [plan.distances[room] for room in order]
    own = {(room, slot): key for room, slot, _, key in plan.own_locks if key != NOWHERE}
    taken: set[int] = set(own.values())
    plan.key_slots = []
    for room, closed in zip(plan.lock_rooms, plan.lock_slots, strict=True):
        slot = own.get((room, closed), NOWHERE)
        if slot == NOWHERE:
            nearer = bisect_left(steps, plan.distances[room])
            slot = _place(plan, stream, order, nearer, taken)
            if slot == NOWHERE and (room, closed) == (plan.guard, NOWHERE):
                slot = _make_place(plan, stream, order[:nearer], taken)
            taken.add(slot)
        plan.key_slots.append(slot)
    if not _drop_keyless(plan):
        raise SetbackError("no place for the key to the deepest third")


def _place(plan: Blueprint, stream: Stream, order: list[int], nearer: int, taken: set[int]) -> int:
    """A slot for the key in one of the first `nearer` rooms of the order, rather in a late one; NOWHERE at last."""
    for _ in range(plan.figures.key_tries if nearer else 0):
        room = order[max(stream.below(nearer), stream.below(nearer))]
        slots = [slot for slot in range(room * 4, room * 4 + 4) if _fits(plan, slot, taken)]
        if slots:
            return stream.pick(slots)
    return NOWHERE


def _make_place(plan: Blueprint, stream: Stream, rooms: list[int], taken: set[int]) -> int:
    """A slot where a thing or an unlocked container gives way to the one key that no level may be without."""
    kinds, tiers = plan.deck.kinds, plan.deck.tiers
    there = [slot for room in rooms for slot in range(room * 4, room * 4 + 4) if plan.sides[slot] != BARE]
    slots = [slot for slot in there if kinds[plan.sides[slot]] in GIVES_WAY and not tiers[plan.sides[slot]]]
    slots = [slot for slot in slots if slot not in plan.mimics and slot not in taken]
    if not slots:
        return NOWHERE
    slot = stream.pick(slots)
    plan.sides[slot] = BARE
    plan.goods.pop(slot, None)
    plan.count("a thing gave way to a key")
    return slot


def _fits(plan: Blueprint, slot: int, taken: set[int]) -> bool:
    """Bare ground takes one key; a container and an enemy's goods take any number, but only below the first levels,
    where the way to the exit asks for no search (G6). A mimic gets none."""
    card = plan.sides[slot]
    if card == BARE:
        return slot not in taken
    early = plan.level <= plan.figures.search_free_levels
    return not early and plan.deck.kinds[card] in _HOLDERS and slot not in plan.mimics


def _drop_keyless(plan: Blueprint) -> bool:
    guarded = True
    for lock in range(len(plan.lock_rooms) - 1, -1, -1):
        if plan.key_slots[lock] == NOWHERE:
            plan.count("no place for a key")
            guarded = guarded and (plan.lock_rooms[lock] != plan.guard or plan.lock_slots[lock] != NOWHERE)
            for column in (plan.lock_rooms, plan.lock_slots, plan.lock_tiers, plan.key_slots):
                del column[lock]
    return guarded
