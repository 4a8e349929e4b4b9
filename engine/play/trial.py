"""Trial: a bare world for tests of packs, and turns that pass in it as they do in play."""

from __future__ import annotations

from content.registry import Content
from engine.kernel.dice import Dice
from engine.kernel.turn import run_to, take_turn
from engine.kernel.world import World
from systems import order


def bare_world(content: Content, seed: int = 1) -> World:
    """A world with nothing in it but this content; its dice refuse to be drawn twice for one key (RuntimeError)."""
    world = World(1, Dice(seed, strict=True))
    world.provide(content)
    return world


def pass_turns(world: World, turns: int) -> None:
    """So many world turns, one by one, with every system of the game and of the packs."""
    whole = order(world.resource(Content))
    for _ in range(turns):
        take_turn(world, whole)


def catch_up(world: World, turn: int) -> None:
    """World turns up to this one, as a level that was left makes up for them: quiet ones are jumped over (P5)."""
    run_to(world, order(world.resource(Content)), turn)
