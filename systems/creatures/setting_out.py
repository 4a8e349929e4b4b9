"""Setting out: the beat that a roamer takes when it is far from every seeker, all of its steps drawn at once (COMB-5).

Reads only. The steps are those that it could take one by one, each as likely: none into what bars its way, or what it
does not dare. Other bodies it passes by.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import NamedTuple

from components.card import Card
from components.creatures import Creature, ShyOfLight
from components.fire import Burning, Smoke
from components.knowledge import Way
from components.place import SIDES, Spot, facing
from components.room import Exits
from components.travel import WantsToStep
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import board_place
from systems.core.sight import is_lit
from systems.core.ways import bar
from systems.creatures.beats import nearest, stations
from systems.creatures.temperament import judged
from systems.fire.fire import fires_in, smoke_in
from systems.things.dirt import NOTHING_SMELT, STAYS, lure
from systems.water.drowning import rises_as
from systems.water.water import drowns

# The orders in which four headings can be tried; so many of them are drawn with one roll.
_ORDERS = tuple(permutations(range(len(SIDES))))
_FACES = 1 << 64
_FROM_ONE_ROLL = 12
Ways = tuple[int, ...]


class Round(NamedTuple):
    """The headings of a beat, none to stay where it is, and how many times they are gone there and back."""

    headings: list[int]
    goes: int


def beat_from_here(world: World, roamer: int) -> Round | None:
    """The beat that a roamer takes, or None: near seekers and fires, where it would come near these, drawn by filth.

    At the filth that it likes best it stays, and where it cannot get there for others, it waits.
    """
    room, spot = board_place(world, roamer)
    figures = world.resource(Content).figures.creatures
    if nearest(world, room, figures.beat_far) <= figures.beat_far:
        return None
    if world.held(roamer, Spot.AFFLICTION) or spot not in SIDES or not _may_pass(world, roamer, room):
        return None
    led = lure(world, roamer)
    if led != NOTHING_SMELT and _is_fire(world, (room,)):
        return None
    if led == STAYS:
        return Round([], figures.beat_goes)
    if led != NOTHING_SMELT:
        return None if judged(world, roamer, WantsToStep(led)) else Round([], figures.beat_waits)
    headings, rooms = _drawn(world, roamer, room, spot)
    if any(nearest(world, other, figures.beat_near) <= figures.beat_near for other in rooms) or _is_fire(world, rooms):
        return None
    if _smells(world, roamer, rooms):
        return None
    return Round(headings, figures.beat_goes)


def is_led_away(world: World, roamer: int) -> bool:
    """Whether the nose of one on a beat leads it otherwise than when it set out."""
    way = stations(world, roamer)
    if len(way) > 1:
        return _smells(world, roamer, {room for room, _ in way})
    led = lure(world, roamer)
    return led == NOTHING_SMELT or (led != STAYS and judged(world, roamer, WantsToStep(led)) is not None)


def _smells(world: World, roamer: int, rooms: Iterable[int]) -> bool:
    """Whether there is filth for its nose in reach of one of these rooms."""
    return bool(world.get(roamer, Creature).scent) and any(
        lure(world, roamer, room) != NOTHING_SMELT for room in rooms
    )


def _is_fire(world: World, rooms: Iterable[int]) -> bool:
    """Whether it burns or smoke hangs in one of these rooms, or next to it: none of that lasts as long as a beat."""
    if not world.any(Burning, Smoke):
        return False
    around = {other for room in rooms for other in (room, *world.get(room, Exits).rooms) if other}
    return any(smoke_in(world, room) or fires_in(world, room) for room in around)


def _may_pass(world: World, roamer: int, room: int) -> bool:
    """Whether nothing that stays keeps a roamer out of a room: no water that drowns it, no light that it fears."""
    if drowns(world, room) and rises_as(world.resource(Content), world.get(roamer, Card).prototype):
        return False
    return not (world.has(roamer, ShyOfLight) and is_lit(world, room))


def _drawn(world: World, roamer: int, room: int, spot: Spot) -> tuple[list[int], list[int]]:
    """The headings of a beat from a slot, and the rooms through which it leads."""
    ways: dict[int, Ways] = {room: _ways(world, roamer, room)}
    headings: list[int] = []
    orders = 0
    for number in range(world.resource(Content).figures.creatures.beat_steps):
        if number % _FROM_ONE_ROLL == 0:
            orders = world.roll("roam.beat", _FACES, roamer, number) - 1
        orders, order = divmod(orders, len(_ORDERS))
        heading = next(side for side in _ORDERS[order] if side != spot or ways[room][side])
        headings.append(heading)
        if heading != spot:
            spot = SIDES[heading]
            continue
        room, spot = ways[room][heading], facing(heading)
        if room not in ways:
            ways[room] = _ways(world, roamer, room)
    return headings, list(ways)


def _ways(world: World, roamer: int, room: int) -> Ways:
    """The room to which each heading leads a roamer, to and fro; 0 where none does."""
    beyond = world.get(room, Exits).rooms
    return tuple(
        other
        if other and bar(world, roamer, room, heading) == Way.OPEN and _may_pass(world, roamer, other)
        else 0
        for heading, other in enumerate(beyond)
    )
