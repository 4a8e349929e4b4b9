"""Verbs of locks and traps: a lock is opened or forced, a trap disarmed (DOOR-1, TRAP-1)."""

from __future__ import annotations

from components.locks import Lock, Noticed, WantsToDisarm, WantsToForce, WantsToUnlock
from components.things import Container
from content.verb import Offer, Seat, Shown, Verb, Where
from engine.kernel.command import Command, LockAt, ThingAt
from engine.kernel.world import World
from systems.locks.legal_doors import (
    foresee_disarm,
    foresee_force,
    judge_disarm,
    judge_force,
    judge_unlock,
)
from systems.seekers.proficiency import LOCKS, TRAPS
from systems.things.carrying import key_to


class Unlock(Command, frozen=True, tag="unlock"):
    """Open a lock with its key: the room `beyond` a heading, or a container."""

    target: LockAt


class Force(Command, frozen=True, tag="force"):
    """Force a lock: the room `beyond` a heading, or a container."""

    target: LockAt


class Disarm(Command, frozen=True, tag="disarm"):
    """Disarm a trap that was noticed."""

    target: ThingAt


def _unlock(world: World, seeker: int, command: Unlock, target: int) -> WantsToUnlock:
    return WantsToUnlock(target, key_to(world, seeker, target))


def _with_key_first(command: Unlock, legal: bool) -> Seat | None:
    """Whoever has the key opens what is shut before all else; who has it not may as well force it."""
    return None if legal else Seat("here", 90)


def _was_noticed(world: World, seeker: int, card: int) -> bool:
    return seeker in world.get(card, Noticed).seekers


UNLOCK = Verb(
    command=Unlock, group="here", place=50, icon="skeleton-key", typed=("open",),
    offers=(Offer(Where.BEYOND), Offer(Where.LYING, (Container, Lock), last=True)),
    intent=WantsToUnlock, intend=_unlock, judge=judge_unlock, hand="target", moved=_with_key_first,
    shown=Shown.WORTH, worth=("refused.no_key", "refused.wrong_key"),
)
FORCE = Verb(
    command=Force, group="here", place=90, icon="broken-wall", typed=("break",),
    offers=(Offer(Where.BEYOND), Offer(Where.LYING, (Container, Lock))),
    intent=WantsToForce, judge=judge_force, foresee=foresee_force, hand="target",
    shown=Shown.WORTH, trains=LOCKS, worth=("refused.unforceable",),
)
DISARM = Verb(
    command=Disarm, group="here", place=60, icon="lockpicks",
    offers=(Offer(Where.LYING, (Noticed,), when=_was_noticed),),
    intent=WantsToDisarm, judge=judge_disarm, foresee=foresee_disarm, hand="card", shown=Shown.WORTH, trains=TRAPS,
)
VERBS = (UNLOCK, FORCE, DISARM)
