"""Mimics: creatures that are containers until somebody lays a hand on them (MIMIC-1)."""

from components.registry import CardId, Component, component


@component("mimic.poses")
class Poses(Component):
    """The containers that this form of mimic can be taken for."""

    cards: list[CardId]


@component("mimic.scales")
class Scales(Component):
    """What a creature gains for each level above its card's, and loses for each below it.

    Its blows do one more damage each `harder_every` levels. Forms of mimics grow so, and what comes out of conditions
    shrinks so on a level below its own.
    """

    health: int
    melee: int
    harder_every: int
    experience: int


@component("mimic.mimic")
class Mimic(Component):
    """A seeming container: opened, searched, forced, disarmed or struck, it is a creature made from `form`."""

    form: CardId
