"""Standing in water: wet, chilled, hurt where it is deepest, and all of it told as it is rolled."""

from __future__ import annotations

import pytest

from components.actor import Health
from components.card import Card
from components.events import Buffeted
from components.place import Spot
from components.water import Flood, Wet
from engine.kernel.world import World
from systems.reckoning.water import chill, chill_chance
from tests.build import a_room, a_row, a_seeker, a_world, pass_turns
from tests.rules import rule


@pytest.fixture
def world() -> World:
    return a_world()


def flooded(world: World, depth: int) -> int:
    """A room that stands so deep."""
    return a_room(world, Flood(depth)) if depth else a_room(world)


@rule("AGE-3")
@pytest.mark.parametrize(("depth", "lost"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 5)])
def test_at_depth_four_the_flood_does_one_damage_a_turn_and_less_deep_none(depth: int, lost: int) -> None:
    world = a_world()
    seeker = a_seeker(world, flooded(world, depth))

    pass_turns(world, 5)

    assert world.get(seeker, Health).left == 20 - lost
    assert sum(isinstance(event, Buffeted) for event in world.events) == lost


@rule("AGE-3")
def test_mild_flood_is_colder_and_heavy_flood_colder_still(world: World) -> None:
    rooms = [flooded(world, depth) for depth in range(5)]

    assert [chill(world, room) for room in rooms] == [0, 1, 1, 2, 2]


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


@rule("AGE-3", "P7")
@pytest.mark.parametrize(("depth", "shown"), [(1, 5), (2, 5), (3, 15), (4, 15)])
def test_the_chance_to_be_chilled_is_the_one_that_is_shown(depth: int, shown: int) -> None:
    chilled = 0
    for seed in range(400):
        world = a_world(seed)
        seeker = a_seeker(world, flooded(world, depth))
        assert chill_chance(world, seeker, flooded(world, depth)) == shown
        pass_turns(world)
        chilled += "base:chilled" in [world.get(card, Card).prototype for card in world.held(seeker, Spot.AFFLICTION)]

    assert abs(chilled - 4 * shown) <= 4 * (shown**0.5) * 2 + 4


@rule("AGE-3")
def test_the_wet_are_chilled_in_the_dry_too_and_the_dry_never(world: World) -> None:
    room = a_room(world)

    wet, dry = a_seeker(world, room, Spot.CENTRE, Wet(99)), a_seeker(world, room)

    assert (chill_chance(world, wet, room), chill_chance(world, dry, room)) == (5, 0)
