"""The themes as they are born: each is well made, deals from its own deck, and plays like no other."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from components.card import Card
from components.conditions import Condition
from components.creatures import Creature, Risen
from components.level import LevelInfo
from components.locks import Lock, Trap
from components.room import Location
from content.decks import weight
from content.kinds import Kind
from content.loader import load
from engine.kernel.world import World
from systems.genesis.audit import audit
from systems.locks.explorer import survey, walk
from tests.base.test_counts import in_play
from tests.base.test_reach import named
from tests.base.traits import born, means, sample, told_apart
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
THEMES = sorted(CONTENT.themes)
SUB = [theme for theme in THEMES if CONTENT.themes[theme].sub]
MAIN = [theme for theme in THEMES if theme not in SUB]
PAIRS = list(combinations(THEMES, 2))
LEVELS = (1, 4, 8)
SET_BY_GENESIS = {
    "base:skeleton_key", "base:stair_down", "base:stair_up", "base:tower_stair_up", "base:tower_stair_down",
    "base:bare_ground",
} | {
    card for card, part in CONTENT.cards.items() if part.kind is Kind.MOUTH
}
BY_HAND = {
    card for section in CONTENT.sections.values() for card in section.cards() if not CONTENT.card(card).decks
}


def cards_of(world: World) -> Counter[str]:
    """How often each card lies in the level."""
    return Counter(part.prototype for _, part in world.each(Card))


@cache
def dealt(theme: str) -> Counter[str]:
    """All cards of sixty dungeons of a theme, twenty on each level."""
    found: Counter[str] = Counter()
    for level in LEVELS:
        for seed in range(1, 21):
            found += cards_of(born(theme, seed, level))
    return found


def own(theme: str, kind: Kind, level: int | None = None) -> list[str]:
    """Cards of a kind that the theme can deal on a level (on any, if none is named) and no other theme can."""
    other = [CONTENT.themes[name] for name in THEMES if name != theme]
    mine = CONTENT.themes[theme]
    return [
        name
        for name, card in CONTENT.cards.items()
        if card.kind is kind
        and (mine.deck in card.decks and weight(card, mine))
        and (level is None or card.levels[0] <= level <= card.levels[1])
        and not any(each.deck in card.decks and weight(card, each) for each in other)
    ]


@rule("THEME-1", "THEME-7", "SUB-1")
def test_there_are_nine_themes_of_main_dungeons_and_three_of_sub_dungeons() -> None:
    codes = {CONTENT.themes[theme].code for theme in THEMES}

    assert (len(MAIN), len(SUB)) == (9, 3)
    assert len(codes) == len({CONTENT.themes[theme].name for theme in THEMES}) == 12
    assert all(CONTENT.themes[theme].deck == "main" and CONTENT.themes[theme].exit for theme in MAIN)
    assert all(not CONTENT.themes[theme].exit and CONTENT.themes[theme].lean for theme in SUB)
    assert len({CONTENT.themes[theme].deck for theme in SUB}) == 3


@rule("THEME-1")
@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_has_five_places_of_its_own_that_differ_in_play(theme: str) -> None:
    places = own(theme, Kind.LOCATION)

    parts = {repr(CONTENT.component(place, Location)) for place in places}

    assert len(parts) >= 5
    assert all(CONTENT.card(place).icon and CONTENT.card(place).scene for place in places)


@rule("THEME-1")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("level", [1, 3, 6, 9, 12])
def test_a_theme_has_its_own_faces_on_every_level(theme: str, level: int) -> None:
    faces = own(theme, Kind.ENEMY, level)

    assert faces


def test_there_are_thirty_new_enemies_and_more_that_differ_in_play() -> None:
    enemies = [card for card, definition in CONTENT.cards.items() if definition.kind is Kind.ENEMY]

    different = {in_play(CONTENT, card) for card in enemies}

    assert len(different) >= 70


@rule("THEME-1")
@pytest.mark.parametrize("theme", THEMES)
def test_the_signature_danger_is_the_themes_alone_and_there_from_the_first_level_on(theme: str) -> None:
    sign = CONTENT.themes[theme].sign
    signed = {name for name, card in CONTENT.cards.items() if sign in card.tags}

    elsewhere = {name for other in THEMES if other != theme for name in dealt(other) if name in signed}

    assert sign and elsewhere == set()
    assert len({CONTENT.themes[name].sign for name in THEMES}) == len(THEMES)
    for level in LEVELS:
        found = [sum(cards_of(born(theme, seed, level))[name] for name in signed) for seed in range(1, 21)]
        assert sum(found) >= 10 and sum(map(bool, found)) >= 9, level


@rule("THEME-1")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_is_born_whole(theme: str, level: int) -> None:
    for seed in range(1, 13):
        world = born(theme, seed, level)
        ground = survey(world)

        faults = audit(world, ground, walk(ground), CONTENT.figures.genesis.search_free_levels)

        assert faults == [], (seed, level)


@rule("DECK-1")
@pytest.mark.parametrize("theme", THEMES)
def test_no_card_outside_its_deck_is_dealt_in_sixty_dungeons(theme: str) -> None:
    found, deck = dealt(theme), CONTENT.themes[theme].deck

    drawn = {card for card in found if not CONTENT.bears(card, Risen)}
    strangers = [card for card in drawn - SET_BY_GENESIS - BY_HAND if deck not in CONTENT.card(card).decks]

    assert found.total() > 60 * 5 * 8
    assert strangers == []


@rule("DECK-1", "SUB-2")
@pytest.mark.parametrize("theme", SUB)
def test_a_sub_dungeon_has_cards_that_turn_up_nowhere_else(theme: str) -> None:
    deck = CONTENT.themes[theme].deck
    alone = {name for name, card in CONTENT.cards.items() if card.decks == (deck,)}

    here, elsewhere = set(dealt(theme)), {card for other in THEMES if other != theme for card in dealt(other)}

    assert len(alone & here) >= 15
    assert alone & elsewhere == set()


@rule("DECK-1")
@pytest.mark.parametrize("theme", SUB)
def test_what_a_sub_dungeons_own_cards_hold_lies_in_its_deck(theme: str) -> None:
    deck = CONTENT.themes[theme].deck
    holders = [card for card in CONTENT.cards.values() if card.decks == (deck,) and card.goods]

    lost = [(card.name, good) for card in holders for good in card.goods if deck not in CONTENT.card(named(good)).decks]

    assert len(holders) >= 5
    assert lost == []


@planted("content/base/genesis/theme_mine.toml", "ore = 320", "ore = 20")
@rule("SUB-2")
@pytest.mark.parametrize("theme", SUB)
def test_a_sub_dungeon_leans_to_one_resource_more_than_any_other_dungeon(theme: str) -> None:
    lean = CONTENT.themes[theme].lean

    here = _share(theme, lean)
    elsewhere = max(_share(other, lean) for other in THEMES if other != theme)

    assert here >= 0.3
    assert here > 1.4 * elsewhere


def _share(theme: str, tag: str) -> float:
    """How much of all that lies about or is carried in the dungeons of a theme bears the tag."""
    items = {card: n for card, n in dealt(theme).items() if CONTENT.card(card).kind is Kind.ITEM}
    return sum(n for card, n in items.items() if tag in CONTENT.card(card).tags) / sum(items.values())


@rule("HOST-1")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("theme", THEMES)
def test_danger_is_mostly_built_in_but_in_the_passages(theme: str, level: int) -> None:
    built_in = waiting = 0

    for seed in range(1, 21):
        world = born(theme, seed, level)
        built_in += sum(1 for kind in (Lock, Trap, Condition) for _ in world.each(kind))
        waiting += sum(1 for _ in world.each(Creature))

    assert (built_in > waiting) == (theme != "base:passages")


@rule("THEME-1")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_any_two_themes_differ_clearly_in_four_traits(one: str, other: str) -> None:
    traits = told_apart(sample(one), sample(other))

    assert len(traits) >= 4, traits


@rule("THEME-1")
@pytest.mark.parametrize("theme", THEMES)
def test_two_samples_of_one_theme_are_not_told_apart(theme: str) -> None:
    whole = sample(theme)

    assert told_apart(whole[::2], whole[1::2]) == []


@rule("THEME-2", "THEME-3", "THEME-5", "THEME-6", "THEME-10", "THEME-11")
def test_each_theme_is_what_the_rulebook_says_of_it() -> None:
    mean = {theme.partition(":")[2]: means(sample(theme)) for theme in MAIN}

    def foremost(trait: str) -> str:
        return max(mean, key=lambda theme: mean[theme][trait])

    assert foremost("hard going") == foremost("cold") == foremost("damp") == "fen"
    assert foremost("share of enemy") == foremost("rooms") == "passages"
    assert foremost("size") == foremost("loops") == "halls"
    assert foremost("slimness") == "tower"
    assert foremost("traps") == foremost("locks") == foremost("worth") == "treasury"
    assert foremost("share of item") == "archive"
    assert mean["passages"]["loops"] > 2 * mean["caverns"]["loops"] > 0 == round(mean["crypt"]["loops"], 2)


def in_a_hundred(theme: str, tags: set[str], kind: Kind | None = None) -> float:
    """How many of the cards of a kind (of all, if none is named) that a theme deals bear one of the tags."""
    found = {name: count for name, count in dealt(theme).items() if kind in (None, CONTENT.cards[name].kind)}
    return 100 * sum(n for name, n in found.items() if tags & set(CONTENT.cards[name].tags)) / sum(found.values())


@rule("THEME-4")
def test_in_the_crypt_the_undead_are_common_and_places_are_built() -> None:
    undead = {theme: in_a_hundred(theme, {"undead"}, Kind.ENEMY) for theme in MAIN}

    assert max(undead, key=lambda theme: undead[theme]) == "base:crypt"
    assert undead["base:crypt"] > 66
    assert in_a_hundred("base:crypt", {"built"}, Kind.LOCATION) > 50


@rule("THEME-8")
def test_the_archive_is_full_of_scrolls_and_its_keepers_are_constructs_and_the_dead() -> None:
    scrolls = {theme: in_a_hundred(theme, {"scroll"}) for theme in MAIN}

    assert scrolls["base:archive"] > 2 * max(share for theme, share in scrolls.items() if theme != "base:archive")
    built, dead = (in_a_hundred("base:archive", {tag}, Kind.ENEMY) for tag in ("construct", "undead"))
    assert built > dead and built + dead > 50


def test_a_level_knows_which_theme_it_is_of() -> None:
    infos = [info.theme for theme in THEMES for _, info in born(theme, 1, 1).each(LevelInfo)]

    assert infos == THEMES
