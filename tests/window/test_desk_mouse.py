"""The desk by mouse: clicks, and things dragged to where they belong."""

from __future__ import annotations

from engine.play.commands import Drop, Equip, Take, Unequip
from engine.window.inputs import ButtonDown, Moved
from tests.laws.chronicles import a_game
from tests.window.houses import a_desk, act_of, acts_of, click, drag, hit_of, middle, press, spot


def test_the_first_click_on_a_card_focuses_it_and_the_second_acts() -> None:
    desk = a_desk(a_game(80))

    click(desk, "west")
    once = (desk.view.focus, desk.view.chosen, spot(desk))
    click(desk, "west")

    assert once == ("west", "acts.step.west", "centre")
    assert spot(desk) == "west"


def test_a_click_on_a_row_does_its_act_at_once() -> None:
    desk = a_desk(a_game(80))

    click(desk, "acts.step.north")

    assert spot(desk) == "north"


def test_a_button_let_go_elsewhere_is_no_click() -> None:
    desk = a_desk(a_game(80))
    x, y = middle(hit_of(desk, "acts.step.north"))

    desk.handle(ButtonDown(x, y))
    drag(desk, "centre", "east")

    assert spot(desk) == "centre"


def test_a_thing_is_equipped_by_dragging_it_into_the_hand_and_put_away_by_dragging_it_back() -> None:
    desk = a_desk(a_game(80))
    equip = next(act for act in acts_of(desk) if isinstance(act.command, Equip) and act.command.spot == "offhand")
    assert isinstance(equip.command, Equip)
    source = equip.command.card
    worn = act_of(desk, source).name

    drag(desk, source, "offhand")
    held = act_of(desk, "offhand").name
    unequip = next(act for act in acts_of(desk) if act.command == Unequip(card="offhand"))
    drag(desk, "offhand", "pack")

    assert held.partition(" (")[0] == worn.partition(" (")[0]
    assert unequip.enabled
    assert desk.view.tree.find("offhand") is None


def test_a_thing_is_put_down_by_dragging_it_onto_the_floor_and_taken_by_dragging_it_back() -> None:
    desk = a_desk(a_game(80))
    before = act_of(desk, "pack").children
    assert any(act.command == Drop(card="pack.1") for act in acts_of(desk))

    drag(desk, "pack.1", "centre")
    lying = next(act for act in acts_of(desk) if isinstance(act.command, Take))
    assert isinstance(lying.command, Take)
    after_drop = act_of(desk, "pack").children
    drag(desk, lying.command.target, "pack")

    assert len(after_drop) == len(before) - 1
    assert len(act_of(desk, "pack").children) == len(before)


def test_while_a_thing_is_dragged_the_places_where_it_fits_are_lit_and_escape_lets_it_go() -> None:
    desk = a_desk(a_game(80))
    assert desk.game is not None
    before = desk.game.digest()
    desk.handle(ButtonDown(*middle(hit_of(desk, "pack.1"))))
    desk.handle(Moved(*middle(hit_of(desk, "north"))))
    lit = set(desk.view.targets)

    press(desk, "ESCAPE")

    assert {"hand", "offhand", "centre"} <= lit
    assert not lit & {"north", "pack.2", "worn.head"}
    assert (desk.view.drag, desk.view.targets, desk.page) == ("", (), "board")
    assert desk.game.digest() == before


def test_a_thing_dropped_where_it_does_not_belong_stays_where_it_was() -> None:
    desk = a_desk(a_game(80))
    assert desk.game is not None
    before = desk.game.digest()

    drag(desk, "pack.1", "page.map")
    drag(desk, "pack.1", "worn.head")

    assert desk.game.digest() == before
