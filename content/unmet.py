"""Unmet: cards of a pack to which no way of the game leads, so that nobody can ever meet them (DECK-1).

A card is met because it is dealt from the deck of a theme that can be reached, or because one that is met, a section
or a class names it. What only the code of a pack makes is met too, but not seen here: so these are notes and no faults.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from components.building import Recipe
from components.conditions import Condition, Fits
from components.creatures import Poses
from components.registry import Component
from components.room import Location
from content.build import Built
from content.collect import Collected, Entry
from content.decks import weight
from content.kinds import CardDefinition, Kind, ThemeDefinition
from content.order import BASE
from content.reached import reached
from content.shape import card_fields

# What the rules make of cards of the base game alone: keys, stairs and bare ground of other packs are never dealt.
_BY_NAME = (Kind.KEY, Kind.STAIR, Kind.BARE, Kind.SEEKER, Kind.EVENT, Kind.AFFLICTION)
# What age and water bring whatever the shares of a theme say.
RUIN = "ruin"
_ALWAYS = (Kind.LOCATION, Kind.CONDITION)


def note_unmet(collected: Collected, built: Built) -> None:
    """Note every card of the packs, not of the base game, that cannot be met, and conditions that fit nowhere."""
    met = _met(collected, built)
    for name, card in built.cards.items():
        entry = collected.entries["card"][name]
        if name not in met and not name.startswith(f"{BASE}:"):
            collected.faults.note(entry.place, entry.subject, f"{_why(card)}, so nobody meets it")
    for name, theme in built.themes.items():
        entry = collected.entries["theme"][name]
        for condition in (*theme.conditions, *theme.veins):
            place = entry.where(("conditions" if condition in theme.conditions else "veins", condition))
            if condition in built.cards and not _fits_somewhere(built, condition, theme):
                text = f'condition "{condition}" fits no location that is dealt here, so nobody meets it'
                collected.faults.note(place, entry.subject, text)


def _why(card: CardDefinition) -> str:
    if card.kind in _BY_NAME:
        return f'cards of kind "{card.kind.value}" are not dealt, and no card that is met names this one'
    if not card.decks:
        return "it lists no deck, and nothing that is met names it"
    if card.kind is Kind.CONDITION:
        return "no theme of its deck lists this condition, or it fits none of their locations"
    return "the themes of its deck have no share for its kind or bar it, and nothing that is met names it"


def _met(collected: Collected, built: Built) -> set[str]:
    coded = {pack.name for pack in collected.packs if pack.manifest.code}
    named = [entry for kind in ("section", "class") for entry in collected.entries[kind].values()]
    found = {card for entry in named for card in _mentioned(collected, entry)}
    found |= {name for name, card in built.cards.items() if card.kind is Kind.MOUTH or card.serves}
    found |= {name for name in built.cards if name.startswith(f"{BASE}:")}
    for theme in reached(built.themes):
        found.update(_dealt(built, built.themes[theme]))
    for name, parts in built.prototypes.items():
        asked = built.cards[name].kind is Kind.EVENT and name.partition(":")[0] in coded  # by a rule, most likely
        if asked or any(isinstance(part, Poses | Recipe) for part in parts):
            found.add(name)
    edge = list(found)
    while edge:
        card = edge.pop()
        if card in built.cards:
            answers = [part for answer in built.answers.get(card, {}).values() for part in answer.parts]
            fresh = {*_named(built.cards[card], (*built.prototypes[card], *answers))} - found
            found |= fresh
            edge += fresh
    return found


def _dealt(built: Built, theme: ThemeDefinition) -> Iterator[str]:
    kinds = {*_ALWAYS, *(kind for kind, share in {**theme.honour, **theme.shares}.items() if share)}
    for name, card in built.cards.items():
        if theme.deck not in card.decks or card.kind not in kinds or not weight(card, theme):
            continue
        if card.kind is not Kind.CONDITION or _fits_somewhere(built, name, theme) and _is_brought(built, name, theme):
            yield name


def _is_brought(built: Built, condition: str, theme: ThemeDefinition) -> bool:
    """Whether a theme lays a condition on rooms, or age may."""
    return condition in theme.conditions or condition in theme.veins or RUIN in built.cards[condition].tags


def _fits_somewhere(built: Built, condition: str, theme: ThemeDefinition) -> bool:
    wanted = _part(built.prototypes[condition], Fits)
    if _part(built.prototypes[condition], Condition) is None:
        return False
    return any(
        (place := _part(built.prototypes[name], Location)) is not None and (wanted is None or _suits(wanted, place))
        for name, card in built.cards.items()
        if card.kind is Kind.LOCATION and theme.deck in card.decks and weight(card, theme)
    )


def _suits(wanted: Fits, place: Location) -> bool:
    if wanted.terrains and place.terrain not in wanted.terrains:
        return False
    return (not wanted.tags or bool({*wanted.tags}.intersection(place.tags))) and not {*wanted.without}.intersection(
        place.tags)


def _part(parts: Iterable[Component], kind: type[Any]) -> Any:
    return next((part for part in parts if isinstance(part, kind)), None)


def _named(card: CardDefinition, parts: Iterable[Component]) -> Iterator[str]:
    """Ids of cards that a card names: its goods, what it looks like once opened, and those of its components."""
    yield from card.goods
    if card.opened:
        yield card.opened
    for part in parts:
        for field in card_fields(type(part)):
            value = getattr(part, field)
            yield from [value] if isinstance(value, str) else value
        if isinstance(part, Recipe):
            yield part.bears


def _mentioned(collected: Collected, entry: Entry) -> Iterator[str]:
    """Ids of cards among all texts of a table."""
    todo: list[Any] = [entry.values]
    while todo:
        value = todo.pop()
        if isinstance(value, Mapping):
            todo += [*value, *value.values()]
        elif isinstance(value, list | tuple):
            todo += value
        elif isinstance(value, str):
            card = collected.resolve("card", value, entry.place.pack)
            if card is not None:
                yield card
