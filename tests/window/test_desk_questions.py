"""What stands between a player and an act: questions, choices, refusals, and the end of a seeker."""

from __future__ import annotations

import pytest

from components.locks import Key
from engine.play.game import Game
from engine.window.desk import Desk
from engine.window.inputs import ButtonDown, Ticked
from systems.body.wounds import wound
from systems.things.putting import put_in_pack
from tests.build import a_choice
from tests.laws.chronicles import a_game, carry_to_stair
from tests.rules import rule
from tests.scene.games import a_fight, kill
from tests.window.houses import a_desk, act_of, acts_of, click, focus_on, hit_of, middle, press


def at_the_stairs() -> Desk:
    """A seeker on the stairs with a key of this level, which asks before it goes."""
    game = next(game for game in (a_game(seed) for seed in range(80, 100)) if any(True for _ in game.world.each(Key)))
    carry_to_stair(game)
    give_a_key(game)
    desk = a_desk(game)
    assert act_of(desk, "acts.descend").asks
    return desk


def give_a_key(game: Game) -> None:
    """A key of this level comes into the pack."""
    key = next(entity for entity, _ in game.world.each(Key))
    put_in_pack(game.world, key, game.seeker)


@rule("LEVL-1")
@pytest.mark.parametrize("way", ["ESCAPE", "click", "focus"])
def test_a_no_to_what_cannot_be_undone_leaves_everything_as_it_was(way: str) -> None:
    desk = at_the_stairs()
    assert desk.game is not None
    before = desk.game.digest()
    desk.acting.do("acts.descend")
    asked = (desk.confirm is not None, desk.view.question != "")

    if way == "click":
        click(desk, "confirm.no")
    elif way == "focus":
        focus_on(desk, "confirm.no")
        press(desk, "ENTER")
    else:
        press(desk, "ESCAPE")

    assert asked == (True, True)
    assert (desk.confirm, desk.page) == (None, "board")
    assert desk.game.digest() == before


@pytest.mark.parametrize("way", ["ENTER", "click"])
def test_a_yes_does_it(way: str) -> None:
    desk = at_the_stairs()
    assert desk.view.tree.find("header") is not None
    desk.acting.do("acts.descend")

    press(desk, way) if way != "click" else click(desk, "confirm.yes")

    header = desk.view.tree.find("header")
    assert header is not None and header.value == 2
    assert desk.confirm is None


def test_nothing_below_a_question_can_be_reached() -> None:
    desk = at_the_stairs()
    desk.acting.do("acts.descend")
    x, y = middle(hit_of(desk, "page.map"))

    press(desk, "M", "SPACE", "UP", "I")
    desk.handle(ButtonDown(x, y))
    click(desk, "acts.wait")

    assert (desk.page, desk.confirm is not None) == ("board", True)
    assert desk.view.focus in ("confirm.yes", "confirm.no")


def test_a_choice_is_answered_by_number_and_all_else_waits() -> None:
    game = a_game(80)
    game.world.add(game.seeker, a_choice("strength", "will"))
    desk = a_desk(game)

    press(desk, "SPACE", "UP")
    waiting = desk.view.tree.find("choice") is not None
    press(desk, "2")

    assert waiting
    assert desk.view.tree.find("choice") is None


def test_a_refused_step_says_what_bars_the_way() -> None:
    desk = a_desk(a_game(80))
    for _ in range(30):
        press(desk, "UP")
        if desk.view.toast:
            break
        press(desk, "SPACE")

    refused = desk.view.toast
    desk.handle(Ticked(20_000))

    assert refused
    assert desk.view.toast == ""


def test_a_disabled_act_says_its_reason_and_changes_nothing() -> None:
    desk = next(desk for desk in (a_desk(a_game(seed, 30, blessed=True)) for seed in range(80, 100))
                if any(not act.enabled for act in acts_of(desk)))
    assert desk.game is not None
    act = next(act for act in acts_of(desk) if not act.enabled)
    before = desk.game.digest()

    desk.steering.token(act.id)

    assert desk.view.toast == act.reason != ""
    assert desk.game.digest() == before


@rule("CHAR-6")
def test_when_the_seeker_dies_its_record_is_shown_and_another_goes_into_the_same_chronicle() -> None:
    desk = a_desk(a_game(80, 5, blessed=True))
    game = desk.game
    assert game is not None
    kill(game)
    desk.enter(game)
    at_death, dead = desk.page, game.seeker

    press(desk, "ENTER")
    at_gate = desk.page
    press(desk, "ESCAPE", "ENTER", "1")

    assert (at_death, at_gate, desk.page) == ("dead", "pick", "board")
    assert desk.game is game and game.seeker != dead


def test_a_killing_blow_against_the_seeker_leads_to_its_record() -> None:
    desk = a_desk(a_game(80, 5, blessed=True))
    assert desk.game is not None
    wound(desk.game.world, desk.game.seeker, 1000, 0, "cause.hunger")
    for _ in range(4):
        press(desk, "SPACE")

    assert desk.page == "dead"
    press(desk, "ESCAPE")
    assert desk.page == "title"
    press(desk, "ESCAPE")
    assert desk.page == "dead"


def test_a_focus_on_what_is_gone_moves_to_what_lies_there_now() -> None:
    desk = a_desk(a_fight())
    foe = next(node.id for node in desk.view.tree.walk() if node.role == "creature" and "." in node.id)
    desk.focus(foe)
    assert desk.game is not None

    for _ in range(200):
        press(desk, "ENTER", "SPACE")
        if desk.page != "board" or desk.view.tree.find(foe) is None:
            break

    hits = {hit.node for hit in desk.picture().hits}
    assert desk.view.focus == "" or desk.view.focus in hits
    assert desk.view.chosen == "" or desk.view.tree.find(desk.view.chosen) is not None


def test_what_was_said_over_one_page_does_not_lie_over_the_next() -> None:
    desk = a_desk(a_game(80))
    desk.toast("There is no way east.")

    press(desk, "M")

    assert (desk.page, desk.view.toast) == ("map", "")
