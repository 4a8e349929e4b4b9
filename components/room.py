"""Rooms: the location card in the centre, its four headings, and the passages between rooms (ROOM-1, ROOM-4)."""

from enum import StrEnum

from components.registry import Component, component
from components.traits import abreast


class Terrain(StrEnum):
    """The class of ground a location stands on."""

    CAVE = "cave"
    INTERIOR = "interior"
    RUIN = "ruin"
    MINE = "mine"
    WILD = "wild"
    MIRE = "mire"
    WATER = "water"


# The one ordinary action that a rule reads by its name; what else a room gives, its offers say (COND-1).
DRAW_WATER = "draw_water"


@component("room.location")
class Location(Component):
    """What the location card sets: size 1-6, terrain class, tags, insulation, temperature step and ordinary actions.

    Of `actions` there is `draw_water`; what it gives to who works for it stands in `condition.offers`.
    """

    size: int
    terrain: Terrain
    tags: list[str] = []
    insulation: int = 0
    temperature: int = 0
    actions: list[str] = []


@component("room.room")
class Room(Component):
    """A room on the level's map: column, row (north is row + 1) and distance in rooms from the entrance."""

    x: int
    y: int
    distance: int


@abreast("rooms", "passages")
@component("room.exits")
class Exits(Component):
    """For each heading north, east, south, west: the room beyond and the passage to it; 0 where there is none."""

    rooms: list[int]
    passages: list[int]


@component("room.passage")
class Passage(Component):
    """An edge between two rooms; `heading` leads from first to second. Walls and deep water are components on it."""

    first: int
    second: int
    heading: int


@component("room.entrance")
class Entrance(Component):
    """The room in which a seeker arrives from outside, or from the level before."""


@component("room.stair")
class Stair(Component):
    """A stairwell card, which leads `down` or up: on to the next level, or back to the one before (EXIT-1, LEVL-1).

    Down is on, but where a site is `climbed`, as a tower is, up is on (THEME-10).
    """

    down: bool
    climbed: bool = False

    @property
    def on(self) -> bool:
        """Whether it leads to the next level, which is the exit, and not back to the one before."""
        return self.down != self.climbed


@component("room.mouth")
class Mouth(Component):
    """The opening of a sub-dungeon of this theme, seen from without or, with `out`, from within (SUB-1)."""

    theme: str
    out: bool = False


@component("room.hard_going")
class HardGoing(Component):
    """Mire, or water of depth 2 and more: a step that begins here costs more (MOVE-1)."""


@component("room.self_lit")
class SelfLit(Component):
    """A location that needs no lamp."""


@component("room.hoard")
class Hoard(Component):
    """A location worth more than most; the hardest locks look for it (LOCK-1, G8)."""

    worth: int


@component("room.section")
class Section(Component):
    """The hand-built section that this room is of, by id; at most one of each stands on a level (SECT-1)."""

    name: str
