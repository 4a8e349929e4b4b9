"""Perils: what the conditions of a room may do to whoever acts there, one time or many times (COND-1, P7)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from components.card import Card
from components.condition import Afflicting, Collapses, Draining, Emerges, Harming
from components.place import Spot
from content.registry import Content
from engine.kernel.world import World
from systems.body.will import against_will
from systems.conditions.conditions import conditions
from systems.core.rooms import room_of
from systems.core.sight import seen

_RISKS = (Collapses, Emerges, Afflicting, Draining, Harming)
_HUNDRED = 100


class Peril(msgspec.Struct, frozen=True):
    """What may happen (`collapses`, `emerges`, `afflicts`, `drains`, `harms`), by which card, its chance in per cent.

    `card` is the creature or the affliction that comes, or the condition that brings harm.
    """

    what: str
    card: str
    chance: int


def perils(world: World, seeker: int, actions: int = 1) -> tuple[Peril, ...]:
    """Each risk of the seeker's room, with the chance that it comes true once at the least in so many actions."""
    room = room_of(world, seeker)
    found = []
    for condition in conditions(world, room):
        name = world.get(condition, Card).prototype
        for what, card, chance in _risks(world, seeker, condition, name):
            found.append(Peril(what, card, _once_in(chance, actions)))
    return tuple(found)


def _risks(world: World, seeker: int, condition: int, name: str) -> Iterator[tuple[str, str, int]]:
    if (falls := world.find(condition, Collapses)) is not None:
        yield "collapses", name, falls.chance
    if (comes := world.find(condition, Emerges)) is not None:
        yield "emerges", comes.card, comes.chance
    if (sickens := world.find(condition, Afflicting)) is not None:
        yield "afflicts", sickens.card, against_will(world, seeker, sickens.chance)
    if (takes := world.find(condition, Draining)) is not None:
        yield "drains", name, against_will(world, seeker, takes.chance)
    if (hurts := world.find(condition, Harming)) is not None:
        yield "harms", name, hurts.chance


def is_perilous(world: World, seeker: int, room: int) -> bool:
    """Whether a room bears a risk: as it is where the seeker stands, else as it was last seen (P9)."""
    if room == room_of(world, seeker):
        return any(world.has(card, risk) for card in conditions(world, room) for risk in _RISKS)
    memory, content = seen(world, seeker, room), world.resource(Content)
    if memory is None:
        return False
    laid = [card for card, spot in zip(memory.cards, memory.spots, strict=True) if spot == Spot.CONDITION]
    return any(content.bears(card, risk) for card in laid if card in content.cards for risk in _RISKS)


def _once_in(chance: int, actions: int) -> int:
    """Per cent that a chance comes true once at the least, to the nearest; never 0, nor 100 unless it is sure."""
    spared: int = (_HUNDRED - chance) ** actions
    of: int = _HUNDRED**actions
    told = (2 * _HUNDRED * (of - spared) + of) // (2 * of)
    return told if spared == 0 else max(1, min(_HUNDRED - 1, told))
