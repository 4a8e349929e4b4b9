"""Steps: where they lead, what they cost, and in which order they are asked about (MOVE-1, MOVE-4, MOVE-5)."""

from components.body import ActionPoints
from components.creatures import Acts, Incorporeal, Swimmer
from components.locks import Lock
from components.place import Place, Spot, facing
from components.travel import WantsToStep
from components.walls import DeepWater, HiddenDoor, Material, Wall
from engine.kernel.world import World
from systems.core.legal import verdict
from systems.travel.legal_move import bump
from tests.build import (
    a_hunting_rat,
    a_key,
    a_rat,
    a_room,
    a_seeker,
    a_world,
    do,
    refusal,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


def place(world: World, body: int) -> tuple[int, Spot]:
    """Room and slot of a body."""
    where = world.get(body, Place)
    return where.holder, where.spot


@planted("systems/core/judge.py", "world.edit(actor, ActionPoints).left -= judged.ap", "pass")
@rule("MOVE-1")
def test_one_step_leads_from_the_centre_to_a_side_and_costs_one_ap() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)

    do(world, seeker, WantsToStep(EAST))

    assert place(world, seeker) == (room, EAST)
    assert world.get(seeker, ActionPoints).left == 3
    assert world.get(seeker, Acts).count == 1


@rule("MOVE-1")
def test_a_second_step_back_leads_to_the_centre() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, EAST)

    do(world, seeker, WantsToStep(WEST))

    assert place(world, seeker) == (room, Spot.CENTRE)


@rule("MOVE-1")
def test_a_step_out_leads_to_the_facing_slot_of_the_room_beyond() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, NORTH)

    do(world, seeker, WantsToStep(NORTH))

    assert place(world, seeker) == (second, SOUTH)


@rule("MOVE-1")
def test_from_a_side_slot_the_other_sides_lie_behind_the_centre() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), NORTH)

    refused = [refusal(world, seeker, WantsToStep(heading)) for heading in (EAST, WEST)]

    assert refused == ["refused.centre_first"] * 2


@rule("MOVE-4")
def test_where_no_passage_is_a_step_out_is_refused() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), NORTH)

    assert refusal(world, seeker, WantsToStep(NORTH)) == "refused.no_way"


@rule("MOVE-5")
def test_a_step_is_asked_about_walls_then_locks_then_terrain_then_space() -> None:
    world = a_world()
    first, second = two_rooms(world, Wall(Material.STONE, 6), DeepWater())
    world.add(second, Lock(2))
    passage = world.held(first, Spot.PASSAGE)[0]
    seeker = a_seeker(world, second, SOUTH)
    a_hunting_rat(world, second, EAST, seeker)
    rat = a_hunting_rat(world, second, SOUTH, seeker)
    world.move(seeker, first, NORTH)

    told = [refusal(world, seeker, WantsToStep(NORTH))]
    for bar, kind in ((passage, Wall), (second, Lock), (passage, DeepWater)):
        world.remove(bar, kind)
        told.append(refusal(world, seeker, WantsToStep(NORTH)))
    world.doom(rat, "test")
    world.bury()
    told.append(refusal(world, seeker, WantsToStep(NORTH)))

    assert told == ["refused.wall", "refused.locked", "refused.deep_water", "refused.enemy_there", ""]


@rule("MOVE-4", "MOVE-1")
def test_a_step_at_a_known_enemy_is_refused() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_hunting_rat(world, room, EAST, seeker)

    assert refusal(world, seeker, WantsToStep(EAST)) == "refused.enemy_there"


@rule("MOVE-4")
def test_deep_water_stops_a_seeker_and_not_a_swimmer() -> None:
    world = a_world()
    first, _ = two_rooms(world, DeepWater())
    walker, swimmer = a_seeker(world, first, NORTH), a_seeker(world, first, NORTH, Swimmer())

    answers = [refusal(world, body, WantsToStep(NORTH)) for body in (walker, swimmer)]

    assert answers == ["refused.deep_water", ""]


@planted("systems/core/ways.py", "if world.has(passage, Wall) and not world.has(actor, Incorporeal):",
         "if world.has(passage, Wall):")
@rule("WALL-8", "WALL-9")
def test_a_wall_stops_all_but_the_incorporeal() -> None:
    world = a_world()
    first, _ = two_rooms(world, Wall(Material.TIMBER, 3))
    seeker = a_seeker(world, first, NORTH)
    rat, ghost = a_rat(world, first, EAST), a_rat(world, first, NORTH, Incorporeal())
    world.move(rat, first, NORTH)

    answers = [refusal(world, body, WantsToStep(NORTH)) for body in (seeker, rat, ghost)]

    assert answers == ["refused.wall", "refused.wall", ""]


@rule("WALL-9")
def test_a_ghost_is_stopped_by_deep_water_a_lock_and_a_full_room() -> None:
    world = a_world()
    first, second = two_rooms(world, Wall(Material.STONE, 6), DeepWater())
    world.add(second, Lock(1))
    passage = world.held(first, Spot.PASSAGE)[0]
    ghost = a_rat(world, first, NORTH, Incorporeal())
    for side in (NORTH, EAST, SOUTH, WEST):
        a_rat(world, second, side)

    told = [refusal(world, ghost, WantsToStep(NORTH))]
    for bar, kind in ((second, Lock), (passage, DeepWater)):
        world.remove(bar, kind)
        told.append(refusal(world, ghost, WantsToStep(NORTH)))

    assert told == ["refused.locked", "refused.deep_water", "refused.full"]


@rule("WALL-8", "P9")
def test_only_a_bump_tells_an_unfound_hidden_door_from_a_wall() -> None:
    world = a_world()
    plain, _ = two_rooms(world, Wall(Material.STONE, 6))
    secret, _ = two_rooms(world, Wall(Material.STONE, 6), HiddenDoor())
    before_wall, before_door = a_seeker(world, plain, NORTH), a_seeker(world, secret, NORTH)

    judged = [verdict(world, body, WantsToStep(NORTH)) for body in (before_wall, before_door)]
    bumps = [bump(world, body, NORTH) for body in (before_wall, before_door)]

    assert judged[0] == judged[1]
    assert bumps[0] is None
    assert bumps[1] is not None and bumps[1].message == "refused.wall_uneven"


@planted("systems/travel/legal_move.py", "    if door is None or door.found:\n", "    if door is None:\n")
@rule("WALL-13")
def test_a_door_that_was_found_is_no_riddle_to_the_hand_any_more() -> None:
    world = a_world()
    room, _ = two_rooms(world, Wall(Material.STONE, 6), HiddenDoor(found=True))
    seeker = a_seeker(world, room, NORTH)

    assert bump(world, seeker, NORTH) is None
    assert refusal(world, seeker, WantsToStep(NORTH)) == "refused.door_shut"


@planted("systems/core/ways.py", "(world.has(room, Lock) and not world.has(actor, Seeker))",
         "world.has(room, Lock)")
@planted("systems/travel/crossing.py", "world.remove(move.room, Lock)", "pass")
@rule("LOCK-1")
def test_from_inside_a_step_opens_the_lock_for_good_without_a_key() -> None:
    world = a_world()
    inside, outside = two_rooms(world)
    world.add(inside, Lock(4))
    key = a_key(world, outside, inside, Spot.CENTRE)
    seeker = a_seeker(world, inside, NORTH)

    do(world, seeker, WantsToStep(NORTH))

    assert place(world, seeker) == (outside, SOUTH)
    assert not world.has(inside, Lock)
    assert world.get(seeker, ActionPoints).left == 3
    assert world.alive(key)


@rule("LOCK-1")
def test_creatures_never_work_locks_from_either_side() -> None:
    world = a_world()
    inside, outside = two_rooms(world)
    world.add(inside, Lock(1))
    prisoner, visitor = a_rat(world, inside, NORTH), a_rat(world, outside, SOUTH)

    answers = [refusal(world, prisoner, WantsToStep(NORTH)), refusal(world, visitor, WantsToStep(SOUTH))]

    assert answers == ["refused.locked", "refused.locked"]


@rule("MOVE-1")
def test_a_creature_crosses_the_centre_in_one_go_for_two_steps() -> None:
    world = a_world()
    room = a_room(world)
    rat, slow = a_rat(world, room, NORTH), a_rat(world, room, EAST, ActionPoints(1, 1))

    prices = verdict(world, rat, WantsToStep(SOUTH)).ap, verdict(world, slow, WantsToStep(WEST)).ap
    do(world, rat, WantsToStep(SOUTH))

    assert prices == (2, 1)
    assert place(world, rat) == (room, SOUTH)


@rule("MOVE-1")
def test_a_creature_whose_way_in_is_taken_enters_by_the_nearest_free_side() -> None:
    world = a_world()
    first, second = two_rooms(world)
    a_rat(world, second, SOUTH)
    a_seeker(world, second, WEST)
    rat = a_rat(world, first, NORTH)

    do(world, rat, WantsToStep(NORTH))

    assert place(world, rat) == (second, Spot.NORTH)


@rule("MOVE-4")
def test_a_seeker_shares_its_slot_with_anything_but_a_living_enemy() -> None:
    world = a_world()
    room = a_room(world)
    a_seeker(world, room, EAST)
    second = a_seeker(world, room)

    do(world, second, WantsToStep(EAST))

    assert place(world, second) == (room, EAST)


def test_the_side_across_faces_back() -> None:
    assert [facing(side) for side in (NORTH, EAST, SOUTH, WEST)] == [SOUTH, WEST, NORTH, EAST]
