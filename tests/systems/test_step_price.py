"""What a step costs: by the room in which it begins, and never more than a turn has (MOVE-1)."""

import pytest

from components.body import ActionPoints, Slowed
from components.place import Place, Spot
from components.registry import Component
from components.room import HardGoing
from components.things import Weight
from components.travel import WantsToStep
from components.water import Flood
from systems.core.legal import verdict
from tests.build import (
    a_hunting_rat,
    a_room,
    a_seeker,
    a_thing,
    a_world,
    creatures_act,
    do,
    join,
    pass_turns,
    refusal,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH = Spot.NORTH, Spot.EAST, Spot.SOUTH


@planted("systems/travel/terms.py", "hard_step - so_far) if world.has(room, HardGoing) else 0", "step - so_far)")
@rule("MOVE-1")
def test_the_room_a_step_begins_in_sets_its_price() -> None:
    world = a_world()
    mire, dry = a_room(world, HardGoing()), a_room(world)
    join(world, mire, dry)
    out, back = a_seeker(world, mire, NORTH), a_seeker(world, dry, SOUTH)

    prices = verdict(world, out, WantsToStep(NORTH)).ap, verdict(world, back, WantsToStep(SOUTH)).ap

    assert prices == (2, 1)


@rule("MOVE-1")
def test_a_step_dearer_than_the_ap_left_is_refused_and_says_so() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world, HardGoing()), Spot.CENTRE, ActionPoints(1, 4))

    refused = verdict(world, seeker, WantsToStep(NORTH)).refusal

    assert refused is not None
    assert (refused.message, refused.params) == ("refused.ap", {"need": 2, "left": 1})


@planted("systems/travel/moves.py", "return within_pool(world, actor, steps * total_of", "return (steps * total_of")
@pytest.mark.parametrize("hard", [HardGoing(), Flood(2), Flood(4)])
@rule("MOVE-1", "COMB-5")
def test_a_creature_with_a_pool_of_one_follows_out_of_hard_going(hard: Component) -> None:
    world = a_world()
    mire, dry = a_room(world, hard), a_room(world)
    join(world, mire, dry, EAST)
    seeker = a_seeker(world, dry)
    crawler = a_hunting_rat(world, mire, EAST, seeker, ActionPoints(1, 1))

    creatures_act(world)

    assert world.get(crawler, Place).holder == dry


@planted("systems/travel/moves.py", "max(1, full_pool(world, actor))", "max(1, world.get(actor, ActionPoints).pool)")
@rule("MOVE-1", "CHAR-2")
def test_burden_that_leaves_one_ap_a_turn_leaves_a_step_out_of_the_mire() -> None:
    world = a_world()
    room = a_room(world, HardGoing())
    seeker = a_seeker(world, room, Spot.CENTRE, ActionPoints(1, 2))
    a_thing(world, seeker, Spot.PACK, Weight(1000))

    do(world, seeker, WantsToStep(NORTH))

    assert world.get(seeker, Place).spot == NORTH
    assert world.get(seeker, ActionPoints).left == 0


@planted("systems/rest/pool.py", "full - slowed.ap)", "full)")
@rule("MOVE-1")
def test_a_delay_puts_a_hard_step_off_and_makes_it_no_cheaper() -> None:
    world = a_world()
    room = a_room(world, HardGoing())
    seeker = a_seeker(world, room, Spot.CENTRE, Slowed(3))
    pass_turns(world)

    delayed = refusal(world, seeker, WantsToStep(NORTH))
    pass_turns(world)

    assert delayed == "refused.ap"
    assert verdict(world, seeker, WantsToStep(NORTH)).ap == 2
