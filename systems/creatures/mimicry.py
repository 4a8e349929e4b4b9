"""Mimicry: which forms of mimic a container may hide, and what a creature has grown to on a level (MIMIC-1)."""

from __future__ import annotations

from functools import lru_cache

from components.body import Health
from components.combat import Skill, Weapon
from components.creatures import Bounty, Creature, Poses, Scales
from components.registry import Component
from content.naming import by_name
from content.registry import Content


def forms(content: Content, container: str) -> list[str]:
    """Ids of the forms that can be taken for this container, sorted."""
    return list(_posing(content).get(container, ()))


@lru_cache(maxsize=8)
def _posing(content: Content) -> dict[str, list[str]]:
    """The forms, sorted, by the containers that they pose as."""
    found: dict[str, list[str]] = {}
    for form in sorted(content.cards, key=by_name):
        part = content.component(form, Poses)
        for container in part.cards if part is not None else ():
            found.setdefault(container, []).append(form)
    return found


def grown(content: Content, card: str, level: int) -> tuple[Component, ...]:
    """The components of a creature as it is on a level from 1: stronger or weaker by the levels from its card's own.

    A card without scales stays as it is.
    """
    parts = content.components(card)
    scales = next((part for part in parts if isinstance(part, Scales)), None)
    nature = next((part for part in parts if isinstance(part, Creature)), None)
    if scales is None or nature is None:
        return parts
    past = level - nature.level
    for part in parts:
        if isinstance(part, Creature):
            part.level += past
        elif isinstance(part, Health):
            part.left = part.full = max(1, part.full + scales.health * past)
        elif isinstance(part, Skill):
            part.melee += scales.melee * past
        elif isinstance(part, Weapon):
            part.damage += past // scales.harder_every
        elif isinstance(part, Bounty):
            part.experience = max(0, part.experience + scales.experience * past)
    return parts
