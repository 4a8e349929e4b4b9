"""Taking and putting down: reach, weight, stacks, and where a thing lands (ROOM-2, ITEM-1, CHAR-2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from components.body import ActionPoints, Portions
from components.card import BareGround
from components.light import Fuel
from components.locks import Lock
from components.place import Place, Spot
from components.rest import WantsToWait
from components.things import Container, Stack, WantsToDrop, WantsToSearch, WantsToTake, Weight
from engine.kernel.world import World
from systems.core.knowing import turn_up
from systems.things.carrying import carried, load
from systems.things.putting import put_in_pack, split
from tests.build import (
    a_chest,
    a_key,
    a_room,
    a_seeker,
    a_thing,
    a_world,
    base_content,
    do,
    everything,
    pass_turns,
    refusal,
)
from tests.planted_fault import planted
from tests.rules import rule

PACK = Spot.PACK


def spot_of(world: World, card: int) -> Spot:
    """Where a card is in what holds it."""
    return world.get(card, Place).spot


@rule("ROOM-2")
def test_taking_from_ones_own_slot_is_free_and_fills_the_pack() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    thing = a_thing(world, room, Spot.CENTRE)

    judged = do(world, seeker, WantsToTake(thing))

    assert judged.ap == 0
    assert world.get(thing, Place) == Place(seeker, PACK)


@planted("systems/core/reach.py", "and knows(world, actor, card)", "")
@rule("P3", "ROOM-2")
def test_what_lies_elsewhere_is_out_of_grasp_and_a_refusal_changes_nothing() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    shut, stored = a_chest(world, room, Spot.CENTRE), a_thing(world, room, Spot.STORAGE)
    cards = [a_thing(world, room, Spot.NORTH), a_thing(world, shut, Spot.INSIDE), stored]
    before = everything(world)

    reasons = [refusal(world, seeker, WantsToTake(card)) for card in cards]

    assert reasons == ["refused.not_here"] * 3
    assert everything(world) == before


@rule("ROOM-2")
def test_goods_of_an_opened_chest_and_known_storage_can_be_taken() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    chest = a_chest(world, room, Spot.CENTRE)
    inside, stored = a_thing(world, chest, Spot.INSIDE), a_thing(world, room, Spot.STORAGE)

    do(world, seeker, WantsToSearch(chest))
    do(world, seeker, WantsToSearch(room))
    do(world, seeker, WantsToTake(inside))
    do(world, seeker, WantsToTake(stored))

    assert world.held(seeker, PACK) == [inside, stored]


@rule("ITEM-1")
def test_what_has_no_weight_stays_where_it_is() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)

    reason = refusal(world, seeker, WantsToTake(a_chest(world, room, Spot.CENTRE)))

    assert reason == "refused.fixed"


@planted("systems/things/carrying.py", "weight(world, card)) > most * capacity(world, body)",
         "weight(world, card)) < 0")
@planted("content/base/figures.toml", "lift_most = 200", "lift_most = 201")
@rule("CHAR-2")
@pytest.mark.parametrize(
    ("tenths", "reason", "ap"), [(180, "", 4), (181, "", 3), (360, "", 3), (361, "refused.too_heavy", 4)]
)
def test_over_the_limit_a_turn_has_less_ap_and_over_twice_nobody_lifts(tenths: int, reason: str, ap: int) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, strength=2)
    rock = a_thing(world, room, Spot.CENTRE, Weight(tenths))

    refused = refusal(world, seeker, WantsToTake(rock))
    if not refused:
        do(world, seeker, WantsToTake(rock))
    do(world, seeker, WantsToWait())
    pass_turns(world, 1)

    assert refused == reason
    assert world.get(seeker, ActionPoints) == ActionPoints(ap, 4)


@rule("ITEM-1")
def test_weight_counts_all_pieces_and_what_lies_inside() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    bag = a_thing(world, seeker, PACK, Container(), Weight(5))
    a_thing(world, bag, Spot.INSIDE, Weight(2), Stack(10, 20))

    carried_weight = load(world, seeker)

    assert carried_weight == 25


@rule("ROOM-2")
def test_what_is_put_down_lands_on_ones_slot_then_a_free_one_then_in_storage() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    turn_up(world, seeker, room, Spot.EAST)
    cards = [a_thing(world, seeker, PACK) for _ in range(3)]

    for card in cards:
        do(world, seeker, WantsToDrop(card))

    assert [spot_of(world, card) for card in cards] == [Spot.CENTRE, Spot.EAST, Spot.STORAGE]


@planted("systems/things/carrying.py", "(slot == Spot.CENTRE or is_up(world, knower, room, slot)) and not things_at",
         "not things_at")
@rule("P9", "ROOM-2")
def test_a_thing_that_lies_face_down_does_not_show_in_where_another_lands() -> None:
    landed = []
    for hidden in (BareGround(), Weight(3)):
        world = a_world()
        room = a_room(world)
        seeker = a_seeker(world, room)
        a_thing(world, room, Spot.CENTRE)
        world.spawn(Place(room, Spot.NORTH), hidden)
        mine = a_thing(world, seeker, PACK)
        do(world, seeker, WantsToDrop(mine))
        landed.append(spot_of(world, mine))

    assert landed == [Spot.STORAGE, Spot.STORAGE]


@rule("G9")
def test_a_key_put_down_where_all_is_taken_can_be_found_again() -> None:
    world = a_world()
    room, locked = a_room(world), a_room(world, Lock(1), x=1)
    a_thing(world, room, Spot.CENTRE)
    seeker = a_seeker(world, room)
    key = a_key(world, seeker, locked)

    do(world, seeker, WantsToDrop(key))
    do(world, seeker, WantsToSearch(room))
    do(world, seeker, WantsToTake(key))

    assert carried(world, seeker) == [key]


@planted("systems/things/piling.py", "moved = min(mine.count, theirs.limit - theirs.count)", "moved = mine.count")
@rule("ITEM-1", "P1")
def test_pieces_of_a_kind_join_up_to_the_limit_and_the_rest_stays_apart() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    mine, found = a_thing(world, seeker, PACK, Stack(7, 10)), a_thing(world, room, Spot.CENTRE, Stack(5, 10))

    do(world, seeker, WantsToTake(found))

    assert [world.get(card, Stack).count for card in (mine, found)] == [10, 2]
    assert world.held(seeker, PACK) == [mine, found]


@rule("P1")
def test_a_stack_that_joins_another_whole_is_one_card_less_and_the_ledger_says_so() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    mine, found = a_thing(world, seeker, PACK, Stack(1, 10)), a_thing(world, room, Spot.CENTRE, Stack(5, 10))

    do(world, seeker, WantsToTake(found))

    assert world.held(seeker, PACK) == [mine]
    assert world.get(mine, Stack).count == 6
    assert world.ledger["merged"] == -1


@planted("systems/things/piling.py", "return _nature(world, card) == _nature(world, other)", "return True")
@rule("ITEM-1")
def test_things_that_differ_do_not_join() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    light = a_thing(world, seeker, PACK, Stack(1, 10))
    heavy = a_thing(world, seeker, PACK, Stack(1, 10), Weight(9))

    put_in_pack(world, heavy, seeker)

    assert world.held(seeker, PACK) == [light, heavy]


@rule("ITEM-1", "LIGHT-1")
def test_no_card_is_a_stack_of_pieces_that_burn_or_are_eaten_bit_by_bit() -> None:
    content = base_content()

    stacks = [card for card in content.cards if content.bears(card, Stack)]

    assert stacks
    assert not [card for card in stacks if content.bears(card, Fuel) or content.bears(card, Portions)]


@rule("P1", "P2")
@given(st.lists(st.integers(1, 10), min_size=1, max_size=8), st.integers(1, 9))
def test_however_stacks_join_and_part_no_piece_is_lost_and_none_is_over_full(counts: list[int], parted: int) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    for count in counts:
        put_in_pack(world, a_thing(world, room, Spot.STORAGE, Stack(count, 10)), seeker)
        world.bury()
    first = world.held(seeker, PACK)[0]
    if world.get(first, Stack).count > parted:
        split(world, first, parted)

    sizes = [world.get(card, Stack).count for card in world.held(seeker, PACK)]

    assert sum(sizes) == sum(counts)
    assert all(1 <= size <= 10 for size in sizes)
