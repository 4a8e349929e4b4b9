"""Stats: how many things of each kind content has that differ in play, against what chapter 8 asks for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from components.body import Drinkable, Edible
from components.building import Recipe
from components.combat import Armour, Weapon
from components.creatures import Incorporeal, Poses, Risen
from components.light import EnchantedLight, Fuel, Oil
from components.registry import Component
from components.things import Scroll, Wearable
from content.decks import weight
from content.kinds import Definition, Kind
from content.registry import Content
from content.targets import PLACES_OF_A_THEME, TARGETS


class Row(NamedTuple):
    """A row of chapter 8: what there is, what is asked for, and the rule with which the rest comes or ""."""

    kind: str
    there: int
    target: int
    later: str = ""


def stats(content: Content) -> list[Row]:
    """Every row of chapter 8, and the places of each theme. Cards that differ in name, text or weight alone count once.

    Of what only a later part brings there is none.
    """
    found = counted(content)
    rows = []
    for kind, target in TARGETS.items():
        rows.append(Row(kind, found.get(kind, 0), *target))
        if kind == "locations":
            rows += [Row(f"locations of {theme.name}", places(content, name), PLACES_OF_A_THEME)
                     for name, theme in sorted(content.themes.items())]
    return rows


def in_play(content: Content, card: str) -> str:
    """All that a card does in play, whatever it is called and however often it comes."""
    definition = content.card(card)
    answers = [(said, answer.parts) for said, answer in content.questions.get(card, {}).items()]
    return repr((definition.kind, content.components(card), sorted(definition.goods.items()), answers))


def places(content: Content, theme: str) -> int:
    """How many kinds of place a theme deals."""
    its = content.themes[theme]
    return _different(content, (card for card, part in content.cards.items()
                                if part.kind is Kind.LOCATION and its.deck in part.decks and weight(part, its)))


def counted(content: Content) -> dict[str, int]:
    """What content has now of each row that a card or definition can fill."""
    worn = [card for card, part in content.cards.items() if part.kind is Kind.ITEM and content.bears(card, Wearable)]
    named = (card for card, part in content.cards.items() if "named" in part.tags)
    return {
        "themes of main dungeons": _nameless(theme for theme in content.themes.values() if not theme.sub),
        "themes of sub-dungeons": _nameless(theme for theme in content.themes.values() if theme.sub),
        "locations": _of(content, Kind.LOCATION),
        "enemies": _of(content, Kind.ENEMY),
        "undead for the drowned": _of(content, Kind.ENEMY, Risen),
        "forms of mimic": _of(content, Kind.ENEMY, Poses),
        "incorporeal": _of(content, Kind.ENEMY, Incorporeal),
        "named beasts": _different(content, named),
        "items": _of(content, Kind.ITEM),
        "weapons": _different(content, (card for card in worn if content.bears(card, Weapon))),
        "pieces of armour": _different(content, (card for card in worn if content.bears(card, Armour))),
        "lights and fuels": _of(content, Kind.ITEM, Fuel, Oil),
        "foods and drinks": _of(content, Kind.ITEM, Edible, Drinkable),
        "containers": _of(content, Kind.CONTAINER),
        "traps": _of(content, Kind.TRAP),
        "afflictions": _of(content, Kind.AFFLICTION),
        "spells and scrolls": _of(content, Kind.ITEM, Scroll),
        "enchantments": _of(content, Kind.ITEM, EnchantedLight),
        "location upgrades": _different(content, (card for card in content.cards if content.bears(card, Recipe))),
        # What a level asks is an event as a card alone.
        "events": _different(content, (card for card, part in content.cards.items()
                                       if part.kind is Kind.EVENT and not part.serves)),
        "hand-built sections": _nameless(section.written for section in content.sections.values()),
        "classes": _nameless(content.callings.values()),
    }


def _of(content: Content, kind: Kind, *bearing: type[Component]) -> int:
    """How many cards of a kind that bear one of these (any, if none is named) differ in play."""
    return _different(content, (
        card for card, definition in content.cards.items()
        if definition.kind is kind and (not bearing or any(content.bears(card, part) for part in bearing))
    ))


def _different(content: Content, cards: Iterable[str]) -> int:
    return len({in_play(content, card) for card in cards})


def _nameless(things: Iterable[Definition]) -> int:
    told = ("name", "text", "motto", "danger", "code", "names")
    return len({repr([(field, getattr(thing, field)) for field in thing.__struct_fields__ if field not in told])
                for thing in things})
