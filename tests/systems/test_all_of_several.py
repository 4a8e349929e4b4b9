"""All of several: a deed or an effect that meets many things meets each of them, and none that it does not name."""

from __future__ import annotations

import pytest

from components.body import Attributes, Dead, Drinkable, Health, Mana, Portions, Vessel, WantsToDrink
from components.card import Card
from components.effect import Alarms, Corrodes, Cures, Drains, Harms, Lights, Snuffs
from components.light import Lit
from components.locks import Lock, Trap
from components.place import Place, Spot
from components.room import Location, Stair
from components.seekers import Practised, Proficiencies
from components.things import Durability, WantsToSearch, Wearable
from components.travel import WantsToStep, WantsToTakeStair
from components.walls import DeepWater, Material, Wall
from systems.body.afflicting import lay_affliction
from systems.body.wounds import wound
from systems.core.rooms import room_of
from systems.core.sight import knows
from systems.light.flames import set_alight
from systems.travel.rosette import rosette
from tests.build import (
    a_key,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_thing,
    a_torch,
    a_world,
    do,
    is_hunting,
    join,
    pass_turns,
)
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.test_effects import unleashed

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


@planted("systems/light/snuff_all.py", "in_hand(world, unleashed.target):", "in_hand(world, unleashed.target)[:1]:")
@rule("LIGHT-1")
def test_a_gust_puts_out_the_lights_in_both_hands() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    torches = [a_torch(world, seeker, hand) for hand in (Spot.HAND, Spot.OFFHAND)]
    for torch in torches:
        set_alight(world, torch)

    unleashed(world, seeker, Snuffs())

    assert [world.has(torch, Lit) for torch in torches] == [False, False]


@planted("systems/light/kindle.py", "in_hand(world, unleashed.target):", "in_hand(world, unleashed.target)[:1]:")
@rule("LIGHT-1", "LIGHT-2")
def test_kindling_lights_what_both_hands_hold() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    torches = [a_torch(world, seeker, hand) for hand in (Spot.HAND, Spot.OFFHAND)]

    unleashed(world, seeker, Lights())

    assert [world.has(torch, Lit) for torch in torches] == [True, True]


@rule("SURV-5")
def test_a_cure_takes_off_all_that_it_names_and_leaves_the_rest() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    for name in ("bleeding", "poisoned", "chilled"):
        lay_affliction(world, seeker, f"base:{name}")

    unleashed(world, seeker, Cures(["base:poisoned", "base:bleeding"]))

    assert [world.get(card, Card).prototype for card in world.held(seeker, Spot.AFFLICTION)] == ["base:chilled"]


@rule("COMB-7")
def test_corrosion_wears_each_piece_that_is_worn() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    pieces = [a_thing(world, seeker, spot, Durability(9, 9), Wearable([spot]))
              for spot in (Spot.HEAD, Spot.BODY, Spot.LEGS, Spot.HAND)]

    unleashed(world, seeker, Corrodes(4))

    assert [world.get(piece, Durability).left for piece in pieces] == [5] * 4


@rule("TRAP-1")
def test_a_trap_does_all_that_stands_on_its_card_and_two_on_one_way_spring_each() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    world.edit(seeker, Attributes).perception = -9
    for spot in (EAST, WEST):
        a_thing(world, room, spot, Trap(9), Harms(1, 1), Drains(mana=3))

    left = []
    for heading in (EAST, WEST, WEST):
        do(world, seeker, WantsToStep(heading))
        left.append((world.get(seeker, Health).left, world.get(seeker, Mana).left))

    assert left[0][1] == left[1][1] == 7 and left[0][0] == left[1][0] < 20
    assert left[2][1] == 4 and left[2][0] < left[0][0]


@planted("systems/travel/stair.py", "for key in keys(world, seeker):", "for key in keys(world, seeker)[:1]:")
@rule("LEVL-1", "G9")
def test_every_key_stays_behind_at_the_stair() -> None:
    world = a_world()
    room = a_room(world)
    locked = [a_room(world, Lock(1, ordinal), x=9 + ordinal) for ordinal in (1, 2, 3)]
    seeker = a_seeker(world, room, NORTH)
    keys = [a_key(world, seeker, lock) for lock in locked]
    stair = a_thing(world, room, NORTH, Stair(True))

    do(world, seeker, WantsToTakeStair(stair, sure=True))

    assert [world.get(key, Place).holder for key in keys] == [room] * 3


@rule("CHAR-6")
def test_all_that_the_dead_had_on_and_about_them_lies_where_they_fell() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, EAST)
    spots = (Spot.HAND, Spot.OFFHAND, Spot.HEAD, Spot.PACK, Spot.PACK, Spot.PACK, Spot.PACK)
    cards = [a_thing(world, seeker, spot, Durability(number, 9)) for number, spot in enumerate(spots, 1)]

    wound(world, seeker, 99, 0, "cause.fire")
    pass_turns(world)

    assert world.has(seeker, Dead)
    assert all(world.alive(card) and room_of(world, card) == room for card in cards)
    assert world.held(seeker) == []


@planted("systems/seekers/practice.py", "for name, fifths in zip(noted.names, noted.fifths, strict=True):",
         "for name, fifths in [*zip(noted.names, noted.fifths, strict=True)][:1]:")
@rule("CHAR-5")
def test_all_that_was_practised_in_a_turn_grows_in_everybody_who_practised_it() -> None:
    world = a_world()
    room = a_room(world)
    bodies = [a_seeker(world, room, spot, Practised(["locks", "mining"], [2, 1])) for spot in (EAST, WEST)]
    for body in bodies:
        world.add(body, Proficiencies(["locks", "mining"], [10, 20]))

    pass_turns(world)

    assert [list(world.get(body, Proficiencies).fifths) for body in bodies] == [[12, 21]] * 2


@rule("ROOM-2", "ROOM-3")
def test_a_search_brings_all_of_storage_to_light_for_the_searcher_alone() -> None:
    world = a_world()
    room = a_room(world)
    stored = [a_thing(world, room, Spot.STORAGE, Durability(number, 9)) for number in (1, 2, 3)]
    seeker, other = a_seeker(world, room), a_seeker(world, room)

    do(world, seeker, WantsToSearch(room))

    assert [knows(world, seeker, card) for card in stored] == [True] * 3
    assert [knows(world, other, card) for card in stored] == [False] * 3


@rule("SURV-1")
def test_every_vessel_one_carries_is_filled_where_water_is_drawn() -> None:
    world = a_world()
    room = a_room(world)
    world.edit(room, Location).actions = ["draw_water"]
    seeker = a_seeker(world, room)
    skins = [a_thing(world, seeker, spot, Drinkable(30), Portions(0, 3), Vessel())
             for spot in (Spot.PACK, Spot.OFFHAND)]
    flask = a_thing(world, seeker, Spot.PACK, Drinkable(30), Portions(0, 3))

    do(world, seeker, WantsToDrink(room))

    assert [world.get(skin, Portions).left for skin in (*skins, flask)] == [3, 3, 0]


@rule("COMB-5")
def test_an_alarm_wakes_every_sleeper_in_every_room_it_carries_to() -> None:
    world = a_world()
    rooms = a_row(world, 4)
    seeker = a_seeker(world, rooms[0])
    rats = [a_rat(world, room, spot) for room in rooms for spot in (NORTH, SOUTH)]

    unleashed(world, seeker, Alarms(2))

    assert [is_hunting(world, rat) for rat in rats] == [True] * 6 + [False] * 2


@rule("ROSE-1")
@pytest.mark.parametrize("turn", range(4))
def test_each_of_four_headings_has_its_own_sign_whichever_it_is(turn: int) -> None:
    world = a_world()
    room = a_room(world)
    bars = [(), (Wall(Material.STONE, 6),), (DeepWater(),)]
    for number, bar in enumerate(bars):
        join(world, room, a_room(world, y=9 + number), (number + turn) % 4, *bar)
    seeker = a_seeker(world, room)

    signs = [str(way) for way in rosette(world, seeker)]

    turned = signs[turn:] + signs[:turn]
    assert len(set(signs)) >= 3
    assert turned[0] != turned[1] != turned[2]
