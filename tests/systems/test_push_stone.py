"""Pushing the stone of a found hidden door: open for good, from both sides, for everybody (WALL-15, B05)."""

from components.body import ActionPoints
from components.events.walls import StonePushed
from components.knowledge import Way
from components.locks import Lock
from components.place import Spot
from components.travel import WantsToStep
from components.walls import DeepWater, HiddenDoor, Material, Wall, WantsToPushStone
from engine.kernel.world import World
from systems.core.knowing import come_in, remember
from systems.travel.rosette import rosette
from tests.build import a_hunting_rat, a_rat, a_room, a_seeker, a_world, do, everything, refusal, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH = Spot.NORTH, Spot.EAST, Spot.SOUTH


def a_door(world: World, *, found: bool = True) -> tuple[int, int, int]:
    """Two rooms with a hidden door between them: first, second, passage."""
    first, second = two_rooms(world, Wall(Material.STONE, 6), HiddenDoor(found))
    return first, second, world.held(first, Spot.PASSAGE)[0]


@planted("content/base/figures.toml", "push_ap = 1", "push_ap = 0")
@planted("components/walls.py", '@falls_with_its_wall\n@component("barrier.hid', '@component("barrier.hid')
@rule("WALL-15")
def test_a_push_opens_a_found_door_for_good_from_both_sides_for_all() -> None:
    world = a_world()
    first, second, passage = a_door(world)
    seeker, other = a_seeker(world, first), a_seeker(world, second, SOUTH)
    rat = a_rat(world, first, NORTH)

    judged = do(world, seeker, WantsToPushStone(passage))
    answers = [refusal(world, other, WantsToStep(SOUTH)), refusal(world, rat, WantsToStep(NORTH))]

    assert judged.ap == 1
    assert world.get(seeker, ActionPoints).left == 3
    assert answers == ["", ""]
    assert not world.has(passage, Wall) and not world.has(passage, HiddenDoor)
    assert StonePushed(first, seeker, NORTH) in world.events


@planted("systems/walls/legal_walls.py", "if heading < 0 or way(world, room, heading) != Way.DOOR:",
         "if heading < 0:")
@rule("WALL-15", "P9")
def test_an_unfound_door_cannot_be_pushed_any_more_than_a_wall() -> None:
    answers = []
    for door in ([HiddenDoor()], []):
        world = a_world()
        first, _ = two_rooms(world, Wall(Material.STONE, 6), *door)
        seeker = a_seeker(world, first, NORTH)
        before = everything(world)
        answers.append(refusal(world, seeker, WantsToPushStone(world.held(first, Spot.PASSAGE)[0])))
        assert everything(world) == before

    assert answers == ["refused.no_door", "refused.no_door"]


@rule("WALL-15")
def test_a_door_of_another_room_is_out_of_reach() -> None:
    world = a_world()
    _, _, passage = a_door(world)
    seeker = a_seeker(world, a_room(world, x=5))

    assert refusal(world, seeker, WantsToPushStone(passage)) == "refused.no_door"


@rule("ROOM-4", "WALL-15")
def test_a_stone_is_pushed_in_a_fight_too() -> None:
    world = a_world()
    first, _, passage = a_door(world)
    seeker = a_seeker(world, first)
    a_hunting_rat(world, first, EAST, seeker)

    assert refusal(world, seeker, WantsToPushStone(passage)) == ""


@rule("B05", "WALL-15")
def test_a_hidden_door_before_a_locked_room_does_not_open_its_lock() -> None:
    world = a_world()
    first, second, passage = a_door(world)
    world.add(second, Lock(2))
    seeker = a_seeker(world, first, NORTH)

    do(world, seeker, WantsToPushStone(passage))

    assert world.has(second, Lock)
    assert refusal(world, seeker, WantsToStep(NORTH)) == "refused.locked"
    assert rosette(world, seeker)[NORTH] == Way.LOCKED


@rule("WALL-15", "MOVE-5")
def test_deep_water_behind_the_stone_stops_as_before() -> None:
    world = a_world()
    first, _, passage = a_door(world)
    world.add(passage, DeepWater())
    seeker = a_seeker(world, first, NORTH)

    do(world, seeker, WantsToPushStone(passage))

    assert refusal(world, seeker, WantsToStep(NORTH)) == "refused.deep_water"


@planted("systems/walls/bringing_down.py", "    see_through(world, actor, passage)\n", "")
@planted("systems/core/knowing.py", "seen.seeker in there | {body}", "seen.seeker")
@rule("WALL-15", "ROOM-3")
def test_whoever_pushed_remembers_the_far_side_as_open_and_nobody_else_does() -> None:
    world = a_world()
    first, second, passage = a_door(world)
    seeker, absent = a_seeker(world, second), a_seeker(world, second)
    for body, room in ((seeker, first), (absent, a_room(world, x=7))):
        remember(world, body, second)
        world.move(body, room, Spot.CENTRE)
        come_in(world, body)

    do(world, seeker, WantsToPushStone(passage))

    assert rosette(world, seeker, second)[SOUTH] == Way.OPEN
    assert rosette(world, absent, second)[SOUTH] == Way.DOOR


@rule("WALL-15", "B19")
def test_creatures_push_no_stones() -> None:
    world = a_world()
    first, _, passage = a_door(world)
    rat = a_rat(world, first, NORTH)

    assert refusal(world, rat, WantsToPushStone(passage)) == "refused.no_mason"
