"""Levels that genesis bore, with a seeker who waits at the entrance, for benchmarks."""

from __future__ import annotations

from functools import cache

from components.body import Health, Hunger, Thirst
from components.place import Spot
from engine.kernel.turn import take_turn
from engine.kernel.world import World
from engine.play.chronicle import FIRST_SITE, entrance
from engine.play.game import Game
from tests.bench.idle import FOR_EVER
from tests.build import a_seeker, base_content, base_order
from tests.genesis.births import CAVERNS, finished


def pass_turn(world: World) -> None:
    """One world turn; whoever heard of it has forgotten."""
    take_turn(world, base_order())
    world.events.clear()


@cache
def a_born_level(seed: int, rooms: int, turns: int, theme: str = CAVERNS) -> World:
    """A level of so many rooms and all that lives in them, so many turns after somebody came in who wants nothing."""
    world = finished(theme, seed, 2, rooms)
    a_seeker(world, entrance(world), Spot.CENTRE, Hunger(0, FOR_EVER, FOR_EVER), Thirst(0, FOR_EVER, FOR_EVER))
    for _ in range(turns):
        pass_turn(world)
    return world


def a_game_of_levels(seed: int, levels: int, turns: int) -> Game:
    """A game whose seeker has been in so many levels, and waits in the first again, on this turn of the clock."""
    game = Game.new(seed, base_content(), theme=CAVERNS)
    hardy = game.world.edit(game.seeker, Health)
    hardy.left = hardy.full = 10**6
    for meter in (Hunger, Thirst):
        game.world.edit(game.seeker, meter).due = FOR_EVER
    chronicle = game.chronicle
    for depth in [*range(2, levels + 1), 1] if levels > 1 else []:
        here, there = chronicle.world_of(game.seeker), chronicle.level(FIRST_SITE, depth, CAVERNS)
        chronicle.enter(game.seeker, here, there, entrance(there))
        chronicle.turn()
    while chronicle.clock < turns:
        chronicle.turn()
    return game
