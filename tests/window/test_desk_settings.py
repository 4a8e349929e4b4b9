"""Settings and keys: each can be changed, is kept, and survives a damaged file (F1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.window.desk import Desk
from engine.window.keys import DEFAULTS, FIXED, Bindings, shown
from engine.window.settings import Settings, load, save, step
from engine.window.theme import CONTRAST, THEMES, theme_of
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.desks import at_page
from tests.window.houses import a_desk, click, focus_on, press, spot


def words_on(desk: Desk) -> str:
    """All words of the page."""
    return " ".join(item.text for item in desk.picture().items if hasattr(item, "text"))


@rule("F1")
@pytest.mark.parametrize(
    ("token", "name", "value"),
    [("set.text_scale.+", "text_scale", 125), ("set.text_scale.-", "text_scale", 80),
     ("set.theme.+", "theme", "contrast"),
     ("set.readable", "readable", True), ("set.fullscreen", "fullscreen", True),
     ("set.reduced_motion", "reduced_motion", True), ("set.speed.-", "speed", 0),
     ("set.captions", "captions", False), ("set.hints", "hints", False), ("set.effects.+", "effects", 80),
     ("set.ambience.-", "ambience", 20)],
)
def test_a_setting_is_changed_by_keys_alone_and_the_window_is_told(token: str, name: str, value: object) -> None:
    desk = at_page("settings")
    focus_on(desk, token)
    desk.events.clear()

    press(desk, "ENTER")

    assert getattr(desk.settings, name) == value
    assert desk.events == ["settings"]
    assert (desk.page, desk.view.focus) == ("settings", token)


@pytest.mark.parametrize("name", ["text_scale", "theme", "speed", "effects", "ambience"])
def test_a_setting_goes_through_all_its_values_and_stays_in_its_bounds(name: str) -> None:
    up = down = Settings()

    ups, downs = [], []
    for _ in range(12):
        up, down = step(up, name, True), step(down, name, False)
        ups.append(getattr(up, name))
        downs.append(getattr(down, name))

    assert up.sound() == up and down.sound() == down
    assert len({*ups, *downs}) >= 3


def test_what_was_changed_is_read_again_as_it_was(tmp_path: Path) -> None:
    desk = at_page("settings")
    for token in ("set.theme.+", "set.text_scale.+", "set.readable"):
        click(desk, token)
    desk.steering.token("bind.map")
    press(desk, "Q")
    path = tmp_path / "home" / "settings.toml"

    said = save(desk.settings, path)
    again, warning = load(path)

    assert (said, warning) == ("", "")
    assert again == desk.settings
    assert Bindings(again.keys).action("Q") == "map"


@rule("F1")
def test_an_action_gets_another_key_which_then_does_it() -> None:
    desk = at_page("keys")
    focus_on(desk, "bind.north")
    press(desk, "ENTER")
    waiting = desk.view.binding
    press(desk, "Y")
    board = a_desk(a_game(80), desk.settings)

    press(board, "UP")
    by_old = spot(board)
    press(board, "Y")

    assert (waiting, desk.view.binding, desk.settings.keys) == ("north", "", {"north": "Y"})
    assert (by_old, spot(board)) == ("centre", "north")


def test_escape_leaves_a_key_as_it_was_and_a_click_elsewhere_does_too() -> None:
    desk = at_page("keys.waiting")
    press(desk, "ESCAPE")
    after_escape = (desk.view.binding, desk.page)

    click(desk, "bind.map")
    waiting = desk.view.binding
    click(desk, "back")

    assert after_escape == ("", "keys")
    assert (waiting, desk.view.binding, desk.settings.keys) == ("map", "", {})


@rule("F1")
def test_two_actions_on_one_key_are_told_and_the_chosen_one_wins() -> None:
    desk = at_page("keys")
    calm = words_on(desk)

    desk.steering.token("bind.map")
    press(desk, "I")

    assert desk.bindings.conflicts() == {"I": ["map", "pack"]}
    assert desk.bindings.action("I") == "map"
    assert words_on(desk) != calm


@pytest.mark.parametrize("key", sorted(FIXED))
def test_the_keys_that_lead_out_of_everything_keep_their_meaning(key: str) -> None:
    desk = at_page("keys")
    before = desk.bindings.action(key)

    desk.steering.token("bind.north")
    press(desk, key)
    by_file = Bindings({"north": key, "do": "Q", "menu": "Z", "next": "Y"})

    assert desk.settings.keys == {}
    assert by_file.action(key) == before
    assert key == "ESCAPE" or desk.view.toast


def test_a_refused_key_is_told_in_words_that_a_player_reads() -> None:
    desk = at_page("keys.waiting")

    press(desk, "TAB")

    assert "Enter" in desk.view.toast and "Esc" in desk.view.toast


def test_the_default_key_again_brings_all_defaults_of_its_action_back() -> None:
    bindings = Bindings({"north": "Y"})

    bound = bindings.bind("north", "UP")

    assert bound
    assert bindings.keys("north") == DEFAULTS["north"]


def test_all_keys_go_back_to_their_defaults_at_once() -> None:
    desk = at_page("keys")
    for action, key in (("north", "Y"), ("map", "Q")):
        desk.steering.token(f"bind.{action}")
        press(desk, key)

    desk.steering.token("set.keys.-")

    assert desk.settings.keys == {}


def test_words_grow_by_key_on_any_page() -> None:
    desk = a_desk(a_game(80))

    press(desk, "CTRL+PLUS", "CTRL+PLUS")
    larger = desk.frame.text
    press(desk, "CTRL+MINUS")

    assert (larger, desk.frame.text) == (1.5, 1.25)


@pytest.mark.parametrize("name", THEMES)
def test_readable_letters_are_the_same_in_every_theme(name: str) -> None:
    theme, readable = theme_of(name), theme_of(name, True)

    assert theme is theme_of(name)
    assert readable.faces == CONTRAST.faces
    assert (readable.colours, readable.name) == (theme.colours, theme.name)


@pytest.mark.parametrize("key", ["CTRL+PLUS", "CTRL+EQUAL", "CTRL+SHIFT+EQUAL", "CTRL+SHIFT+PLUS"])
def test_words_grow_by_the_plus_of_every_keyboard(key: str) -> None:
    desk = a_desk(a_game(80))

    press(desk, key)

    assert desk.settings.text_scale == 125


def test_no_sentence_hides_the_value_that_a_button_of_the_settings_changes() -> None:
    desk = a_desk()
    desk.show("settings")

    steppers = [hit for hit in desk.picture().hits if hit.node.startswith("set.") and hit.node[-1] in "+-"]

    assert len(steppers) == 10
    assert not any(hit.tip for hit in steppers)


@planted("engine/window/steering.py", 'elif action in ("east", "west") and', "elif False and")
@rule("TABLE-6")
@pytest.mark.parametrize(("node", "name", "right", "left"), [
    ("set.effects.+", "effects", 80, 60), ("set.effects.-", "effects", 80, 60), ("set.text_scale.+", "text_scale", 125,
     100), ("set.readable", "readable", True, False), ("set.captions", "captions", True, False),
    ("set.theme.-", "theme", "contrast", "candlelight"),
])
def test_left_and_right_move_the_setting_that_is_focused(
    node: str, name: str, right: object, left: object
) -> None:
    desk = at_page("settings")
    focus_on(desk, node)

    press(desk, "RIGHT")
    after_right = (getattr(desk.settings, name), desk.view.focus)
    press(desk, "LEFT")

    assert after_right == (right, node)
    assert (getattr(desk.settings, name), desk.view.focus, desk.page) == (left, node, "settings")


@planted("engine/window/keys.py", "self.changed.pop(action, None)\n\n    def shown", "pass\n\n    def shown")
@rule("TABLE-2")
def test_one_action_or_all_get_their_first_keys_back() -> None:
    desk = at_page("keys")
    first = [hit.node for hit in desk.picture().hits if hit.node.startswith(("unbind.", "set."))]
    for action, key in (("north", "Y"), ("map", "KEY94"), ("act1", "PAD7")):
        desk.steering.token(f"bind.{action}")
        press(desk, key)

    click(desk, "unbind.map")
    after_one = dict(desk.settings.keys)
    focus_on(desk, "set.keys")
    press(desk, "ENTER")

    assert first == []
    assert after_one == {"north": "Y", "act1": "PAD7"}
    assert desk.settings.keys == {}
    assert desk.bindings.action("M") == "map"


@planted("engine/window/keys.py", "return self.action(plain) if", "return '' if")
@rule("TABLE-1")
def test_a_digit_with_shift_is_the_digit_until_it_is_bound_to_something_else() -> None:
    bindings = Bindings()
    before = [bindings.action(key) for key in ("3", "SHIFT+3", "SHIFT+M")]

    bindings.bind("map", "SHIFT+3")

    assert before == ["act3", "act3", ""]
    assert [bindings.action(key) for key in ("3", "SHIFT+3")] == ["act3", "map"]


@pytest.mark.parametrize(("key", "told"), [("KEY94", "Key 94"), ("PAD7", "Pad 7"), ("CTRL+PADPOINT", "Ctrl Pad ."),
                                           ("BRACKETLEFT", "["), ("LESS", "<"), ("PAUSE", "Pause"), ("F11", "F11")])
def test_every_key_has_words_for_the_player(key: str, told: str) -> None:
    assert shown(key) == told
