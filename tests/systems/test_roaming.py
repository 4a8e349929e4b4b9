"""Roamers near a seeker: they move on by themselves, each on its own turns."""

from __future__ import annotations

from components.creatures import Acts, Creature, Temper, Wanders
from components.place import SIDES, Place, Spot
from components.walls import Material, Wall
from content.make import make
from tests.build import a_rat, a_room, a_row, a_seeker, a_world, pass_turns
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST = Spot.NORTH, Spot.EAST


@planted("systems/creatures/decide.py", ".due = world.turn + pace(world, roamer)", ".due = world.turn + 1")
@rule("COMB-5")
def test_a_roamer_moves_on_only_when_its_turn_is_due() -> None:
    world = a_world()
    rooms = a_row(world, 2)
    a_seeker(world, rooms[1])
    rat = a_rat(world, rooms[0], EAST, Wanders(3, 2), Creature(1, Temper.ROAMING))
    acts: list[int] = []

    for _ in range(8):
        pass_turns(world)
        acts.append(world.get(rat, Acts).count)

    assert acts == [0, 1, 1, 1, 2, 2, 2, 3]


@rule("COMB-5")
def test_a_roamer_walks_all_over_the_place() -> None:
    world = a_world()
    *rooms, walled = a_row(world, 4)
    world.add(world.held(rooms[2], Spot.PASSAGE)[0], Wall(Material.STONE, 6))
    a_seeker(world, walled)
    rat = a_rat(world, rooms[0], NORTH, Wanders(1, 1), Creature(1, Temper.ROAMING))
    seen = set()

    for _ in range(120):
        pass_turns(world)
        seen.add(world.get(rat, Place).holder)

    assert seen == set(rooms)


@rule("COMB-5")
def test_roamers_set_out_within_their_interval_of_birth_and_not_all_at_once() -> None:
    world = a_world()
    room = a_room(world)
    world.turn = 100

    rats = [make(world, "base:rat", room, spot) for spot in SIDES]

    due = [world.get(rat, Wanders).due for rat in rats]
    interval = world.get(rats[0], Wanders).interval
    assert all(turn is not None and 100 < turn <= 100 + interval for turn in due)
    assert len(set(due)) > 1
