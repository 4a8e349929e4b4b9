"""Somebody absent or present: the world goes on alike with a seeker in the room, next door, at rest, or nowhere."""

from __future__ import annotations

import pytest

from components.body import Health
from components.card import Card
from components.creatures import Awake, Brood, Creature, Temper, Wanders
from components.fire import Burning, Smoke
from components.gathering import Offers
from components.light import Lit, Spent
from components.place import Spot
from components.room import Location, Terrain
from components.water import Flood, Source
from content.make import make
from engine.kernel.world import World
from systems.body.afflicting import lay_affliction
from systems.conditions.laying import lay_condition
from systems.core.rooms import creatures_in
from systems.creatures.beats import whereabouts
from systems.fire.burning import ignite
from systems.fire.fire import smoke_in
from systems.light.flames import set_alight
from systems.water.water import depth
from tests.build import a_rat, a_room, a_row, a_seeker, join, pass_turns
from tests.falling import a_falling_world
from tests.rules import rule

WATCHED = pytest.mark.parametrize("watch", ["nobody", "far", "next door", "here", "two"])


def a_world_watched(watch: str, **falls: int) -> tuple[World, int]:
    """A world and a room in it, and whoever watches; nothing chokes, spreads or is noticed by chance."""
    world = a_falling_world(fire__catch=100, smoke__choke=100, senses__notice=100, **falls)
    room, beside = a_room(world), a_room(world, x=1)
    join(world, room, beside, Spot.EAST)
    places = {"far": [a_room(world, x=20)], "next door": [beside], "here": [room], "two": [room, beside]}
    for place in places.get(watch, []):
        a_seeker(world, place, Spot.WEST)
    return world, room


@WATCHED
@rule("LIGHT-1", "CLOCK-1")
def test_a_torch_on_a_floor_is_spent_after_twelve_turns(watch: str) -> None:
    world, room = a_world_watched(watch)
    torch = make(world, "base:torch", room, Spot.NORTH)
    set_alight(world, torch)

    pass_turns(world, 11)
    before = world.has(torch, Lit)
    pass_turns(world)

    assert before and world.has(torch, Spent)


@WATCHED
@rule("ROT-1", "ROT-3", "CLOCK-1")
def test_meat_on_a_floor_is_rotten_after_twenty_turns(watch: str) -> None:
    world, room = a_world_watched(watch)
    meat = make(world, "base:raw_meat", room, Spot.NORTH)

    pass_turns(world, 19)
    before = world.get(meat, Card).prototype
    pass_turns(world)

    assert (before, world.get(meat, Card).prototype) == ("base:raw_meat", "base:rotten_meat")


@WATCHED
@rule("CLOCK-1")
def test_a_net_on_fire_is_gone_after_four_turns_and_its_smoke_thins_to_nothing(watch: str) -> None:
    world, room = a_world_watched(watch)
    net = make(world, "base:weighted_net", room, Spot.NORTH)
    ignite(world, net)

    pass_turns(world, 3)
    burns = world.has(net, Burning)
    pass_turns(world)
    thick = smoke_in(world, room)
    pass_turns(world, 12)

    assert burns and not world.alive(net)
    assert thick > 0 and smoke_in(world, room) == 0


@WATCHED
@rule("CLOCK-1")
def test_smoke_thins_by_one_a_turn(watch: str) -> None:
    world, room = a_world_watched(watch)
    other = a_room(world, Smoke(3), x=30)

    hung = []
    for _ in range(3):
        pass_turns(world)
        hung.append(smoke_in(world, other))

    assert hung == [2, 1, 0]
    assert smoke_in(world, room) == 0


@WATCHED
@rule("AGE-2", "AGE-4", "CLOCK-1")
def test_a_spring_rises_a_step_in_twenty_turns(watch: str) -> None:
    world, room = a_world_watched(watch)
    world.edit(room, Location).tags = ["pool"]
    world.add(room, Source(3, 1, 20))
    world.add(room, Flood(1))

    stood = []
    for _ in range(4):
        pass_turns(world, 10)
        stood.append(depth(world, room))

    assert stood == [1, 2, 2, 3]


@WATCHED
@rule("AGE-5")
def test_a_rat_drowns_in_water_that_rises_to_three(watch: str) -> None:
    world, room = a_world_watched(watch)
    world.edit(room, Location).tags = ["pool"]
    world.add(room, Source(3, 2, 1))
    world.add(room, Flood(2))
    make(world, "base:rat", room, Spot.NORTH)

    pass_turns(world)

    assert [world.get(body, Card).prototype for body in creatures_in(world, room)] == ["base:wet_rat"]


@WATCHED
@rule("COND-INFESTED", "CLOCK-1")
def test_a_nest_breeds_on_the_ninetieth_turn(watch: str) -> None:
    world, room = a_world_watched(watch)
    world.edit(room, Location).terrain = Terrain.INTERIOR
    assert lay_condition(world, room, "base:infested")

    pass_turns(world, 89)
    before = sum(1 for _ in world.each(Brood))
    pass_turns(world)

    assert (before, sum(1 for _ in world.each(Brood))) == (0, 1)


@WATCHED
@rule("COND-1", "CLOCK-1")
def test_what_grows_comes_back_in_its_turns(watch: str) -> None:
    world, room = a_world_watched(watch)
    world.add(room, Offers(["forage"], ["base:sweet_root"], chance=95, regrows=40, taken=2, due=40))

    taken = []
    for turns in (39, 1, 39, 1):
        pass_turns(world, turns)
        taken.append(world.get(room, Offers).taken)

    assert taken == [2, 1, 1, 0]


@WATCHED
@rule("SURV-5")
def test_what_ails_a_creature_goes_on(watch: str) -> None:
    world, room = a_world_watched(watch)
    rat = a_rat(world, room)
    world.edit(rat, Health).left = world.edit(rat, Health).full = 50
    lay_affliction(world, rat, "base:bleeding")

    pass_turns(world, 12)

    assert world.get(rat, Health).left < 50


@WATCHED
@rule("COMB-5")
def test_a_roamer_whom_nobody_wakes_moves_on(watch: str) -> None:
    world, _ = a_world_watched(watch)
    rooms = a_row(world, 3)
    rat = a_rat(world, rooms[1], Spot.NORTH, Wanders(4, 4), Creature(1, Temper.ROAMING))

    been = set()
    for _ in range(60):
        pass_turns(world)
        been.add(whereabouts(world, rat)[0])

    assert not world.has(rat, Awake)
    assert len(been) > 1
