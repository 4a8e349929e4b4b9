"""Keys: each lock's own key lies strictly nearer to the entrance than what it closes (LOCK-2, G2).

Then any order of taking and spending keys opens everything (G3): of the locks still closed, the nearest one's key lies
on this side of all of them.
"""

from __future__ import annotations

from bisect import bisect_left

from content.kinds import Kind
from engine.kernel.dice import Stream
from systems.genesis.blueprint import BARE, NOWHERE, Blueprint

_HOLDERS = (Kind.CONTAINER, Kind.ENEMY)


def hide_keys(plan: Blueprint, attempt: int) -> bool:
    """A place for every key; a lock whose key finds none is taken off. False when it guarded the deep (LOCK-5)."""
    stream = plan.stream("keys", attempt)
    order = sorted(range(plan.rooms), key=lambda room: plan.distances[room])
    steps = [plan.distances[room] for room in order]
    taken: set[int] = set()
    plan.key_slots = []
    for room in plan.lock_rooms:
        nearer = bisect_left(steps, plan.distances[room])
        slot = _place(plan, stream, order, nearer, taken)
        plan.key_slots.append(slot)
        taken.add(slot)
    return _drop_keyless(plan)


def _place(plan: Blueprint, stream: Stream, order: list[int], nearer: int, taken: set[int]) -> int:
    """A slot for the key in one of the first `nearer` rooms of the order, rather in a late one; NOWHERE at last."""
    for _ in range(plan.figures.key_tries if nearer else 0):
        room = order[max(stream.below(nearer), stream.below(nearer))]
        slots = [slot for slot in range(room * 4, room * 4 + 4) if _fits(plan, slot, taken)]
        if slots:
            return stream.pick(slots)
    return NOWHERE


def _fits(plan: Blueprint, slot: int, taken: set[int]) -> bool:
    """Bare ground takes one key; a container and an enemy's goods take any number, but only below the first levels,
    where the way to the exit asks for no search (G6). A mimic never holds one (MIMIC-1)."""
    card = plan.sides[slot]
    if card == BARE:
        return slot not in taken
    if slot in plan.mimics:
        return False
    return plan.level > plan.figures.search_free_levels and plan.deck.kinds[card] in _HOLDERS


def _drop_keyless(plan: Blueprint) -> bool:
    guarded = True
    for lock in range(len(plan.lock_rooms) - 1, -1, -1):
        if plan.key_slots[lock] == NOWHERE:
            plan.count("no place for a key")
            guarded = guarded and (plan.lock_rooms[lock] != plan.guard or plan.lock_slots[lock] != NOWHERE)
            for column in (plan.lock_rooms, plan.lock_slots, plan.lock_tiers, plan.key_slots):
                del column[lock]
    return guarded
