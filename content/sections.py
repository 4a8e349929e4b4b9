"""Sections: pieces of a level drawn by hand, with a map of letters and a legend that says what each is (SECT-1)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

import msgspec

from components.registry import CardId
from content.decks import weight
from content.kinds import NO_END, Definition, Levels, Percent, Positive, ThemeDefinition, turns_up
from content.sections_map import Drawing

SIDES = ("north", "east", "south", "west")
RANDOM = "random"
Tier = Annotated[int, msgspec.Meta(ge=0, le=4)]


class SectionKind(StrEnum):
    """What a section is for."""

    BOSS = "boss"
    PUZZLE = "puzzle"
    STORY = "story"


class SlotDrawing(Definition, frozen=True):
    """One side slot: its card, or bare ground; what lies in the card or drops from it; and the key that lies there.

    Without `goods` the card's own chances fill it. `key` is the letter of a room that is locked, or letter and side of
    a locked container, as in `c.north`. `random` is a slot that genesis deals as it deals any other.
    """

    card: CardId = ""
    goods: tuple[CardId, ...] = ()
    key: str = ""
    random: bool = False


BARE = SlotDrawing()


class RoomDrawing(Definition, frozen=True):
    """One room of the legend: its location, the four slots as seen with north on top, conditions, and a lock's tier.

    A side is a card id, `random`, a table, or left out for bare ground. Of a `lock` the key must be drawn too.
    """

    location: CardId
    north: str | SlotDrawing = BARE
    east: str | SlotDrawing = BARE
    south: str | SlotDrawing = BARE
    west: str | SlotDrawing = BARE
    conditions: tuple[CardId, ...] = ()
    lock: Tier = 0

    @property
    def slots(self) -> tuple[SlotDrawing, ...]:
        """The four slots, as they are once names in them are resolved."""
        found = (self.north, self.east, self.south, self.west)
        return tuple(slot if isinstance(slot, SlotDrawing) else SlotDrawing(slot) for slot in found)


class SectionDefinition(Definition, frozen=True):
    """A section as content writes it; at most one of each stands on a level.

    `map` draws it on a lattice: rooms as letters and digits, a mark between two rooms for the way there (see
    `content.sections_map`), `*` where it is spliced to the level. `legend` tells of each letter. It turns up on
    `levels` from first to last (99: without end), in `themes` (none means all whose deck is among `decks`), as often as
    `weight` and the themes' liking for its `tags` say. `share` is how deep it lies: the way to its first room, in per
    cent of the way to the farthest room of the level.
    """

    name: str
    text: str
    kind: SectionKind
    map: str
    legend: Mapping[str, RoomDrawing]
    share: tuple[Percent, Percent] = (30, 100)
    levels: Levels = (1, NO_END)
    themes: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    decks: tuple[str, ...] = ("main",)
    weight: Positive = 10


class Section(msgspec.Struct, frozen=True):
    """A section that holds together: as it was written, its map read, and its own locks.

    `locks` are room, slot 0-3 or -1 for the room itself, tier, and the room and slot of the key; rooms are numbered in
    the order of the drawing.
    """

    id: str
    written: SectionDefinition
    drawing: Drawing
    rooms: tuple[RoomDrawing, ...]
    locks: tuple[tuple[int, int, int, int, int], ...]

    def weight(self, name: str, theme: ThemeDefinition, level: int) -> int:
        """How often it comes in the theme with this id on a level beside other sections; 0 for never."""
        written = self.written
        if not turns_up(written.levels, level) or not admits(written, name, theme):
            return 0
        return weight(written, theme)

    def cards(self) -> list[str]:
        """Every card that is drawn in it, sorted."""
        found: set[str] = set()
        for room in self.rooms:
            found.update((room.location, *room.conditions))
            for slot in room.slots:
                found.update((*slot.goods, *([slot.card] if slot.card else [])))
        return sorted(found)


def admits(section: SectionDefinition, name: str, theme: ThemeDefinition) -> bool:
    """Whether a section may turn up in the theme with this id, its weight apart."""
    return theme.deck in section.decks and (not section.themes or name in section.themes)
