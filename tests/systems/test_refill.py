"""Refilling: which lights take oil, how much, and until when (LIGHT-1)."""

import pytest

from components.body import ActionPoints
from components.light import Fuel, Lit, Oil, WantsToRefill
from components.place import Spot
from components.things import Stack
from content.make import make
from engine.kernel.world import World
from systems.light.flames import put_out, set_alight
from tests.build import a_room, a_seeker, a_world, do, everything, pass_turns, refusal
from tests.planted_fault import planted
from tests.rules import rule


def a_lamplighter(world: World, oil: int = 2) -> tuple[int, int, int]:
    """A seeker with a lantern in hand and so many pieces of oil: seeker, lantern, oil."""
    seeker = a_seeker(world, a_room(world))
    lantern = make(world, "base:lantern", seeker, Spot.HAND)
    jug = make(world, "base:lamp_oil", seeker, Spot.PACK)
    world.edit(jug, Stack).count = oil
    return seeker, lantern, jug


@planted("systems/light/refill.py", "min(fuel.capacity, turns_left(world, fuel) + world.get(oil, Oil).turns)",
         "turns_left(world, fuel) + world.get(oil, Oil).turns")
@rule("LIGHT-1")
@pytest.mark.parametrize("burning", [True, False])
def test_a_piece_of_oil_gives_a_lantern_its_turns_up_to_what_it_holds(burning: bool) -> None:
    world = a_world()
    seeker, lantern, jug = a_lamplighter(world)
    set_alight(world, lantern)
    pass_turns(world, 30)
    if not burning:
        world.remove(lantern, Lit)
        world.edit(lantern, Fuel).left, world.edit(lantern, Fuel).due = 20, None
    turns = world.get(jug, Oil).turns

    judged = do(world, seeker, WantsToRefill(lantern))
    fuel = world.get(lantern, Fuel)
    first = fuel.left if fuel.due is None else fuel.due - world.turn
    do(world, seeker, WantsToRefill(lantern))
    last = fuel.left if fuel.due is None else fuel.due - world.turn

    assert judged.ap == 1
    assert first == 20 + turns
    assert last == 50
    assert not world.alive(jug)
    assert world.get(seeker, ActionPoints).left == 4 - 2


@rule("LIGHT-1")
def test_a_refilled_lantern_burns_to_the_turn() -> None:
    world = a_world()
    seeker, lantern, jug = a_lamplighter(world)
    set_alight(world, lantern)
    pass_turns(world, 30)
    do(world, seeker, WantsToRefill(lantern))
    left = 20 + world.get(jug, Oil).turns

    pass_turns(world, left - 1)
    lit = world.has(lantern, Lit)
    pass_turns(world, 1)

    assert lit
    assert not world.has(lantern, Lit)


@planted("systems/light/refill.py", "    fuel.left = turns\n", "    fuel.left += turns - turns_left(world, fuel)\n")
@rule("LIGHT-1", "P2")
def test_a_lantern_filled_as_it_burns_holds_no_more_than_it_can_and_keeps_the_rest_when_put_out() -> None:
    world = a_world()
    seeker, lantern, _ = a_lamplighter(world)
    set_alight(world, lantern)
    pass_turns(world, 30)

    do(world, seeker, WantsToRefill(lantern))
    do(world, seeker, WantsToRefill(lantern))
    held = world.get(lantern, Fuel).left
    pass_turns(world, 7)
    put_out(world, lantern)

    assert held == 50
    assert world.get(lantern, Fuel).left == 43


@rule("LIGHT-1", "P3")
def test_what_takes_no_oil_is_full_or_has_died_is_refused_and_so_is_who_has_none() -> None:
    world = a_world()
    seeker, lantern, _ = a_lamplighter(world)
    torch = make(world, "base:torch", seeker, Spot.OFFHAND)
    full = refusal(world, seeker, WantsToRefill(lantern))
    wood = refusal(world, seeker, WantsToRefill(torch))
    set_alight(world, lantern)
    pass_turns(world, 50)
    before = everything(world)
    dead = refusal(world, seeker, WantsToRefill(lantern))
    after = everything(world)
    other, lamp, jug = a_lamplighter(world)
    set_alight(world, lamp)
    pass_turns(world, 10)
    world.doom(jug, "poured")
    world.bury()

    assert (full, wood, dead) == ("refused.fuel_full", "refused.not_refilled", "refused.spent")
    assert after == before
    assert refusal(world, other, WantsToRefill(lamp)) == "refused.no_oil"
