"""Beats of roamers far from every seeker: drawn at once, written never, found where they lead by whatever stirs."""

from __future__ import annotations

import pytest

from components.creatures import Beat, ShyOfLight, Wanders
from components.locks import Lock
from components.place import Spot
from components.room import SelfLit
from components.walls import DeepWater
from systems.creatures.beats import stations, whereabouts
from tests.build import a_room, a_row, a_seeker, a_world, join, pass_turns
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.beats import a_roamer

FAR = 6


@planted("systems/creatures/setting_out.py", "<= figures.beat_far:", "<= figures.beat_far - 1:", case="6")
@rule("COMB-5")
@pytest.mark.parametrize("apart", [0, FAR, FAR + 1])
def test_only_who_is_far_from_every_seeker_goes_a_beat(apart: int) -> None:
    world = a_world()
    row = a_row(world, FAR + 8)
    a_seeker(world, row[0])
    roamer = a_roamer(world, row[apart], Spot.EAST)

    pass_turns(world)

    assert world.has(roamer, Beat) == (apart > FAR)


@rule("COMB-5")
@pytest.mark.parametrize("beside", [0, 1])
def test_of_two_seekers_the_nearer_counts_and_who_is_at_rest_counts_for_nobody(beside: int) -> None:
    world = a_world()
    row = a_row(world, FAR + 8)
    a_seeker(world, row[0])
    for _ in range(beside):
        a_seeker(world, row[-1])
    roamer = a_roamer(world, row[FAR + 4], Spot.EAST)

    pass_turns(world)

    assert world.has(roamer, Beat) == (not beside)


@planted("systems/creatures/decide.py", "if not set_out(world, roamer):", "if True:")
@rule("COMB-5", "CLOCK-1")
def test_while_a_beat_goes_on_nothing_is_written() -> None:
    world = a_world()
    row = a_row(world, 5)
    roamer = a_roamer(world, row[2])
    pass_turns(world)
    world.settle()

    world.trace = {}
    been = set()
    for _ in range(60):
        pass_turns(world)
        been.add(whereabouts(world, roamer))

    assert world.trace == {}
    assert len(been) > 1


@rule("COMB-5")
def test_a_beat_is_gone_to_and_fro_a_step_each_interval() -> None:
    world = a_world()
    row = a_row(world, 5)
    roamer = a_roamer(world, row[2], every=3)
    pass_turns(world)
    way, places = stations(world, roamer), [whereabouts(world, roamer)]

    for _ in range(6 * len(way)):
        pass_turns(world)
        places.append(whereabouts(world, roamer))

    there_and_back = [*way[1:], *way[-2::-1], *way[1:]]
    assert len(way) == 16 + 1
    assert places[:6 * len(way)] == [place for place in there_and_back for _ in range(3)][:6 * len(way)]


@planted("systems/creatures/setting_out.py", "world.has(roamer, ShyOfLight) and is_lit(world, room)", "False")
@planted("systems/creatures/setting_out.py", " and bar(world, roamer, room, heading) == Way.OPEN", "")
@rule("COMB-5")
def test_a_beat_takes_only_steps_that_could_be_taken() -> None:
    for seed in range(30):
        world = a_world(seed)
        row = a_row(world, 3)
        shut, drowned, lit = a_room(world, Lock(1)), a_room(world), a_room(world, SelfLit())
        join(world, row[0], shut, Spot.NORTH)
        join(world, row[1], drowned, Spot.NORTH, DeepWater())
        join(world, row[1], lit, Spot.SOUTH)
        roamer = a_roamer(world, row[1], Spot.NORTH, ShyOfLight())

        pass_turns(world)

        assert {room for room, _ in stations(world, roamer)} <= set(row)


@planted("systems/creatures/roaming.py", "(steps + roamer % steps)", "steps")
@rule("COMB-5")
def test_not_all_who_set_out_together_end_their_beats_together() -> None:
    world = a_world()
    roamers = [a_roamer(world, room) for room in a_row(world, 5)]

    pass_turns(world)

    dues = [world.get(roamer, Wanders).due for roamer in roamers]
    least = 2 * 16 * 40
    assert len(set(dues)) == len(roamers)
    assert [due - world.turn for due in dues if due] == [least + roamer % least for roamer in roamers]


@rule("COMB-5")
def test_when_its_beat_is_over_it_takes_another_from_where_it_is() -> None:
    world = a_world()
    roamer = a_roamer(world, a_row(world, 5)[2])
    pass_turns(world)
    first = world.get(roamer, Beat)
    over = world.get(roamer, Wanders).due
    assert over is not None

    pass_turns(world, over - world.turn)

    second = world.get(roamer, Beat)
    assert (first.since, second.since) == (1, over)
    assert first.headings != second.headings
