"""Locks: the hardest of four tiers close what lies deepest or is worth most, the easiest a side chamber (LOCK-1, G8).

From level 2 on the gate before the deepest third is always locked (LOCK-5). What is built by hand brings its own locks.
"""

from __future__ import annotations

from content.kinds import Kind
from engine.kernel.dice import Stream
from systems.genesis.blueprint import BARE, NEAREST_LOCK, NOWHERE, Blueprint
from systems.genesis.honour import of_a_hundred_locks
from systems.genesis.slack import passable

_BANDS = ((0, 60), (20, 75), (45, 95), (65, 100))
_TIERS = (4, 3, 2, 1)
_LURES = (Kind.ITEM, Kind.CONTAINER)


def set_locks(plan: Blueprint) -> None:
    """Lock rooms, and number the containers that are locked by nature among them.

    Neither the entrance, its neighbours nor the exit is locked. What finds no room is counted.
    """
    stream = plan.stream("locks")
    scores = standing(plan)
    barred = {plan.exit, *plan.fixed}
    lockable = [room for room in scores if plan.distances[room] >= NEAREST_LOCK and room not in barred]
    order = sorted(lockable, key=scores.__getitem__)
    wanted = _wanted(plan, stream)
    chosen: dict[int, int] = {}
    if plan.level > 1 and order:
        plan.guard = plan.gate if plan.gate in order else max(order, key=lambda room: plan.distances[room])
        tier = 3 if 3 * order.index(plan.guard) > 2 * len(order) else 2
        chosen[plan.guard] = tier
        wanted[tier] -= 1
    ways = ways_out(plan)
    for tier in _TIERS:
        drawn = _draw(plan, stream, order, ways, tier, wanted[tier], chosen)
        chosen.update(dict.fromkeys(drawn, tier))
        if len(drawn) < wanted[tier]:
            plan.count(f"no room for a lock of tier {tier}", wanted[tier] - len(drawn))
    hard = [room for room in order if chosen.get(room, 1) > 1]
    for room, tier in zip(hard, sorted(chosen[room] for room in hard), strict=True):
        chosen[room] = tier
    _write(plan, chosen)


def ways_out(plan: Blueprint) -> list[int]:
    """For each room, how many ways lead out of it past walls and deep water."""
    ways = passable(plan)
    return [4 - ways[slot : slot + 4].count(NOWHERE) for slot in range(0, len(ways), 4)]


def standing(plan: Blueprint) -> dict[int, int]:
    """For each room how deep it lies, in per cent of the farthest, and how much it is worth beside the richest."""
    worths = [plan.deck.worths[card] for card in plan.locations]
    farthest, richest = max(plan.distances) or 1, max(worths) or 1
    share = plan.figures.worth_share
    return {r: 100 * plan.distances[r] // farthest + share * worths[r] // richest for r in range(plan.rooms)}


def _wanted(plan: Blueprint, stream: Stream) -> list[int]:
    """How many locks of each tier, by tier; a part of a lock is a chance of one."""
    shares = (0, *(share * of_a_hundred_locks(plan) // 100 for share in plan.theme.locks))
    return [(plan.rooms * share + stream.below(100)) // 100 for share in shares]


def _draw(
    plan: Blueprint, stream: Stream, order: list[int], ways: list[int], tier: int, wanted: int, chosen: dict[int, int]
) -> list[int]:
    """Rooms for one tier from its band of the order, of two the one that holds more; for tier 1, side chambers."""
    low, high = (len(order) * edge // 100 for edge in _BANDS[tier - 1])
    pool = [room for room in order[low:high] if room not in chosen and (tier > 1 or ways[room] == 1)]
    drawn: list[int] = []
    while pool and len(drawn) < wanted:
        one, other = stream.below(len(pool)), stream.below(len(pool))
        index = one if _lure(plan, pool[one]) >= _lure(plan, pool[other]) else other
        pool[index], pool[-1] = pool[-1], pool[index]
        drawn.append(pool.pop())
    return drawn


def _lure(plan: Blueprint, room: int) -> int:
    """How many things and containers lie in the room."""
    sides = plan.sides[room * 4 : room * 4 + 4]
    return sum(card != BARE and plan.deck.kinds[card] in _LURES for card in sides)


def _write(plan: Blueprint, chosen: dict[int, int]) -> None:
    locks = [(room, NOWHERE, tier) for room, tier in chosen.items()]
    own = {slot for _, slot, _, _ in plan.own_locks}
    for slot, card in enumerate(plan.sides):
        if card != BARE and plan.deck.tiers[card] and slot not in own:
            locks.append((slot // 4, slot, plan.deck.tiers[card]))
    locks += [(room, slot, tier) for room, slot, tier, _ in plan.own_locks]
    locks.sort()
    plan.lock_rooms = [room for room, _, _ in locks]
    plan.lock_slots = [slot for _, slot, _ in locks]
    plan.lock_tiers = [tier for _, _, tier in locks]
