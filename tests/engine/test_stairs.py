"""Stairs lead one level deeper or back, from any level, within one place (LEVL-1)."""

from __future__ import annotations

import pytest

from components.level import LevelInfo
from components.room import Stair
from engine.play import commands as ask
from engine.play.game import Game
from systems.core.sites import Destination, destination
from tests.build import a_world, base_content
from tests.laws.chronicles import carry_to_stair
from tests.planted_fault import planted
from tests.rules import rule


def taken(game: Game, down: bool, times: int) -> list[tuple[int, str, int]]:
    """Level, site and world after each of so many stairs."""
    told = []
    for _ in range(times):
        carry_to_stair(game, down)
        assert game.submit(ask.Descend(sure=True) if down else ask.Ascend(sure=True)).ok
        ((_, info),) = game.world.each(LevelInfo)
        told.append((info.level, info.site, game.world.number))
    return told


@planted("systems/core/sites.py", "info.level + (1 if stair.on else -1)",
         "min(4, info.level + (1 if stair.on else -1))")
@planted("engine/play/chronicle.py", "bear(world, self.content, self.seed, site, depth, theme)",
         "bear(world, self.content, self.seed, site, min(depth, 4), theme)")
@rule("LEVL-1")
def test_each_stair_down_leads_a_level_deeper_and_each_stair_up_to_the_one_before() -> None:
    game = Game.new(2, base_content(), theme="base:caverns")

    down = taken(game, True, 7)

    assert down == [(n, "gate", n) for n in (2, 3, 4, 5, 6, 7, 8)]
    assert taken(game, False, 7) == [(n, "gate", n) for n in (7, 6, 5, 4, 3, 2, 1)]


@rule("LEVL-1")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 9, 10, 13, 40, 99, 100, 998, 999])
def test_a_stair_of_any_level_leads_to_the_next_of_the_same_place(level: int) -> None:
    world = a_world()
    world.spawn(LevelInfo("base:fen", "gate", level, 1))
    down, up = (world.spawn(Stair(way)) for way in (True, False))

    assert destination(world, down) == Destination("gate", level + 1, "base:fen")
    assert destination(world, up) == Destination("gate", level - 1, "base:fen")
