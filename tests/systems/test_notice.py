"""Noticing: who wakes, when, and who gives up (COMB-5)."""

import pytest

from components.creatures import Awake, Creature, Hunting, Temper
from components.events.combat import Struck
from components.events.creatures import Woke
from components.locks import Lock
from components.place import Spot
from components.registry import Component
from components.room import SelfLit
from components.seekers import Proficiencies
from components.walls import Material, Wall
from engine.kernel.world import World
from systems.core.sight import knows
from systems.creatures.senses import senses
from tests.build import (
    a_hunting_rat,
    a_lit_torch,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_world,
    is_hunting,
    pass_turns,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


def turns_until_awake(world: World, rat: int, most: int = 60) -> int:
    """Turns that pass until the rat is awake, `most` if it never is."""
    for turn in range(1, most):
        pass_turns(world)
        if world.has(rat, Awake):
            return turn
    return most


@rule("COMB-5")
def test_a_creature_in_the_room_notices_in_four_turns_of_ten() -> None:
    noticed = 0

    for seed in range(400):
        world = a_world(seed)
        room = a_room(world)
        a_seeker(world, room)
        rat = a_rat(world, room, NORTH)
        pass_turns(world)
        noticed += world.has(rat, Awake)

    assert 125 <= noticed <= 195


@rule("COMB-5", "CHAR-5")
def test_stealth_is_taken_off_the_chance() -> None:
    noticed = 0

    for seed in range(400):
        world = a_world(seed)
        room = a_room(world)
        a_seeker(world, room, Spot.CENTRE, Proficiencies(["stealth"], [200]))
        rat = a_rat(world, room, NORTH)
        pass_turns(world)
        noticed += world.has(rat, Awake)

    assert 50 <= noticed <= 110


@rule("COMB-5", "COMB-3")
def test_who_wakes_does_no_harm_before_the_next_turn_and_is_seen_to_wake() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_rat(world, room, NORTH)

    turns_until_awake(world, rat)

    assert is_hunting(world, rat)
    assert knows(world, seeker, rat)
    assert Woke(room, rat) in world.events
    assert not any(isinstance(event, Struck) for event in world.events)


@rule("COMB-5")
def test_a_lurker_waits_until_somebody_stands_beside_it() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, SOUTH)
    rat = a_rat(world, room, NORTH, temper=Temper.LURKING)
    afar = turns_until_awake(world, rat)

    world.move(seeker, room, Spot.CENTRE)

    assert afar == 60
    assert turns_until_awake(world, rat) < 60


@planted("systems/creatures/senses.py", "by_ear, TO_SOUND)", "by_ear, ())",
         case="bar7-nature7-False")
@planted("systems/creatures/senses.py", "by_ear, TO_SOUND)", "by_ear, TO_AIR)",
         case="bar5-nature5-True")
@rule("COMB-5", "AGE-4", "WALL-15")
@pytest.mark.parametrize(("bar", "nature", "sensed"), [
    (None, Creature(1, Temper.PURSUING, sight=1), True),
    (None, Creature(1, Temper.PURSUING, scent=1), True),
    (None, Creature(1, Temper.PURSUING, hearing=1), True),
    (None, Creature(1, Temper.PURSUING), False),
    (Lock(1), Creature(1, Temper.PURSUING, sight=3, scent=3), False),
    (Lock(1), Creature(1, Temper.PURSUING, hearing=1), True),
    (Wall(Material.STONE, 6), Creature(1, Temper.PURSUING, sight=3, scent=3), False),
    (Wall(Material.STONE, 6), Creature(1, Temper.PURSUING, hearing=3), False),
    (Wall(Material.TIMBER, 1), Creature(1, Temper.PURSUING, hearing=3), False),
])
def test_sight_and_scent_need_a_clear_way_and_hearing_one_without_a_wall(
    bar: Component | None, nature: Creature, sensed: bool
) -> None:
    world = a_world()
    first, second = two_rooms(world)
    if bar is not None:
        world.add(second if isinstance(bar, Lock) else world.held(first, Spot.PASSAGE)[0], bar)
    world.add(first, SelfLit())
    seeker, rat = a_seeker(world, first), a_rat(world, second, NORTH, nature)

    assert senses(world, rat, seeker) == sensed


@rule("COMB-5")
def test_senses_reach_as_many_rooms_as_the_card_says() -> None:
    world = a_world()
    rooms = a_row(world, 4)
    world.add(rooms[0], SelfLit())
    seeker = a_seeker(world, rooms[0])
    rats = [a_rat(world, room, NORTH, Creature(1, Temper.PURSUING, sight=2)) for room in rooms]

    assert [senses(world, rat, seeker) for rat in rats] == [True, True, True, False]


@planted("content/base/figures.toml", "dark_hides = 1", "dark_hides = 0")
@rule("COMB-5", "LIGHT-1")
def test_eyes_reach_a_room_less_into_the_dark_and_a_room_farther_to_a_flame_in_the_hand() -> None:
    reach = []
    for light in ("none", "room", "slot", "hand", "pack"):
        world = a_world()
        rooms = a_row(world, 6)
        seeker = a_seeker(world, rooms[0])
        eyes = [a_rat(world, room, NORTH, Creature(1, Temper.PURSUING, sight=2)) for room in rooms]
        if light == "room":
            world.add(rooms[0], SelfLit())
        elif light != "none":
            holder = rooms[0] if light == "slot" else seeker
            a_lit_torch(world, holder, {"slot": SOUTH, "hand": Spot.HAND, "pack": Spot.PACK}[light])
        reach.append(sum(senses(world, rat, seeker) for rat in eyes) - 1)

    assert reach == [1, 2, 2, 3, 1]


@planted("systems/light/terms.py", "min(figures.flame_shows, figures.widest_sense - so_far)", "figures.flame_shows")
@rule("COMB-5", "LIGHT-1")
def test_no_flame_is_seen_from_farther_than_any_sense_reaches() -> None:
    world = a_world()
    rooms = a_row(world, 6)
    seeker = a_seeker(world, rooms[0])
    a_lit_torch(world, seeker, Spot.HAND)
    eyes = [a_rat(world, room, NORTH, Creature(1, Temper.PURSUING, sight=3)) for room in rooms]

    assert [senses(world, rat, seeker) for rat in eyes] == [True, True, True, True, False, False]


@planted("content/base/figures.toml", "dark_notice = 20", "dark_notice = 0")
@planted("systems/light/terms.py", "if not hunts_by_eye(world.get(creature, Creature)) or is_lit", "if is_lit")
@rule("COMB-5", "LIGHT-1")
@pytest.mark.parametrize(("nature", "light", "least", "most"), [
    (Creature(1, Temper.PURSUING, sight=2, hearing=1), False, 55, 105),
    (Creature(1, Temper.PURSUING, sight=2, hearing=1), True, 125, 195),
    (Creature(1, Temper.PURSUING, sight=1, scent=1), False, 125, 195),
])
def test_in_the_dark_those_that_hunt_by_eye_notice_half_as_often(
    nature: Creature, light: bool, least: int, most: int
) -> None:
    noticed = 0

    for seed in range(400):
        world = a_world(seed)
        room = a_room(world, *([SelfLit()] if light else []))
        a_seeker(world, room)
        rat = a_rat(world, room, NORTH, nature)
        pass_turns(world)
        noticed += world.has(rat, Awake)

    assert least <= noticed <= most


@rule("COMB-5")
def test_rooms_around_are_asked_when_the_seeker_has_come_from_another() -> None:
    noticed = 0

    for seed in range(100):
        world = a_world(seed)
        near, far = two_rooms(world)
        a_seeker(world, near)
        rat = a_rat(world, far, NORTH)
        pass_turns(world, 6)
        noticed += world.has(rat, Awake)

    assert 25 <= noticed <= 58


@planted("systems/creatures/noticing.py", "if not senses(world, creature, seeker):", "if False:")
@rule("COMB-5")
def test_one_that_senses_nothing_sleeps_on_while_seekers_come_and_go() -> None:
    for seed in range(40):
        world = a_world(seed)
        near, far = two_rooms(world)
        a_seeker(world, near)
        rat = a_rat(world, far, NORTH, Creature(1, Temper.PURSUING))

        pass_turns(world)

        assert not world.has(rat, Awake)


@rule("COMB-5")
def test_a_hunter_that_senses_its_quarry_no_longer_gives_up_after_five_turns() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first)
    rat = a_hunting_rat(world, second, NORTH, seeker)
    world.add(world.held(first, Spot.PASSAGE)[0], Wall(Material.STONE, 6))
    world.add(rat, Creature(1, Temper.PURSUING, sight=1))
    awake = []

    for _ in range(7):
        pass_turns(world)
        awake.append(world.has(rat, Hunting))

    assert awake == [True] * 4 + [False] * 3
    assert not world.has(rat, Awake)


@rule("COMB-5")
def test_a_hunter_whose_quarry_is_gone_from_play_rests() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    world.doom(seeker, "test")
    world.bury()
    pass_turns(world)

    assert not world.has(rat, Awake)
