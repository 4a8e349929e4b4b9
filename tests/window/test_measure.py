"""Words are measured by the faces' own advances, and what is set in a box stays in it or says that it is cut."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.window.frame import SMALLEST_PIXELS, frame
from engine.window.measure import line_height, width, wrapped
from engine.window.pen import Pen
from engine.window.picture import Layer, Words
from engine.window.theme import CANDLELIGHT, CONTRAST
from tests.rules import rule

LETTERS = st.text("abcdefghijklmnopqrstuvwxyzáéíñ··  ", min_size=1, max_size=120)
FAMILIES = sorted({*CANDLELIGHT.faces.values(), *CONTRAST.faces.values()})


@given(LETTERS, st.sampled_from(FAMILIES), st.floats(8, 40), st.floats(40, 400))
def test_wrapped_lines_never_pass_their_limit_and_lose_nothing(
    words: str, family: str, size: float, limit: float
) -> None:
    lines = wrapped(words, family, size, limit)

    assert all(width(line, family, size) <= limit or len(line) == 1 for line in lines)
    assert "".join("".join(lines).split()) == "".join(words.split())


@given(LETTERS, LETTERS, st.sampled_from(FAMILIES), st.floats(8, 40))
def test_a_width_is_the_sum_of_its_parts_and_grows_with_the_size(
    one: str, other: str, family: str, size: float
) -> None:
    whole = width(one + other, family, size)

    assert abs(whole - width(one, family, size) - width(other, family, size)) < 1e-6
    assert abs(width(one + other, family, 2 * size) - 2 * whole) < 1e-6


def lines_of(pen: Pen) -> list[Words]:
    """The lines that a pen has set."""
    return [item for item in pen.picture.items if isinstance(item, Words)]


@rule("F4")
@given(LETTERS, st.floats(30, 400), st.floats(14, 160), st.sampled_from([0.8, 1.0, 1.5, 2.0]))
def test_a_block_stays_in_its_box_or_says_that_it_is_cut(words: str, wide: float, tall: float, scale: float) -> None:
    pen = Pen(frame(1280, 720, scale), CANDLELIGHT)

    pen.block(words, 100, 100, wide, tall)

    set_lines = lines_of(pen)
    for line in set_lines:
        family = CANDLELIGHT.faces[line.face]
        assert width(line.text, family, line.size) <= wide + 0.5 or len(line.text) == 1
    whole = sum(line_height(CANDLELIGHT.faces[line.face], line.size) for line in set_lines)
    assert whole <= tall + 1.5 or all(line.cut for line in set_lines)


@rule("F4")
def test_words_that_do_not_fit_shrink_then_take_their_short_form_and_never_become_tiny() -> None:
    pen = Pen(frame(1280, 720), CANDLELIGHT)
    words, short = "Sunken undercroft of the drowned", "Undercroft"
    fits = pen.width(words)

    pen.line(words, 0, 20, fit=fits * 0.9, short=short)
    pen.line(words, 0, 40, fit=fits * 0.6, short=short)
    pen.line(words, 0, 60, fit=fits * 0.3)

    shrunk, shortened, cut = lines_of(pen)
    assert (shrunk.text, shrunk.cut) == (words, False)
    assert shrunk.size < 13
    assert (shortened.text, shortened.size) == (short, 13)
    assert cut.cut
    assert cut.size >= 13 * 0.66


@rule("F4")
def test_words_are_never_smaller_than_twelve_pixels_whatever_scale_is_asked_for() -> None:
    small = [frame(*size, 0.8) for size in ((800, 600), (1024, 640), (1280, 720), (2560, 1440))]

    pixels = [12.5 * one.text * one.unit for one in small]

    assert all(size >= SMALLEST_PIXELS - 1e-9 for size in pixels)
    assert len({one.text for one in small}) > 2


@rule("F4")
def test_what_is_raised_lies_above_everything_below_it() -> None:
    pen = Pen(frame(1280, 720), CANDLELIGHT)

    pen.line("below", 0, 20)
    pen.raised = 2
    pen.box(0, 0, 10, 10, "panel", Layer.TABLE)
    pen.raised = 1
    pen.line("between", 0, 20)

    below, box, between = (item.layer for item in pen.picture.items if not hasattr(item, "ambient"))
    assert below < between < box
