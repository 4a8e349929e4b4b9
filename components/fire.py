"""Fire: what burns, and its smoke."""

from components.registry import Component, component
from components.traits import falls_with_its_wall


@component("fire.flammable")
class Flammable(Component):
    """A thing that can catch fire, and the world turns after which nothing of it is left."""

    turns: int


@component("fire.naked_flame")
class NakedFlame(Component):
    """A light without glass round it: lit, and set down or thrown, it sets fire to what is near."""


@falls_with_its_wall
@component("fire.burning")
class Burning(Component):
    """On fire: a thing, a condition, the floor of a room or the wall of a passage.

    A thing is gone on turn `due`; what has no such turn burns for as long as there is something of it.
    """

    due: int | None = None


@component("fire.smoke")
class Smoke(Component):
    """On a room: how thick the smoke hangs, from 1; a room without it is clear."""

    density: int
