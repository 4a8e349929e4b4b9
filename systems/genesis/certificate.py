"""Certificate: an order of keys that opens every lock of a level, kept with it and replayed to the end (G3)."""

from __future__ import annotations

from components.level import Certificate
from engine.kernel.world import World
from systems.locks.explorer import Walk, survey


def certify(explored: Walk) -> Certificate:
    """The order in which a walk opened the locks, with the rooms where the keys lay, and the hidden doors it pushed."""
    opened, rooms = explored.opened, explored.ground.rooms
    return Certificate(
        keys=[lying.key for lying in opened.values()],
        locks=list(opened),
        rooms=[rooms[lying.room] for lying in opened.values()],
        doors=list(explored.pushed),
        after=list(explored.pushed_after),
    )


def replay(world: World, certificate: Certificate) -> str:
    """Take and spend the keys in the certificate's order; what stands in the way, or nothing if all rooms are reached.

    No hidden door is pushed that the certificate does not name. Locks that were opened since need no key any more; a
    key may have been moved since, or be carried by a seeker, if only it is within reach when its turn comes.
    """
    ground = survey(world)
    lying = {key.key: key for key in ground.keys}
    on_foot = Walk(ground, frozenset(certificate.doors))
    for key, lock in zip(certificate.keys, certificate.locks, strict=True):
        if lock not in ground.locked:
            continue
        found = lying.get(key)
        if found is None or found.lock != lock:
            return f"key {key} is out of reach"
        on_foot.notice(found)
        if lock not in on_foot.opened and not (lock in ground.numbers and on_foot.reached[ground.numbers[lock]]):
            return f"lock {lock} does not open in its turn"
    return "" if all(on_foot.reached) else "a room stays closed"
