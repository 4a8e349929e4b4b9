"""Events of the room light: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class FlameLit(Event, frozen=True):
    """A light was lit."""

    card: Entity


class FlameSnuffed(Event, frozen=True):
    """A light was put out, with fuel left."""

    card: Entity


class FlameRenewed(Event, frozen=True):
    """A burning light was filled without oil, and has fuel for so many `turns` now (LIGHT-2)."""

    card: Entity
    turns: int


class LightRefilled(Event, frozen=True):
    """Oil was poured into a light, which has fuel for so many `turns` now (LIGHT-1)."""

    actor: Entity
    card: Entity
    turns: int


class FlameDied(Event, frozen=True):
    """A light burnt out."""

    card: Entity
