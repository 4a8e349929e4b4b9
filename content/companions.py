"""Companions: what the rules cannot play a card without, or with: components of its kind, of others, cards it names.

Another card would load, and end the game on the turn on which a rule first finds it so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from components.registry import Component, name_of
from content.bearing import short_name
from content.collect import Collected
from content.kinds import CardDefinition, Kind

_OF_KIND: dict[Kind, tuple[str, ...]] = {
    Kind.LOCATION: ("base:room.location",),
    Kind.ENEMY: ("base:actor.creature", "base:actor.health", "base:actor.action_points", "base:actor.acts"),
    Kind.TRAP: ("base:effect.trap",),
    Kind.CONDITION: ("base:condition.condition",),
    Kind.AFFLICTION: ("base:effect.affliction",),
    Kind.STAIR: ("base:room.stair",),
}
_OF_PART: dict[str, tuple[str, ...]] = {
    "base:condition.burns": ("base:condition.cleared_by",),
    "base:light.lit": ("base:light.fuel",),
    "base:light.refillable": ("base:light.fuel",),
    "base:light.relit_by": ("base:light.fuel",),
}
# What holds other cards is no two times the same, and pieces of a stack are.
_APART: dict[str, tuple[str, ...]] = {"base:item.container": ("base:item.stack",)}
# Fields that name cards of one kind alone.
_NAMED: dict[tuple[str, str], Kind] = {
    ("base:effect.afflicts", "card"): Kind.AFFLICTION,
    ("base:effect.cures", "cards"): Kind.AFFLICTION,
    ("base:effect.summons", "card"): Kind.ENEMY,
    ("base:condition.afflicts", "card"): Kind.AFFLICTION,
    ("base:condition.emerges", "card"): Kind.ENEMY,
    ("base:condition.breeds", "card"): Kind.ENEMY,
    ("base:condition.leaves", "card"): Kind.CONDITION,
    ("base:condition.collapses", "card"): Kind.CONDITION,
    ("base:condition.collapses", "encounter"): Kind.EVENT,
    ("base:effect.asks", "card"): Kind.EVENT,
    ("base:condition.covers", "cards"): Kind.CONDITION,
    ("base:mimic.poses", "cards"): Kind.CONTAINER,
}


def check_companions(
    collected: Collected, cards: Mapping[str, CardDefinition], prototypes: Mapping[str, tuple[Component, ...]]
) -> None:
    """Report every card that lacks a companion, has one too many, or names a card of another kind than expected."""
    for name, definition in cards.items():
        entry, parts = collected.entries["card"][name], prototypes[name]
        for keys, text in (*_ill_matched(definition.kind, entry.parts), *misnamed(parts, cards)):
            field = ".".join(("components", *map(short_name, keys)))
            collected.faults.add(entry.where(("components", *keys)), entry.subject, field, text)


def _ill_matched(kind: Kind, borne: Collection[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    for wanted in _OF_KIND.get(kind, ()):
        if wanted not in borne:
            yield (), f'expected {short_name(wanted)} for a card of kind "{kind.value}", got none'
    for name in borne:
        for wanted in _OF_PART.get(name, ()):
            if wanted not in borne:
                yield (name,), f"expected {short_name(wanted)} beside it, got none"
        for unwanted in _APART.get(name, ()):
            if unwanted in borne:
                yield (unwanted,), f"expected none beside {short_name(name)}, got one"


def misnamed(
    parts: tuple[Component, ...], cards: Mapping[str, CardDefinition]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Fields of components that name a card of another kind than the rules can play, and what is expected of each."""
    for part in parts:
        name = name_of(type(part))
        for field in part.__struct_fields__:
            wanted = _NAMED.get((name, field))
            if wanted is None:
                continue
            value = getattr(part, field)
            for card in [value] if isinstance(value, str) else value:
                if card in cards and cards[card].kind is not wanted:
                    text = f'expected a card of kind "{wanted.value}", got "{card}" of kind "{cards[card].kind.value}"'
                    yield (name, field), text
