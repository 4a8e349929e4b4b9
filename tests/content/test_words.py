"""Words: parameters, plurals, a language for tests, and nothing from outside that could garble a screen."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content.kinds import CallingDefinition, CardDefinition, Kind, ThemeDefinition
from content.template import TemplateError, parameters, pieces
from content.words import Words, plain

MESSAGES = {
    "found": "{Finder} finds {count} {count|piece|pieces} of {thing}.",
    "braces": "{{{name}}}",
    "bare": "Nothing here.",
}


def words() -> Words:
    """A few messages, one card, one theme, one class."""
    numbers = (1, 1, 1, 1, 1, 20, 1, 10, 50, 50, 5, 6, 4)
    calling = CallingDefinition("Delver", "Digs.", *numbers, {}, "dig", (), ())
    return Words(
        MESSAGES,
        {
            "base:torch": CardDefinition("Torch", "It burns.", Kind.ITEM),
            "base:s": CardDefinition("L", "", Kind.ITEM, "S"),
        },
        {"base:caverns": ThemeDefinition("CAV", "Caverns", "Dark.", "Breath.", "main", {})},
        {"base:delver": calling},
    )


@pytest.mark.parametrize(("count", "word"), [(0, "0 pieces"), (1, "1 piece"), (2, "2 pieces"), (-1, "-1 piece")])
def test_a_word_follows_its_number(count: int, word: str) -> None:
    said = words().say("found", finder="ash", count=count, thing="tin")

    assert said == f"Ash finds {word} of tin."


def test_braces_may_be_written() -> None:
    assert words().say("braces", name="x") == "{x}"


def test_what_lacks_shows_itself_instead_of_ending_the_game() -> None:
    said = words()

    assert said.say("no.such") == "[no.such]"
    assert said.say("found", finder="Ash", count=1) == "Ash finds 1 piece of [thing]."
    assert said.card_name("gone:card") == "[gone:card]"
    assert not said.has("no.such")


def test_cards_themes_and_classes_have_their_words() -> None:
    said = words()

    assert (said.card_name("base:torch"), said.card_short("base:torch")) == ("Torch", "Torch")
    assert (said.card_short("base:s"), said.card_text("base:torch")) == ("S", "It burns.")
    assert (said.theme_name("base:caverns"), said.theme_motto("base:caverns")) == ("Caverns", "Dark.")
    assert said.theme_danger("base:caverns") == "Breath."
    assert (said.calling_name("base:delver"), said.calling_text("base:delver")) == ("Delver", "Digs.")


@given(st.text(), st.text())
def test_a_name_from_outside_carries_no_escape_and_no_direction_mark_into_a_text(finder: str, thing: str) -> None:
    said = words().say("found", finder=finder, count=2, thing=thing)

    assert not [c for c in said if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")]
    assert said.endswith(".")


def test_escapes_and_direction_marks_are_taken_out_and_letters_stay() -> None:
    assert plain("\x1b[31mÅs\u202eh\u2066 \n한글\u200b\u2028é") == "[31mÅsh  한글 é"


@given(st.text())
def test_taking_out_once_takes_out_all(text: str) -> None:
    assert plain(plain(text)) == plain(text)


def test_the_language_for_tests_is_longer_by_two_fifths_and_leaves_parameters_alone() -> None:
    said = words().pseudo()

    assert said.say("bare") == "Ñóthíñg héré.·····"
    assert "tin" in said.say("found", finder="ash", count=1, thing="tin")
    assert said.card_name("base:torch").startswith("Tórçh")
    assert len(said.card_text("base:torch")) >= 1.3 * len("It burns.")


@given(st.text(st.sampled_from("ab{}|_A ")))
def test_a_text_is_either_split_whole_or_refused(text: str) -> None:
    try:
        found = pieces(text)
    except TemplateError:
        assert "{" in text or "}" in text
        return

    literal = sum(len(piece) for piece in found if isinstance(piece, str))
    assert literal <= len(text)
    assert sorted({piece.name for piece in found if not isinstance(piece, str)}) == parameters(text)


def test_parameters_are_named_once_whatever_their_form() -> None:
    assert parameters("{Count} {count} {count|a|b} {thing}") == ["count", "thing"]
