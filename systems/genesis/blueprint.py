"""Blueprint: a dungeon as lists of ints, drawn stage by stage before any card exists."""

from __future__ import annotations

from enum import IntEnum

import msgspec

from components.walls import Material
from content.figures import Ageing, Genesis
from content.kinds import Kind, ThemeDefinition
from content.naming import drawn_at
from engine.kernel.dice import Stream
from systems.genesis.decks import NO_CARD, Deck

NOWHERE = -1
ENTRANCE = 0
# Neither the entrance nor a room next to it is ever locked (LOCK-1).
NEAREST_LOCK = 2
BARE = NO_CARD
# One step by each heading.
DX = (0, 1, 0, -1)
DY = (1, 0, -1, 0)
_SPAN = 1 << 20
_STEP = (_SPAN, 1, -_SPAN, -1)


class Bar(IntEnum):
    """What bars a passage. Distances go through OPEN and HIDDEN alone (LOCK-5)."""

    OPEN = 0
    HIDDEN = 1
    TIMBER = 2
    STONE = 3
    WATER = 4


class Blueprint(msgspec.Struct, eq=False):
    """Rooms are numbered from 0, the entrance, as they are added; a slot is `room * 4 + side`, sides as headings.

    `beyond[slot]` is the room that way. Rooms from `core` on lie behind the room `gate` and nowhere else. `sides[slot]`
    is a card of the deck, `goods[slot]` what that card holds; `conditions[room]` are its conditions, each with its
    portions. `shares` are the theme's, grown with the `honour` of a tomb.

    `springs[room]` is how deep a spring there can stand, how deep it stands, and the per cent of a step it is away from
    the next. `mimics[slot]` is the form that waits in a container's place.

    Locks and keys stand side by side: lock `i` closes `lock_rooms[i]`, or the container at `lock_slots[i]`; its key
    lies at `key_slots[i]`. The lock on the room `guard` stands before the deepest third.

    `bars[slot]` bars the passage through this slot, noted for both its slots; `walled` is how many walls the theme asks
    for; `floors[room]` is the laid floor. Rooms in `fixed` are built by hand: no stage adds to them, bars their
    passages or locks them. What such rooms bring of their own is in `bars` already, and in `own_locks` as (room, slot
    or NOWHERE, tier, slot of the key or NOWHERE). Rooms in `sealed` are found by none who never pushes a hidden door.
    `sections[room]` is the section that the room is of; `again` tells streams of one stage apart that is tried again.
    """

    seed: int
    site: str
    level: int
    theme: ThemeDefinition
    figures: Genesis
    deck: Deck
    ageing: Ageing
    xs: list[int] = []
    ys: list[int] = []
    cells: dict[int, int] = {}
    beyond: list[int] = []
    core: int = 0
    gate: int = NOWHERE
    distances: list[int] = []
    exit: int = NOWHERE
    honour: int = 0
    shares: dict[Kind, int] = {}
    locations: list[int] = []
    sides: list[int] = []
    goods: dict[int, list[int]] = {}
    conditions: dict[int, list[tuple[int, int]]] = {}
    bars: dict[int, Bar] = {}
    walled: int = 0
    floors: dict[int, Material] = {}
    fixed: set[int] = set()
    own_locks: list[tuple[int, int, int, int]] = []
    sealed: set[int] = set()
    sections: dict[int, str] = {}
    age: int = 0
    springs: dict[int, tuple[int, int, int]] = {}
    mimics: dict[int, str] = {}
    guard: int = NOWHERE
    lock_rooms: list[int] = []
    lock_slots: list[int] = []
    lock_tiers: list[int] = []
    key_slots: list[int] = []
    again: tuple[int, ...] = ()
    counts: dict[str, int] = {}

    def stream(self, *names: str | int) -> Stream:
        """The draws of one stage, or of one room in it: no other stage's draws change them (G11)."""
        return Stream(self.seed, drawn_at(self.site), self.level, *names, *self.again)

    def count(self, reason: str, times: int = 1) -> None:
        """Note that something went otherwise than planned, for `dungeon --why`."""
        self.counts[reason] = self.counts.get(reason, 0) + times

    @property
    def rooms(self) -> int:
        """How many rooms there are so far."""
        return len(self.xs)

    def cell(self, room: int, side: int) -> int:
        """The room on the cell next to this one, joined to it or not; NOWHERE when the cell is free."""
        return self.cells.get(self.ys[room] * _SPAN + self.xs[room] + _STEP[side], NOWHERE)

    def at(self, x: int, y: int) -> int:
        """The room on this cell; NOWHERE when it is free."""
        return self.cells.get(y * _SPAN + x, NOWHERE)

    def add_room(self, x: int, y: int) -> int:
        """A room on a free cell, without any way out."""
        room = len(self.xs)
        self.xs.append(x)
        self.ys.append(y)
        self.cells[y * _SPAN + x] = room
        self.beyond += (NOWHERE, NOWHERE, NOWHERE, NOWHERE)
        return room

    def drop_room(self) -> None:
        """Take back the newest room and the ways into it."""
        room = len(self.xs) - 1
        for side in range(4):
            other = self.beyond[room * 4 + side]
            if other != NOWHERE:
                self.beyond[other * 4 + (side + 2) % 4] = NOWHERE
        del self.beyond[-4:]
        del self.cells[self.ys.pop() * _SPAN + self.xs.pop()]

    def join(self, room: int, side: int, other: int) -> None:
        """Open a passage from the room through this side into the other."""
        self.beyond[room * 4 + side] = other
        self.beyond[other * 4 + (side + 2) % 4] = room

    def bar(self, room: int, side: int, bar: Bar) -> None:
        """Bar the passage through this side of the room, on both its sides."""
        other = self.beyond[room * 4 + side]
        self.bars[room * 4 + side] = self.bars[other * 4 + (side + 2) % 4] = bar

    def ways(self, room: int) -> int:
        """How many passages lead out of the room."""
        return 4 - self.beyond[room * 4 : room * 4 + 4].count(NOWHERE)
