"""Eating and drinking: meters fall, portions go, effects come, springs fill what is carried (SURV-1)."""

import pytest

from components.body import Drinkable, Edible, Health, Hunger, Portions, Thirst, Vessel, WantsToDrink, WantsToEat
from components.effect import Heals
from components.events.body import Drunk, Eaten
from components.place import Spot
from components.room import Location, Terrain
from components.things import Stack
from engine.kernel.world import World
from tests.build import a_room, a_seeker, a_thing, a_world, do, everything, refusal
from tests.planted_fault import planted
from tests.rules import rule

PACK = Spot.PACK


def a_pool(world: World) -> int:
    """A room where water can be drawn."""
    return a_room(world, Location(3, Terrain.WATER, actions=["search", "draw_water"]))


@planted("systems/body/consuming.py", "meter.level = max(0, meter.level - amount)", "meter.level -= amount")
@rule("SURV-1")
@pytest.mark.parametrize(("level", "after"), [(50, 20), (10, 0)])
def test_a_meal_costs_a_point_takes_hunger_away_and_is_gone(level: int, after: int) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.CENTRE, Hunger(level, 5, due=4))
    bread = a_thing(world, seeker, PACK, Edible(30))

    judged = do(world, seeker, WantsToEat(bread))

    assert judged.ap == 1
    assert world.get(seeker, Hunger) == Hunger(after, 5, due=4)
    assert not world.alive(bread)
    assert world.ledger["eaten"] == -1
    assert Eaten(room, seeker, bread) in world.events


@rule("SURV-1")
def test_one_piece_of_a_stack_and_one_portion_of_a_card_are_eaten_at_a_time() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Hunger(90, 5))
    nuts = a_thing(world, seeker, PACK, Edible(5), Stack(2, 9))
    cheese = a_thing(world, seeker, PACK, Edible(10), Portions(2, 2))

    do(world, seeker, WantsToEat(nuts))
    do(world, seeker, WantsToEat(cheese))
    left = (world.get(nuts, Stack).count, world.get(cheese, Portions).left)
    do(world, seeker, WantsToEat(nuts))
    do(world, seeker, WantsToEat(cheese))

    assert left == (1, 1)
    assert not world.alive(nuts)
    assert not world.alive(cheese)
    assert world.get(seeker, Hunger).level == 60


@rule("SURV-1")
def test_a_draught_takes_effect_on_who_drinks_it() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.CENTRE, Health(10, 20), Thirst(40, 4))
    draught = a_thing(world, room, Spot.CENTRE, Drinkable(2), Heals(health=6))

    do(world, seeker, WantsToDrink(draught))

    assert world.get(seeker, Health).left == 16
    assert world.get(seeker, Thirst).level == 38
    assert world.ledger["drunk"] == -1


@planted("systems/body/consuming.py", "if left <= 0 and not world.has(card, Vessel):", "if left <= 0:")
@rule("SURV-1", "P3")
def test_an_empty_waterskin_stays_and_gives_nothing() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Thirst(40, 4))
    skin = a_thing(world, seeker, PACK, Drinkable(20), Portions(1, 4), Vessel())
    do(world, seeker, WantsToDrink(skin))
    before = everything(world)

    reason = refusal(world, seeker, WantsToDrink(skin))

    assert reason == "refused.empty"
    assert world.get(skin, Portions).left == 0
    assert everything(world) == before


@planted("systems/body/drink.py", "and world.has(card, Vessel) and", "and")
@rule("SURV-1", "ROOM-4")
def test_drinking_where_water_can_be_drawn_quenches_thirst_and_fills_vessels_only() -> None:
    world = a_world()
    pool = a_pool(world)
    seeker = a_seeker(world, pool, Spot.CENTRE, Thirst(70, 4))
    skin = a_thing(world, seeker, PACK, Drinkable(20), Portions(0, 4), Vessel())
    wine = a_thing(world, seeker, PACK, Drinkable(20), Portions(1, 4))

    do(world, seeker, WantsToDrink(pool))

    assert world.get(seeker, Thirst).level == 0
    assert [world.get(card, Portions).left for card in (skin, wine)] == [4, 1]
    assert Drunk(pool, seeker, pool) in world.events


@rule("ROOM-4", "P3")
def test_dry_rooms_and_rooms_far_away_give_no_water_and_stones_no_meal() -> None:
    world = a_world()
    here, pool = a_room(world), a_pool(world)
    seeker = a_seeker(world, here)
    stone = a_thing(world, seeker, PACK)
    intents = [
        WantsToDrink(here), WantsToDrink(pool), WantsToDrink(stone), WantsToEat(stone),
        WantsToEat(a_thing(world, here, Spot.NORTH, Edible(5))),
    ]

    reasons = [refusal(world, seeker, intent).removeprefix("refused.") for intent in intents]

    assert reasons == ["no_water", "no_water", "no_drink", "no_food", "not_here"]


@planted("systems/body/eat.py", "ease(world, actor, Thirst, juice.thirst)", "pass")
@rule("SURV-1")
def test_what_is_eaten_is_not_drunk_and_its_juice_eases_thirst_with_the_meal() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Hunger(50, 5), Thirst(50, 5))
    fish = a_thing(world, seeker, PACK, Edible(10), Drinkable(6))

    answer = refusal(world, seeker, WantsToDrink(fish))
    do(world, seeker, WantsToEat(fish))

    assert answer == "refused.no_drink"
    assert (world.get(seeker, Hunger).level, world.get(seeker, Thirst).level) == (40, 44)
    assert not world.alive(fish)
