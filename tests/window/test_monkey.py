"""No input on any page raises anything (F3)."""

from __future__ import annotations

import pytest

from engine.window.deck import PAGES as ALL
from engine.window.desk import Desk
from tests.rules import rule
from tests.window.desks import PAGES, at_page
from tests.window.monkey import play

STARTS = [page for page in PAGES if "." not in page and page != "toast"]


def sane(desk: Desk) -> bool:
    """Whether the pages that lie open can lie there, and what is on show can be drawn."""
    names = [page.partition(":")[0] for page in desk.pages]
    lowest = names[0] in (desk.home, "title", "crash", "dead", "board")
    return lowest and set(names) <= set(ALL) and len(names) < 6 and bool(desk.picture().items)


@rule("F3")
@pytest.mark.parametrize("page", STARTS)
def test_two_thousand_random_inputs_from_any_page_raise_nothing(page: str) -> None:
    desk = at_page(page)

    done = play(desk, len(page), 2_000)

    assert done >= 2_000
    assert sane(desk), desk.pages


@rule("F3")
@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("page", STARTS)
def test_twenty_thousand_random_inputs_from_any_page_in_the_longest_language_raise_nothing(page: str) -> None:
    desk = at_page(page, pseudo=True)

    done = play(desk, 1_000 + len(page), 20_000)

    assert done >= 20_000
    assert sane(desk), desk.pages


def test_the_monkey_does_the_same_for_the_same_seed_and_gets_about() -> None:
    desks = [at_page("board"), at_page("board")]
    pages: list[str] = []

    for desk in desks:
        for seed in range(60):
            play(desk, seed, 25)
            pages.append(desk.page)

    first, second = desks
    assert (first.pages, first.settings, first.view.focus) == (second.pages, second.settings, second.view.focus)
    assert first.game is not None and second.game is not None
    assert first.game.digest() == second.game.digest()
    assert pages[:60] == pages[60:]
    assert len(set(pages)) > 6
