"""Shots and throws: ammunition, reach, and where missiles come down (COMB-4, MOVE-3)."""

import pytest

from components.body import ActionPoints, Health, Stamina
from components.combat import Ammunition, Element, Launcher, Skill, Thrown, WantsToShoot, WantsToThrow
from components.effect import Harms
from components.events.things import CameDown
from components.place import Place, Spot
from components.room import SelfLit
from components.things import Broken, Stack
from components.walls import Material, Wall
from engine.kernel.world import World
from systems.core.knowing import spot, turn_up
from systems.core.legal import verdict
from systems.core.rooms import things_at
from tests.build import a_hunting_rat, a_rat, a_room, a_seeker, a_thing, a_world, do, refusal, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST
SLOTS = (NORTH, EAST, SOUTH, WEST, Spot.CENTRE, Spot.STORAGE)


def archer(world: World, room: int, spot: Spot, arrows: int = 3, recovered: int = 0) -> tuple[int, int]:
    """A seeker with a bow of reach 3 and a quiver: both their ids."""
    seeker = a_seeker(world, room, spot)
    a_thing(world, seeker, Spot.HAND, Launcher("arrow", 3, 2, 1, 2))
    quiver = a_thing(world, seeker, Spot.PACK, Ammunition("arrow", 1, recovered), Stack(arrows, 20))
    return seeker, quiver


@rule("COMB-4")
def test_a_shot_needs_a_launcher_and_what_it_shoots() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    empty_handed = refusal(world, seeker, WantsToShoot(rat))
    a_thing(world, seeker, Spot.HAND, Launcher("arrow", 3, 2, 1, 2))
    a_thing(world, seeker, Spot.PACK, Ammunition("bolt", 1, 0), Stack(5, 20))

    refused = verdict(world, seeker, WantsToShoot(rat)).refusal

    assert empty_handed == "refused.no_launcher"
    assert refused is not None
    assert (refused.message, refused.params) == ("refused.no_ammunition", {"ammunition": "arrow"})


@rule("COMB-4", "COMB-2")
def test_a_shot_costs_ap_and_stamina_and_adds_bow_and_arrow() -> None:
    world = a_world()
    room = a_room(world)
    seeker, _ = archer(world, room, SOUTH)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    judged = do(world, seeker, WantsToShoot(rat))

    assert judged.odds is not None
    assert (judged.odds.chance, judged.damage) == (50 - 10 - 10, (1 + 2 + 3, 6 + 2 + 3))
    assert (world.get(seeker, ActionPoints).left, world.get(seeker, Stamina).left) == (3, 8)


@rule("COMB-4")
def test_a_shot_uses_up_an_arrow() -> None:
    world = a_world()
    room = a_room(world)
    seeker, quiver = archer(world, room, SOUTH)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    do(world, seeker, WantsToShoot(rat))

    assert world.get(quiver, Stack).count == 2
    assert things_at(world, room, NORTH) == []
    assert world.ledger["shot"] == -1


@planted("systems/combat/shoot.py", 'use_up(world, shot, "shot")', "pass")
@rule("COMB-4")
def test_the_last_arrow_takes_the_quiver_along() -> None:
    world = a_world()
    room = a_room(world)
    seeker, quiver = archer(world, room, SOUTH, arrows=1)
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(50, 50))

    do(world, seeker, WantsToShoot(rat))

    assert not world.alive(quiver)
    assert refusal(world, seeker, WantsToShoot(rat)) == "refused.no_ammunition"


@rule("COMB-4")
def test_arrows_that_are_recovered_lie_in_one_stack_where_the_target_stood() -> None:
    world = a_world()
    room = a_room(world)
    seeker, quiver = archer(world, room, SOUTH, arrows=3, recovered=100)
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(50, 50))
    turn_up(world, seeker, room, NORTH)

    for _ in range(2):
        do(world, seeker, WantsToShoot(rat))

    fallen = things_at(world, room, NORTH)
    assert [world.get(card, Stack).count for card in fallen] == [2]
    assert world.get(quiver, Stack).count == 1


@rule("COMB-4")
def test_arrows_are_recovered_as_often_as_their_card_says() -> None:
    world = a_world()
    room = a_room(world)
    seeker, quiver = archer(world, room, SOUTH, arrows=600, recovered=40)
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(9999, 9999))

    for _ in range(400):
        world.edit(seeker, ActionPoints).left = 4
        world.edit(seeker, Stamina).left = 10
        do(world, seeker, WantsToShoot(rat))

    fallen = sum(world.get(card, Stack).count for spot in SLOTS for card in things_at(world, room, spot))
    assert 120 <= fallen <= 200
    assert world.get(quiver, Stack).count == 200


@rule("MOVE-2", "MOVE-3")
def test_a_bow_of_reach_three_gets_to_the_facing_slot_of_the_next_room() -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.add(second, SelfLit())
    seeker, _ = archer(world, first, Spot.CENTRE)
    near, far = a_hunting_rat(world, second, SOUTH, seeker), a_rat(world, second, NORTH)

    assert refusal(world, seeker, WantsToShoot(near)) == ""
    assert refusal(world, seeker, WantsToShoot(far)) == "refused.no_creature"


@rule("MOVE-2", "WALL-8")
def test_no_shot_passes_a_wall() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker, _ = archer(world, first, Spot.CENTRE)
    rat = a_hunting_rat(world, second, SOUTH, seeker)

    world.add(world.held(first, Spot.PASSAGE)[0], Wall(Material.TIMBER, 3))

    assert refusal(world, seeker, WantsToShoot(rat)) != ""


@rule("COMB-4")
def test_a_broken_bow_shoots_nothing() -> None:
    world = a_world()
    room = a_room(world)
    seeker, _ = archer(world, room, SOUTH)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    world.add(world.held(seeker, Spot.HAND)[0], Broken())

    assert refusal(world, seeker, WantsToShoot(rat)) == "refused.no_launcher"


@rule("COMB-4")
def test_what_is_thrown_lies_where_its_target_stood() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    knife = a_thing(world, seeker, Spot.PACK, Thrown(2, 2))
    turn_up(world, seeker, room, NORTH)

    do(world, seeker, WantsToThrow(knife, rat))

    place = world.get(knife, Place)
    assert (place.holder, place.spot) == (room, NORTH)


@rule("COMB-4", "P9")
def test_over_a_face_down_card_a_missile_rolls_to_the_centre() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    knife = a_thing(world, seeker, Spot.PACK, Thrown(2, 2))

    do(world, seeker, WantsToThrow(knife, rat))

    assert world.get(knife, Place).spot == Spot.CENTRE


@rule("COMB-4")
def test_of_a_stack_one_piece_is_thrown() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    knives = a_thing(world, seeker, Spot.PACK, Thrown(2, 2), Stack(3, 5))
    turn_up(world, seeker, room, NORTH)

    do(world, seeker, WantsToThrow(knives, rat))

    fallen = things_at(world, room, NORTH)
    assert world.get(knives, Stack).count == 2
    assert [world.get(card, Stack).count for card in fallen] == [1]


@planted("systems/combat/throw.py", 'use_up(world, flying, "burst")', "come_down(world, flying, room, spot, actor)")
@rule("COMB-4")
def test_what_bursts_is_thrown_once_and_takes_effect_on_a_hit() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.CENTRE, Skill(0, 1000, 0))
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(50, 50))
    flask = a_thing(world, seeker, Spot.PACK, Thrown(0, 2), Harms(0, 3, Element.FIRE))

    do(world, seeker, WantsToThrow(flask, rat))

    assert not world.alive(flask)
    assert things_at(world, room, NORTH) == []
    assert world.ledger["burst"] == -1


@rule("COMB-4")
def test_only_what_is_carried_and_made_for_it_is_thrown() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    stone, lying = a_thing(world, seeker, Spot.PACK), a_thing(world, room, Spot.CENTRE, Thrown(1, 2))

    answers = [refusal(world, seeker, WantsToThrow(card, rat)) for card in (stone, lying)]

    assert answers == ["refused.not_thrown", "refused.not_carried"]


@rule("COMB-4")
@pytest.mark.parametrize("known", [True, False])
def test_who_throws_is_told_where_it_comes_to_rest(known: bool) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    knife = a_thing(world, seeker, Spot.PACK, Thrown(2, 2))
    if known:
        turn_up(world, seeker, room, NORTH)

    do(world, seeker, WantsToThrow(knife, rat))

    told = [event for event in world.events if isinstance(event, CameDown)]
    assert told == [CameDown(room, seeker, knife, int(NORTH if known else Spot.CENTRE), 1)]


@planted("systems/combat/missiles.py", "return pile, slot", "return pile, Spot.CENTRE")
@rule("COMB-4")
def test_of_an_arrow_that_joins_others_it_is_told_where_they_lie_and_of_one_that_breaks_nothing() -> None:
    world = a_world()
    room = a_room(world)
    seeker, quiver = archer(world, room, SOUTH, arrows=4, recovered=100)
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(50, 50))
    turn_up(world, seeker, room, NORTH)

    for recovered in (100, 100, 0):
        world.edit(quiver, Ammunition).recovered = recovered
        do(world, seeker, WantsToShoot(rat))

    pile = things_at(world, room, NORTH)[0]
    told = [event for event in world.events if isinstance(event, CameDown)]
    assert told == [CameDown(room, seeker, pile, int(NORTH), 1)] * 2


@planted("systems/combat/missiles.py", "int(in_view(world, actor, room, where))", "1")
@rule("COMB-4", "P9")
@pytest.mark.parametrize("lit", [True, False])
def test_what_rolls_into_the_dark_of_the_next_room_is_lost_to_sight(lit: bool) -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, NORTH)
    rat = a_hunting_rat(world, second, SOUTH, seeker)
    knife = a_thing(world, seeker, Spot.PACK, Thrown(2, 2))
    spot(world, rat)
    if lit:
        world.add(second, SelfLit())

    do(world, seeker, WantsToThrow(knife, rat))

    told = [event for event in world.events if isinstance(event, CameDown)]
    assert told == [CameDown(second, seeker, knife, int(Spot.CENTRE), int(lit))]
