"""Piling: pieces join their like wherever they come to lie, and take on nobody else's state (ITEM-1, P6, COMB-4)."""

import pytest

from components.combat import Ammunition, Thrown, WantsToThrow
from components.fire import Burning
from components.place import Spot
from components.registry import Component
from components.room import Location, Terrain
from components.things import Dirt, Perishable, Stack, WantsToDrop
from components.water import Wet
from engine.kernel.world import World
from systems.combat.missiles import come_down
from systems.things.putting import drop, put_in_pack
from tests.build import a_hunting_rat, a_room, a_seeker, a_thing, a_world, do
from tests.planted_fault import planted
from tests.rules import rule

STATES: list[Component] = [Dirt(60), Burning(5), Wet(9), Perishable("base:rot", left=80, due=7)]
PLACES = ["pack", "floor", "slot", "storage"]


def put(world: World, place: str, card: int, seeker: int, room: int) -> tuple[int, Spot]:
    """Put a card to where a pile lies in one of the places; where that is."""
    if place == "pack":
        put_in_pack(world, card, seeker)
        return seeker, Spot.PACK
    if place == "floor":
        come_down(world, card, room, Spot.CENTRE, seeker)
        return room, Spot.CENTRE
    drop(world, card, seeker)
    return room, Spot.STORAGE if place == "storage" else Spot.CENTRE


def a_pile(world: World, place: str, seeker: int, room: int, *extra: Component) -> int:
    """A pile in one of the places, of which the seeker knows."""
    if place == "storage":
        a_thing(world, room, Spot.CENTRE)
        pile = a_thing(world, seeker, Spot.PACK, Stack(3, 10), Ammunition("arrow", 0, 100), *extra)
        drop(world, pile, seeker)
        return pile
    holder, spot = (seeker, Spot.PACK) if place == "pack" else (room, Spot.CENTRE)
    return a_thing(world, holder, spot, Stack(3, 10), Ammunition("arrow", 0, 100), *extra)


@planted("systems/combat/missiles.py", "pile = join_like(world, card, known_at(world, room, slot, actor))", "pile = 0",
         case="floor")
@planted("systems/things/putting.py", "    pile = join_like(world, card, known_at(world, room, spot, actor))\n",
         "    pile = 0\n", case="slot")
@planted("systems/things/putting.py", "    join_like(world, card, known_at(world, room, lies, actor))\n", "",
         case="storage")
@pytest.mark.parametrize("place", PLACES)
@rule("ITEM-1", "P1")
def test_pieces_that_come_where_their_like_lies_become_one_pile(place: str) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    pile = a_pile(world, place, seeker, room)
    arrows = a_thing(world, room, Spot.GOODS, Stack(2, 10), Ammunition("arrow", 0, 100))

    holder, spot = put(world, place, arrows, seeker, room)
    world.bury()

    assert world.get(pile, Stack).count == 5
    assert not world.alive(arrows) and pile in world.held(holder, spot)


@planted("systems/things/piling.py", "return _nature(world, card) == _nature(world, other)", "return True",
         case="floor-state0-True")
@pytest.mark.parametrize("on_pile", [True, False])
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("place", PLACES)
@rule("P6", "ITEM-1", "B127")
def test_no_piece_takes_on_the_state_of_a_pile_nor_a_pile_that_of_a_piece(
    place: str, state: Component, on_pile: bool
) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    pile = a_pile(world, place, seeker, room, *([state] if on_pile else []))
    arrow = a_thing(world, room, Spot.GOODS, Stack(1, 10), Ammunition("arrow", 0, 100), *([] if on_pile else [state]))

    put(world, place, arrow, seeker, room)
    world.bury()

    assert world.alive(arrow) and world.get(pile, Stack).count == 3
    assert [world.has(card, type(state)) for card in (pile, arrow)] == [on_pile, not on_pile]


@planted("systems/things/piling.py", "    if part is not None and part.due is not None:\n", "    if False:\n")
@rule("ROT-3", "P6")
def test_what_is_as_fresh_joins_its_like_though_that_lies_frozen() -> None:
    world = a_world()
    room = a_room(world)
    world.add(room, Location(3, Terrain.CAVE, ["icy"]))
    seeker = a_seeker(world, room)
    frozen = a_thing(world, room, Spot.CENTRE, Stack(3, 9), Perishable("base:rot", left=50))
    carried = a_thing(world, seeker, Spot.PACK, Stack(1, 9), Perishable("base:rot", left=80, due=world.turn + 50))
    older = a_thing(world, seeker, Spot.PACK, Stack(1, 9), Perishable("base:rot", left=80, due=world.turn + 49))

    for card in (carried, older):
        do(world, seeker, WantsToDrop(card))
    world.bury()

    assert (world.get(frozen, Stack).count, world.alive(carried), world.alive(older)) == (4, False, True)
    assert world.get(frozen, Perishable).due is None


@planted("systems/combat/missiles.py", "for slot in (spot, Spot.CENTRE):", "for slot in (spot,):")
@rule("COMB-4", "ITEM-1")
def test_what_is_thrown_joins_its_like_as_an_arrow_does() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    stones = a_thing(world, seeker, Spot.PACK, Stack(3, 10), Thrown(1, 2))
    rat = a_hunting_rat(world, room, Spot.NORTH, seeker)
    lying = a_thing(world, room, Spot.CENTRE, Stack(1, 10), Thrown(1, 2))

    do(world, seeker, WantsToThrow(stones, rat))

    assert [world.get(card, Stack).count for card in (stones, lying)] == [2, 2]


@rule("P9", "ROOM-2")
def test_what_is_put_down_joins_no_pile_in_storage_that_its_bearer_does_not_know_of() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_thing(world, room, Spot.CENTRE)
    hidden = a_thing(world, room, Spot.STORAGE, Stack(3, 10))
    mine = a_thing(world, seeker, Spot.PACK, Stack(2, 10))

    do(world, seeker, WantsToDrop(mine))

    assert [world.get(card, Stack).count for card in (hidden, mine)] == [3, 2]
