"""Locks: locks, their keys, and traps (LOCK-1, TRAP-1)."""

from components.registry import Component, component
from components.traits import bars_air, bars_feet


@bars_air
@bars_feet
@component("barrier.lock")
class Lock(Component):
    """A closed lock of tier 1-4 on a room or a container; `ordinal` tells locks of one name apart. Gone once opened."""

    tier: int
    ordinal: int = 1


@component("barrier.key")
class Key(Component):
    """A skeleton key and the one entity whose lock it fits; a lock's tier and place are written on it."""

    lock: int
    tier: int
    ordinal: int
    location: str


@component("effect.trap")
class Trap(Component):
    """Armed: springs when its card is approached or looked into; `difficulty` is taken off noticing and disarming."""

    difficulty: int


@component("effect.noticed")
class Noticed(Component):
    """These seekers have noticed the trap of the card."""

    seekers: list[int]


@component("intent.unlock")
class WantsToUnlock(Component):
    """Open a lock with its key: `target` is the locked room or container."""

    target: int
    key: int


@component("intent.force")
class WantsToForce(Component):
    """Force a lock: `target` is the locked room or container."""

    target: int


@component("intent.disarm")
class WantsToDisarm(Component):
    """Disarm a trap that was noticed."""

    card: int
