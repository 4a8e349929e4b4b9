"""Standing in water: wet, colder, and hurt where it is deepest."""

from __future__ import annotations

import pytest

from components.body import Health
from components.events.water import Buffeted
from components.place import Spot
from components.seekers import InPlay
from components.water import Flood, Wet
from engine.kernel.world import World
from systems.water.water import chill
from tests.build import a_room, a_row, a_seeker, a_world, pass_turns
from tests.planted_fault import planted
from tests.rules import rule


@pytest.fixture
def world() -> World:
    return a_world()


def flooded(world: World, depth: int) -> int:
    """A room that stands so deep."""
    return a_room(world, Flood(depth)) if depth else a_room(world)


@planted("content/base/figures.toml", "harms_from = 4", "harms_from = 3", case="3-0")
@rule("AGE-3")
@pytest.mark.parametrize(("depth", "lost"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 5)])
def test_at_depth_four_the_flood_does_one_damage_a_turn_and_less_deep_none(depth: int, lost: int) -> None:
    world = a_world()
    seeker = a_seeker(world, flooded(world, depth))

    pass_turns(world, 5)

    assert world.get(seeker, Health).left == 20 - lost
    assert sum(isinstance(event, Buffeted) for event in world.events) == lost


@planted("content/base/figures.toml", "heavy_cold = 2", "heavy_cold = 1")
@rule("AGE-3")
def test_mild_flood_is_colder_and_heavy_flood_colder_still(world: World) -> None:
    rooms = [flooded(world, depth) for depth in range(5)]

    assert [chill(world, room) for room in rooms] == [0, 1, 1, 2, 2]


@planted("content/base/figures.toml", "dries_after = 12", "dries_after = 11")
@rule("AGE-3")
def test_who_stands_in_flood_is_wet_and_dry_twelve_turns_after_leaving_it(world: World) -> None:
    row = a_row(world, 2)
    world.add(row[0], Flood(1))
    seeker = a_seeker(world, row[0])

    pass_turns(world)
    soaked = world.has(seeker, Wet)
    world.move(seeker, row[1], Spot.CENTRE)
    pass_turns(world, 12)
    still = world.has(seeker, Wet)
    pass_turns(world)

    assert (soaked, still, world.has(seeker, Wet)) == (True, True, False)


@rule("AGE-3", "P2")
def test_the_dead_dry_too(world: World) -> None:
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Wet(world.turn + 3))
    world.remove(seeker, InPlay)

    pass_turns(world, 3)

    assert not world.has(seeker, Wet)
