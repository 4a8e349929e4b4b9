"""Wearing and holding: which places of the body a card takes, and what it drives into the pack (CHAR-2, COMB-7)."""

import pytest

from components.events.things import Equipped, Unequipped
from components.place import Place, Spot
from components.things import Broken, Container, WantsToEquip, WantsToUnequip, Wearable, Weight
from systems.things.carrying import equipped
from tests.build import a_chest, a_room, a_seeker, a_sword, a_thing, a_torch, a_world, do, everything, refusal
from tests.planted_fault import planted
from tests.rules import rule

HAND, OFFHAND, PACK = Spot.HAND, Spot.OFFHAND, Spot.PACK


@rule("CHAR-2")
def test_a_card_from_the_pack_is_held_for_nothing_and_what_was_there_goes_into_the_pack() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    old, new = a_sword(world, seeker), a_sword(world, seeker, PACK)

    judged = do(world, seeker, WantsToEquip(new, HAND))

    assert judged.ap == 0
    assert (equipped(world, seeker, HAND), world.held(seeker, PACK)) == (new, [old])
    assert world.events[-2:] == [Unequipped(room, seeker, old), Equipped(room, seeker, new, HAND)]


@planted("systems/things/carrying.py", "return HANDS if wearable.both_hands else (spot,)", "return (spot,)")
@rule("COMB-4")
def test_a_two_handed_thing_empties_both_hands_and_gives_way_to_anything_in_either() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    sword, torch = a_sword(world, seeker), a_torch(world, seeker, OFFHAND)
    pole = a_thing(world, seeker, PACK, Wearable([HAND], both_hands=True))

    do(world, seeker, WantsToEquip(pole, HAND))
    alone = [equipped(world, seeker, spot) for spot in (HAND, OFFHAND)]
    do(world, seeker, WantsToEquip(torch, OFFHAND))

    assert alone == [pole, 0]
    assert [equipped(world, seeker, spot) for spot in (HAND, OFFHAND)] == [0, torch]
    assert world.held(seeker, PACK) == [sword, pole]


@rule("CHAR-2")
def test_a_thing_moves_from_hand_to_hand() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    torch = a_torch(world, seeker)

    do(world, seeker, WantsToEquip(torch, OFFHAND))

    assert world.get(torch, Place) == Place(seeker, OFFHAND)


@rule("CHAR-2")
@pytest.mark.parametrize("spot", [Spot.CENTRE, Spot.INSIDE])
def test_a_thing_is_readied_from_ones_slot_or_an_open_chest_there(spot: Spot) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    chest = a_chest(world, room, Spot.CENTRE)
    sword = a_sword(world, room if spot == Spot.CENTRE else chest, spot)
    world.edit(chest, Container).opened = True

    do(world, seeker, WantsToEquip(sword, HAND))

    assert equipped(world, seeker, HAND) == sword


@planted("systems/things/legal_cards.py", "    if world.has(intent.card, Broken):", "    if False:")
@rule("COMB-7", "P3")
def test_what_is_broken_out_of_reach_or_does_not_go_there_is_refused() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    held = a_sword(world, seeker)
    asked = [
        (a_sword(world, seeker, PACK, Broken()), HAND),
        (a_sword(world, room, Spot.NORTH), HAND),
        (a_thing(world, seeker, PACK), HAND),
        (held, Spot.HEAD),
        (held, HAND),
        (a_thing(world, room, Spot.CENTRE, Wearable([HAND]), Weight(900)), HAND),
    ]
    before = everything(world)

    reasons = [refusal(world, seeker, WantsToEquip(card, spot)).removeprefix("refused.") for card, spot in asked]

    assert reasons == ["broken", "not_here", "not_wearable", "wrong_spot", "worn_already", "too_heavy"]
    assert everything(world) == before


@rule("CHAR-2")
def test_what_is_put_away_goes_into_the_pack_and_only_what_is_worn_can_be() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    sword = a_sword(world, seeker)

    do(world, seeker, WantsToUnequip(sword))

    assert world.get(sword, Place) == Place(seeker, PACK)
    assert refusal(world, seeker, WantsToUnequip(sword)) == "refused.not_worn"
