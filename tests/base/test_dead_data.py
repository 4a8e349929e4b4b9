"""Dead data: every field, tag, figure and member of an enum that content has is read by a rule, a theme or a face."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any, NamedTuple

import msgspec

import content.figures
import content.sections
from components.building import Recipe
from components.combat import Ammunition, Launcher
from components.conditions import ClearedBy, Fits
from components.creatures import Creature, Risen, Temper, Timid
from components.gathering import Offers
from components.registry import GROUND, Component
from components.room import DRAW_WATER, Location
from components.things import Materials
from content.figure import Group
from content.kinds import Definition, Kind, ThemeDefinition
from content.loader import load
from content.sections import admits
from tests.base.code_read import declared, fields_read, files, words_beside
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
assert content.figures and content.sections  # their classes are among those that are looked through


class Unread(NamedTuple):
    """Something that content has and nothing reads yet: the rule of the later part that will, and what it does."""

    rule: str
    why: str


# Everything that nothing reads yet. Whatever is read after all has to leave this table.
LATER = {
    "MadeOf.location": Unread("UPGR-1", "what a room was, for upgrades that are taken down again"),
    "clay": Unread("MAKE-1", "what is fired into vessels"),
    "masonry": Unread("MAKE-1", "what is built of"),
    "metal": Unread("MAKE-1", "what is smelted, forged and mended"),
    "light source": Unread("MAKE-1", "what is made anew or changed as a light"),
}
# What `torchturn dungeon --json` tells as it is written.
TOLD_AS_IT_IS = {"SectionKind"}


def _all(base: type) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _all(kind)


def own(kind: type) -> bool:
    """Whether a class is the game's and not one that tests or packs have made up."""
    return kind.__module__.split(".")[0] in ("components", "content") and ".mods" not in kind.__module__


def shapes() -> list[type[Any]]:
    """Every component, definition and group of figures."""
    parts = [kind for name in GROUND.names() if (kind := GROUND.named(name)) is not None]
    return [kind for kind in (*parts, *_all(Definition), *_all(Group)) if own(kind)]


def unread_fields() -> set[str]:
    """Class and name of each field whose attribute is taken nowhere that the class is known, nor told by its words."""
    tellers = (teller for told in CONTENT.tellers for teller in told)
    told = {f"{teller.kind.__name__}.{field.name}" for teller in tellers for field in teller.fields}
    return {f"{kind.__name__}.{field}" for kind in shapes() for field in kind.__struct_fields__
            if field not in fields_read().get(kind.__name__, ())} - told


@planted("systems/creatures/emerging.py", "world.resource(Content).figures.creatures.brood_most", "6")
def test_every_field_and_figure_is_read_or_waits_for_a_later_part() -> None:
    # Given all that content can say, when one looks for who reads it,
    found = unread_fields()

    # then nothing is unread beside what a later part of the rulebook reads.
    assert found == {"MadeOf.location"} <= set(LATER)
    assert len(shapes()) > 100


def weighs(theme: ThemeDefinition) -> set[str]:
    """The tags that make a difference in a theme."""
    return {*theme.bars, theme.sign, theme.lean, *(tag for tag, share in theme.favours.items() if share != 100)}


def borne(kind: type[Component], field: str) -> set[str]:
    """All that the cards have in a list of one of their components."""
    parts = (CONTENT.component(card, kind) for card in CONTENT.cards)
    return {word for part in parts if part is not None for word in getattr(part, field)}


@planted("content/base/genesis/theme_fen.toml", "undead = 80", "fen = 100\nundead = 80")
@rule("DECK-1", "THEME-1")
def test_what_a_theme_favours_makes_a_difference_among_its_own_cards() -> None:
    idle = []
    for name, theme in CONTENT.themes.items():
        dealt = [card.tags for card in CONTENT.cards.values() if {theme.deck, theme.drowned} & {*card.decks}]
        dealt += [section.written.tags for section in CONTENT.sections.values() if admits(section.written, name, theme)]
        idle += [(name, tag) for tag in {*theme.favours, *theme.bars} if not any(tag in tags for tags in dealt)]
        idle += [(name, tag) for tag, share in theme.favours.items() if share == 100]

    assert idle == []


@planted("content/base/combat/flasks.toml", "tags = [\"fire\", \"arcane\"]", "tags = [\"flask\", \"arcane\"]")
@rule("DECK-1")
def test_every_tag_of_a_card_is_weighed_by_a_theme_that_deals_it_or_named_by_a_rule() -> None:
    named, risen = words_beside("tags"), borne(Risen, "tags")
    idle = []
    for name, card in CONTENT.cards.items():
        themes = [theme for theme in CONTENT.themes.values() if {theme.deck, theme.drowned} & {*card.decks}]
        weighed = {tag for theme in themes for tag in weighs(theme)}
        idle += [(name, tag) for tag in card.tags if tag not in weighed | named
                 and not (card.kind is Kind.ENEMY and tag in risen)]

    assert idle == []


@rule("SECT-1")
def test_every_tag_of_a_section_is_weighed_by_a_theme_that_it_may_stand_in() -> None:
    idle = []
    for name, section in CONTENT.sections.items():
        themes = [theme for theme_id, theme in CONTENT.themes.items() if admits(section.written, theme_id, theme)]
        idle += [(name, tag) for tag in section.written.tags if not any(tag in weighs(theme) for theme in themes)]

    assert idle == []


@planted("content/base/genesis/locations_mine.toml", "\"shaft\", \"draughty\"]", "\"shaft\", \"dry\"]")
@rule("ROOM-4", "COND-1")
def test_every_tag_of_a_location_is_asked_for_by_a_condition_or_a_rule() -> None:
    asked = borne(Fits, "tags") | borne(Fits, "without")

    assert borne(Location, "tags") - asked - words_beside("tags") == set()
    assert asked - borne(Location, "tags") == set()


@rule("COND-2", "ITEM-1")
def test_every_material_is_asked_for_and_every_tool_that_is_asked_for_is_there() -> None:
    tools = borne(ClearedBy, "tools") | {part.tool for card in CONTENT.cards
                                             if (part := CONTENT.component(card, Recipe)) and part.tool}
    words = {word for read in files().values() for word in read.words}

    assert borne(Materials, "tags") - tools - words == set(LATER) - {"MadeOf.location"}
    assert tools - borne(Materials, "tags") == {"light", "torch"}  # a lit source, a lit torch


@rule("COMB-4")
def test_every_kind_of_ammunition_has_its_launcher_and_every_launcher_its_ammunition() -> None:
    fits = {part.tag for card in CONTENT.cards if (part := CONTENT.component(card, Ammunition))}
    asks = {part.ammunition for card in CONTENT.cards if (part := CONTENT.component(card, Launcher))}

    assert asks - fits == {""}  # what throws of its own asks for none
    assert fits - asks == set()


@rule("COND-1")
def test_every_action_that_a_location_names_is_one_that_a_rule_offers_and_fishing_places_offer_fish() -> None:
    named = borne(Location, "actions")
    offered = {card for card in CONTENT.cards if (part := CONTENT.component(card, Offers)) and "fish" in part.actions}

    assert named == {DRAW_WATER}
    assert {"base:weir_pool", "base:ferry_stage", "base:eel_weir"} <= offered


def members(value: Any) -> Iterator[Enum]:
    """Every member of an enum in a value, however deep."""
    if isinstance(value, Enum):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from members(getattr(value, field))
    elif hasattr(value, "items"):
        for pair in value.items():
            yield from members(pair)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from members(inner)


@planted("components/things.py", "TRIGGER = \"trigger\"", "TRIGGER = \"trigger\"\n    HOLLOW = \"hollow\"")
def test_every_member_of_an_enum_is_given_by_content_or_by_a_rule_and_is_told_or_asked_for() -> None:
    # Given the enums of what content defines, and where their members are given to something,
    enums = [kind for kind in _all(Enum) if own(kind)]
    cards = [(CONTENT.card(card), CONTENT.components(card)) for card in CONTENT.cards]
    written = (cards, list(CONTENT.themes.values()), [section.written for section in CONTENT.sections.values()])
    given = {(type(member).__name__, member.name) for member in members(written)}
    given |= {pair for read in files().values() for pair in read.given}

    # when one looks for those that nobody has, and those that nobody asks for or has words for,
    every = {(kind.__name__, member.name): member for kind in enums for member in kind}
    named = {pair for read in files().values() for pair in read.named}
    told = {name.rpartition(".")[2] for name in load().words.ids()}

    # then there are none.
    assert {pair for pair in every if pair not in given} == set()
    assert {pair for pair, member in every.items() if pair not in named and str(member.value) not in told
            and pair[0] not in TOLD_AS_IT_IS} == set()
    assert len(every) > 60


@rule("COMB-5")
def test_each_temper_is_on_some_card_and_who_flees_at_the_first_wound_has_no_later_mark() -> None:
    tempers: dict[Temper, list[str]] = {}
    for card in CONTENT.cards:
        creature = CONTENT.component(card, Creature)
        if creature is not None:
            tempers.setdefault(creature.temper, []).append(card)

    assert set(tempers) == set(Temper)
    assert set(tempers[Temper.FLEEING]) >= {"base:hook_bat", "base:ledge_slinger", "base:rift_crow"}
    assert [card for card in tempers[Temper.FLEEING] if CONTENT.bears(card, Timid)] == []


@rule("CHAR-3", "CHAR-5")
def test_every_skill_and_ability_of_a_class_is_one_that_a_rule_knows() -> None:
    words = {word for read in files(("systems",)).values() for word in read.words}

    for calling in CONTENT.callings.values():
        assert {*calling.proficiencies, calling.ability} - words == set(), calling.name
    assert "Figures" in declared()["figures"]
