"""For the figures of a birth: dice that fall as told, and blueprints whose rooms stand where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TypeVar

import pytest

from content.loader import load
from engine.kernel.dice import Stream
from systems.genesis import design
from systems.genesis.blueprint import Blueprint
from systems.genesis.decks import deal
from systems.genesis.distances import measure

T = TypeVar("T")
CAVERNS = "base:caverns"


class Loaded(Stream):
    """Dice that fall as they are told, in this order, and for ever as the last one; `bounds` are what was asked for."""

    def __init__(self, *falls: int) -> None:
        self.falls = list(falls)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """The next fall, which must be possible."""
        self.bounds.append(bound)
        fall = self.falls.pop(0) if len(self.falls) > 1 else self.falls[0]
        assert 0 <= fall < bound, (fall, bound)
        return fall

    def percent(self, chance: int) -> bool:
        """By the next fall of a hundred; what chance was asked for stands among the bounds instead."""
        hit = self.below(100) < chance
        self.bounds[-1] = chance
        return hit

    def shuffled(self, options: Sequence[T]) -> list[T]:
        """As they are."""
        return list(options)


def falling(monkeypatch: pytest.MonkeyPatch, *falls: int) -> Loaded:
    """From now on all stages draw from these dice."""
    stream = Loaded(*falls)
    monkeypatch.setattr(Blueprint, "stream", lambda plan, *names: stream)
    return stream


def planned(level: int = 3, theme: str = CAVERNS, rooms: int = 0) -> Blueprint:
    """A level of the base game on the drawing board, before anything in it is barred."""
    plan = design(load(), 5, "drawn", level, theme, rooms)
    plan.deck = copy(plan.deck)
    return plan


def laid_out(cells: list[tuple[int, int]], level: int = 3) -> Blueprint:
    """Rooms on these cells, the first the entrance, each joined to all its neighbours; all of one kind of place."""
    figures, content = load().figures, load()
    deck = copy(deal(content, CAVERNS, level))
    plan = Blueprint(5, "drawn", level, content.themes[CAVERNS], figures.genesis, deck, figures.ageing)
    for x, y in cells:
        room = plan.add_room(x, y)
        for side in range(4):
            if (other := plan.cell(room, side)) >= 0:
                plan.join(room, side, other)
    plan.locations = [plan.deck.numbers["base:gallery"]] * len(cells)
    plan.sides = [-1] * (4 * len(cells))
    measure(plan)
    return plan


def a_line(count: int, level: int = 3) -> Blueprint:
    """So many rooms one behind another."""
    return laid_out([(0, y) for y in range(count)], level)


def a_square(side: int, level: int = 3) -> Blueprint:
    """So many rooms by as many, all joined."""
    return laid_out([(x, y) for y in range(side) for x in range(side)], level)
