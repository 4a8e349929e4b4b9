"""Whatever is done with cards and whatever they do, every figure keeps within its bounds and every card its place."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from components.body import (
    ActionPoints,
    Drinkable,
    Edible,
    Health,
    Hunger,
    Mana,
    Portions,
    Stamina,
    Thirst,
    WantsToDrink,
    WantsToEat,
)
from components.card import Card
from components.effect import Corrodes, Delays, Drains, Harms, Heals, Lights, Snuffs
from components.light import Fuel, Lit, Spent, WantsToLight, WantsToSnuff
from components.place import WORN, Place, Spot
from components.registry import Component
from components.rest import WantsToWait
from components.room import Room, SelfLit
from components.things import (
    Durability,
    Perishable,
    Scroll,
    Stack,
    WantsToDrop,
    WantsToEquip,
    WantsToRead,
    WantsToSearch,
    WantsToTake,
    WantsToUnequip,
    Wearable,
    Weight,
)
from engine.kernel.world import World
from systems.core.legal import verdict
from tests.build import a_chest, a_room, a_seeker, a_sword, a_thing, a_torch, a_world, do, pass_turns
from tests.rules import rule

CARDS = 10
DEEDS = (
    WantsToTake, WantsToDrop, WantsToUnequip, WantsToLight, WantsToSnuff, WantsToEat, WantsToDrink, WantsToRead,
    WantsToSearch,
)
SPOTS = (Spot.HAND, Spot.OFFHAND, Spot.HEAD)


def a_laden_room(world: World) -> tuple[int, list[int]]:
    """A seeker among things of every kind that hands can do something with."""
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room, Spot.CENTRE, Hunger(97, 1, 1), Thirst(60, 1, 1))
    chest = a_chest(world, room, Spot.CENTRE)
    pack = Spot.PACK
    cards = [
        a_torch(world, seeker), a_torch(world, chest, Spot.INSIDE), a_sword(world, seeker, pack), chest,
        a_thing(world, seeker, pack, Edible(9), Stack(3, 5), Heals(health=4)),
        a_thing(world, chest, Spot.INSIDE, Edible(9), Stack(4, 5), Heals(health=4)),
        a_thing(world, seeker, pack, Drinkable(9), Portions(2, 3), Delays(2)),
        a_thing(world, seeker, pack, Scroll(3), Harms(1, 2), Lights()),
        a_thing(world, seeker, pack, Scroll(0), Drains(4, 4), Corrodes(15), Snuffs()),
        a_thing(world, seeker, pack, Wearable([Spot.HAND], both_hands=True), Weight(300)),
    ]
    assert len(cards) == CARDS
    return seeker, cards


def deeds(cards: list[int], number: int, place: int, spot: int) -> Component:
    """The deed of this number on one of the cards; beyond the table, wearing and waiting."""
    card = cards[place]
    if number < len(DEEDS):
        return DEEDS[number](card)
    return WantsToEquip(card, SPOTS[spot]) if number == len(DEEDS) else WantsToWait()


def out_of_bounds(world: World) -> list[str]:
    """What is less than nothing or more than full, whoever it belongs to."""
    wrong = []
    for entity in world.entities():
        for part in world.components(entity):
            low, high = _span(part)
            if not low <= _value(part) <= high:
                wrong.append(f"{entity}: {part}")
        fuel = world.find(entity, Fuel)
        if world.has(entity, Lit) != (fuel is not None and fuel.due is not None):
            wrong.append(f"{entity}: lit without a due turn, or due without a flame")
        if world.has(entity, Spent) and fuel is not None and fuel.left != 0:
            wrong.append(f"{entity}: spent with fuel")
    return wrong


def _value(part: Component) -> int:
    if isinstance(part, Stack):
        return part.count
    return int(getattr(part, "level" if isinstance(part, Hunger | Thirst) else "left", 0))


def _span(part: Component) -> tuple[int, int]:
    if isinstance(part, Health | Mana | Stamina | Durability | Portions):
        return 0, part.full
    if isinstance(part, Stack):
        return 1, part.limit
    if isinstance(part, Fuel):
        return 0, part.capacity
    if isinstance(part, ActionPoints):
        return 0, part.pool
    if isinstance(part, Perishable):
        return 0, (20 if part.raw else 80) * part.percent // 100
    return 0, 100


def misplaced(world: World) -> list[str]:
    """Cards in no place, in the place of one that is gone, or two at one spot of the body."""
    wrong = []
    for entity in world.entities():
        place = world.find(entity, Place)
        if place is None:
            if not world.has(entity, Room):
                wrong.append(f"{entity} is nowhere")
        elif not world.alive(place.holder):
            wrong.append(f"{entity} is with {place.holder}, who is gone")
        elif place.spot in WORN and len(world.held(place.holder, place.spot)) > 1:
            wrong.append(f"{place.holder} wears several things at {place.spot!r}")
    return wrong


@rule("P1", "P2", "P3")
@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, len(DEEDS) + 1), st.integers(0, CARDS - 1), st.integers(0, 2), st.booleans()),
        max_size=40,
    ),
    st.integers(0, 9999),
)
def test_any_deeds_in_any_order_keep_every_figure_in_bounds_and_the_ledger_even(
    plan: list[tuple[int, int, int, bool]], seed: int
) -> None:
    world = a_world(seed)
    seeker, cards = a_laden_room(world)
    born = world.ledger.copy()
    count = len(world.entities())

    for number, place, spot, turn in plan:
        intent = deeds(cards, number, place, spot)
        if world.alive(cards[place]) and verdict(world, seeker, intent).legal:
            do(world, seeker, intent)
        if turn:
            pass_turns(world, 1)

    assert out_of_bounds(world) == []
    assert misplaced(world) == []
    assert len(world.entities()) - count == sum(world.ledger.values()) - sum(born.values())


@rule("P2")
def test_the_check_of_bounds_sees_what_is_beyond_them() -> None:
    world = a_world()
    seeker, cards = a_laden_room(world)

    world.edit(seeker, Health).left = -1
    world.edit(cards[4], Stack).count = 6
    world.add(cards[1], Lit())
    world.spawn(Card("base:torch"))

    assert len(out_of_bounds(world)) == 3
    assert len(misplaced(world)) == 1
