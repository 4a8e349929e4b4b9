"""Layout: at every width no line is too wide, nothing is cut, and nothing lies over anything else."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.play.game import Game
from engine.scene.view import view
from engine.text.block import Block, beside, plain, width_of
from engine.text.cells import cells, clean, wrapped
from engine.text.page import NARROWEST
from tests.rules import rule
from tests.scene.games import LEAK, a_death, a_fight, a_game, a_pseudo_game, a_question
from tests.text.drawings import ASCII, DRAWN, WIDTHS, drawings, shown_on_the_board, text_of

STATES = {
    "start": lambda: a_game(80, 0),
    "some way on": lambda: a_game(83, 40, blessed=True),
    "fight": a_fight,
    "question": a_question,
    "death": a_death,
    "pseudo": lambda: a_pseudo_game(81, 25),
    "pseudo far": lambda: a_pseudo_game(84, 60),
}


@pytest.fixture(scope="module", params=STATES)
def game(request: pytest.FixtureRequest) -> Game:
    """A game in each state."""
    found: Game = STATES[request.param]()
    return found


@rule("F4")
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_wider_than_the_page(game: Game, width: int) -> None:
    wide = [name for name, block in drawings(game, width) for line in block.lines if width_of(line) > width]

    assert wide == []


@rule("F4")
@pytest.mark.parametrize("width", WIDTHS)
def test_every_word_of_the_board_is_there_whole_or_broken_at_a_line_end(game: Game, width: int) -> None:
    tree = view(game)
    text = text_of(dict(drawings(game, width))["board"])

    lost = [(node.id, word) for node in shown_on_the_board(tree) for word in node.name.split()
            if len(word) <= 12 and word not in text]

    assert lost == []


@rule("F4")
@pytest.mark.parametrize("width", WIDTHS)
def test_each_act_stands_with_its_number_price_and_odds(game: Game, width: int) -> None:
    text = text_of(dict(drawings(game, width))["acts"])
    acts = view(game).find("acts")
    assert acts is not None

    for number, act in enumerate(acts.children, 1):
        assert re.search(rf"(^| ){number} ", text, re.MULTILINE)
        if act.odds is not None:
            assert (str(act.odds.most) if act.odds.die else f"{act.odds.chance} %") in text


@pytest.mark.parametrize("width", WIDTHS)
def test_no_message_id_and_no_steering_character_is_drawn(game: Game, width: int) -> None:
    for name, block in drawings(game, width):
        text = text_of(block)
        assert not LEAK.search(text), name
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", text), name


@pytest.mark.parametrize("width", WIDTHS)
def test_a_terminal_of_ascii_gets_nothing_else(game: Game, width: int) -> None:
    for name, block in drawings(game, width, ASCII):
        assert text_of(block, ASCII).isascii(), name


def test_the_frames_of_a_board_close() -> None:
    lines = text_of(dict(drawings(a_game(80, 0), 80))["board"]).splitlines()

    opened = sum(line.count("┌") + line.count("╔") for line in lines)
    closed = sum(line.count("┘") + line.count("╝") for line in lines)

    assert opened == closed == 5


def test_the_rosette_has_letters_and_the_distances_stand_on_the_cards() -> None:
    text = text_of(dict(drawings(a_game(80, 0), 80))["board"])

    assert all(re.search(rf"(^|\s){letter} (open|locked|wall|no way)", text) for letter in "NESW")
    assert text.count("1 step") >= 4
    assert "@ you" in text


@given(st.text(max_size=200), st.integers(1, 60), st.integers(0, 30))
def test_wrapping_loses_no_letter_and_keeps_the_width(text: str, width: int, less: int) -> None:
    lines = wrapped(text, width, max(1, width - less))

    assert "".join("".join(lines).split()) == "".join(clean(text).split())
    assert all(cells(line) <= width or len(line) == 1 for line in lines)


PRINTED = st.characters(min_codepoint=33, max_codepoint=0x17E, exclude_categories=("Cc", "Cf", "Zs"))
LETTERS = st.text(PRINTED, max_size=60)


@given(LETTERS, LETTERS, st.integers(4, 80))
def test_two_ends_of_a_line_never_touch_or_lose_a_letter(left: str, right: str, width: int) -> None:
    block = Block(width)

    block.ends(left, right)

    text = "".join(plain(line) for line in block.lines)
    assert sorted("".join(text.split())) == sorted("".join((left + right).split()))
    assert all(width_of(line) <= width for line in block.lines)


def test_blocks_beside_each_other_keep_their_columns() -> None:
    left, right = Block(10), Block(10)
    left.flow("one two three four")
    right.flow("five six")

    whole = [plain(line) for line in beside([left, right], 2).lines]

    assert whole == ["one two     five six  ", "three four            "]


def test_a_line_that_does_not_fit_its_block_is_a_fault() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        Block(4).put(("five!", ""))


def test_wide_and_combining_characters_are_counted_as_terminals_do() -> None:
    assert cells("暗い") == 4
    assert cells("e\u0301") == 1
    assert NARROWEST == 60
    assert DRAWN.single[0] == "─"
