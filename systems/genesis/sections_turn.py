"""Turns a drawing: the eight ways it can lie on a lattice, four turns of it and of its mirror image."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from content.sections import Section
from content.sections_map import Drawing


class Turned(NamedTuple):
    """A drawing as it lies: places of its rooms, ways and splices by laid sides, and for each drawn side the laid one.

    Rooms keep their numbers; a way is room, side, other room and mark; a splice room and side.
    """

    xs: tuple[int, ...]
    ys: tuple[int, ...]
    sides: tuple[int, int, int, int]
    joins: tuple[tuple[int, int, int, str], ...]
    splices: tuple[tuple[int, int], ...]


class Placed(NamedTuple):
    """A section on a level: its rooms there in the order of the drawing, and whether it hangs behind the gate."""

    section: Section
    turned: Turned
    rooms: list[int]
    deep: bool


@lru_cache(maxsize=512)
def ways_to_lie(drawing: Drawing) -> tuple[Turned, ...]:
    """All eight ways, the drawn one first."""
    return tuple(_turned(drawing, turns, mirrored) for mirrored in (False, True) for turns in range(4))


def _turned(drawing: Drawing, turns: int, mirrored: bool) -> Turned:
    """Mirrored east to west first if asked, then so many quarter turns with the clock."""
    places = [(-x if mirrored else x, y) for x, y in zip(drawing.xs, drawing.ys, strict=True)]
    for _ in range(turns):
        places = [(y, -x) for x, y in places]
    north, east, south, west = [((4 - side if mirrored else side) + turns) % 4 for side in range(4)]
    sides = (north, east, south, west)
    return Turned(
        tuple(x for x, _ in places),
        tuple(y for _, y in places),
        sides,
        tuple((join.room, sides[join.side], join.other, join.mark) for join in drawing.joins),
        tuple((splice.room, sides[splice.side]) for splice in drawing.splices),
    )
