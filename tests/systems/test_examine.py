"""Examining walls: a die at or under Perception + 1 finds all hidden doors of the room (WALL-13, WALL-14, G5)."""

import pytest

from components.acting import Acting
from components.body import ActionPoints, Attributes
from components.creatures import Acts
from components.events.walls import HiddenDoorFound, WallsExamined
from components.knowledge import Way
from components.place import Spot
from components.room import Exits
from components.seekers import Experience
from components.travel import WantsToStep
from components.walls import HiddenDoor, Material, Wall, WantsToExamine
from engine.kernel.world import World
from systems.core.knowing import come_in, remember
from systems.core.legal import verdict
from systems.travel.rosette import rosette
from systems.walls.examine import Examine
from tests.build import (
    a_hunting_rat,
    a_rat,
    a_room,
    a_seeker,
    a_world,
    do,
    everything,
    join,
    refusal,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


def a_secret(world: World, *, perception: int = 5) -> tuple[int, int, int]:
    """A room with a hidden door to its north, and a seeker in it: the room, the passage, the seeker."""
    room, _ = two_rooms(world, Wall(Material.STONE, 6), HiddenDoor())
    seeker = a_seeker(world, room, Spot.CENTRE, Attributes(perception=perception))
    return room, world.held(room, Spot.PASSAGE)[0], seeker


def found(world: World, passage: int) -> bool:
    """Whether the door was found."""
    return world.get(passage, HiddenDoor).found


def tries(world: World, seeker: int, passage: int, most: int) -> int:
    """How many tries it takes to find the door, at most so many."""
    world.edit(passage, HiddenDoor).found = False
    for number in range(1, most + 1):
        world.edit(seeker, ActionPoints).left = 4
        do(world, seeker, WantsToExamine())
        if found(world, passage):
            return number
    return most + 1


@planted("content/base/figures.toml", "examine_ap = 1", "examine_ap = 2")
@rule("WALL-14")
def test_a_sure_eye_finds_every_hidden_door_of_the_room_for_one_action_point() -> None:
    world = a_world()
    room, passage, seeker = a_secret(world)
    others = [join(world, room, a_room(world), side, Wall(Material.STONE, 6), HiddenDoor()) for side in (EAST, WEST)]
    plain = join(world, room, a_room(world), SOUTH, Wall(Material.STONE, 6))

    judged = do(world, seeker, WantsToExamine())

    assert judged.ap == 1
    assert world.get(seeker, ActionPoints).left == 3
    assert [found(world, door) for door in (passage, *others)] == [True] * 3
    assert not world.has(plain, HiddenDoor)
    assert [event.heading for event in world.events if isinstance(event, HiddenDoorFound)] == [NORTH, EAST, WEST]


@planted("content/base/figures.toml", "examine_die = 6", "examine_die = 8")
@planted("content/base/figures.toml", "examine_bonus = 1", "examine_bonus = 2")
@planted("content/base/figures.toml", "examine_least = 1", "examine_least = 0")
@rule("WALL-14", "G5", "B12")
@pytest.mark.parametrize(("perception", "most"), [(-9, 1), (-1, 1), (0, 1), (1, 2), (3, 4), (5, 6), (9, 6)])
def test_the_odds_are_a_die_at_or_under_perception_and_one_and_never_under_one_in_six(
    perception: int, most: int
) -> None:
    world = a_world()
    _, _, seeker = a_secret(world, perception=perception)

    odds = verdict(world, seeker, WantsToExamine()).odds

    assert odds is not None
    assert (odds.most, odds.die) == (most, 6)
    assert odds.chance == round(100 * most / 6)
    assert sum(term.value for term in odds.terms) == perception + 1


@planted("systems/walls/examine.py", "<= chance.most", "< chance.most")
@rule("WALL-14", "P7", "B15")
@pytest.mark.parametrize(("perception", "sixths"), [(-3, 1), (0, 1), (2, 3)])
def test_doors_are_found_as_often_as_is_shown(perception: int, sixths: int) -> None:
    world = a_world()
    _, passage, seeker = a_secret(world, perception=perception)
    count, hits = 1500, 0

    for _ in range(count):
        hits += tries(world, seeker, passage, 1) == 1

    # Five standard deviations of so many throws.
    spread = 5 * (count * sixths * (6 - sixths) / 36) ** 0.5
    assert abs(hits - count * sixths / 6) < spread


@rule("WALL-14", "B15")
def test_a_dull_eye_finds_a_door_within_17_tries_19_times_of_20_and_within_26_nearly_always() -> None:
    world = a_world()
    _, passage, seeker = a_secret(world, perception=0)
    count = 250

    taken = [tries(world, seeker, passage, 40) for _ in range(count)]

    # 95.5 % and 99.1 % by reckoning; three standard deviations of room.
    assert sum(number <= 17 for number in taken) >= count * 0.955 - 3 * (count * 0.955 * 0.045) ** 0.5
    assert sum(number <= 26 for number in taken) >= count * 0.991 - 3 * (count * 0.991 * 0.009) ** 0.5
    assert max(taken) > 6


@pytest.mark.soak
@rule("WALL-14", "P7", "B15")
@pytest.mark.parametrize(("perception", "sixths"), [(-3, 1), (0, 1), (2, 3), (4, 5)])
def test_two_hundred_thousand_tries_keep_to_the_odds(
    perception: int, sixths: int, capsys: pytest.CaptureFixture[str]
) -> None:
    world = a_world()
    _, passage, seeker = a_secret(world, perception=perception)
    rule_itself, count, hits = Examine(), 200_000, 0
    world.add(seeker, WantsToExamine())
    world.add(seeker, Acting())

    for _ in range(count):
        world.edit(seeker, Acts).count += 1
        world.edit(passage, HiddenDoor).found = False
        rule_itself.run(world)
        hits += found(world, passage)
        world.events.clear()

    expected, spread = count * sixths / 6, (count * sixths * (6 - sixths)) ** 0.5 / 6
    with capsys.disabled():
        print(f"\nPerception {perception:>2}: shown {sixths} in 6, drawn {6 * hits / count:.3f} in 6")
    # Two-sided, less than one in a million beyond this.
    assert abs(hits - expected) < 4.9 * spread


@planted("systems/walls/examine.py", "            if not doors:\n", "            if not hit:\n")
@rule("WALL-14", "P9")
def test_a_try_that_finds_nothing_tells_the_same_whether_it_missed_or_there_is_no_door() -> None:
    told = []
    for door in ([HiddenDoor()], []):
        world = a_world()
        room, _ = two_rooms(world, Wall(Material.STONE, 6), *door)
        seeker = a_seeker(world, room, Spot.CENTRE, Attributes(perception=0))
        passage = world.held(room, Spot.PASSAGE)[0]
        for _ in range(40):
            world.events.clear()
            world.edit(seeker, ActionPoints).left = 4
            do(world, seeker, WantsToExamine())
            if door and found(world, passage):
                world.edit(passage, HiddenDoor).found = False
                continue
            told.append((rosette(world, seeker), list(world.events)))

    # Of 40 tries where nothing is to be found, some threw a one.
    assert 40 < len(told) < 80
    assert all(entry == told[-1] for entry in told)
    assert [type(event) for event in told[0][1]] == [WallsExamined]


@planted("systems/walls/legal_walls.py", "if not walls_around(world, room_of(world, actor)):",
         "if all(way(world, room_of(world, actor), side) != Way.WALLED for side in range(4)):")
@planted("systems/walls/legal_walls.py", "if not walls_around(world, room_of(world, actor)):", "if False:")
@rule("WALL-14")
def test_walls_can_be_examined_wherever_one_stands_though_it_be_a_door_that_was_found() -> None:
    world = a_world()
    rooms = [
        two_rooms(world, *wall)[0]
        for wall in (
            (), (Wall(Material.TIMBER, 3),), (Wall(Material.STONE, 6), HiddenDoor()),
            (Wall(Material.STONE, 6), HiddenDoor(found=True)), (HiddenDoor(found=True),),
        )
    ]
    seekers = [a_seeker(world, room) for room in rooms]

    answers = [refusal(world, body, WantsToExamine()) for body in seekers]

    assert answers == ["refused.no_wall", "", "", "", "refused.no_wall"]


@planted("systems/walls/examine.py", "door is not None and not door.found", "door is not None")
@rule("WALL-14", "CHAR-4")
def test_a_door_that_was_found_is_no_second_secret() -> None:
    world = a_world()
    room, _ = two_rooms(world, Wall(Material.STONE, 6), HiddenDoor(found=True))
    seeker = a_seeker(world, room, Spot.CENTRE, Attributes(perception=5))

    do(world, seeker, WantsToExamine())

    assert world.get(seeker, Experience).total == 0
    assert WallsExamined(room, seeker) in world.events


@rule("WALL-14")
def test_a_fight_does_not_prevent_it() -> None:
    world = a_world()
    room, passage, seeker = a_secret(world)
    a_hunting_rat(world, room, EAST, seeker)

    do(world, seeker, WantsToExamine())

    assert found(world, passage)


@planted("systems/walls/examine.py", "    show_door(world, passage)\n", "")
@rule("WALL-14", "B12")
def test_a_find_belongs_to_the_wall_on_both_sides_for_everybody_then_and_later() -> None:
    world = a_world()
    room, passage, seeker = a_secret(world)
    beyond = world.get(room, Exits).rooms[NORTH]
    other = a_seeker(world, beyond)
    remembering = a_seeker(world, beyond)
    remember(world, remembering, beyond)
    far = a_room(world, x=9)
    world.move(remembering, far, Spot.CENTRE)
    come_in(world, remembering)

    do(world, seeker, WantsToExamine())
    later = a_seeker(world, room)

    assert rosette(world, seeker)[NORTH] == rosette(world, later)[NORTH] == Way.DOOR
    assert rosette(world, other)[SOUTH] == rosette(world, remembering, beyond)[SOUTH] == Way.DOOR




@rule("WALL-15", "WALL-8")
def test_a_found_door_that_nobody_pushed_is_still_a_wall() -> None:
    world = a_world()
    room, passage, seeker = a_secret(world)
    do(world, seeker, WantsToExamine())
    world.move(seeker, room, NORTH)
    rat = a_rat(world, room, EAST)
    world.move(rat, room, NORTH)

    answers = [refusal(world, body, WantsToStep(NORTH)) for body in (seeker, rat)]

    assert answers == ["refused.door_shut", "refused.door_shut"]
    assert world.has(passage, Wall)


@planted("systems/walls/examine.py", "secret_experience", "find_experience")
@rule("CHAR-4", "WALL-14")
def test_a_secret_brought_to_light_is_experience() -> None:
    world = a_world()
    _, _, seeker = a_secret(world)

    do(world, seeker, WantsToExamine())

    assert world.get(seeker, Experience).total == 10


@rule("WALL-14", "B19")
def test_creatures_leave_walls_as_they_are() -> None:
    world = a_world()
    room, _, _ = a_secret(world)
    rat = a_rat(world, room, EAST)
    before = everything(world)

    answer = refusal(world, rat, WantsToExamine())

    assert answer == "refused.no_mason"
    assert everything(world) == before
