"""Certificate: an order of keys that opens every lock of a level, kept with it and replayed to the end (G3)."""

from __future__ import annotations

from components.level import Certificate
from engine.kernel.world import World
from systems.reckoning.explorer import Walk, survey


def certify(explored: Walk) -> Certificate:
    """The order in which a walk opened the locks, with the rooms where the keys lay."""
    opened, rooms = explored.opened, explored.ground.rooms
    return Certificate(
        keys=[lying.key for lying in opened.values()],
        locks=list(opened),
        rooms=[rooms[lying.room] for lying in opened.values()],
    )


def replay(world: World, certificate: Certificate) -> str:
    """Take and spend the keys in the certificate's order; what stands in the way, or nothing if all rooms are reached.

    Locks that were opened since need no key any more.
    """
    ground = survey(world)
    lying = {key.key: key for key in ground.keys}
    on_foot = Walk(ground)
    for key, lock, room in zip(certificate.keys, certificate.locks, certificate.rooms, strict=True):
        if lock not in ground.locked:
            continue
        found = lying.get(key)
        if found is None or found.lock != lock or ground.rooms[found.room] != room:
            return f"key {key} does not lie where the certificate says"
        on_foot.notice(found)
        if lock not in on_foot.opened:
            return f"lock {lock} does not open in its turn"
    return "" if all(on_foot.reached) else "a room stays closed"
