"""Intents: a command and its addresses become the intent component it stands for, or a reason why they cannot (P3)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from components.intent import (
    WantsToAnswer,
    WantsToBreak,
    WantsToClean,
    WantsToClear,
    WantsToDisarm,
    WantsToDrink,
    WantsToDrop,
    WantsToEat,
    WantsToEquip,
    WantsToExamine,
    WantsToFinishUpgrade,
    WantsToForce,
    WantsToGather,
    WantsToLight,
    WantsToMine,
    WantsToPushStone,
    WantsToRead,
    WantsToRefill,
    WantsToRelight,
    WantsToRest,
    WantsToSearch,
    WantsToSetCard,
    WantsToShoot,
    WantsToSnuff,
    WantsToStep,
    WantsToStrike,
    WantsToTake,
    WantsToTakeStair,
    WantsToThrow,
    WantsToTrain,
    WantsToUnequip,
    WantsToUnlock,
    WantsToUnsetCard,
    WantsToWait,
)
from components.item import Wearable
from components.place import Spot
from components.registry import Component
from components.room import Mouth, Stair
from engine import commands as ask
from engine.addresses import BODY, Want, condition_at, known_thing, passage_at, resolve
from engine.kernel.world import World
from systems.building.upgrades import set_at
from systems.core.rooms import room_of, spot_of
from systems.core.verdict import Refusal
from systems.things.carrying import key_to

Intended = Component | Refusal
Intending = Callable[[World, int, Any], Intended]


def intend(world: World, seeker: int, command: ask.Command) -> Intended:
    """The intent of a single command. Composite ones are planned in engine/errand.py."""
    return _INTENDED[type(command)](world, seeker, command)


def _at(want: Want, build: Callable[[int], Component], address_of: Callable[[Any], str]) -> Intending:
    """What needs nothing but the one card or body at an address."""

    def intended(world: World, seeker: int, command: Any) -> Intended:
        target = resolve(world, seeker, address_of(command), want)
        return target if isinstance(target, Refusal) else build(target)

    return intended


def _step(world: World, seeker: int, command: ask.Step) -> Intended:
    return WantsToStep(ask.heading_number(command.heading))


def _wait(world: World, seeker: int, command: ask.Wait) -> Intended:
    return WantsToWait()


def _rest(world: World, seeker: int, command: ask.Rest) -> Intended:
    return WantsToRest(command.deep)


def _answer(world: World, seeker: int, command: ask.Answer) -> Intended:
    return WantsToAnswer(command.answer)


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
    return WantsToUnlock(target, key_to(world, seeker, target))


def _examine(world: World, seeker: int, command: ask.Examine) -> Intended:
    return WantsToExamine()


def _push(world: World, seeker: int, command: ask.Push) -> Intended:
    passage = passage_at(world, seeker, command.target)
    return passage if isinstance(passage, Refusal) else WantsToPushStone(passage)


def _break(world: World, seeker: int, command: ask.Break) -> Intended:
    if command.target == "centre":
        return WantsToBreak(room_of(world, seeker))
    passage = passage_at(world, seeker, command.target)
    return passage if isinstance(passage, Refusal) else WantsToBreak(passage)


def _at_condition(intent: Callable[[int], Component]) -> Intending:
    def intend(world: World, seeker: int, command: ask.Clear | ask.Mine) -> Intended:
        condition = condition_at(world, seeker, command.target)
        return condition if isinstance(condition, Refusal) else intent(condition)

    return intend


def _gather(world: World, seeker: int, command: ask.Gather) -> Intended:
    return WantsToGather(command.action)


def _set(world: World, seeker: int, command: ask.Set) -> Intended:
    card = resolve(world, seeker, command.card, "carried")
    if isinstance(card, Refusal):
        return card
    return WantsToSetCard(card, ask.heading_number(command.heading), command.upgrade)


def _unset(world: World, seeker: int, command: ask.Unset) -> Intended:
    card = set_at(world, room_of(world, seeker), ask.heading_number(command.heading))
    return WantsToUnsetCard(card) if card else Refusal("refused.nothing_set", {"heading": command.heading})


def _finish(world: World, seeker: int, command: ask.Finish) -> Intended:
    return WantsToFinishUpgrade(command.upgrade)


def _train(world: World, seeker: int, command: ask.Train) -> Intended:
    return WantsToTrain(command.proficiency)


def _stair(world: World, seeker: int, command: ask.Descend | ask.Ascend) -> Intended:
    down = type(command) is ask.Descend
    card = known_thing(world, seeker, room_of(world, seeker), spot_of(world, seeker))
    stair = world.find(card, Stair) if card else None
    if stair is None or stair.down != down:
        return Refusal("refused.no_stair_down" if down else "refused.no_stair_up")
    return WantsToTakeStair(card, command.sure)


def _mouth(world: World, seeker: int, command: ask.Enter | ask.Leave) -> Intended:
    out = type(command) is ask.Leave
    card = known_thing(world, seeker, room_of(world, seeker), spot_of(world, seeker))
    mouth = world.find(card, Mouth) if card else None
    if mouth is None or mouth.out != out:
        return Refusal("refused.no_way_out" if out else "refused.no_mouth")
    return WantsToTakeStair(card, command.sure)


_CARD, _TARGET = attrgetter("card"), attrgetter("target")
_INTENDED: dict[type[ask.Command], Intending] = {
    ask.Step: _step,
    ask.Strike: _at("creature", WantsToStrike, _TARGET),
    ask.Shoot: _at("creature", WantsToShoot, _TARGET),
    ask.Throw: _throw,
    ask.Search: _at("thing", WantsToSearch, _TARGET),
    ask.Take: _at("thing", WantsToTake, _TARGET),
    ask.Drop: _at("carried", WantsToDrop, _CARD),
    ask.Equip: _equip,
    ask.Unequip: _at("carried", WantsToUnequip, _CARD),
    ask.Light: _at("thing", WantsToLight, _CARD),
    ask.Snuff: _at("thing", WantsToSnuff, _CARD),
    ask.Refill: _at("thing", WantsToRefill, _CARD),
    ask.Relight: _at("thing", WantsToRelight, _CARD),
    ask.Eat: _at("carried", WantsToEat, _CARD),
    ask.Drink: _at("carried", WantsToDrink, _CARD),
    ask.Read: _at("carried", WantsToRead, _CARD),
    ask.Unlock: _unlock,
    ask.Force: _at("thing", WantsToForce, _TARGET),
    ask.Disarm: _at("thing", WantsToDisarm, _TARGET),
    ask.Clean: _at("thing", WantsToClean, _TARGET),
    ask.Examine: _examine,
    ask.Push: _push,
    ask.Break: _break,
    ask.Clear: _at_condition(WantsToClear),
    ask.Mine: _at_condition(WantsToMine),
    ask.Gather: _gather,
    ask.Set: _set,
    ask.Unset: _unset,
    ask.Finish: _finish,
    ask.Train: _train,
    ask.Wait: _wait,
    ask.Rest: _rest,
    ask.Descend: _stair,
    ask.Ascend: _stair,
    ask.Enter: _mouth,
    ask.Leave: _mouth,
    ask.Answer: _answer,
}
