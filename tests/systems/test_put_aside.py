"""What lands in storage stays known to whoever saw it put there, and to nobody else (ROOM-2, P9)."""

from __future__ import annotations

from components.card import Card
from components.events.things import Dropped, DroppedAside
from components.fire import Flammable
from components.knowledge import Seen
from components.place import Place, Spot
from components.things import WantsToDrop, WantsToEquip, WantsToSearch, WantsToTake, Weight
from content.make import make
from engine.kernel.world import World
from systems.core.addresses import address_of, resolve
from systems.core.knowing import come_in, remember
from systems.core.memory import memories, memory_of
from systems.core.sight import knows
from systems.core.verdict import Refusal
from systems.fire.burning import burn_away
from systems.things.putting import put_down
from tests.build import (
    a_chest,
    a_rat,
    a_room,
    a_seeker,
    a_sword,
    a_thing,
    a_world,
    base_content,
    do,
    refusal,
    two_rooms,
)
from tests.engine.test_perception import Ears
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.test_death import fell


def a_full_slot(world: World) -> tuple[int, int, int]:
    """A room where a chest takes the only slot that is face up; a seeker there; what it has in its pack."""
    room = a_room(world)
    a_chest(world, room, Spot.CENTRE)
    seeker = a_seeker(world, room)
    come_in(world, seeker)
    return room, seeker, a_thing(world, seeker, Spot.PACK, Weight(3))


@planted("systems/things/putting.py", "        see_put(world, knower, card)\n", "        pass\n")
@rule("ROOM-2", "P9")
def test_what_is_put_in_storage_is_known_to_who_put_it_there_and_nothing_else_in_it() -> None:
    world = a_world()
    room, seeker, mine = a_full_slot(world)
    other, hidden = a_seeker(world, room), a_thing(world, room, Spot.STORAGE)

    do(world, seeker, WantsToDrop(mine))

    assert world.get(mine, Place) == Place(room, Spot.STORAGE)
    assert [knows(world, seeker, card) for card in (mine, hidden)] == [True, False]
    assert [knows(world, other, card) for card in (mine, hidden)] == [False, False]
    assert refusal(world, seeker, WantsToTake(mine)) == ""
    assert refusal(world, seeker, WantsToTake(hidden)) == refusal(world, other, WantsToTake(mine)) == "refused.not_here"


@planted("systems/core/known.py", "[card for card in cards if knows(world, seeker, card)]", "cards")
@rule("ROOM-2", "P9")
def test_ordinals_in_storage_count_over_what_is_known() -> None:
    world = a_world()
    room, seeker, _ = a_full_slot(world)
    hidden = a_thing(world, room, Spot.STORAGE)
    last = a_thing(world, seeker, Spot.PACK, Weight(3))
    assert hidden < last

    do(world, seeker, WantsToDrop(last))
    before = [resolve(world, seeker, f"storage.{number}", "thing") for number in (1, 2)]
    do(world, seeker, WantsToSearch(room))

    assert before == [last, Refusal("refused.nothing_there", {"address": "storage.2"})]
    assert address_of(world, seeker, last) == "storage.2"


@planted("systems/things/putting.py", "    see_gone(world, card)\n", "")
@planted("systems/things/equip.py", "    see_gone(world, card)\n", "")
@rule("ROOM-2", "P9")
def test_what_was_taken_from_storage_and_lies_there_again_unseen_is_unknown() -> None:
    for leave in (WantsToTake, WantsToEquip):
        world = a_world()
        room, seeker, _ = a_full_slot(world)
        mine = a_sword(world, seeker, Spot.PACK)
        other = a_seeker(world, room)
        come_in(world, other)
        world.edit(memory_of(world, other, room), Seen).storage = True
        do(world, seeker, WantsToDrop(mine))

        do(world, other, WantsToTake(mine) if leave is WantsToTake else WantsToEquip(mine, Spot.HAND))
        gone = world.get(mine, Place).holder
        world.move(mine, room, Spot.STORAGE)

        assert gone == other
        assert not knows(world, seeker, mine)


@planted("systems/fire/burning.py", "    see_gone(world, card)\n", "")
@rule("ROOM-2", "B63")
def test_no_memory_holds_on_to_what_burnt_in_storage() -> None:
    world = a_world()
    room, seeker, mine = a_full_slot(world)
    world.add(mine, Card("base:rope"))
    world.add(mine, Flammable(1))
    do(world, seeker, WantsToDrop(mine))

    burn_away(world, mine)

    assert world.get(memories(world, room)[0], Seen).spotted == []


@planted("systems/core/sight.py", "if spot in SIDES or spot == Spot.STORAGE else None",
         "if spot in SIDES else None")
@rule("ROOM-2", "CHAR-4")
def test_a_seeker_that_dies_knows_where_its_pack_fell_and_a_slayer_what_it_saw_fall() -> None:
    world = a_world()
    room, seeker, mine = a_full_slot(world)
    rat, other = a_rat(world, room), a_rat(world, room, Spot.EAST)
    goods = a_thing(world, rat, Spot.GOODS)

    fell(world, rat, seeker)
    fell(world, seeker, other)

    assert [world.get(card, Place) for card in (goods, mine)] == [Place(room, Spot.STORAGE)] * 2
    assert [knows(world, seeker, card) for card in (goods, mine)] == [True, True]


@planted("systems/things/putting.py", " and in_view(world, knower, room, spot):", ":")
@rule("ROOM-2", "P9")
def test_what_lands_in_the_storage_of_a_room_out_of_sight_is_unknown() -> None:
    world = a_world()
    near, far = two_rooms(world)
    seeker = a_seeker(world, near, Spot.SOUTH)
    a_thing(world, far, Spot.CENTRE)
    thing = a_thing(world, far, Spot.CENTRE)

    put_down(world, thing, far, Spot.CENTRE, seeker)

    assert world.get(thing, Place).spot == Spot.STORAGE
    assert not any(thing in world.get(memory, Seen).spotted for memory in memories(world, far))


@rule("ROOM-2", "ROOM-3")
def test_what_one_put_in_storage_is_on_the_map_when_one_is_gone() -> None:
    world = a_world()
    room, seeker, _ = a_full_slot(world)
    make(world, "base:torch", room, Spot.STORAGE)
    do(world, seeker, WantsToDrop(make(world, "base:rope", seeker, Spot.PACK)))

    remember(world, seeker, room)

    assert world.get(memories(world, room)[0], Seen).cards == ["base:chest", "base:rope"]


@planted("systems/things/search.py", "if not knows(world, seeker, card)]", "]")
@rule("ROOM-2", "ROOM-3")
def test_a_search_counts_what_comes_to_light_and_not_what_one_put_there() -> None:
    world = a_world()
    room, seeker, mine = a_full_slot(world)
    a_thing(world, room, Spot.STORAGE)
    do(world, seeker, WantsToDrop(mine))
    ears = Ears(world)

    do(world, seeker, WantsToSearch(room))

    assert next(line.params["found"] for line in ears.lines[seeker] if "searched" in line.message) == 1


@planted("systems/things/putting.py", "if lies == spot else", "if lies else")
@rule("ROOM-2")
def test_it_is_told_where_a_card_lands_that_finds_no_room_on_ones_own_slot() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    cards = [make(world, "base:rope", seeker, Spot.PACK) for _ in range(2)]
    ears, words = Ears(world), base_content().words

    events = []
    for card in cards:
        do(world, seeker, WantsToDrop(card))
        events.append(next(event for event in reversed(world.events) if isinstance(event, Dropped | DroppedAside)))

    assert events == [Dropped(room, seeker, cards[0]), DroppedAside(room, seeker, cards[1], int(Spot.STORAGE))]
    assert [words.say(line.message, **line.params) for line in ears.lines[seeker]] == [
        "You put down Rope.", "You put down Rope, on the floor of the room.",
    ]
