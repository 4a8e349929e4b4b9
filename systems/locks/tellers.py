"""Tellers: which lock a key opens, and how a lock is called, the same on both (DOOR-1)."""

from __future__ import annotations

from components.locks import Key, Lock
from systems.core.telling import Onlooker, Told


def tell_key(eye: Onlooker, entity: int, key: Key) -> Told:
    """Which lock it fits."""
    return Told(eye.say("fact.key", lock=lock_name(eye, key.location, key.tier, key.ordinal)), key.tier)


def tell_lock(eye: Onlooker, entity: int, lock: Lock) -> Told:
    """By which lock it is shut."""
    return Told(eye.say("fact.lock", lock=lock_name(eye, eye.art(entity), lock.tier, lock.ordinal)), lock.tier)


def lock_name(eye: Onlooker, card: str, tier: int, ordinal: int) -> str:
    """How a lock is called, the same on the lock and on its key."""
    return eye.say("lock.name", tier=tier, place=eye.words.card_name(card), ordinal=ordinal)
