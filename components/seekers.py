"""Seekers: who is played, and what they have learnt (CHAR-1, CHAR-5)."""

from components.registry import Component, component
from components.traits import abreast


@component("actor.seeker")
class Seeker(Component):
    """A played character: name and class id."""

    name: str
    calling: str


@component("actor.in_play")
class InPlay(Component):
    """The seeker acts, hungers and can be found; without it the seeker is at rest."""


@component("actor.experience")
class Experience(Component):
    """Total (makes levels) and unspent (pays for claims, lessons); spending never lowers the level (CHAR-4)."""

    total: int = 0
    unspent: int = 0
    level: int = 0


@abreast("names", "fifths")
@component("actor.proficiencies")
class Proficiencies(Component):
    """Names of skills, and the fifths of a point in each, side by side (CHAR-5)."""

    names: list[str]
    fifths: list[int] = []


@abreast("names", "fifths")
@component("actor.practised")
class Practised(Component):
    """Skills used in this world turn, and the fifths of a point that came of each, side by side; not yet counted."""

    names: list[str] = []
    fifths: list[int] = []


@component("actor.ability")
class Ability(Component):
    """The one ability that no other class has, by name (CHAR-3)."""

    name: str


@component("intent.answer")
class WantsToAnswer(Component):
    """Answer the pending choice by its number from 0."""

    answer: int


@component("intent.train")
class WantsToTrain(Component):
    """Spend unspent experience on a point of this proficiency (CHAR-5)."""

    proficiency: str
