"""What each seeker knows: face up is a fact of the seeker, not of the card (ROOM-3)."""

from enum import IntEnum

from components.registry import CardId, Component, component, ends_at_death
from components.traits import abreast


class Way(IntEnum):
    """What a seeker can tell of a way out of a room (ROSE-1)."""

    NONE = 0
    OPEN = 1
    LOCKED = 2
    WALLED = 3
    DEEP = 4
    DOOR = 5


@abreast("cards", "spots")
@component("knowledge.seen")
class Seen(Component):
    """One seeker's memory of one room, held by that room.

    `turn` is when it was last seen, -1 while its seeker has only looked in; `up` are the side slots turned face up;
    `spotted` the creatures seen apart from their slot, and the cards in storage seen put there; `cards` and `spots`
    side by side are what was last seen where, by prototype, conditions among them. `flood` and `dirt` are
    how deep and how dirty it was.
    """

    seeker: int
    turn: int
    up: list[int] = []
    spotted: list[int] = []
    cards: list[str] = []
    spots: list[int] = []
    storage: bool = False
    flood: int = 0
    dirt: int = 0


@abreast("tiers", "ordinals", "closed")
@component("knowledge.glimpsed")
class Glimpsed(Component):
    """The ways out of a seen room as they were last seen: one `Way` for each heading.

    Of a lock that was seen, what stands on it: its tier and ordinal and the card it closes; else 0, 0 and nothing.
    """

    seeker: int
    headings: list[int]
    tiers: list[int] = []
    ordinals: list[int] = []
    closed: list[str] = []


@ends_at_death
@abreast("answers", "of")
@component("knowledge.choice")
class Choice(Component):
    """A pending question of a seeker: while it stands only its answers and looking are legal (EVNT-1).

    `question` is the card; `answers` are names of its answers, and side by side with them `of` is what each is about
    where an answer stands once for each of several: a way, an attribute; else nothing.
    """

    question: CardId
    answers: list[str]
    of: list[str] = []
