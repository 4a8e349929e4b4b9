"""Levels: how much experience each takes, and what may be raised with one (CHAR-4)."""

from __future__ import annotations

from components.actor import Attributes
from content.figures import Figures
from content.registry import Content
from engine.kernel.world import World

ATTRIBUTE_CHOICE = "choice.attribute"
_ANSWER = "attribute."


def threshold(figures: Figures, level: int) -> int:
    """The total of experience at which a level is reached; each step is twice the one before."""
    return figures.seekers.first_level * ((1 << level) - 1)


def level_of(figures: Figures, total: int) -> int:
    """The level that a total of experience makes, from 0."""
    return (total // figures.seekers.first_level + 1).bit_length() - 1


def raisable(world: World, seeker: int) -> list[str]:
    """The names of the attributes of a seeker that are below the cap, in the order of the sheet."""
    body = world.find(seeker, Attributes)
    if body is None:
        return []
    cap = world.resource(Content).figures.seekers.attribute_cap
    return [name for name in Attributes.__struct_fields__ if getattr(body, name) < cap]


def answer_for(attribute: str) -> str:
    """The message id by which a choice offers an attribute."""
    return f"{_ANSWER}{attribute}"


def attribute_of(answer: str) -> str:
    """The attribute that an answer stands for."""
    return answer.removeprefix(_ANSWER)
