"""The water finds its level near what was stirred, and is then right everywhere (AGE-2, AGE-4)."""

from __future__ import annotations

from random import Random

import pytest

from components.place import Spot
from components.room import Passage
from components.walls import Material, Wall
from components.water import Drain, Flood, Source
from engine.kernel.world import World
from systems.water import water
from systems.water.waters import stir
from tests.build import a_room, a_world, join, pass_turns
from tests.laws.floods import expected, rests
from tests.planted_fault import planted
from tests.rules import rule

WIDE, HIGH = 9, 5


def a_grid(world: World, dice: Random) -> list[int]:
    """Rooms in a grid with most of its passages, some of them walled."""
    rooms = [a_room(world, x=n % WIDE, y=n // WIDE) for n in range(WIDE * HIGH)]
    for n, room in enumerate(rooms):
        for beyond, heading in ((n + 1, Spot.EAST), (n + WIDE, Spot.NORTH)):
            fits = beyond < len(rooms) and (heading is Spot.NORTH or beyond % WIDE)
            if fits and dice.random() < 0.8:
                join(world, room, rooms[beyond], heading, *([Wall(Material.STONE, 6)] if dice.random() < 0.3 else []))
    return rooms


def disturb(world: World, dice: Random, rooms: list[int]) -> None:
    """A spring wells up, a drain opens, or a passage is walled or opened."""
    passages = [passage for passage, _ in world.each(Passage)]
    what, room, passage = dice.randrange(4), dice.choice(rooms), dice.choice(passages)
    if what == 0 and not world.has(room, Source):
        severity = dice.randint(1, 4)
        world.add(room, Source(severity, dice.randint(0, severity)))
        stir(world, room)
    elif what == 1 and not world.has(room, Drain):
        world.add(room, Drain(dice.randint(1, 2)))
        stir(world, room)
    elif what > 1:
        if world.has(passage, Wall):
            world.remove(passage, Wall)
        else:
            world.add(passage, Wall(Material.TIMBER, 3))
        stir(world, passage)


@planted("systems/water/water.py", "_within(world, rooms, 2 * reach)", "_within(world, rooms, reach)", case="0")
@planted("systems/water/water.py", "for room in _within(world, rooms, reach)}", "for room in rooms}", case="0")
@planted("systems/water/water.py", "_within(world, _rooms_of(world, stirred), _reach(world))",
         "_within(world, _rooms_of(world, stirred), 0)", case="0")
@planted("systems/water/water.py", "((edge.first, edge.second) if", "((edge.first,) if", case="0")
@rule("AGE-2", "AGE-4")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_stirred_all_water_stands_as_it_must(seed: int) -> None:
    world, dice = a_world(seed), Random(seed)
    rooms = a_grid(world, dice)

    for _ in range(60):
        for _ in range(dice.randint(1, 3)):
            disturb(world, dice, rooms)
        pass_turns(world, dice.randint(1, 15))

        assert {room: flood.depth for room, flood in world.each(Flood)} == expected(world)
        for room, source in world.each(Source):
            assert source.due is not None or source.step == rests(world, room, source.severity)


@planted("systems/water/water.py", "_within(world, rooms, 2 * reach)", "[room for room, _ in world.each(Source)]")
@rule("AGE-4", "CLOCK-1")
def test_a_spring_that_moves_asks_after_no_water_that_is_far_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    ways = water.runs_to
    monkeypatch.setattr(water, "runs_to", lambda world, room: asked.append(room) or ways(world, room))
    costs = []
    for others in (0, 40):
        world = a_world()
        row = [a_room(world, x=x) for x in range(8)]
        for first, second in zip(row, row[1:], strict=False):
            join(world, first, second, Spot.EAST)
        world.add(row[0], Source(4, 0, 2))
        for _ in range(others):
            far = a_room(world)
            world.add(far, Source(4, 4))
            world.add(far, Flood(4))
        asked.clear()

        pass_turns(world, 2)

        costs.append(len(asked))
    assert costs[0] == costs[1] > 0
