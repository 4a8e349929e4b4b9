"""Intents: a command and its addresses become the intent component it stands for, or a reason why they cannot (P3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from components.barrier import Key
from components.intent import (
    WantsToAnswer,
    WantsToDisarm,
    WantsToDrink,
    WantsToDrop,
    WantsToEat,
    WantsToEquip,
    WantsToForce,
    WantsToLight,
    WantsToRead,
    WantsToSearch,
    WantsToShoot,
    WantsToSnuff,
    WantsToStep,
    WantsToStrike,
    WantsToTake,
    WantsToTakeStair,
    WantsToThrow,
    WantsToUnequip,
    WantsToUnlock,
    WantsToWait,
)
from components.item import Wearable
from components.place import Spot
from components.registry import Component
from components.room import Stair
from engine import commands as ask
from engine.addresses import BODY, Want, known_thing, resolve
from engine.kernel.world import World
from systems.reckoning.rooms import room_of, spot_of
from systems.reckoning.verdict import Refusal

Intended = Component | Refusal


def intend(world: World, seeker: int, command: ask.Command) -> Intended:
    """The intent of a single command. Composite ones (approach, travel, wait_turns) are planned in engine/travel.py."""
    if isinstance(command, ask.Step):
        return WantsToStep(ask.heading_number(command.heading))
    if isinstance(command, ask.Wait):
        return WantsToWait()
    if isinstance(command, ask.Answer):
        return WantsToAnswer(command.answer)
    if isinstance(command, ask.Throw):
        return _throw(world, seeker, command)
    if isinstance(command, ask.Equip):
        return _equip(world, seeker, command)
    if isinstance(command, ask.Unlock):
        return _unlock(world, seeker, command)
    if isinstance(command, ask.Descend | ask.Ascend):
        return _stair(world, seeker, isinstance(command, ask.Descend), command.sure)
    build, want = _SIMPLE[type(command)]
    target = resolve(world, seeker, getattr(command, command.__struct_fields__[0]), want)
    return target if isinstance(target, Refusal) else build(target)


_SIMPLE: dict[type[ask.Command], tuple[Callable[[Any], Component], Want]] = {
    ask.Strike: (WantsToStrike, "creature"),
    ask.Shoot: (WantsToShoot, "creature"),
    ask.Search: (WantsToSearch, "thing"),
    ask.Take: (WantsToTake, "thing"),
    ask.Drop: (WantsToDrop, "carried"),
    ask.Unequip: (WantsToUnequip, "carried"),
    ask.Light: (WantsToLight, "thing"),
    ask.Snuff: (WantsToSnuff, "thing"),
    ask.Eat: (WantsToEat, "carried"),
    ask.Drink: (WantsToDrink, "carried"),
    ask.Read: (WantsToRead, "carried"),
    ask.Force: (WantsToForce, "thing"),
    ask.Disarm: (WantsToDisarm, "thing"),
}


def _throw(world: World, seeker: int, command: ask.Throw) -> Intended:
    card = resolve(world, seeker, command.card, "carried")
    if isinstance(card, Refusal):
        return card
    target = resolve(world, seeker, command.target, "creature")
    return target if isinstance(target, Refusal) else WantsToThrow(card, target)


def _equip(world: World, seeker: int, command: ask.Equip) -> Intended:
    card = resolve(world, seeker, command.card, "carried")
    if isinstance(card, Refusal):
        return card
    if command.spot:
        spot = BODY.get(command.spot)
        return WantsToEquip(card, spot) if spot is not None else Refusal("refused.body_spot", {"spot": command.spot})
    fits = world.find(card, Wearable)
    spots = fits.spots if fits is not None and fits.spots else [Spot.HAND]
    free = [spot for spot in spots if not world.held(seeker, spot)]
    return WantsToEquip(card, Spot((free or spots)[0]))


def _unlock(world: World, seeker: int, command: ask.Unlock) -> Intended:
    target = resolve(world, seeker, command.target, "thing")
    if isinstance(target, Refusal):
        return target
    return WantsToUnlock(target, key_for(world, seeker, target))


def key_for(world: World, seeker: int, target: int) -> int:
    """The carried key that fits this lock, or 0."""
    for card in world.held(seeker):
        key = world.find(card, Key)
        if key is not None and key.lock == target:
            return card
    return 0


def _stair(world: World, seeker: int, down: bool, sure: bool) -> Intended:
    card = known_thing(world, seeker, room_of(world, seeker), spot_of(world, seeker))
    stair = world.find(card, Stair) if card else None
    if stair is None or stair.down != down:
        return Refusal("refused.no_stair_down" if down else "refused.no_stair_up")
    return WantsToTakeStair(card, sure)
