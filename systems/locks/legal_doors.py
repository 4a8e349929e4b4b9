"""Legal work on locks and traps: at the door or on the slot, with the key, the strength or the eye (DOOR-1, TRAP-1)."""

from __future__ import annotations

from msgspec.structs import replace

from components.creatures import Creature
from components.locks import Key, Lock, Noticed, Trap, WantsToDisarm, WantsToForce, WantsToUnlock
from components.place import SIDES, Spot
from components.room import Exits, Room
from components.walls import Wall
from content.registry import Content
from engine.kernel.world import World
from systems.core.distance import distance
from systems.core.odds import disarm, force
from systems.core.rooms import board_place
from systems.core.sight import knows
from systems.core.verdict import Verdict, refuse
from systems.things.carrying import keys
from systems.travel.legal_move import lock_words, walled


def judge_unlock(world: World, actor: int, intent: WantsToUnlock) -> Verdict:
    """The key of this very lock; a lock behind a wall takes none (DOOR-1, WALL-16)."""
    away = _not_at_lock(world, actor, intent.target)
    if away is not None:
        return away
    key = world.find(intent.key, Key) if intent.key in keys(world, actor) else None
    if key is None:
        return refuse("refused.no_key", **lock_words(world, intent.target))
    if key.lock != intent.target:
        return refuse("refused.wrong_key", "key", key=intent.key, **lock_words(world, intent.target))
    return Verdict(ap=world.resource(Content).figures.doors.unlock_ap)


def judge_force(world: World, actor: int, intent: WantsToForce) -> Verdict:
    """By strength, but never a lock of the highest tier (DOOR-1)."""
    away = _not_at_lock(world, actor, intent.target)
    if away is not None:
        return away
    figures = world.resource(Content).figures.doors
    if world.get(intent.target, Lock).tier >= figures.unforceable_tier:
        return refuse("refused.unforceable", **lock_words(world, intent.target))
    return Verdict(ap=figures.force_ap, stamina=figures.force_stamina)


def foresee_force(world: World, actor: int, intent: WantsToForce, ruled: Verdict) -> Verdict:
    """DOOR-1."""
    return replace(ruled, odds=force(world, actor, intent.target))


def judge_disarm(world: World, actor: int, intent: WantsToDisarm) -> Verdict:
    """A trap that the seeker has noticed, on its own slot (TRAP-1)."""
    noticed = world.find(intent.card, Noticed)
    if noticed is None or actor not in noticed.seekers or not world.has(intent.card, Trap):
        return refuse("refused.no_trap_noticed")
    if distance(world, actor, intent.card) > 0:
        return refuse("refused.not_on_slot")
    return Verdict(ap=world.resource(Content).figures.traps.disarm_ap)


def foresee_disarm(world: World, actor: int, intent: WantsToDisarm, ruled: Verdict) -> Verdict:
    """TRAP-1."""
    return replace(ruled, odds=disarm(world, actor, intent.card))


def door_heading(world: World, actor: int, room: int) -> Spot | None:
    """The side slot an actor stands on when it leads to this room, else None."""
    here, spot = board_place(world, actor)
    leads = spot in SIDES and world.get(here, Exits).rooms[spot] == room
    return spot if leads else None


def _not_at_lock(world: World, actor: int, target: int) -> Verdict | None:
    """Why the actor cannot set a hand to this lock, or None."""
    if world.has(actor, Creature):
        return refuse("refused.no_hands")
    if world.has(target, Room):
        here, spot = board_place(world, actor)
        if door_heading(world, actor, target) is None:
            return refuse("refused.not_at_door")
        if world.has(world.get(here, Exits).passages[spot], Wall):
            return Verdict(refusal=walled(world, here, spot))
    elif not knows(world, actor, target) or distance(world, actor, target) > 0:
        return refuse("refused.not_on_slot")
    return None if world.has(target, Lock) else refuse("refused.not_locked")
