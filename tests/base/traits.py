"""Traits of a theme, measured on dungeons really born: its shape, what lies about, and what it is to be there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import fmean, pvariance

from components.card import Card
from components.conditions import Condition
from components.locks import Lock, Trap
from components.place import SIDES, Place
from components.room import Exits, HardGoing, Hoard, Location, Passage, Room, SelfLit
from components.walls import DeepWater, HiddenDoor, Wall
from content.kinds import Kind
from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear
from tests.genesis.births import themed

Traits = dict[str, float]
LEVEL = 4
SEEDS = range(1, 31)


@cache
def born(theme: str, seed: int, level: int) -> World:
    """A level of the theme as it grows, without what is drawn by hand and may stand in several."""
    world = World(1, Dice(seed))
    bear(world, themed(), seed, "traits", level, theme)
    return world


@cache
def sample(theme: str, level: int = LEVEL) -> list[Traits]:
    """The traits of each of many dungeons of a theme on one level."""
    return [traits(born(theme, seed, level)) for seed in SEEDS]


def traits(world: World) -> Traits:
    """All that is measured on one dungeon, each as a share, a mean or a number for each room."""
    return {**_shape(world), **_cards(world), **_stay(world)}


def _shape(world: World) -> Traits:
    barred = {way for kind in (Wall, DeepWater) for way, _ in world.each(kind) if not world.has(way, HiddenDoor)}
    barred.add(0)
    open_ways = [[side for side in range(4) if part.passages[side] not in barred] for _, part in world.each(Exits)]
    rooms, passages = len(open_ways), sum(way not in barred for way, _ in world.each(Passage))
    spots = [(part.x, part.y, part.distance) for _, part in world.each(Room)]
    broad, high = (max(spot[i] for spot in spots) - min(spot[i] for spot in spots) + 1 for i in (0, 1))
    straight = [sides[1] - sides[0] == 2 for sides in open_ways if len(sides) == 2]
    return {
        "rooms": rooms,
        "loops": (passages - rooms + 1) / rooms,
        "dead ends": sum(len(sides) == 1 for sides in open_ways) / rooms,
        "hubs": sum(len(sides) >= 3 for sides in open_ways) / rooms,
        "straightness": fmean(straight or [0]),
        "depth": max(spot[2] for spot in spots) / rooms,
        "slimness": max(broad, high) / min(broad, high),
    }


def _cards(world: World) -> Traits:
    content, found = load(), Counter[str]()
    for entity, part in world.each(Card):
        place = world.find(entity, Place)
        if place is not None and place.spot in SIDES and world.has(place.holder, Room):
            found[content.card(part.prototype).kind] += 1
    rooms = sum(1 for _ in world.each(Room))
    kinds = (Kind.ENEMY, Kind.ITEM, Kind.CONTAINER, Kind.BARE)
    return {
        **{f"share of {kind.value}": found[kind] / (4 * rooms) for kind in kinds},
        "traps": sum(1 for _ in world.each(Trap)) / rooms,
        "locks": sum(1 for _ in world.each(Lock)) / rooms,
        "conditions": sum(1 for _ in world.each(Condition)) / rooms,
        "worth": sum(part.worth for _, part in world.each(Hoard)) / rooms,
    }


def _stay(world: World) -> Traits:
    places = [(room, part) for room, part in world.each(Location) if world.has(room, Room)]
    return {
        "size": fmean(part.size for _, part in places),
        "cold": -fmean(part.temperature for _, part in places),
        "hard going": fmean(world.has(room, HardGoing) for room, _ in places),
        "damp": fmean("damp" in part.tags for _, part in places),
        "light": fmean(world.has(room, SelfLit) for room, _ in places),
    }


def means(sampled: Sequence[Traits]) -> Traits:
    """The mean of each trait."""
    return {name: fmean(one[name] for one in sampled) for name in sampled[0]}


def told_apart(one: Sequence[Traits], other: Sequence[Traits]) -> list[str]:
    """Traits in which two samples differ clearly.

    The means lie six standard errors apart, and by a quarter of the larger of the two.
    """
    found = []
    for name in one[0]:
        mine, its = [each[name] for each in one], [each[name] for each in other]
        apart = abs(fmean(mine) - fmean(its))
        error = sqrt(pvariance(mine) / len(mine) + pvariance(its) / len(its))
        if apart > 6 * error and apart > max(abs(fmean(mine)), abs(fmean(its))) / 4:
            found.append(name)
    return found
