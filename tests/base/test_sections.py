"""The sections of the game: sixteen of three kinds, over all main themes, with bosses that preparation decides."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from components.body import Health
from components.combat import Resistance
from components.creatures import Bounty, Creature
from components.effect import Afflicts, Alarms, Corrodes, Delays, Displaces, Drains, Snuffs
from components.things import Container
from content.kinds import CallingDefinition, Kind
from content.loader import load
from content.sections import SectionKind
from systems.genesis.decks import fits
from systems.water.drowning import SPARED
from tests.base.duel import fate
from tests.rules import rule

CONTENT = load()
NAMES = sorted(CONTENT.sections)
DOES = (Afflicts, Alarms, Corrodes, Delays, Displaces, Drains, Snuffs)
ARMS = ("base:broad_sword", "base:mail_shirt", "base:round_shield", "base:iron_helm", "base:splint_greaves")
SECRET, DEEP = "?", "~"


def of_kind(kind: SectionKind) -> list[str]:
    """Sections of a kind."""
    return [name for name in NAMES if CONTENT.sections[name].written.kind is kind]


def enemies(name: str) -> list[str]:
    """Enemies that are drawn in a section."""
    return [card for card in CONTENT.sections[name].cards() if CONTENT.card(card).kind is Kind.ENEMY]


def boss(name: str) -> str:
    """Whom a boss room is about: the one enemy that turns up nowhere else."""
    (found,) = [card for card in enemies(name) if not CONTENT.card(card).decks]
    return found


def grown(calling: CallingDefinition, level: int) -> CallingDefinition:
    """A seeker of the class who has come down to the level, in good iron."""
    return msgspec.structs.replace(
        calling,
        health=calling.health + 2 * (level - 1),
        strength=min(5, calling.strength + level // 3),
        defence=min(5, calling.defence + level // 4),
        melee=calling.melee + 2 * level,
        kit=ARMS,
    )


@rule("SECT-1")
def test_there_are_sections_of_all_three_kinds_and_for_every_main_theme() -> None:
    kinds = Counter(section.written.kind for section in CONTENT.sections.values())
    themes = {name for name, theme in CONTENT.themes.items() if theme.deck == "main"}

    homes = Counter(theme for section in CONTENT.sections.values() for theme in section.written.themes)

    assert len(NAMES) >= 16  # what chapter 8 asks for beyond these comes with a later part
    assert min(kinds[kind] for kind in SectionKind) >= 5
    assert set(homes) == themes
    assert min(homes.values()) >= 2


@rule("SECT-1", "COND-1")
def test_conditions_that_are_drawn_fit_their_rooms() -> None:
    rooms = [room for name in NAMES for room in CONTENT.sections[name].rooms]

    drawn = [(room.location, card) for room in rooms for card in room.conditions]

    assert drawn
    assert all(fits(CONTENT, card, location) for location, card in drawn)


@rule("SECT-1")
@pytest.mark.parametrize("name", of_kind(SectionKind.PUZZLE))
def test_a_puzzle_hides_bars_or_locks_its_prize_and_says_how(name: str) -> None:
    section = CONTENT.sections[name]
    marks = {join.mark for join in section.drawing.joins}

    held = [slot.card for room in section.rooms for slot in room.slots if slot.card]
    told = [c for c in held if CONTENT.card(c).kind is Kind.ITEM and not CONTENT.card(c).decks]

    assert section.locks or marks & {SECRET, DEEP}
    assert told
    assert any(CONTENT.bears(card, Container) for card in held)


@rule("SECT-1")
@pytest.mark.parametrize("name", of_kind(SectionKind.STORY))
def test_a_story_is_told_in_rooms_and_things_of_its_own(name: str) -> None:
    section = CONTENT.sections[name]

    own = [card for card in section.cards() if not CONTENT.card(card).decks]
    rooms = [room.location for room in section.rooms]

    assert set(rooms) <= set(own)
    assert len([card for card in own if CONTENT.card(card).kind is Kind.ITEM]) >= 2


@rule("SECT-1", "COMB-5")
@pytest.mark.parametrize("name", of_kind(SectionKind.BOSS))
def test_a_boss_has_a_trick_and_a_weak_side_and_is_no_heap_of_health(name: str) -> None:
    card = boss(name)
    health, resistance = CONTENT.component(card, Health), CONTENT.component(card, Resistance)

    tricks = [kind for kind in DOES if CONTENT.bears(card, kind)]

    assert tricks and resistance is not None and health is not None
    assert min(resistance.points) < 0
    assert health.full <= 40
    assert SPARED & set(CONTENT.card(card).tags)


@rule("SECT-1", "COMB-5")
@pytest.mark.parametrize("name", of_kind(SectionKind.BOSS))
def test_a_boss_is_too_much_for_a_fresh_seeker_and_beaten_by_one_who_came_prepared(name: str) -> None:
    card = boss(name)
    creature, bounty = CONTENT.component(card, Creature), CONTENT.component(card, Bounty)
    assert creature is not None and bounty is not None

    fresh = [fate(CONTENT, calling, card).wins for calling in CONTENT.callings.values()]
    ready = sorted(fate(CONTENT, grown(calling, creature.level), card).wins for calling in CONTENT.callings.values())

    assert max(fresh) < 0.6
    assert ready[-1] > 0.9 and ready[-2] > 0.4
    assert bounty.experience > 0
    low, high = CONTENT.sections[name].written.levels
    assert low <= creature.level <= high
