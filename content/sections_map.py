"""Reads the map of a section: rooms as letters on a lattice, the ways between them as marks, splices at its edge."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

HORIZONTAL = "-"
VERTICAL = "|"
LOCKED = "+"
HIDDEN = "?"
DEEP = "~"
WALL = "#"
SPLICE = "*"
MARKS = (HORIZONTAL, VERTICAL, LOCKED, HIDDEN, DEEP, WALL, SPLICE)
SHUT = (DEEP, WALL)
_BLANK = (" ", WALL)


class Join(NamedTuple):
    """A way from a room through its side 0-3 (north, east, south, west) to another, with the mark that draws it."""

    room: int
    side: int
    other: int
    mark: str
    row: int
    column: int


class Splice(NamedTuple):
    """Where the level may be joined: a room and the side on which it is open."""

    room: int
    side: int


class Drawing(NamedTuple):
    """Rooms in the order of reading: letter, column and row on the lattice (north is row + 1); ways; splices."""

    letters: tuple[str, ...]
    xs: tuple[int, ...]
    ys: tuple[int, ...]
    joins: tuple[Join, ...]
    splices: tuple[Splice, ...]

    def reached(self, start: int, shut: tuple[str, ...] = SHUT) -> list[int]:
        """Steps from a room to each within the section, -1 where there is no way; locks and hidden doors are open."""
        steps = [-1] * len(self.letters)
        steps[start] = 0
        frontier = [start]
        for room in frontier:
            for join in self.joins:
                if join.mark not in shut and room in (join.room, join.other):
                    other = join.other if room == join.room else join.room
                    if steps[other] < 0:
                        steps[other] = steps[room] + 1
                        frontier.append(other)
        return steps


class Flaw(NamedTuple):
    """What is wrong at a row and a column of the map, both from 0."""

    row: int
    column: int
    text: str


@lru_cache(maxsize=512)
def read(text: str) -> tuple[Drawing, tuple[Flaw, ...]]:
    """The drawing as far as it can be read, and everything that is wrong with it."""
    rows = text.rstrip().split("\n") if text.strip() else []
    cells = {(r, c): char for r, row in enumerate(rows) for c, char in enumerate(row) if char not in (" ", "\r")}
    flaws: list[Flaw] = []
    rooms: dict[tuple[int, int], int] = {}
    letters: list[str] = []
    first = next((at for at, char in sorted(cells.items()) if char.isascii() and char.isalnum()), None)
    if first is None:
        return Drawing((), (), (), (), ()), (Flaw(0, 0, "expected rooms as letters or digits, got none"),)
    for at, char in sorted(cells.items()):
        if char.isascii() and char.isalnum():
            if (at[0] - first[0]) % 2 or (at[1] - first[1]) % 2:
                flaws.append(Flaw(*at, f'expected rooms an even number of places apart, got "{char}" between them'))
            elif char in letters:
                flaws.append(Flaw(*at, f'expected a letter of its own for each room, got "{char}" again'))
            else:
                rooms[at] = len(letters)
                letters.append(char)
        elif char not in MARKS:
            flaws.append(Flaw(*at, f"expected a letter, a digit or one of {' '.join(MARKS)}, got {char!r}"))
    joins, splices = [], []
    for at, char in sorted(cells.items()):
        if char in MARKS:
            found = _mark(rooms, cells, first, at, char)
            if isinstance(found, Flaw):
                flaws.append(found)
            elif isinstance(found, Join):
                joins.append(found)
            elif found is not None:
                splices.append(found)
    if not splices:
        flaws.append(Flaw(0, 0, f'expected a splice "{SPLICE}" at the edge, got none'))
    xs = tuple((column - first[1]) // 2 for _, column in rooms)
    ys = tuple((first[0] - row) // 2 for row, _ in rooms)
    drawing = Drawing(tuple(letters), xs, ys, tuple(joins), tuple(splices))
    return drawing, (*flaws, *_edges(drawing, list(rooms)))


def _mark(
    rooms: dict[tuple[int, int], int],
    cells: dict[tuple[int, int], str],
    first: tuple[int, int],
    at: tuple[int, int],
    char: str,
) -> Join | Splice | Flaw | None:
    """A mark as a way, a splice, a flaw, or nothing for rock."""
    row, column = at
    down, across = (row - first[0]) % 2, (column - first[1]) % 2
    if down == across:
        return None if char == WALL else Flaw(row, column, f'expected "{char}" between rooms, got it off the lattice')
    if char in (HORIZONTAL, VERTICAL) and (char == VERTICAL) != bool(down):
        right = VERTICAL if down else HORIZONTAL
        return Flaw(row, column, f'expected "{right}" for a way in this direction, got "{char}"')
    before, behind = ((row - 1, column), (row + 1, column)) if down else ((row, column - 1), (row, column + 1))
    one, other = rooms.get(before), rooms.get(behind)
    if char == SPLICE:
        far = cells.get(behind if one is not None else before, " ")
        if (one is None) == (other is None) or far not in _BLANK:
            return Flaw(row, column, f'expected "{SPLICE}" with a room on one side and nothing on the other')
        if one is not None:
            return Splice(one, 2 if down else 1)
        return Splice(int(other or 0), 0 if down else 3)
    if one is None or other is None:
        return None if char == WALL else Flaw(row, column, f'expected "{char}" between two rooms, got one room or none')
    return Join(one, 2 if down else 1, other, char, row, column)


def _edges(drawing: Drawing, places: list[tuple[int, int]]) -> Iterator[Flaw]:
    """Rooms that no splice leads to."""
    if not drawing.splices:
        return
    steps = drawing.reached(drawing.splices[0].room)
    for room, step in enumerate(steps):
        if step < 0:
            text = f'expected every room within reach of the others, got "{drawing.letters[room]}" cut off'
            yield Flaw(*places[room], text)
