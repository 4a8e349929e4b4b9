"""Dirt: what adds to it, how it is cleaned, and what it costs."""

from __future__ import annotations

import pytest

from components.body import ActionPoints
from components.combat import WantsToStrike
from components.fire import Smoke
from components.place import Spot
from components.room import SelfLit
from components.things import Dirt, Stack, WantsToClean, WantsToDrop
from components.travel import WantsToStep
from components.walls import Floor, Material
from components.water import Flood
from content.make import make
from engine.kernel.world import World
from systems.rest.comfort import comfort
from systems.things.dirt import dirt
from systems.things.soiling import soil
from tests.build import a_hunting_rat, a_room, a_row, a_seeker, a_thing, a_world, do, pass_turns, refusal
from tests.planted_fault import planted
from tests.rules import rule


@pytest.fixture
def world() -> World:
    return a_world()


@planted("systems/things/soiling.py", "level = min(most, dirt(world, entity) + settling(world, entity, amount))",
         "level = dirt(world, entity) + settling(world, entity, amount)")
@rule("AGE-6")
def test_dirt_adds_up_to_a_hundred_and_piles_stay_clean(world: World) -> None:
    room = a_room(world)
    pile = a_thing(world, room, Spot.NORTH, Stack(3, 9))

    for _ in range(7):
        soil(world, room, 19)
        soil(world, pile, 19)

    assert dirt(world, room) == 100
    assert not world.has(pile, Dirt)


@planted("systems/things/dirt.py", "if not is_stony(world, entity):", "if True:", case="5-stone-30")
@rule("AGE-6", "WALL-1")
@pytest.mark.parametrize(("material", "gathered"), [(Material.STONE, 30), (Material.TIMBER, 60)])
@pytest.mark.parametrize("amount", [1, 5])
def test_on_a_stone_floor_dirt_gathers_at_half_pace(
    world: World, material: Material, gathered: int, amount: int
) -> None:
    room = a_room(world, Floor(material, 3))

    for _ in range(60 // amount):
        world.turn += 1
        soil(world, room, amount)

    assert dirt(world, room) == gathered


@planted("systems/combat/blows.py", "dealt * world.resource(Content).figures.dirt.blood", "0")
@rule("AGE-6")
def test_blood_and_death_soil_the_room_in_which_they_fall(world: World) -> None:
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.NORTH)
    rat = a_hunting_rat(world, room, Spot.NORTH, seeker)
    world.move(rat, room, Spot.EAST)
    world.move(seeker, room, Spot.CENTRE)

    for _ in range(40):
        if not world.alive(rat):
            break
        world.edit(seeker, ActionPoints).left = 4
        do(world, seeker, WantsToStrike(rat))

    assert not world.alive(rat)
    assert dirt(world, room) >= 6 + 5


@planted("systems/things/spoil.py", "if world.has(place.holder, Room):", "if False:")
@rule("AGE-6", "ROT-1")
def test_what_goes_bad_on_the_floor_soils_the_room_and_in_a_pack_does_not(world: World) -> None:
    rooms = [a_room(world), a_room(world, x=3)]
    make(world, "base:rat_haunch", rooms[0], Spot.CENTRE)
    make(world, "base:rat_haunch", a_seeker(world, rooms[1]), Spot.PACK)

    pass_turns(world, 21)

    assert [dirt(world, room) for room in rooms] == [3, 0]


@rule("AGE-6")
def test_one_act_in_ten_leaves_something_behind() -> None:
    left = 0
    for seed in range(300):
        world = a_world(seed)
        room = a_room(world)
        do(world, a_seeker(world, room), WantsToStep(Spot.NORTH))
        left += dirt(world, room)

    assert 15 <= left <= 47


@planted("systems/things/soiling.py", "max(0, share - dirt(world, card))", "share")
@rule("AGE-6")
def test_a_thing_put_down_takes_a_quarter_of_the_dirt_it_lies_in(world: World) -> None:
    room = a_room(world, Dirt(80))
    seeker = a_seeker(world, room)
    thing, dirtier = a_thing(world, seeker, Spot.PACK), a_thing(world, seeker, Spot.PACK, Dirt(30))

    for card in (thing, dirtier):
        do(world, seeker, WantsToDrop(card))

    assert [dirt(world, card) for card in (thing, dirtier)] == [20, 30]


@planted("content/base/figures.toml", "clean_room = 20", "clean_room = 25")
@rule("AGE-6")
def test_cleaning_takes_twenty_from_a_room_and_all_from_a_thing_for_one_ap(world: World) -> None:
    room = a_room(world, Dirt(50))
    seeker = a_seeker(world, room)
    thing = a_thing(world, seeker, Spot.PACK, Dirt(90))

    prices = [do(world, seeker, WantsToClean(card)).ap for card in (room, thing)]

    assert prices == [1, 1]
    assert not world.has(thing, Dirt)
    assert dirt(world, room) in (30, 31)


@planted("systems/things/legal_clean.py", "        if depth(world, room):", "        if False:")
@rule("AGE-6", "P3")
def test_what_is_clean_far_or_under_water_is_not_cleaned(world: World) -> None:
    row = a_row(world, 2)
    seeker = a_seeker(world, row[0])
    thing, far = a_thing(world, seeker, Spot.PACK), a_thing(world, row[1], Spot.CENTRE, Dirt(9))
    world.add(row[0], Dirt(40))
    world.add(row[0], Flood(1))

    told = [refusal(world, seeker, WantsToClean(card)) for card in (row[0], thing, far)]

    assert told == ["refused.clean_flooded", "refused.clean_already", "refused.not_here"]


@planted("systems/fire/terms.py", "comfort.smoke * smoke_in(world, room)", "comfort.smoke * 0")
@planted("systems/water/terms.py", "comfort.flood * depth(world, room)", "comfort.flood * 0")
@rule("AGE-6", "AGE-3", "SURV-3")
def test_dirt_flood_smoke_and_the_dark_cost_comfort_each_by_its_own_measure(world: World) -> None:
    room = a_room(world, Dirt(60), Flood(3), Smoke(2))
    clean = a_room(world, SelfLit(), Dirt(24), x=1)

    terms = {term.label: term.value for term in comfort(world, room)}

    assert terms == {"comfort.dirt": -2, "comfort.flood": -3, "comfort.smoke": -2, "comfort.dark": -1}
    assert comfort(world, clean) == ()
