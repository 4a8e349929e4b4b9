"""Threat: what the blows of all known enemies together can do in this turn, and how likely one dies of it (COMB-3, P7).

Enemies that the seeker does not know of are left out (P9); so is what a hit may do beside its damage.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from components.body import Health
from components.creatures import Awake
from engine.kernel.supposed import supposed
from engine.kernel.world import World
from systems.combat.intent_preview import Deed, next_deed
from systems.core.rooms import creatures_in, neighbour, room_of
from systems.core.sight import knows

_HUNDRED = 100


class Threat(msgspec.Struct, frozen=True):
    """The least and the most damage of all blows, if some hit; in per cent the chance that one hits at the least.

    `death` is the chance to die of them, in per cent, 1 where it is less and can be.
    """

    low: int
    high: int
    death: int
    hit: int


def threat(world: World, seeker: int, without: int = 0) -> Threat | None:
    """What the seeker is threatened with if nothing changes, or None where nobody strikes at it.

    `without` is an enemy that is supposed to be gone.
    """
    blows = [blow for body in _enemies(world, seeker) if body != without for blow in _blows(world, seeker, body)]
    if not blows:
        return None
    left = world.get(seeker, Health).left
    low, high = min(min(blow.spread) for blow in blows), sum(max(blow.spread) * blow.times for blow in blows)
    return Threat(low, high, _death(blows, left), _hit(blows))


def threat_after(world: World, seeker: int, *parts: msgspec.Struct, without: int = 0) -> Threat | None:
    """The same, once the seeker bears these parts in place of its own: another place, or that it has waited."""
    return threat(supposed(world, seeker, *parts), seeker, without)  # type: ignore[arg-type]


def _enemies(world: World, seeker: int) -> Iterator[int]:
    """The awake creatures that the seeker knows of, in its room and those around."""
    room = room_of(world, seeker)
    for near in (room, *(neighbour(world, room, heading) for heading in range(4))):
        for creature in creatures_in(world, near) if near else ():
            if world.has(creature, Awake) and knows(world, seeker, creature):
                yield creature


def _blows(world: World, seeker: int, creature: int) -> Iterator[Deed]:
    """The blows that a creature means to deal the seeker, one after another."""
    deed: Deed | None = next_deed(world, creature)
    while deed is not None:
        if deed.target == seeker and deed.odds is not None and deed.spread:
            yield deed
        deed = deed.then


def _hit(blows: list[Deed]) -> int:
    """The chance, in per cent and to the nearest, that one of the blows hits."""
    spared, of = 1, 1
    for blow in blows:
        assert blow.odds is not None
        spared *= (_HUNDRED - blow.odds.chance) ** blow.times
        of *= _HUNDRED**blow.times
    return (2 * _HUNDRED * (of - spared) + of) // (2 * of)


def _death(blows: list[Deed], left: int) -> int:
    """The chance, in per cent, that what the blows deal comes to all Health that is left; whole numbers alone."""
    if sum(max(blow.spread) * blow.times for blow in blows) < left:
        return 0
    ways = {0: 1}
    for blow in blows:
        assert blow.odds is not None
        hits, misses = blow.odds.chance, _HUNDRED - blow.odds.chance
        dealing = [*Counter(blow.spread).items()]
        for _ in range(blow.times):
            fresh: dict[int, int] = {}
            for dealt, count in ways.items():
                fresh[dealt] = fresh.get(dealt, 0) + count * misses * len(blow.spread)
                for damage, rolls in dealing:
                    total = min(left, dealt + damage)
                    fresh[total] = fresh.get(total, 0) + count * hits * rolls
            ways = fresh
    dead, total = ways.get(left, 0), sum(ways.values())
    if not dead:
        return 0
    return min(_HUNDRED - (dead < total), max(1, (2 * _HUNDRED * dead + total) // (2 * total)))
