"""Perils: what the conditions of a room may do to whoever acts there, one time or many times (COND-1, P7)."""

from __future__ import annotations

import msgspec

from components.card import Card
from components.conditions import Afflicting, Collapses, Draining, Emerges, Harming
from components.place import Spot
from content.registry import Content
from engine.kernel.world import World
from systems.body.will import against_will
from systems.conditions.conditions import conditions
from systems.core.rooms import room_of
from systems.core.sight import seen

_HUNDRED = 100


class Peril(msgspec.Struct, frozen=True):
    """What may happen (`collapses`, `emerges` and whatever else was registered), by which card, its chance in per cent.

    `card` is the creature or the affliction that comes, or the condition that brings harm.
    """

    what: str
    card: str
    chance: int


def perils(world: World, seeker: int, actions: int = 1) -> tuple[Peril, ...]:
    """Each risk of the seeker's room, with the chance that it comes true once at the least in so many actions."""
    risks = world.resource(Content).risks
    found = []
    for condition in conditions(world, room_of(world, seeker)):
        for kind, risk in risks.items():
            part = world.find(condition, kind)
            if part is not None:
                card, chance = risk.reckon(world, seeker, condition, part)
                found.append(Peril(risk.what, card, _once_in(chance, actions)))
    return tuple(found)


def collapsing(world: World, seeker: int, condition: int, falls: Collapses) -> tuple[str, int]:
    """The ceiling comes down."""
    return world.get(condition, Card).prototype, falls.chance


def emerging(world: World, seeker: int, condition: int, comes: Emerges) -> tuple[str, int]:
    """A creature comes."""
    return comes.card, comes.chance


def sickening(world: World, seeker: int, condition: int, sickens: Afflicting) -> tuple[str, int]:
    """An affliction comes, unless Will holds it off."""
    return sickens.card, against_will(world, seeker, sickens.chance)


def draining(world: World, seeker: int, condition: int, takes: Draining) -> tuple[str, int]:
    """Mana goes, unless Will holds that off."""
    return world.get(condition, Card).prototype, against_will(world, seeker, takes.chance)


def harming(world: World, seeker: int, condition: int, hurts: Harming) -> tuple[str, int]:
    """Something falls or stings."""
    return world.get(condition, Card).prototype, hurts.chance


def is_perilous(world: World, seeker: int, room: int) -> bool:
    """Whether a room bears a risk: as it is where the seeker stands, else as it was last seen (P9)."""
    content = world.resource(Content)
    if room == room_of(world, seeker):
        return any(world.has(card, risk) for card in conditions(world, room) for risk in content.risks)
    memory = seen(world, seeker, room)
    if memory is None:
        return False
    laid = [card for card, spot in zip(memory.cards, memory.spots, strict=True) if spot == Spot.CONDITION]
    return any(content.bears(card, risk) for card in laid if card in content.cards for risk in content.risks)


def _once_in(chance: int, actions: int) -> int:
    """Per cent that a chance comes true once at the least, to the nearest; never 0, nor 100 unless it is sure."""
    spared: int = (_HUNDRED - chance) ** actions
    of: int = _HUNDRED**actions
    told = (2 * _HUNDRED * (of - spared) + of) // (2 * of)
    return told if spared == 0 else max(1, min(_HUNDRED - 1, told))
