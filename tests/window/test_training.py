"""The seeker's page sells points of proficiency: a button with its price for each, that stays where it is (CHAR-5)."""

from __future__ import annotations

from components.seekers import Experience, Proficiencies
from engine.window.desk import Desk
from systems.seekers.proficiency import for_sale, points
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.desks import at_page
from tests.window.houses import press
from tests.window.reading import said
from tests.window.test_pages2 import everything


def a_desk(unspent: int) -> Desk:
    """A desk at the page of a seeker that has learnt nothing yet, and so much to spend."""
    desk = at_page("seeker")
    assert desk.game is not None
    desk.game.world.add(desk.game.seeker, Experience(unspent, unspent))
    desk.game.world.add(desk.game.seeker, Proficiencies([], []))
    desk.refresh()
    return desk


@planted("engine/window/pages/seeker.py", 'lesson = view.node(f"acts.train.{token}")', "lesson = None")
@rule("CHAR-5", "F1")
def test_every_proficiency_for_sale_has_a_button_that_names_its_price() -> None:
    desk = a_desk(25)

    shown = said(desk.picture())

    assert {f"acts.train.{name}" for name in for_sale(base_content())} <= everything(desk).keys()
    assert "10 experience" in shown and "25 unspent" in shown


@planted("engine/window/acting.py", '_STAY = ("board", "pack", "seeker")', '_STAY = ("board", "pack")')
@rule("CHAR-5", "F1")
def test_points_are_bought_one_after_another_with_enter_and_the_page_stays() -> None:
    desk = a_desk(25)
    while desk.view.focus != "acts.train.stealth":
        press(desk, "TAB")

    press(desk, "ENTER", "ENTER", "ENTER")

    assert desk.game is not None
    assert points(desk.game.world, desk.game.seeker, "stealth") == 2
    assert desk.game.world.get(desk.game.seeker, Experience) == Experience(25, 5)
    assert (desk.page, desk.view.focus) == ("seeker", "acts.train.stealth")
    assert "10 unspent experience" in said(desk.picture())


@planted("engine/window/pages/board_acts.py", 'ELSEWHERE = ("lesson",)', "ELSEWHERE = ()")
@rule("CHAR-5", "F1")
def test_lessons_do_not_stand_among_the_deeds_of_the_board() -> None:
    desk = a_desk(25)
    desk.back()

    assert desk.page == "board"
    assert not any(token.startswith("acts.train.") for token in everything(desk))
