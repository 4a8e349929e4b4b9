"""What each seeker knows: face up is a fact of the seeker, not of the card (ROOM-3)."""

from components.registry import Component, component


@component("knowledge.seen")
class Seen(Component):
    """One seeker's memory of one room, held by that room.

    `turn` is when it was last seen; `up` are the side slots turned face up; `spotted` the creatures seen apart from
    their slot; `cards` and `spots` side by side are what was last seen where, by prototype.
    """

    seeker: int
    turn: int
    up: list[int] = []
    spotted: list[int] = []
    cards: list[str] = []
    spots: list[int] = []
    storage: bool = False


@component("knowledge.glimpsed")
class Glimpsed(Component):
    """Whether the way out of a seen room was learnt to be locked, walled or open: one state for each heading."""

    seeker: int
    headings: list[int]


@component("knowledge.choice")
class Choice(Component):
    """A pending choice of a seeker: while it stands only its answers and looking are legal."""

    question: str
    answers: list[str]
