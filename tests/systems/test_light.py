"""Lights: how long they burn, where, and what putting them out keeps (LIGHT-1, LIGHT-2)."""

import pytest

from components.body import ActionPoints
from components.events.light import FlameDied, FlameLit, FlameSnuffed
from components.light import EnchantedLight, Fuel, Lit, Spent, WantsToLight, WantsToSnuff
from components.place import Place, Spot
from components.seekers import Ability, InPlay
from components.things import WantsToDrop, WantsToEquip, WantsToTake, WantsToUnequip
from content.make import make
from engine.kernel.turn import take_turn
from engine.kernel.world import World
from systems.light.flames import set_alight
from tests.build import (
    a_chest,
    a_lit_torch,
    a_room,
    a_seeker,
    a_torch,
    a_world,
    base_order,
    do,
    pass_turns,
    refusal,
)
from tests.planted_fault import planted
from tests.rules import rule


def told(world: World) -> list[str]:
    """The names of the events about flames."""
    return [type(event).__name__ for event in world.events if isinstance(event, FlameLit | FlameSnuffed | FlameDied)]


@rule("LIGHT-1", "B29")
@pytest.mark.parametrize(("card", "turns"), [("base:torch", 12), ("base:lantern", 50)])
@pytest.mark.parametrize("spot", [Spot.HAND, Spot.CENTRE])
def test_a_light_is_spent_after_its_turns_to_the_turn_in_hand_and_on_the_board(
    card: str, turns: int, spot: Spot
) -> None:
    world = a_world()
    room = a_room(world)
    holder = a_seeker(world, room) if spot == Spot.HAND else room
    light = make(world, card, holder, spot)
    set_alight(world, light)

    pass_turns(world, turns - 1)
    burning = world.has(light, Lit)
    pass_turns(world, 1)

    assert burning
    assert world.has(light, Spent)
    assert not world.has(light, Lit)
    assert world.get(light, Fuel) == Fuel(turns, 0, None)


@rule("LIGHT-1", "B29")
def test_a_spent_torch_is_not_lit_again() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    torch = a_lit_torch(world, seeker, Spot.HAND)

    pass_turns(world, 12)

    assert refusal(world, seeker, WantsToLight(torch)) == "refused.spent"


@planted("systems/light/flames.py", "fuel.due = world.turn + fuel.left", "fuel.due = world.turn + fuel.left + 1")
@rule("LIGHT-1", "B39")
def test_two_lights_burn_side_by_side_each_by_its_own_fuel() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    torch = a_lit_torch(world, seeker, Spot.HAND)
    lantern = make(world, "base:lantern", seeker, Spot.OFFHAND)
    set_alight(world, lantern)

    pass_turns(world, 12)

    assert world.has(torch, Spent)
    assert world.get(lantern, Fuel).due == 50


@rule("LIGHT-1")
def test_a_light_put_out_keeps_its_fuel_and_burns_on_from_there() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    torch = a_torch(world, seeker)

    do(world, seeker, WantsToLight(torch))
    pass_turns(world, 5)
    do(world, seeker, WantsToSnuff(torch))
    kept = world.get(torch, Fuel).left
    pass_turns(world, 30)
    do(world, seeker, WantsToLight(torch))
    pass_turns(world, 6)
    burning = world.has(torch, Lit)
    pass_turns(world, 1)

    assert (kept, burning) == (7, True)
    assert world.has(torch, Spent)


@planted("systems/light/flames.py", "burnt = max(1, ", "burnt = max(0, ")
@rule("LIGHT-1")
def test_each_lighting_burns_a_turn_at_the_least() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, ActionPoints(12, 12))
    torch = a_torch(world, seeker)

    for _ in range(12):
        do(world, seeker, WantsToLight(torch))
        do(world, seeker, WantsToSnuff(torch))

    assert world.has(torch, Spent)
    assert told(world) == ["FlameLit", "FlameSnuffed"] * 11 + ["FlameLit", "FlameDied"]


@rule("LIGHT-1", "P6")
def test_a_light_set_down_burns_on_and_one_put_away_goes_out() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    dropped = a_lit_torch(world, seeker, Spot.HAND)
    packed = a_lit_torch(world, seeker, Spot.OFFHAND)

    pass_turns(world, 3)
    do(world, seeker, WantsToDrop(dropped))
    do(world, seeker, WantsToUnequip(packed))

    assert world.get(dropped, Fuel).due == 12
    assert not world.has(packed, Lit)
    assert world.get(packed, Fuel) == Fuel(12, 9, None)


@rule("LIGHT-1")
def test_a_burning_light_taken_from_the_floor_goes_out_in_the_pack_but_not_in_the_hand() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    first, second = a_lit_torch(world, room), a_lit_torch(world, room, Spot.STORAGE)

    do(world, seeker, WantsToEquip(first, Spot.HAND))
    world.move(second, room, Spot.CENTRE)
    do(world, seeker, WantsToTake(second))

    assert world.has(first, Lit)
    assert not world.has(second, Lit)


@planted("systems/things/putting.py", "if (where == Spot.STORAGE or douses(world, room)) and world.has(card, Lit):",
         "if False:")
@rule("LIGHT-1")
def test_what_is_laid_where_everything_is_taken_goes_into_storage_and_goes_out() -> None:
    world = a_world()
    room = a_room(world)
    a_torch(world, room, Spot.CENTRE)
    seeker = a_seeker(world, room)
    torch = a_lit_torch(world, seeker, Spot.HAND)

    do(world, seeker, WantsToDrop(torch))

    assert world.get(torch, Place).spot == Spot.STORAGE
    assert not world.has(torch, Lit)


@planted("systems/light/legal_light.py", "return card in in_hand(world, actor) or on_own_slot(world, actor, card)",
         "return True")
@rule("LIGHT-1")
def test_a_light_is_lit_in_hand_or_on_ones_own_slot_and_nowhere_else() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    chest = a_chest(world, room, Spot.CENTRE)
    places = [(seeker, Spot.PACK), (room, Spot.NORTH), (room, Spot.STORAGE), (chest, Spot.INSIDE), (seeker, Spot.HAND)]

    reasons = [refusal(world, seeker, WantsToLight(a_torch(world, holder, spot))) for holder, spot in places]

    assert reasons == ["refused.not_in_hand"] * 4 + [""]


@rule("LIGHT-1")
def test_lighting_costs_a_point_and_putting_out_none() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    torch = a_torch(world, seeker)

    lit = do(world, seeker, WantsToLight(torch)).ap
    snuffed = do(world, seeker, WantsToSnuff(torch)).ap

    assert (lit, snuffed) == (1, 0)


@rule("CHAR-3")
def test_a_tender_of_flames_lights_without_a_point() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Ability("tender_of_flames"), ActionPoints(0, 4))
    torch = a_torch(world, seeker)

    do(world, seeker, WantsToLight(torch))

    assert world.has(torch, Lit)


@planted("systems/light/flames.py", "    world.add(card, Spent())\n", "")
@planted("systems/light/burn.py", "burn_out(world, card)", "world.doom(card, 'burnt')")
@rule("LIGHT-2")
def test_an_enchanted_light_keeps_its_magic_when_it_has_burnt_out() -> None:
    world = a_world()
    glass = make(world, "base:ember_glass", a_room(world), Spot.CENTRE)
    set_alight(world, glass)

    pass_turns(world, world.get(glass, Fuel).capacity)

    assert world.has(glass, Spent)
    assert world.has(glass, EnchantedLight)


@rule("LIGHT-1", "P6", "CLOCK-1")
def test_a_light_in_the_hand_of_one_at_rest_burns_as_one_on_the_floor_does() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    held, lying = a_lit_torch(world, seeker, Spot.HAND), a_lit_torch(world, room, Spot.CENTRE)
    world.remove(seeker, InPlay)

    pass_turns(world, 12)

    assert world.has(held, Spent)
    assert world.has(lying, Spent)


@rule("P5", "CLOCK-1")
def test_a_world_that_is_caught_up_has_the_lights_of_one_that_ran_along() -> None:
    seen, unseen = a_world(), a_world()
    torches = [a_lit_torch(world) for world in (seen, unseen)]

    pass_turns(seen, 12)
    while unseen.turn < seen.turn:
        take_turn(unseen, base_order())

    assert seen.components(torches[0]) == unseen.components(torches[1])


@rule("LIGHT-1", "P5", "LEVL-1", "B32")
def test_a_light_carried_into_another_world_goes_out_on_the_same_turn() -> None:
    upper, lower = a_world(), a_world()
    torch = a_lit_torch(upper, a_seeker(upper, a_room(upper)), Spot.HAND)
    pass_turns(upper, 5)
    lower.turn = upper.turn

    parts = upper.release(torch)
    lower.adopt(torch, *parts)
    lower.move(torch, a_room(lower), Spot.CENTRE)
    pass_turns(lower, 6)
    burning = lower.has(torch, Lit)
    pass_turns(lower, 1)

    assert burning
    assert lower.has(torch, Spent)


@rule("CLOCK-1")
def test_lights_cost_nothing_on_the_turns_before_they_go_out() -> None:
    world = a_world()
    room = a_room(world)
    for _ in range(50):
        a_lit_torch(world, room, Spot.STORAGE)
    pass_turns(world, 1)

    world.visited = 0
    pass_turns(world, 5)

    assert world.visited == 0
