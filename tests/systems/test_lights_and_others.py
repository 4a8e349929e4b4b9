"""Lights among everything else: nothing that befalls a holder, a room or a seeker changes their turns (LIGHT-1)."""

import pytest

from components.body import Health
from components.effect import Snuffs
from components.light import Fuel, Lit, Spent, WantsToLight, WantsToSnuff
from components.place import Place, Spot
from components.room import SelfLit
from components.things import WantsToRead
from components.travel import WantsToStep
from content.kinds import Kind
from content.make import make
from engine.kernel.world import World
from systems.body.afflicting import lay_affliction
from systems.conditions.laying import lay_condition
from systems.light.flames import set_alight
from tests.build import (
    a_lit_torch,
    a_room,
    a_row,
    a_seeker,
    a_torch,
    a_world,
    base_content,
    do,
    everything,
    pass_turns,
    two_rooms,
)
from tests.rules import rule

# What puts a flame out says so, and is an affair of its own.
AFFLICTIONS = [
    name
    for name, card in base_content().cards.items()
    if card.kind is Kind.AFFLICTION and base_content().component(name, Snuffs) is None
]
CONDITIONS = [name for name, card in base_content().cards.items() if card.kind is Kind.CONDITION]


def burns(world: World, torch: int, turns: int) -> tuple[bool, bool]:
    """Whether it burns yet after one turn less, and whether it is spent after so many."""
    pass_turns(world, turns - 1)
    burning = world.has(torch, Lit)
    pass_turns(world, 1)
    return burning, world.has(torch, Spent)


@rule("LIGHT-1", "B31")
@pytest.mark.parametrize("affliction", AFFLICTIONS)
def test_no_affliction_of_its_holder_spares_or_wastes_fuel(affliction: str) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Health(200, 200))
    torch = a_lit_torch(world, seeker, Spot.HAND)

    lay_affliction(world, seeker, affliction)

    assert burns(world, torch, 12) == (True, True)


@rule("LIGHT-1", "B31")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_no_condition_of_a_room_spares_or_wastes_fuel(condition: str) -> None:
    world = a_world()
    room = a_room(world)
    torch = a_lit_torch(world, room, Spot.EAST)

    lay_condition(world, room, condition, 3)

    assert burns(world, torch, 12) == (True, True)


@rule("LIGHT-1", "CLOCK-1", "B37")
def test_coming_and_going_neither_resets_nor_prolongs_a_flame_left_on_the_floor() -> None:
    world = a_world()
    near, far = two_rooms(world)
    seeker = a_seeker(world, near, Spot.NORTH)
    torch = a_lit_torch(world, near, Spot.EAST)

    rooms = []
    for heading in (Spot.NORTH, Spot.SOUTH) * 5:
        do(world, seeker, WantsToStep(heading))
        rooms.append(world.get(seeker, Place).holder)
        pass_turns(world, 1)

    assert rooms == [far, near] * 5
    assert burns(world, torch, 2) == (True, True)


@rule("LIGHT-1", "CLOCK-1", "B38")
def test_a_flame_in_a_room_that_nobody_has_seen_burns_as_long_as_any() -> None:
    world = a_world()
    rooms = a_row(world, 6)
    a_seeker(world, rooms[0])

    torch = a_lit_torch(world, rooms[5], Spot.NORTH)

    assert burns(world, torch, 12) == (True, True)


@rule("LIGHT-1", "B49")
def test_a_flame_put_out_and_lit_again_many_times_has_the_turns_it_had() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    torch = a_torch(world, seeker)

    for _ in range(5):
        do(world, seeker, WantsToLight(torch))
        pass_turns(world, 2)
        do(world, seeker, WantsToSnuff(torch))
        pass_turns(world, 3)

    assert world.get(torch, Fuel) == Fuel(12, 2)


@rule("LIGHT-2", "B35")
def test_to_light_a_spent_glass_again_takes_the_scroll_its_mana_and_nothing_else() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world, SelfLit()))
    glass = make(world, "base:ember_glass", seeker, Spot.HAND)
    set_alight(world, glass)
    pass_turns(world, world.get(glass, Fuel).capacity)
    scroll = make(world, "base:scroll_of_embers", seeker, Spot.PACK)
    others = [make(world, f"base:{card}", seeker, Spot.PACK) for card in ("torch", "timber", "candle", "red_draught")]
    before = {card: everything(world)[card] for card in others}

    spent = world.has(glass, Spent)
    do(world, seeker, WantsToRead(scroll))

    assert spent and world.has(glass, Lit)
    assert not world.alive(scroll)
    assert {card: everything(world)[card] for card in others} == before
