"""Glyphs, paintings and their credits: each card has one, each has an author, and every colour can be told and read."""

import re
import struct
from itertools import combinations
from pathlib import Path

import pytest

from content.kinds import Kind
from content.loader import load
from engine.window import glyphs, shaders
from engine.window.colours import contrast
from engine.window.measure import ART
from engine.window.theme import THEMES, Theme
from tests.window.sight import SIGHTS, apart

CREDITS = (Path(__file__).parents[2] / "CREDITS.md").read_text(encoding="utf-8")
LICENCES = ("OFL-1.1", "CC-BY-3.0", "MIT")
TEXT = (
    "bone", "muted", "faint", "candle", "flame", "gold", "red", "danger", "violet", "water", "cold", "moss", "ore",
    "good", "tier1", "tier2", "tier3", "tier4",
)  # fmt: skip
GROUNDS = ("plate", "panel")
FILLS = ("health", "mana", "stamina")
ICONS = [line.split("\t") for line in (ART / "icons.tsv").read_text(encoding="ascii").splitlines()]
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def test_every_card_has_a_glyph_that_exists() -> None:
    known = {name for _, name, _ in ICONS}

    astray = {name: card.icon for name, card in load().cards.items() if card.icon not in known}

    assert not astray


def test_no_card_has_the_glyph_that_stands_for_a_missing_one() -> None:
    blank = {name for name, card in load().cards.items() if card.icon in ("plain-square", "plain-circle")}

    assert not blank


def test_every_place_has_a_painting_and_nothing_else_has() -> None:
    painted = set(shaders.materials())

    astray = {
        name: card.scene
        for name, card in load().cards.items()
        if (f"scene.{card.scene}" in painted) != (card.kind == Kind.LOCATION)
    }

    assert not astray


def test_no_more_than_two_enemies_share_a_glyph_and_few_do() -> None:
    enemies = [card.icon for card in load().cards.values() if card.kind == Kind.ENEMY]

    often = {icon for icon in enemies if enemies.count(icon) > 2}

    assert not often
    assert len(set(enemies)) * 10 >= len(enemies) * 9


def test_cards_that_must_not_be_told_apart_share_their_glyph() -> None:
    looks: dict[tuple[str, str], set[str]] = {}
    for card in load().cards.values():
        looks.setdefault((card.name, card.text), set()).add(card.icon)

    told = {name: icons for (name, _), icons in looks.items() if len(icons) > 1}

    assert not told


def test_every_kind_and_heading_of_every_theme_has_a_glyph_that_exists() -> None:
    known = {name for _, name, _ in ICONS}

    used = {look.icon for theme in THEMES.values() for look in theme.kinds.values()}
    used |= {icon for theme in THEMES.values() for _, icon in theme.headings.values()}

    assert used <= known


def test_codes_and_names_of_icons_are_their_own_and_the_face_holds_them_all() -> None:
    codes, names, _ = zip(*ICONS, strict=True)

    in_face = _count_of_glyphs(ART / "TTIcons.ttf")

    assert list(codes) == sorted(set(codes))
    assert len(set(names)) == len(names)
    assert in_face == len(names) + 2  # .notdef and space


def _count_of_glyphs(face: Path) -> int:
    data = face.read_bytes()
    tables = {
        data[at : at + 4]: struct.unpack(">I", data[at + 8 : at + 12])[0]
        for at in range(12, 12 + 16 * struct.unpack(">H", data[4:6])[0], 16)
    }
    start = tables[b"maxp"]
    count: int = struct.unpack(">H", data[start + 4 : start + 6])[0]
    return count


def test_every_icon_has_an_author_and_every_author_is_credited() -> None:
    said = " ".join(CREDITS.lower().replace("-", " ").split())

    unsaid = {author for author in glyphs.authors() if not author or author.replace("-", " ") not in said}

    assert sum(len(names) for names in glyphs.authors().values()) == len(ICONS)
    assert not unsaid


def test_every_file_of_the_art_is_credited_under_a_licence() -> None:
    rows = [line for line in CREDITS.splitlines() if any(licence in line for licence in LICENCES)]
    credited = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}

    files = {path.name for path in ART.iterdir() if path.is_file() and path.suffix != ".pyc"}

    assert files - credited == set()


@themes
def test_text_is_read_on_plates_and_panels(theme: Theme) -> None:
    ratios = {(name, ground): _between(theme, name, ground) for name in TEXT for ground in GROUNDS}

    dim = {pair: ratio for pair, ratio in ratios.items() if ratio < 4.5}

    assert not dim


@themes
def test_words_on_bars_and_on_the_map_are_read(theme: Theme) -> None:
    pairs = [("bone", fill) for fill in FILLS] + [("ink", "paper")]

    dim = {pair: _between(theme, *pair) for pair in pairs if _between(theme, *pair) < 4.5}

    assert not dim


@themes
def test_glyphs_and_rims_are_seen_on_plates_and_panels(theme: Theme) -> None:
    edges = {"none": theme.colours["none"]} | {kind: look.rim for kind, look in theme.kinds.items()}

    dim = {
        name: colour
        for name, colour in edges.items()
        if min(contrast(colour, theme.colours[ground]) for ground in GROUNDS) < 3.0
    }

    assert not dim


def _between(theme: Theme, one: str, other: str) -> float:
    return contrast(theme.colours[one], theme.colours[other])


@themes
@pytest.mark.parametrize("sight", SIGHTS)
def test_headings_stay_apart_to_every_sight(theme: Theme, sight: str) -> None:
    own = {name: colour for name, (colour, _) in theme.headings.items() if name not in ("walled", "door")}
    colours = {name: theme.colours[colour] for name, colour in own.items()} | {"rod": theme.colours["violet"]}

    close = {
        (one, other): round(apart(colours[one], colours[other], sight))
        for one, other in combinations(colours, 2)
        if apart(colours[one], colours[other], sight) < 20
    }

    assert len(set(colours.values())) == len(colours) == 5
    assert not close
