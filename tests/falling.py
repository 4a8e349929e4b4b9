"""Dice for tests of odds: they fall as told, so that one point above a chance and one below can be told apart."""

from __future__ import annotations

from engine.kernel.dice import Dice
from engine.kernel.world import World
from tests.build import base_content


class Falling(Dice):
    """Dice that show these numbers in these streams, whoever rolls, and are true in all others."""

    def __init__(self, falls: dict[str, int]) -> None:
        super().__init__(1)
        self.falls = falls
        self.sides: dict[str, int] = {}

    def roll(self, stream: str, when: str, who: int, n: int, sides: int) -> int:
        """What was told for the stream; `sides` of its last roll are kept."""
        self.sides[stream] = sides
        fall = self.falls.get(stream)
        if fall is None:
            return super().roll(stream, when, who, n, sides)
        assert 1 <= fall <= sides, (stream, fall, sides)
        return fall


def a_falling_world(**falls: int) -> World:
    """An empty world with the base content; `risk__harm=5` lets the die of the stream `risk.harm` show 5."""
    world = World(1, Falling({stream.replace("__", "."): fall for stream, fall in falls.items()}))
    world.provide(base_content())
    return world
