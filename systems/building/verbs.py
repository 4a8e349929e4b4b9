"""Verbs of building: cards are set for what a room can become, and it is finished (UPGR-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from components.building import WantsToFinishUpgrade, WantsToSetCard, WantsToUnsetCard
from content.registry import Content
from content.verb import Offer, Shown, Verb, Where
from engine.kernel.command import HEADINGS, Address, CarriedAt, Command, HeadingName
from engine.kernel.world import World
from systems.building.legal_upgrade import judge_finish, judge_set, judge_unset
from systems.building.upgrades import recipes, serves, set_at, upgrades_for, wanting
from systems.core.addresses import carried_of
from systems.core.rooms import room_of
from systems.core.verdict import Refusal, Said, said

UpgradeName = Annotated[Address, msgspec.Meta(examples=["base:excavated_dugout"])]


class Set(Command, frozen=True, tag="set"):
    """Set a carried card into a position of the room for an upgrade, named by the location that it makes."""

    card: CarriedAt
    heading: HeadingName
    upgrade: UpgradeName


class Unset(Command, frozen=True, tag="unset"):
    """Take the card in a position of the room back."""

    heading: HeadingName


class Finish(Command, frozen=True, tag="finish"):
    """Make the room into another location, with the cards that were set."""

    upgrade: UpgradeName


def _settings(world: World, seeker: int) -> Iterator[Set]:
    """Cards that could be set for what the room can become, the first that fits for each position."""
    room, own = room_of(world, seeker), carried_of(world, seeker)
    for upgrade in upgrades_for(world, room):
        wants = recipes(world.resource(Content))[upgrade].wants
        for heading in wanting(world, room, upgrade):
            fitting = next((address for address, card in own.items() if serves(world, card, wants[heading])), "")
            if fitting:
                yield Set(fitting, HEADINGS[heading], upgrade)


def _laid(world: World, seeker: int) -> list[Unset]:
    room = room_of(world, seeker)
    return [Unset(HEADINGS[heading]) for heading in range(len(HEADINGS)) if set_at(world, room, heading)]


def _finishings(world: World, seeker: int) -> Iterator[Finish]:
    """What could be finished, once any card is set for it."""
    if _laid(world, seeker):
        yield from (Finish(upgrade) for upgrade in upgrades_for(world, room_of(world, seeker)))


def _unset(world: World, seeker: int, command: Unset, heading: int) -> WantsToUnsetCard | Refusal:
    card = set_at(world, room_of(world, seeker), heading)
    return WantsToUnsetCard(card) if card else Refusal("refused.nothing_set", {"heading": command.heading})


def _set_words(world: World, seeker: int, command: Set, card: int, heading: int, upgrade: str) -> Said:
    return said("act.set", "card", card=card, heading=command.heading, location=upgrade)


def _unset_words(world: World, seeker: int, command: Unset, heading: int) -> Said:
    card = set_at(world, room_of(world, seeker), heading)
    return said("act.unset", "target", target=card) if card else said(f"heading.{command.heading}")


def _finish_words(world: World, seeker: int, command: Finish, upgrade: str) -> Said:
    return said("act.finish", location=upgrade)


SET = Verb(
    command=Set, group="here", place=140, icon="wood-beam", offers=(Offer(Where.LISTED, lists=_settings),),
    intent=WantsToSetCard, judge=judge_set, label=_set_words, of_place=True,
)
UNSET = Verb(
    command=Unset, group="here", place=150, icon="hand", offers=(Offer(Where.LISTED, lists=_laid),),
    intent=WantsToUnsetCard, intend=_unset, judge=judge_unset, label=_unset_words, undoes="set",
    of_place=True, aside=True,
)
FINISH = Verb(
    command=Finish, group="here", place=130, icon="hole-ladder", offers=(Offer(Where.LISTED, lists=_finishings),),
    intent=WantsToFinishUpgrade, judge=judge_finish, label=_finish_words, shown=Shown.WORTH, of_place=True,
    worth=("refused.cards_wanting",),
)
VERBS = (SET, UNSET, FINISH)
