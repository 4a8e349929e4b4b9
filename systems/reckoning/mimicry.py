"""Mimicry: which forms of mimic a container may hide, and what a form has grown to on a level (MIMIC-1)."""

from __future__ import annotations

from functools import lru_cache

from components.actor import Bounty, Creature, Health
from components.fight import Skill, Weapon
from components.mimic import Poses, Scales
from components.registry import Component
from content.registry import Content


def forms(content: Content, container: str) -> list[str]:
    """Ids of the forms that can be taken for this container, sorted."""
    return list(_posing(content).get(container, ()))


@lru_cache(maxsize=8)
def _posing(content: Content) -> dict[str, list[str]]:
    """The forms, sorted, by the containers that they pose as."""
    found: dict[str, list[str]] = {}
    for form in sorted(content.cards):
        part = content.component(form, Poses)
        for container in part.cards if part is not None else ():
            found.setdefault(container, []).append(form)
    return found


def grown(content: Content, form: str, level: int) -> tuple[Component, ...]:
    """The components of a form as it is on a level from 1, stronger for each level past the first."""
    parts = content.components(form)
    scales = next((part for part in parts if isinstance(part, Scales)), None)
    past = level - 1
    if scales is None:
        return parts
    for part in parts:
        if isinstance(part, Creature):
            part.level += past
        elif isinstance(part, Health):
            part.left = part.full = part.full + scales.health * past
        elif isinstance(part, Skill):
            part.melee += scales.melee * past
        elif isinstance(part, Weapon):
            part.damage += past // scales.harder_every
        elif isinstance(part, Bounty):
            part.experience += scales.experience * past
    return parts
