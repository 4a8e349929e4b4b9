"""Conditions: what lies on a room, what it risks and what clears it (COND-1)."""

from components.combat import Element
from components.registry import CardId, Component, component, ends_at_death
from components.room import Terrain


@component("condition.condition")
class Condition(Component):
    """Lies on a room (COND-1): whether it replaces the room's ordinary actions, and whether it prevents rest (COND-3).

    Of several on one room, one that replaces beats all that keep, one that prevents beats all that allow (COND-5).
    """

    replaces: bool = False
    prevents_rest: bool = False


@component("condition.fits")
class Fits(Component):
    """Where it may be at birth: on one of these terrains and with one of these tags, empty lists asking nothing.

    A location with a tag among `without` never bears it.
    """

    terrains: list[Terrain] = []
    tags: list[str] = []
    without: list[str] = []


@component("condition.rooted")
class Rooted(Component):
    """Grows out of the ground: no room with a stone floor can come to bear it (chapter 6)."""


@component("condition.cleared_by")
class ClearedBy(Component):
    """Ended with a tool of one of these uses, one success for each point of the room's size; `done` so far (COND-2).

    The use `light` is a lit light source, `torch` a lit torch; both pay a turn of fuel.
    """

    tools: list[str]
    done: int = 0


@component("condition.burns")
class Burns(Component):
    """Fire in the room counts as one success for each turn it burns (COND-2)."""


@component("condition.covers")
class Covers(Component):
    """While it lies there, these conditions are out of sight, out of use and without risk (COND-4, VEIN-4)."""

    cards: list[CardId]


@component("condition.leaves")
class Leaves(Component):
    """Once it is cleared away, `card` lies on the room if it has not lain there already (COND-4)."""

    card: CardId


@ends_at_death
@component("condition.tremor")
class Tremor(Component):
    """On a seeker: the ceiling of `room` comes down; the answer costs `health`, and `card` lies on the room then.

    One of `props` may hold it up instead.
    """

    room: int
    health: int
    card: CardId
    props: list[CardId] = []


@component("condition.windage")
class Windage(Component):
    """Takes so many per cent off the damage of ranged attacks from here; not below `least`."""

    percent: int
    least: int


@component("condition.collapses")
class Collapses(Component):
    """Risk: with this chance `encounter` opens, whose answer costs so much Health; then `card` lies on the room.

    One of `props` may hold the ceiling up instead.
    """

    chance: int
    health: int
    encounter: CardId
    card: CardId
    props: list[CardId] = []


@component("condition.emerges")
class Emerges(Component):
    """Risk: with this chance a creature made from `card` comes up in a free slot.

    So many at `most` of its kind are in the room then, and of its own anywhere; 0 for as many as any brood has. It has
    `brought` so many forth.
    """

    chance: int
    card: CardId
    most: int = 0
    brought: int = 0


@component("condition.afflicts")
class Afflicting(Component):
    """Risk: with this chance whoever acts here bears the affliction `card`."""

    chance: int
    card: CardId


@component("condition.spreads")
class Spreads(Component):
    """Risk: with this chance it spreads to a neighbour where it fits."""

    chance: int


@component("condition.harms")
class Harming(Component):
    """Risk: with this chance it deals damage."""

    chance: int
    damage: int
    element: Element = Element.FORCE


@component("condition.drains")
class Draining(Component):
    """Risk: with this chance it takes up to so much mana."""

    chance: int
    mana: int


@component("intent.clear")
class WantsToClear(Component):
    """Work at a condition of the room with the tool in hand (COND-2)."""

    condition: int
