"""Daring: creatures keep out of fire, and those that fear light out of lit rooms (COMB-5, CLOCK-1, LIGHT-1)."""

import pytest

from components.body import ActionPoints, Health
from components.combat import Element, Resistance
from components.creatures import Awake, Creature, ShyOfLight, Temper, Wanders
from components.fire import Flammable
from components.place import Place, Spot
from components.registry import Component
from components.room import SelfLit
from components.walls import Material, Wall
from engine.kernel.world import World
from systems.combat.intent_preview import next_deed
from systems.conditions.laying import lay_condition
from systems.fire.burning import ignite
from tests.build import (
    a_hunting_rat,
    a_lit_torch,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_thing,
    a_world,
    creatures_act,
    pass_turns,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST
FIREPROOF = Resistance([Element.FIRE], [2])
SINGED = Resistance([Element.FIRE], [1])


def burn_all_of(world: World, room: int) -> None:
    """Webs from wall to wall, on fire."""
    lay_condition(world, room, "base:webbed")
    ignite(world, world.held(room, Spot.CONDITION)[0])


def a_burning_net(world: World, room: int, spot: Spot) -> None:
    """A thing on a slot that burns for long."""
    ignite(world, a_thing(world, room, spot, Flammable(90)))


@planted("systems/creatures/daring.py", "if move is None or _burns(world, creature, move):", "if move is None:")
@planted("systems/creatures/daring.py", " and fire_harm(world, creature) > 0", "")
@rule("COMB-5", "CLOCK-1")
@pytest.mark.parametrize(("hide", "comes"), [(None, False), (SINGED, False), (FIREPROOF, True)])
def test_no_hunter_but_one_that_fire_does_not_hurt_comes_into_a_room_that_burns(
    hide: Component | None, comes: bool
) -> None:
    world = a_world()
    rooms = a_row(world, 2)
    burn_all_of(world, rooms[0])
    seeker = a_seeker(world, rooms[0])
    rat = a_hunting_rat(world, rooms[1], WEST, seeker, ActionPoints(1, 1), *([hide] if hide is not None else []))

    creatures_act(world)

    assert world.get(rat, Place).holder == rooms[0 if comes else 1]


@rule("COMB-5", "CLOCK-1")
def test_one_slot_on_fire_keeps_out_who_would_land_on_it_and_nobody_else() -> None:
    landed = []
    for burning in (EAST, WEST):
        world = a_world()
        rooms = a_row(world, 2)
        a_burning_net(world, rooms[0], burning)
        seeker = a_seeker(world, rooms[0])
        rat = a_hunting_rat(world, rooms[1], WEST, seeker)
        creatures_act(world)
        landed.append(world.get(rat, Place).holder == rooms[0])

    assert landed == [False, True]


@rule("COMB-5", "CLOCK-1")
def test_a_roamer_wanders_round_a_fire() -> None:
    world = a_world()
    rooms = a_row(world, 3)
    a_seeker(world, rooms[1])
    for spot in (NORTH, EAST, SOUTH, WEST):
        a_burning_net(world, rooms[2], spot)
    rat = a_rat(world, rooms[0], NORTH, Wanders(1, 1), Health(99, 99), Creature(1, Temper.ROAMING))
    seen = set()

    for _ in range(80):
        pass_turns(world)
        seen.add(world.get(rat, Place).holder)

    assert seen == set(rooms[:2])


@planted("systems/fire/scorch.py", "        wake(world, body, 0)\n", "")
@rule("COMB-5", "CLOCK-1")
def test_a_sleeper_that_catches_fire_wakes_and_gets_out_of_it() -> None:
    world = a_world()
    room = a_room(world)
    a_burning_net(world, room, NORTH)
    rat = a_rat(world, room, NORTH)

    pass_turns(world)
    assert world.has(rat, Awake)
    pass_turns(world)

    assert world.get(rat, Place).spot != NORTH
    assert world.get(rat, Health).left == 4


@planted("systems/combat/intent_preview.py", "if stands_in_fire(world, creature, *board_place(world, creature)):",
         "if False:")
@planted("systems/creatures/temperament.py", "        return _out(world, creature) or ", "        return ")
@rule("COMB-5", "CLOCK-1")
def test_a_hunter_in_flames_gets_out_of_them_before_it_strikes() -> None:
    world = a_world()
    room = a_room(world)
    a_burning_net(world, room, NORTH)
    seeker = a_seeker(world, room, SOUTH)
    rat = a_hunting_rat(world, room, NORTH, seeker, ActionPoints(4, 4))

    told = next_deed(world, rat).what
    creatures_act(world)

    assert told == "deed.escape"
    assert world.get(rat, Place).spot != NORTH


@planted("systems/creatures/daring.py", " and not (world.has(creature, Hunting) and health.left < health.full)", "")
@rule("COMB-5", "LIGHT-1")
@pytest.mark.parametrize(("light", "left", "comes"), [
    ("none", 6, True), ("room", 6, False), ("torch", 6, False), ("room", 5, True),
])
def test_one_that_fears_light_hunts_into_a_lit_room_only_when_it_is_hurt(light: str, left: int, comes: bool) -> None:
    world = a_world()
    rooms = a_row(world, 2)
    seeker = a_seeker(world, rooms[0])
    if light == "room":
        world.add(rooms[0], SelfLit())
    elif light == "torch":
        a_lit_torch(world, seeker, Spot.HAND)
    rat = a_hunting_rat(world, rooms[1], WEST, seeker, ShyOfLight(), Health(left, 6))

    creatures_act(world)

    assert world.get(rat, Place).holder == rooms[0 if comes else 1]


@rule("COMB-5", "LIGHT-1")
def test_one_that_fears_light_still_fights_who_brings_it_in() -> None:
    world = a_world()
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker, ShyOfLight())

    creatures_act(world)

    assert world.get(rat, ActionPoints).left == 0


@planted("systems/creatures/daring.py", "world.has(creature, Hunting) and ", "")
@rule("COMB-5", "LIGHT-1")
def test_a_roamer_that_fears_light_stays_in_the_dark_though_it_was_hurt_once() -> None:
    world = a_world()
    *rooms, walled = a_row(world, 4)
    world.add(world.held(rooms[2], Spot.PASSAGE)[0], Wall(Material.STONE, 6))
    a_seeker(world, walled)
    world.add(rooms[2], SelfLit())
    rat = a_rat(world, rooms[0], NORTH, Wanders(1, 1), ShyOfLight(), Health(3, 6), Creature(1, Temper.ROAMING))
    seen = set()

    for _ in range(80):
        pass_turns(world)
        seen.add(world.get(rat, Place).holder)

    assert seen == set(rooms[:2])
