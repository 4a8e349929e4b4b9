"""Verbs of gathering: veins are mined, and what a room offers is gathered (VEIN-3, COND-3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from components.gathering import Offers, Outcrop, Vein, WantsToGather, WantsToMine
from content.verb import Offer, Shown, Verb, Where
from engine.kernel.command import Address, Command, ConditionAt
from engine.kernel.world import World
from systems.conditions.legal_conditions import foresee_gather, foresee_mine, judge_gather, judge_mine
from systems.core.rooms import room_of
from systems.core.verdict import Said, said
from systems.gathering.offers import offers_in
from systems.seekers.proficiency import FORAGING, MINING


class Mine(Command, frozen=True, tag="mine"):
    """Swing the pickaxe in hand at a vein or an outcrop of the room (`centre.condition.1`)."""

    target: ConditionAt


class Gather(Command, frozen=True, tag="gather"):
    """Do what the room offers, by the offer's name: `forage`, `fish`, `search_nests`."""

    action: Annotated[Address, msgspec.Meta(examples=["forage"])]


def _is_ore(world: World, seeker: int, condition: int) -> bool:
    return world.has(condition, Vein) or world.has(condition, Outcrop)


def _offered(world: World, seeker: int) -> Iterator[Gather]:
    """What the room offers, or would offer if nothing lay on it (COND-3)."""
    room = room_of(world, seeker)
    own = world.find(room, Offers)
    actions = [action for action, _ in offers_in(world, room)] + (own.actions if own is not None else [])
    return (Gather(action) for action in dict.fromkeys(actions))


def _gather_words(world: World, seeker: int, command: Gather, action: str) -> Said:
    return said(f"gather.{action}")


MINE = Verb(
    command=Mine, group="here", place=110, icon="mining", offers=(Offer(Where.CONDITION, when=_is_ore),),
    intent=WantsToMine, judge=judge_mine, foresee=foresee_mine, shown=Shown.WORTH, trains=MINING,
)
GATHER = Verb(
    command=Gather, group="here", place=120, icon="three-leaves", offers=(Offer(Where.LISTED, lists=_offered),),
    intent=WantsToGather, judge=judge_gather, foresee=foresee_gather, label=_gather_words,
    shown=Shown.WORTH, trains=FORAGING, of_place=True, worth=("refused.nothing_left",),
)
VERBS = (MINE, GATHER)
