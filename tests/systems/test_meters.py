"""Hunger and thirst: they rise by due turns, tell at each quarter, starve at full and rest with the body (SURV-1)."""

import pytest

from components.body import Attributes, Dead, Edible, Health, Hunger, Thirst, WantsToEat
from components.events.body import Hungered, Starved
from components.place import Spot
from systems.rest.out_of_play import rest, rise
from tests.build import a_room, a_seeker, a_thing, a_world, do, pass_turns
from tests.planted_fault import planted
from tests.rules import rule

CENTRE = Spot.CENTRE


@rule("SURV-1")
@pytest.mark.parametrize("kind", [Hunger, Thirst])
@pytest.mark.parametrize(("interval", "turns", "level"), [(5, 24, 4), (5, 25, 5), (1, 7, 7)])
def test_a_meter_rises_by_one_each_interval(
    kind: type[Hunger] | type[Thirst], interval: int, turns: int, level: int
) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, kind(0, interval, interval))

    pass_turns(world, turns)

    assert world.get(seeker, kind).level == level


@rule("SURV-1")
def test_a_meter_is_told_at_each_quarter_and_only_there() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Hunger(20, 1, 1), Thirst(0, 99, 99))

    pass_turns(world, 60)

    told = [event for event in world.events if isinstance(event, Hungered)]
    assert told == [Hungered(room, seeker, "hunger", level) for level in (25, 50, 75)]


@planted("systems/body/starvation.py", "world.edit(seeker, kind).due = world.turn + 1", "pass")
@rule("SURV-1")
def test_a_full_meter_hurts_on_each_turn_and_defence_is_no_help() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Hunger(99, 5, 1), Attributes(defence=5))
    health = []

    for _ in range(4):
        pass_turns(world, 1)
        health.append(world.get(seeker, Health).left)

    assert health == [20, 19, 18, 17]
    assert world.get(seeker, Hunger).level == 100


@rule("SURV-1")
def test_full_hunger_and_full_thirst_hurt_each_by_itself() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Hunger(100, 5, 1), Thirst(100, 5, 1))

    pass_turns(world, 1)

    assert world.get(seeker, Health).left == 18
    assert [event.meter for event in world.events if isinstance(event, Starved)] == ["hunger", "thirst"]


@rule("SURV-1", "CHAR-6")
def test_one_who_starves_dies_of_hunger() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Hunger(100, 5, 1), Health(2, 20))

    pass_turns(world, 2)

    assert world.get(seeker, Dead) == Dead(2, ["cause.hunger"])


@planted("systems/body/consuming.py", "meter.due = world.turn + meter.interval", "pass")
@rule("SURV-1")
def test_a_meal_ends_starving_and_begins_a_new_interval() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Hunger(100, 5, 1))
    bread = a_thing(world, seeker, Spot.PACK, Edible(1))
    pass_turns(world, 2)

    do(world, seeker, WantsToEat(bread))
    pass_turns(world, 4)
    before = world.get(seeker, Hunger).level
    pass_turns(world, 1)

    assert (before, world.get(seeker, Hunger).level) == (99, 100)
    assert world.get(seeker, Health).left == 18


@planted("systems/rest/out_of_play.py", "timer.due = world.turn + max(1, timer.rest)", "timer.due = world.turn + 1")
@rule("CLOCK-1", "P5")
def test_a_seeker_at_rest_does_not_hunger_and_its_timer_goes_on_where_it_stood() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Hunger(10, 5, 5), Thirst(10, 4, 4))
    pass_turns(world, 3)

    rest(world, seeker)
    pass_turns(world, 50)
    rise(world, seeker)
    pass_turns(world, 1)
    first = (world.get(seeker, Hunger).level, world.get(seeker, Thirst).level)
    pass_turns(world, 1)

    assert first == (10, 11)
    assert world.get(seeker, Hunger).level == 11
