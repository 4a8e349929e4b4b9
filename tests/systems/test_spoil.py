"""Spoiling: how long things keep, where, and what stops it (ROT-1, ROT-2, ROT-3)."""

import pytest

from components.body import Edible
from components.card import Card
from components.events.things import Spoiled
from components.place import Place, Spot
from components.room import Location, Terrain
from components.things import Materials, Perishable, Stack
from content.make import make
from engine.kernel.world import World
from systems.things.freshness import settle
from systems.things.putting import put_down, put_in_pack
from tests.build import a_chest, a_rat, a_room, a_seeker, a_world, base_content, pass_turns
from tests.planted_fault import planted
from tests.rules import rule
from tests.seeds.figures import written

ORGANIC = "base:cave_mushroom"


def prototype(world: World, card: int) -> str:
    """What the card is now."""
    return world.get(card, Card).prototype


def an_icy_room(world: World) -> int:
    """A room in which water would be stone."""
    room = a_room(world, x=5)
    world.add(room, Location(3, Terrain.CAVE, ["icy"]))
    return room


@planted("content/base/figures.toml", "[figures.rot]\nraw = 20", "[figures.rot]\nraw = 21")
@planted("systems/things/perishing.py", "(rot.raw if food.raw else rot.organic)", "rot.raw")
@rule("ROT-1")
@rule("ROT-2")
@pytest.mark.parametrize(
    ("card", "turns", "then"), [("base:raw_meat", 20, "base:rotten_meat"), (ORGANIC, 80, "base:rot")]
)
def test_meat_and_plants_go_bad_to_the_turn(card: str, turns: int, then: str) -> None:
    world = a_world()
    thing = make(world, card, a_room(world), Spot.EAST)

    pass_turns(world, turns - 1)
    before = prototype(world, thing)
    pass_turns(world, 1)

    assert before == card
    assert prototype(world, thing) == then
    assert any(isinstance(event, Spoiled) and event.card == thing for event in world.events)


@rule("ROT-2")
def test_rotten_meat_decomposes_in_its_turn_and_rot_stays_rot() -> None:
    world = a_world()
    thing = make(world, "base:raw_meat", a_room(world), Spot.EAST)

    pass_turns(world, 20 + 80)
    rotted = prototype(world, thing)
    pass_turns(world, 200)

    assert rotted == prototype(world, thing) == "base:rot"
    assert not world.has(thing, Perishable)


@rule("ROT-2")
def test_every_organic_card_perishes_and_nothing_else_does() -> None:
    content = base_content()

    kinds = {
        name: (content.bears(name, Perishable), "organic" in getattr(content.component(name, Materials), "tags", []))
        for name in content.cards
    }

    assert [name for name, (perishes, organic) in kinds.items() if perishes != organic] == []
    assert sum(perishes for perishes, _ in kinds.values()) >= 14


@planted("content/base/body/food.toml", 'food.perishable = { into = "rot", percent = 1000 }', "")
@rule("ROT-2")
def test_all_that_is_eaten_goes_bad() -> None:
    content = base_content()

    lasting = [card for card in content.cards if content.bears(card, Edible) and not content.bears(card, Perishable)]

    assert lasting == []


@planted("content/base/body/food.toml", 'percent = 1000 }', "percent = 1200 }")
@rule("ROT-1", "ROT-2")
def test_a_card_that_keeps_longer_has_its_figure_and_its_reason_in_the_rulebook() -> None:
    content = base_content()
    told = {path: value for _, path, value in written() if path.endswith(".food.perishable.percent")}

    kept = {
        f"card.{card.partition(':')[2]}.food.perishable.percent": str(part.percent)
        for card in content.cards
        if (part := content.component(card, Perishable)) is not None and part.percent != 100
    }

    assert kept == told


@rule("ROT-3")
@rule("P6")
def test_the_same_meat_goes_bad_on_the_same_turn_wherever_it_lies() -> None:
    world = a_world()
    room, elsewhere = a_room(world), a_room(world, x=9)
    seeker, chest = a_seeker(world, room), a_chest(world, room, Spot.NORTH)
    places = [(seeker, Spot.PACK), (chest, Spot.INSIDE), (room, Spot.EAST), (elsewhere, Spot.STORAGE)]
    meats = [make(world, "base:raw_meat", holder, spot) for holder, spot in places]

    pass_turns(world, 19)
    fresh = [prototype(world, meat) for meat in meats]
    pass_turns(world, 1)

    assert set(fresh) == {"base:raw_meat"}
    assert {prototype(world, meat) for meat in meats} == {"base:rotten_meat"}


@rule("ROT-3", "B42")
def test_moving_meat_about_gives_back_no_turn() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    meat = make(world, "base:raw_meat", room, Spot.CENTRE)

    for _ in range(5):
        pass_turns(world, 2)
        put_in_pack(world, meat, seeker)
        pass_turns(world, 2)
        put_down(world, meat, room, Spot.CENTRE, seeker)

    assert prototype(world, meat) == "base:rotten_meat"


@rule("ROT-3")
def test_pieces_of_different_age_stay_two_stacks() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    old = make(world, ORGANIC, seeker, Spot.PACK)
    pass_turns(world, 3)
    new = make(world, ORGANIC, room, Spot.CENTRE)

    put_in_pack(world, new, seeker)

    assert world.alive(old) and world.alive(new)
    assert world.get(new, Perishable).due == (world.get(old, Perishable).due or 0) + 3


@planted("systems/things/putting.py", "        world.move(card, body, Spot.PACK)\n        settle(world, card)",
         "        world.move(card, body, Spot.PACK)")
@planted("systems/things/freshness.py", "part.left = part.due - world.turn", "pass")
@rule("ROT-3", "B49")
def test_meat_in_an_icy_room_keeps_and_goes_on_with_the_turns_it_had_once_carried() -> None:
    world = a_world()
    room = an_icy_room(world)
    seeker = a_seeker(world, room)
    meat = make(world, "base:raw_meat", seeker, Spot.PACK)
    pass_turns(world, 5)

    put_down(world, meat, room, Spot.CENTRE, seeker)
    pass_turns(world, 100)
    frozen = prototype(world, meat)
    put_in_pack(world, meat, seeker)
    pass_turns(world, 14)
    carried = prototype(world, meat)
    pass_turns(world, 1)

    assert frozen == carried == "base:raw_meat"
    assert prototype(world, meat) == "base:rotten_meat"


@planted("systems/things/perishing.py", "None if resting and food.of_body else ", "")
@rule("ROT-3")
def test_the_flesh_of_a_living_beast_is_fresh_until_it_falls() -> None:
    world = a_world()
    room = a_room(world)
    rat = a_rat(world, room)
    haunch = make(world, "base:rat_haunch", rat, Spot.GOODS)
    pass_turns(world, 200)

    put_down(world, haunch, room, Spot.NORTH, 0)
    pass_turns(world, 19)
    fresh = prototype(world, haunch)
    pass_turns(world, 1)

    assert fresh == "base:rat_haunch"
    assert prototype(world, haunch) == "base:rotten_meat"


@planted("systems/things/perishing.py", " * food.percent // 100", "")
@planted("content/base/body/food.toml", 'into = "rot", percent = 1000 }', 'into = "rot", percent = 1010 }')
@rule("ROT-1", "ROT-2", "ROT-3")
@pytest.mark.parametrize(("card", "turns"), [
    ("roast_meat", 80), ("salt_fish", 320), ("smoked_ham", 400), ("travel_bread", 320), ("dried_fruit", 320),
    ("hard_cheese", 400), ("honeycomb", 800), ("broth_jar", 240),
])
def test_what_is_cooked_salted_smoked_or_sealed_keeps_by_the_rule_on_its_card(card: str, turns: int) -> None:
    world = a_world()
    food = make(world, f"base:{card}", a_room(world), Spot.EAST)

    pass_turns(world, turns - 1)
    fresh = prototype(world, food)
    pass_turns(world, 1)

    assert fresh == f"base:{card}"
    assert prototype(world, food) == "base:rot"


@planted("systems/things/becoming.py", "part.count = min(count, part.limit)", "part.count = 1")
@rule("ROT-2")
def test_a_stack_rots_as_a_stack_in_its_place() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    caps = make(world, ORGANIC, seeker, Spot.HAND)
    count = world.get(caps, Stack).count

    pass_turns(world, 80)

    assert world.get(caps, Stack).count == count
    assert world.get(caps, Place) == Place(seeker, Spot.PACK)


@rule("ROT-3")
def test_what_rests_is_not_started_twice() -> None:
    world = a_world()
    meat = make(world, "base:raw_meat", a_room(world), Spot.EAST)
    due = world.get(meat, Perishable).due
    pass_turns(world, 4)

    settle(world, meat)

    assert world.get(meat, Perishable).due == due


@planted("systems/things/freshness.py", " and world.get(card, Place).spot != Spot.GOODS", "")
@rule("ROT-3")
def test_what_a_beast_carries_and_is_not_its_flesh_goes_bad_on_it() -> None:
    world = a_world()
    rat, hound = a_rat(world, a_room(world)), a_rat(world, an_icy_room(world))
    goods = [make(world, "base:roast_meat", beast, Spot.GOODS) for beast in (rat, hound)]
    settle(world, goods[1])

    pass_turns(world, 80)

    assert [prototype(world, loot) for loot in goods] == ["base:rot", "base:rot"]
