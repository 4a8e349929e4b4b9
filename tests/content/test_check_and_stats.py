"""`check` closes with what it looked at; `stats` counts what differs in play."""

from __future__ import annotations

from pathlib import Path

from content.check import check
from content.loader import load
from content.stats import stats
from engine.window.measure import letters
from tests.content.packs import CARDS, a_base, a_pack
from tests.planted_fault import planted
from tests.rules import rule

CARD = '[card.{0}]\nname = "{0}"\ntext = "{0}"\nkind = "item"\ndecks = ["main"]\n{1}\n'


def test_a_sound_pack_is_counted_and_called_ok(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", one=CARD.format("a", ""), two=CARD.format("b", "") + CARD.format("c", ""))

    assert check(mod).lines == ["3 files, 3 cards, OK"]


def test_faults_come_before_the_closing_line(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", one=CARD.format("a", "wieght = 3"))

    assert check(mod).lines == [
        'mod/one.toml:6: card "mod:a": wieght: expected a field of a card, got "wieght"; did you mean "weight"?',
        "2 files, 1 card, 1 fault",
    ]


def test_packs_that_it_needs_are_found_beside_it(tmp_path: Path) -> None:
    a_pack(tmp_path, "far", 'depends = ["deep"]\n', one=CARD.format("a", ""))
    a_pack(tmp_path, "deep")
    mod = a_pack(tmp_path, "mod", 'depends = ["base", "far"]\n', one=CARD.format("b", 'goods = { "far:a" = 5 }'))

    assert check(mod).lines == ["2 files, 1 card, OK"]


@planted("content/drawn.py", "if asked and asked not in names:", "if asked and not names:")
def test_names_of_pictures_that_nobody_drew_are_told_where_those_are_known(tmp_path: Path) -> None:
    there = CARD.format("a", 'icon = "torch"\nscene = "cave"') + CARD.format("b", "")
    mod = a_pack(tmp_path, "mod", one=there + CARD.format("c", 'icon = "torhc"\nscene = "watr"'))

    lines = check(mod, drawn={"icon": ["torch"], "scene": ["cave", "water"]}).lines
    elsewhere = check(mod).lines

    expected = "expected the name of one that is drawn, got"
    told = [line for line in lines if line.startswith("mod/")]
    assert told == [
        f'mod/one.toml:19: card "mod:c": icon: {expected} "torhc"; did you mean "torch"?',
        f'mod/one.toml:20: card "mod:c": scene: {expected} "watr"; did you mean "water"?',
    ]
    assert elsewhere == ["2 files, 3 cards, OK"]


@planted("content/lettering.py", "if letter not in letters and not letter.isspace()", "if False")
@rule("TABLE-10")
def test_letters_that_no_face_of_the_window_has_are_told_with_the_text_that_holds_them(tmp_path: Path) -> None:
    words = 'mine.told = "Ready\u2603\u2615 for the hand"\nmine.sung = "Caf\u00e9 \u2014 naïve"\n'
    mod = a_pack(tmp_path, "mod", one=CARD.format("a", "").replace('text = "a"', 'text = "\u6f22"'),
                 two="[messages]\n" + words)

    lines = check(mod, letters=letters()).lines

    assert lines == [
        "mod/one.toml:3: card.a.text: expected letters that the game's faces have, got \u6f22 (U+6F22)",
        "mod/two.toml:2: messages.mine.told: expected letters that the game's faces have, got \u2603 (U+2603), "
        "\u2615 (U+2615)",
        "3 files, 1 card, 2 faults",
    ]
    assert check(mod).closing == "3 files, 1 card, OK"
    assert check(letters=letters()).closing.endswith("OK")


def test_a_missing_folder_is_one_fault(tmp_path: Path) -> None:
    assert check(tmp_path / "none").lines == [
        "none/pack.toml:1: expected a folder with a pack, got no such folder",
        "0 files, 0 cards, 1 fault",
    ]


def test_messages_that_code_uses_must_be_there(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", one='[messages]\nmine.told = "{who} tells {what}."\nmine.sung = "{x}"\n')

    lines = check(mod, used={"mine.told": {"who"}, "mine.tolled": {"who"}, "mine.sung": None}).lines

    assert lines[0].endswith('message "mine.tolled": expected words for it, got none; did you mean "mine.told"?')
    assert lines[1:] == [
        'mod/one.toml:2: message "mine.told": expected one of its parameters (who), got {what}',
        "2 files, 0 cards, 2 faults",
    ]


def test_the_base_game_has_no_fault() -> None:
    (line,) = check().lines

    assert line.endswith(" cards, OK")


def test_cards_that_differ_in_name_alone_count_once(tmp_path: Path) -> None:
    alike = CARD.format("a", "components.item.value = { gold = 1 }") + CARD.format(
        "b", "components.item.value.gold = 1"
    )
    other = CARD.format("c", "components.item.value = { gold = 2 }") + CARD.format("d", "goods = { a = 1 }")
    content = load([a_base(tmp_path, CARDS + alike + other)])

    rows = {row.kind: row[1:] for row in stats(content)}

    assert rows["items"] == (4, 200, "MAKE-1")
    assert rows["locations"] == (1, 120, "")
    assert rows["locations of Caverns"] == (1, 12, "")
    assert rows["traps"] == (0, 20, "")
    assert rows["themes of main dungeons"] == (1, 9, "")
    assert rows["classes"] == (1, 9, "CHAR-3")
    assert rows["gifts"] == (0, 48, "CHAR-3")


@rule("DECK-1")
def test_the_base_game_has_as_much_to_meet_as_it_should() -> None:
    short = [row for row in stats(load()) if row.there < row.target and not row.later
             and not row.kind.startswith("locations of")]
    done = [row for row in stats(load()) if row.there >= row.target and row.later]

    assert short == done == []
