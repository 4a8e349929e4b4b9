"""The level itself: what was born here, from what, and the proof that its locks can be opened (G3, G11)."""

from components.registry import Component, component
from components.traits import abreast


@component("level.info")
class LevelInfo(Component):
    """What a level was born from: theme id, site, level from 1 and the chronicle's seed; one entity of a world."""

    theme: str
    site: str
    level: int
    seed: int


@component("level.honour")
class Honour(Component):
    """How much honour the dead of this tomb once had, 1-5; on the entity of the level's info (THEME-9)."""

    value: int


@component("level.age")
class Age(Component):
    """How many generations old the level was when it was born, 1-10; on the entity of the level's info (AGE-7)."""

    generations: int


@abreast("keys", "locks", "rooms")
@component("level.certificate")
class Certificate(Component):
    """An order in which keys can be taken and spent: key, its lock, and the room where the key lay, side by side.

    `doors` are the passages of the hidden doors that must be pushed for it, in the order in which they are come to;
    `after` is for each of them how many of the locks are open by then.
    """

    keys: list[int]
    locks: list[int]
    rooms: list[int]
    doors: list[int] = []
    after: list[int] = []
