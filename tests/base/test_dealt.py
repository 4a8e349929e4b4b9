"""Every card that has a deck is dealt on a level that a player can come to: reckoned, and seen (DECK-1, THEME-1)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from components.creatures import Risen
from content.kinds import Kind
from content.reached import main_themes, reached
from content.registry import Content
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.core.sites import inner
from systems.genesis import bear
from tests.base.dealing import HIGHEST, dealt, dealt_on, lying
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule

BIRTHS = 5_000
LEVELS = 12


def decked(content: Content) -> set[str]:
    """Ids of all cards that have a deck."""
    return {name for name, card in content.cards.items() if card.decks}


def seen_over(births: int) -> tuple[Counter[str], set[str]]:
    """In how many of so many newborn levels each card lies; and what lay where it could not be reckoned.

    All themes to which a way leads come in turn, each on all levels in turn, at the site where play has them. Who
    drowned in it has risen and was not dealt.
    """
    content = base_content()
    themes, seen, strange = reached(content.themes), Counter[str](), set[str]()
    for number in range(births):
        theme, level = themes[number % len(themes)], 1 + number // len(themes) % LEVELS
        site = inner("gate", theme) if content.themes[theme].sub else "gate"
        world = World(1, Dice(number))
        bear(world, content, number, site, level, theme)
        lies = lying(world) & decked(content)
        seen.update(lies)
        strange |= {card for card in lies - dealt_on(content, theme, level) if not content.bears(card, Risen)}
    return seen, strange


@rule("THEME-1", "SUB-1")
def test_a_way_leads_to_all_twelve_themes() -> None:
    themes = base_content().themes

    assert len(main_themes(themes)) == 9
    assert sorted(reached(themes)) == sorted(themes) and len(themes) == 12


@planted("content/reached.py", "if ways[to] and to in themes", "if to in themes")
@rule("SUB-1", "THEME-1")
def test_a_mouth_without_a_chance_leads_nowhere() -> None:
    themes = {
        name: msgspec.structs.replace(theme, mouths={to: 0 if to == "base:mine" else odds
                                                     for to, odds in theme.mouths.items()})
        for name, theme in base_content().themes.items()
    }

    assert set(themes) - set(reached(themes)) == {"base:mine"}


@rule("SUB-1")
def test_what_opens_from_a_sub_dungeon_is_reached_through_it() -> None:
    base = base_content().themes
    themes = {
        "base:caverns": msgspec.structs.replace(base["base:caverns"], mouths={"base:mine": 5}),
        "base:mine": msgspec.structs.replace(base["base:mine"], mouths={"base:chasm": 5}),
        "base:chasm": base["base:chasm"],
        "base:laboratory": base["base:laboratory"],
    }

    assert reached(themes) == ["base:caverns", "base:mine", "base:chasm"]


@rule("DECK-1", "THEME-1")
def test_every_card_with_a_deck_is_dealt_on_some_level_that_a_player_can_reach() -> None:
    content = base_content()

    found = frozenset().union(*(dealt(content, theme, range(1, HIGHEST + 1)) for theme in reached(content.themes)))

    assert sorted(decked(content) - found) == []
    assert len(decked(content)) > 400


@rule("DECK-1")
def test_the_caverns_alone_deal_no_more_than_a_third_of_the_places() -> None:
    content = base_content()
    places = {name for name in decked(content) if content.card(name).kind is Kind.LOCATION}

    caverns = dealt(content, "base:caverns", range(1, HIGHEST + 1)) & places
    everywhere = frozenset().union(*(dealt(content, theme, range(1, HIGHEST + 1)) for theme in content.themes)) & places

    assert len(everywhere) == len(places) > 3 * len(caverns)


@rule("DECK-1", "THEME-1", "SUB-1")
def test_of_two_hundred_and_fifty_newborn_levels_most_cards_are_seen_and_none_that_is_not_reckoned() -> None:
    seen, strange = seen_over(BIRTHS // 20)

    assert strange == set()
    assert len(seen) * 100 >= 95 * len(decked(base_content()))


@pytest.mark.soak
@pytest.mark.timeout(3_600)
@rule("DECK-1", "THEME-1", "SUB-1")
def test_of_five_thousand_newborn_levels_every_card_with_a_deck_is_seen() -> None:
    seen, strange = seen_over(BIRTHS)

    assert strange == set()
    assert sorted(decked(base_content()) - seen.keys()) == []
    assert min(seen.values()) >= 5, seen.most_common()[-9:]
