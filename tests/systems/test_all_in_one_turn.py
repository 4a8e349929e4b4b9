"""All of them in one turn: what befalls one body, thing or room befalls three in three rooms in the same turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from components.body import ActionPoints, Dead, Health, Hunger, Stamina, Thirst, Warmth
from components.card import Card
from components.fire import Burning, Smoke
from components.gathering import Offers
from components.light import Spent
from components.place import Spot
from components.registry import Component
from components.rest import Resting, Waited
from components.room import Location, SelfLit, Terrain
from components.seekers import Experience
from components.water import Flood, Source, Wet
from content.make import make
from engine.kernel.world import World
from systems.body.afflicting import lay_affliction
from systems.body.wounds import wound
from systems.core.rooms import creatures_in
from systems.fire.burning import ignite
from systems.fire.fire import smoke_in
from systems.light.flames import set_alight
from systems.water.water import depth
from tests.build import a_hunting_rat, a_rat, a_room, a_seeker, is_hunting, pass_turns
from tests.falling import a_falling_world
from tests.rules import rule

Begins = Callable[[World, int], int]  # of a room; the body, thing or room that it is about
Befell = Callable[[World, int], bool]


class Case(NamedTuple):
    """What is set up in each room, for how many turns, and what must have befallen each."""

    rules: tuple[str, ...]
    begins: Begins
    turns: int
    befell: Befell


def a_body(*parts: Callable[[], Component]) -> Begins:
    """A seeker in the room with these parts, each its own."""
    return lambda world, room: a_seeker(world, room, Spot.WEST, *(part() for part in parts))


def a_lit_light(world: World, room: int) -> int:
    """A torch that burns on the floor."""
    torch = make(world, "base:torch", room, Spot.NORTH)
    set_alight(world, torch)
    return torch


def an_ailing_one(world: World, room: int) -> int:
    """A seeker that bleeds."""
    seeker = a_seeker(world, room, Spot.WEST)
    lay_affliction(world, seeker, "base:bleeding")
    return seeker


def in_smoke(world: World, room: int) -> int:
    """A seeker in smoke that chokes."""
    world.add(room, Smoke(6))
    return a_seeker(world, room, Spot.WEST)


def in_cold(world: World, room: int) -> int:
    """A seeker where it is cold."""
    world.edit(room, Location).temperature = -3
    return a_seeker(world, room, Spot.WEST, Warmth())


def on_fire(world: World, room: int) -> int:
    """A seeker on the slot of a fire."""
    ignite(world, make(world, "base:timber", room, Spot.WEST))
    return a_seeker(world, room, Spot.WEST)


def a_fire(world: World, room: int) -> int:
    """A room in which something burns."""
    ignite(world, make(world, "base:timber", room, Spot.WEST))
    return room


def a_drowned_fire(world: World, room: int) -> int:
    """A fire in deep water."""
    plank = make(world, "base:timber", room, Spot.WEST)
    ignite(world, plank)
    world.edit(room, Location).tags = ["pool"]
    world.add(room, Source(2, 2, None))
    world.add(room, Flood(2))
    return plank


def a_spring(world: World, room: int) -> int:
    """A pool that is about to rise to the depth that drowns, with a rat in it."""
    world.edit(room, Location).tags = ["pool"]
    world.add(room, Source(3, 2, 1))
    world.add(room, Flood(2))
    make(world, "base:rat", room, Spot.NORTH)
    return room


def a_nest(world: World, room: int) -> int:
    """A room with a nest that is due."""
    world.edit(room, Location).terrain = Terrain.INTERIOR
    make(world, "base:infested", room, Spot.CONDITION)
    return room


def a_gathered_room(world: World, room: int) -> int:
    """A room from which something was taken that comes back."""
    world.add(room, Offers(["forage"], ["base:sweet_root"], chance=95, regrows=40, taken=2, due=1))
    return room


def a_spent_body(world: World, room: int) -> int:
    """A seeker that has used up its AP and half its stamina."""
    seeker = a_seeker(world, room, Spot.WEST)
    world.edit(seeker, ActionPoints).left = 2
    world.edit(seeker, Stamina).left = 5
    return seeker


def one_at_rest(world: World, room: int) -> int:
    """A seeker at the sixth turn of a camp, hurt."""
    world.add(room, SelfLit())
    seeker = a_seeker(world, room, Spot.WEST, Resting(False, 6, 0), Waited())
    world.edit(seeker, Health).left = 9
    return seeker


def one_that_falls(world: World, room: int) -> int:
    """A seeker with a wound that kills."""
    seeker = a_seeker(world, room, Spot.WEST)
    wound(world, seeker, 99, 0, "cause.fire")
    return seeker


def one_hunted(world: World, room: int) -> int:
    """A seeker with a hunter beside it."""
    seeker = a_seeker(world, room, Spot.CENTRE)
    a_hunting_rat(world, room, Spot.NORTH, seeker)
    return seeker


def a_sleeper(world: World, room: int) -> int:
    """A rat that sleeps beside a seeker."""
    a_seeker(world, room, Spot.CENTRE)
    return a_rat(world, room, Spot.NORTH)


def holds(kind: type) -> Befell:
    """Whether it bears this."""
    return lambda world, entity: world.has(entity, kind)


def is_card(name: str) -> Befell:
    """Whether it is this card by now."""
    return lambda world, entity: world.get(entity, Card).prototype == f"base:{name}"


def hurt(world: World, body: int) -> bool:
    """Whether it has lost health."""
    return world.get(body, Health).left < world.get(body, Health).full


def drowned(world: World, room: int) -> bool:
    """Whether what lived there has risen."""
    return [world.get(body, Card).prototype for body in creatures_in(world, room)] == ["base:wet_rat"]


CASES = {
    "light": Case(("LIGHT-1",), a_lit_light, 12, holds(Spent)),
    "meat": Case(("ROT-1",), lambda w, r: make(w, "base:raw_meat", r, Spot.NORTH), 20, is_card("rotten_meat")),
    "root": Case(("ROT-2",), lambda w, r: make(w, "base:sweet_root", r, Spot.NORTH), 80, is_card("rot")),
    "affliction": Case(("SURV-5",), an_ailing_one, 12, hurt),
    "choking": Case(("SURV-5", "CLOCK-1"), in_smoke, 1, lambda w, b: bool(w.held(b, Spot.AFFLICTION))),
    "hunger": Case(("SURV-1",), a_body(lambda: Hunger(3, 9, due=1)), 1, lambda w, b: w.get(b, Hunger).level == 4),
    "thirst": Case(("SURV-1",), a_body(lambda: Thirst(3, 9, due=1)), 1, lambda w, b: w.get(b, Thirst).level == 4),
    "starving": Case(("SURV-1",), a_body(lambda: Hunger(100, 9, due=1)), 1, hurt),
    "cold": Case(("SURV-2",), in_cold, 8, lambda w, b: w.get(b, Warmth).step == -1),
    "drying": Case(("AGE-3",), a_body(lambda: Wet(1)), 1, lambda w, b: not w.has(b, Wet)),
    "burning": Case(("CLOCK-1",), on_fire, 1, lambda w, b: w.get(b, Health).left == 18),
    "smoke": Case(("CLOCK-1",), a_fire, 1, lambda w, r: smoke_in(w, r) == 2),
    "quenching": Case(("CLOCK-1", "AGE-3"), a_drowned_fire, 1, lambda w, thing: not w.has(thing, Burning)),
    "water": Case(("AGE-2",), a_spring, 1, lambda w, r: depth(w, r) == 3),
    "drowning": Case(("AGE-5",), a_spring, 1, drowned),
    "nests": Case(("COND-INFESTED", "CLOCK-1"), a_nest, 90, lambda w, r: len(creatures_in(w, r)) == 1),
    "regrowth": Case(("COND-1",), a_gathered_room, 1, lambda w, r: w.get(r, Offers).taken == 1),
    "renewal": Case(("MOVE-1",), a_spent_body, 1, lambda w, b: w.get(b, ActionPoints).left == 4),
    "breath": Case(("COMB-4",), a_spent_body, 1, lambda w, b: w.get(b, Stamina).left == 7),
    "camp": Case(("SURV-4",), one_at_rest, 1, lambda w, b: w.get(b, Health).left == 10),
    "levels": Case(("CHAR-4",), a_body(lambda: Experience(100, 100)), 1, lambda w, b: w.get(b, Health).full == 22),
    "deaths": Case(("CHAR-6",), one_that_falls, 1, lambda w, b: not w.alive(b) or w.has(b, Dead)),
    "hunters": Case(("COMB-5",), one_hunted, 1, hurt),
    "noticing": Case(("COMB-5",), a_sleeper, 1, is_hunting),
}


@pytest.mark.parametrize("case", [pytest.param(case, marks=rule(*case.rules), id=name) for name, case in CASES.items()])
def test_what_befalls_one_befalls_three_in_the_same_turn(case: Case) -> None:
    world = a_falling_world(smoke__choke=20, fire__catch=100, senses__notice=1, combat__hit=1)
    rooms = [a_room(world, x=x) for x in (0, 10, 20)]
    there = [case.begins(world, room) for room in rooms]
    before = [case.befell(world, entity) for entity in there]

    pass_turns(world, case.turns)

    assert before == [False] * 3
    assert [case.befell(world, entity) for entity in there] == [True] * 3


