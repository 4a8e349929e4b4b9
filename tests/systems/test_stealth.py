"""Stealth and keen senses: the chance to be noticed is shown and holds; going unnoticed is practice (COMB-5)."""

from __future__ import annotations

import math

import pytest

from components.body import Attributes
from components.creatures import Awake, Creature, Temper
from components.place import Spot
from components.room import SelfLit
from components.seekers import Proficiencies
from components.walls import Material, Wall
from engine.kernel.world import World
from systems.core.knowing import spot
from systems.creatures.noticing import noticing
from systems.seekers.proficiency import fifths
from tests.build import a_hunting_rat, a_rat, a_room, a_seeker, a_world, pass_turns, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

CENTRE, NORTH, SOUTH, WEST = Spot.CENTRE, Spot.NORTH, Spot.SOUTH, Spot.WEST
BY_EYE = Creature(1, Temper.PURSUING, sight=3)


def chance(world: World, creature: int, seeker: int) -> int | None:
    """The chance in per cent that it notices, None when it cannot."""
    odds = noticing(world, creature, seeker)
    return odds.chance if odds is not None else None


@planted("systems/creatures/terms.py", "notice_per_perception * body.perception", "notice_per_perception")
@planted("systems/seekers/terms.py", '-bonus(world, seeker, STEALTH)', "0", case="100-0-30-False")
@rule("COMB-5", "CHAR-2", "CHAR-5")
@pytest.mark.parametrize(("held", "keen", "percent", "dark"), [
    (0, 0, 40, False), (0, 1, 45, False), (0, 5, 65, False), (100, 0, 30, False), (100, 3, 45, False),
    (0, 0, 20, True), (300, 0, 5, True),
])
def test_a_creatures_perception_adds_to_its_noticing_and_stealth_takes_off(
    held: int, keen: int, percent: int, dark: bool
) -> None:
    world = a_world()
    room = a_room(world, *([] if dark else [SelfLit()]))
    seeker = a_seeker(world, room, CENTRE, Proficiencies(["stealth"], [held]))
    rat = a_rat(world, room, NORTH, Attributes(perception=keen), BY_EYE)

    odds = noticing(world, rat, seeker)

    assert odds is not None and odds.chance == percent
    assert max(5, sum(term.value for term in odds.terms)) == percent


@planted("systems/creatures/notice.py", 'world.chance("senses.notice", odds.chance, creature, number)',
         'world.chance("senses.notice", 40, creature, number)')
@rule("COMB-5", "CHAR-2", "P7")
def test_it_notices_as_often_as_is_shown() -> None:
    draws, noticed, shown = 500, 0, 0

    for seed in range(draws):
        world = a_world(seed)
        room = a_room(world)
        seeker = a_seeker(world, room)
        rat = a_rat(world, room, NORTH, Attributes(perception=5))
        shown = chance(world, rat, seeker) or 0
        pass_turns(world)
        noticed += world.has(rat, Awake)

    p = shown / 100
    assert shown == 65
    assert abs(noticed - draws * p) <= 4 * math.sqrt(draws * p * (1 - p))


@rule("COMB-5")
def test_what_hunts_or_cannot_notice_has_no_chance_to_show() -> None:
    world = a_world()
    first, second = two_rooms(world, Wall(Material.STONE, 6))
    seeker = a_seeker(world, first, SOUTH)
    hunter = a_hunting_rat(world, first, WEST, seeker)
    lurker = a_rat(world, first, NORTH, temper=Temper.LURKING)
    behind = a_rat(world, second, NORTH, temper=Temper.GUARDING)

    chances = [chance(world, rat, seeker) for rat in (hunter, lurker, behind)]

    assert chances == [None, None, None]


@planted("systems/creatures/notice.py", "practise(world, seeker, STEALTH, not any(by_whom))", "pass")
@planted("systems/creatures/notice.py", "practise(world, seeker, STEALTH, not any(by_whom))",
         "practise(world, seeker, STEALTH, not all(by_whom))")
@rule("CHAR-5", "COMB-5")
def test_to_go_unnoticed_by_all_one_knows_is_a_success_and_to_be_noticed_by_one_a_failed_try() -> None:
    grown = set()

    for seed in range(40):
        world = a_world(seed)
        room = a_room(world, SelfLit())
        seeker = a_seeker(world, room)
        rats = [a_rat(world, room, NORTH), a_rat(world, room, WEST)]
        for rat in rats:
            spot(world, rat)
        pass_turns(world)
        grown.add((sum(world.has(rat, Awake) for rat in rats), fifths(world, seeker, "stealth")))

    assert grown == {(0, 2), (1, 1), (2, 1)}


@planted("systems/creatures/notice.py", "        if known:\n", "        if True:\n")
@rule("CHAR-5", "P9")
def test_what_one_does_not_know_of_teaches_nothing_and_so_betrays_nothing() -> None:
    grown = set()

    for seed in range(20):
        world = a_world(seed)
        room = a_room(world)
        seeker = a_seeker(world, room)
        a_rat(world, room, NORTH)
        pass_turns(world)
        grown.add(fifths(world, seeker, "stealth"))

    assert grown == {0}


@rule("CHAR-5")
def test_who_is_alone_or_hunted_learns_no_stealth() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    pass_turns(world)
    a_hunting_rat(world, room, NORTH, seeker)
    pass_turns(world)

    assert fifths(world, seeker, "stealth") == 0
