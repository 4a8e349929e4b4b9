"""Verbs of things: searched, taken, put down, worn, cleaned, read (chapter 1, What costs what; ITEM-1, COMB-7)."""

from __future__ import annotations

from collections.abc import Iterator

from components.light import Lit
from components.place import Spot
from components.things import (
    Container,
    Dirt,
    Scroll,
    WantsToClean,
    WantsToDrop,
    WantsToEquip,
    WantsToRead,
    WantsToSearch,
    WantsToTake,
    WantsToUnequip,
    Wearable,
)
from content.registry import Content
from content.verb import Offer, Seat, Shown, Verb, Where
from engine.kernel.command import BodyAt, CarriedAt, Command, ThingAt
from engine.kernel.world import World
from systems.core.rooms import room_of, spot_of
from systems.core.verdict import Said, said
from systems.locks.key_places import lands_at
from systems.things.carrying import capacity, carries, in_the_way, load, overburdened, weight
from systems.things.legal_cards import judge_drop, judge_equip, judge_search, judge_take, judge_unequip
from systems.things.legal_clean import judge_clean
from systems.things.legal_read import judge_read
from systems.water.water import douses

_ROOM = ("centre", "here")


class Search(Command, frozen=True, tag="search"):
    """Open and search a container, or search the room (`centre`)."""

    target: ThingAt


class Take(Command, frozen=True, tag="take"):
    """Take a card from one's slot, from a container on it, or from the room's storage."""

    target: ThingAt


class Drop(Command, frozen=True, tag="drop"):
    """Put a carried card down."""

    card: CarriedAt


class Equip(Command, frozen=True, tag="equip"):
    """Wear or hold a carried card; without a spot, where it fits first."""

    card: CarriedAt
    spot: BodyAt = ""


class Unequip(Command, frozen=True, tag="unequip"):
    """Put a worn or held card into the pack."""

    card: CarriedAt


class Clean(Command, frozen=True, tag="clean"):
    """Clean the room (`centre`), or a thing that is dirty."""

    target: ThingAt


class Read(Command, frozen=True, tag="read"):
    """Read a scroll."""

    card: CarriedAt


def _search_words(world: World, seeker: int, command: Search, card: int) -> Said:
    return said("act.search_room") if command.target in _ROOM else said("act.search", "target", target=card)


def _clean_words(world: World, seeker: int, command: Clean, card: int) -> Said:
    return said("act.clean_room") if command.target in _ROOM else said("act.clean", "target", target=card)


def _with_its_card(command: Clean, legal: bool) -> Seat | None:
    """A deed that nobody looks for in a list: it stands with its card, and behind all others."""
    return None if command.target in _ROOM else Seat("care", 10)


def _equip_words(world: World, seeker: int, command: Equip, card: int, spot: Spot | None) -> Said:
    return said("act.equip", "card", card=card, body=command.spot)


def _spots(world: World, card: int) -> Iterator[str]:
    return (Spot(spot).name.lower() for spot in world.get(card, Wearable).spots)


def _equip(world: World, seeker: int, command: Equip, card: int, spot: Spot | None) -> WantsToEquip:
    if spot is not None:
        return WantsToEquip(card, spot)
    fits = world.find(card, Wearable)
    spots = fits.spots if fits is not None and fits.spots else [Spot.HAND]
    free = [spot for spot in spots if not world.held(seeker, spot)]
    return WantsToEquip(card, Spot((free or spots)[0]))


def _put_away(world: World, seeker: int, command: Equip, card: int, spot: Spot | None) -> Iterator[Said]:
    """What goes into the pack to make room in hand or on the body, and that its flame goes out there (LIGHT-1)."""
    away = in_the_way(world, seeker, card, _equip(world, seeker, command, card, spot).spot)
    yield from (said("act.equip.away", "card", card=each) for each in away)
    if any(world.has(each, Lit) for each in away):
        yield said("act.equip.out")


def _burden(world: World, seeker: int, command: Take, card: int) -> Iterator[Said]:
    """That with this card one will carry more than one carries well (CHAR-2)."""
    more = 0 if carries(world, seeker, card) else weight(world, card)
    if not overburdened(world, seeker) and load(world, seeker) + more > capacity(world, seeker):
        yield said("act.take.burdens", ap=world.resource(Content).figures.seekers.overburden_ap)


def _landing(world: World, seeker: int, command: Drop, card: int) -> Iterator[Said]:
    """That a carried thing will land out of the way, and that its flame goes out where it lands (ROOM-2, LIGHT-1)."""
    room = room_of(world, seeker)
    aside = lands_at(world, card, room, spot_of(world, seeker), seeker) == Spot.STORAGE
    if aside:
        yield said("act.drop.aside")
    if world.has(card, Lit) and (aside or douses(world, room)):
        yield said("act.drop.out")


SEARCH = Verb(
    command=Search, group="here", place=70, icon="magnifying-glass",
    offers=(Offer(Where.CENTRE), Offer(Where.CARRIED, (Container,)), Offer(Where.LYING, (Container,))),
    intent=WantsToSearch, judge=judge_search, hand="card", label=_search_words, shown=Shown.WORTH, typed=("open",),
    worth=("refused.container_locked", "refused.container_locked_with_key", "refused.given_way"),
)
TAKE = Verb(
    command=Take, group="here", place=80, icon="hand", offers=(Offer(Where.INSIDE), Offer(Where.LYING)),
    intent=WantsToTake, judge=judge_take, beside=_burden, shown=Shown.WORTH, drags=("pack", "body"),
    worth=("refused.too_heavy",),
)
CLEAN = Verb(
    command=Clean, group="use", place=10, icon="water-drop",
    offers=(Offer(Where.CENTRE), Offer(Where.CARRIED, (Dirt,)), Offer(Where.LYING, (Dirt,))),
    intent=WantsToClean, judge=judge_clean, label=_clean_words, moved=_with_its_card,
)
READ = Verb(
    command=Read, group="use", place=80, icon="spell-book", typed=("use",),
    offers=(Offer(Where.CARRIED, (Scroll,)), Offer(Where.LYING, (Scroll,))),
    intent=WantsToRead, judge=judge_read, shown=Shown.WORTH, worth=("refused.mana", "refused.too_dark"),
)
EQUIP = Verb(
    command=Equip, group="kit", place=10, icon="broadsword",
    offers=(Offer(Where.CARRIED, (Wearable,), each=_spots), Offer(Where.LYING, (Wearable,), each=_spots)),
    intent=WantsToEquip, intend=_equip, judge=judge_equip, label=_equip_words, beside=_put_away, aside=True,
    drags=("body",),
)
UNEQUIP = Verb(
    command=Unequip, group="kit", place=20, icon="knapsack", offers=(Offer(Where.WORN),),
    intent=WantsToUnequip, judge=judge_unequip, undoes="equip", aside=True, drags=("pack",),
)
DROP = Verb(
    command=Drop, group="kit", place=30, icon="move", offers=(Offer(Where.CARRIED),), typed=("leave",),
    intent=WantsToDrop, judge=judge_drop, beside=_landing, undoes="take", aside=True, drags=("floor",),
)
VERBS = (SEARCH, TAKE, CLEAN, READ, EQUIP, UNEQUIP, DROP)
