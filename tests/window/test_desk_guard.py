"""A fault in a rule, a pack or a page: the game is kept as of its last turn, the player is told (F5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cli.window_house import HomeHouse
from engine.play.commands import WaitTurns
from engine.play.game import Game
from engine.record.repeat import repeat
from engine.window import deck
from engine.window.desk import Desk
from engine.window.guard import guarded
from engine.window.inputs import Pressed
from engine.window.settings import Settings
from systems.body.hunger import Hungering
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.scene.games import kill
from tests.window.houses import click, press
from tests.window.reading import said


class Window:
    """What the guard needs of a window: a desk, and a way out."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.left = False
        self.key = guarded(self, self._key)  # type: ignore[arg-type]
        self.draw = guarded(self, self._draw)  # type: ignore[arg-type]

    def _key(self, key: str) -> None:
        self.desk.handle(Pressed(key))

    def _draw(self) -> bool:
        return bool(self.desk.picture().items)

    def leave(self) -> None:
        """The window is closed."""
        self.left = True


def breaks(*_: object) -> None:
    """What no rule may do."""
    raise KeyError("a rule that fell over")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home, with the logs of faults in it too."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def a_window(home: Path) -> Window:
    """A window on a kept game, three turns old."""
    window = Window(Desk(HomeHouse(base_content(), home, seed=80), Settings()))
    for key in ("ENTER", "1", "SPACE", "SPACE", "SPACE"):
        window.key(key)
    assert window.desk.game is not None and window.desk.game.clock == 3
    return window


@rule("F5")
def test_a_fault_in_a_rule_keeps_the_game_as_of_its_last_turn(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = a_window(home)
    desk = window.desk
    assert desk.game is not None
    before, name = desk.game.digest(), desk.house.games()[0].name

    with monkeypatch.context() as broken:
        broken.setattr(Hungering, "run", breaks)
        window.key("SPACE")
    at_fault = (desk.page, desk.game, desk.exit_code)
    again = Game.load(home / f"{name}.torchturn", base_content())
    again.close()

    assert at_fault == ("crash", None, 1)
    assert again.digest() == before
    logs = [path for path in home.iterdir() if path.suffix == ".log"]
    assert len(logs) == 1 and "a rule that fell over" in logs[0].read_text(encoding="utf-8")
    assert str(logs[0]) in desk.view.fault


@planted("engine/cli/window_house.py", "keep(error, self._sitting).sentence", "keep(error).sentence")
@rule("F5")
@pytest.mark.parametrize("kept", [True, False])
def test_the_bundle_of_a_fault_in_the_window_repeats_it(
    home: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    window = Window(Desk(HomeHouse(base_content(), home if kept else None, seed=80), Settings()))
    for key in ("ENTER", "1", "SPACE", "SPACE", "SPACE"):
        window.key(key)

    with monkeypatch.context() as broken:
        broken.setattr(Hungering, "run", breaks)
        window.key("SPACE")
        (bundle,) = home.glob("*crash*.zip")
        again, _ = repeat(bundle, base_content())
    mended, game = repeat(bundle, base_content())

    assert str(bundle) in window.desk.view.fault
    assert again.ok and "a rule that fell over" in again.broke
    assert not mended.ok and game is not None and game.clock == 4


@rule("F5")
def test_after_a_fault_the_game_goes_on_from_its_last_turn(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = a_window(home)
    desk = window.desk
    assert desk.game is not None
    before = desk.game.digest()
    with monkeypatch.context() as broken:
        broken.setattr(Hungering, "run", breaks)
        window.key("SPACE")

    window.key("ENTER")

    assert desk.page == "board"
    assert desk.game is not None and desk.game.digest() == before
    press(desk, "SPACE")
    assert desk.game.clock == 4
    assert desk.exit_code == 1


@planted("engine/window/desk.py", "game is not None and not self.house.keeps()", "False")
@rule("F5")
def test_a_fault_promises_no_game_that_nobody_kept(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window(Desk(HomeHouse(base_content(), None, seed=80, calling="delver"), Settings()))
    window.key("ENTER")
    with monkeypatch.context() as broken:
        broken.setattr(Hungering, "run", breaks)
        window.key("SPACE")
    told = said(window.desk.picture())

    window.key("ENTER")

    assert "Nothing of this game was kept yet" in told and "go on from there" not in told
    assert "the turn before is kept" not in told
    assert window.desk.page == "title"


@rule("F5")
def test_a_fault_in_the_first_turn_finds_the_game_as_it_began(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window(Desk(HomeHouse(base_content(), home, seed=80, calling="delver"), Settings()))
    window.key("ENTER")
    assert window.desk.game is not None
    began = window.desk.game.digest()

    with monkeypatch.context() as broken:
        broken.setattr(Hungering, "run", breaks)
        window.key("SPACE")
    window.key("ENTER")

    assert window.desk.page == "board"
    assert window.desk.game.digest() == began


@planted("engine/window/guard.py", "except BaseException as error:", "except Exception as error:", case="SystemExit(7)")
@rule("F5")
@pytest.mark.parametrize("end", [SystemExit(7), KeyboardInterrupt(), GeneratorExit(), MemoryError()], ids=repr)
def test_a_rule_that_would_end_the_program_is_a_fault_like_any_other(
    home: Path, monkeypatch: pytest.MonkeyPatch, end: BaseException
) -> None:
    window = a_window(home)

    def ends(*_: object) -> None:
        raise end

    with monkeypatch.context() as broken:
        broken.setattr(Hungering, "run", ends)
        window.key("SPACE")
        (bundle,) = home.glob("*.crash.zip")
        again, _ = repeat(bundle, base_content())

    assert (window.desk.page, window.desk.exit_code) == ("crash", 1)
    assert type(end).__name__ in window.desk.view.fault
    assert again.ok


@planted("engine/cli/window_house.py", ", over=title.over", "")
@rule("F2")
def test_the_list_of_kept_games_knows_who_is_dead(home: Path) -> None:
    house = HomeHouse(base_content(), home, seed=80, calling="delver")
    game = house.begin()
    game.submit(WaitTurns(2))
    before = house.games()[0].over
    kill(game)
    house.close()

    after = house.games()[0].over

    assert (before, after) == (False, True)


def test_after_a_fault_one_can_leave(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = a_window(home)
    with monkeypatch.context() as broken:
        broken.setattr(Hungering, "run", breaks)
        window.key("SPACE")

    click(window.desk, "game.quit")

    assert (window.desk.leaving, window.desk.exit_code, window.left) == (True, 1, False)


@rule("F5")
def test_a_page_that_cannot_be_drawn_gives_way_to_the_one_that_says_so(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = a_window(home)
    monkeypatch.setitem(deck.PAGES, "map", breaks)

    window.key("M")
    window.draw()

    assert window.desk.page == "crash"
    assert window.draw() is True
    assert not window.left


@rule("F5")
def test_when_even_that_page_cannot_be_drawn_the_window_closes(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = a_window(home)
    monkeypatch.setitem(deck.PAGES, "board", breaks)
    monkeypatch.setitem(deck.PAGES, "crash", breaks)
    window.desk.stale = True

    window.draw()
    once = window.left
    window.draw()

    assert (once, window.left, window.desk.exit_code) == (False, True, 1)
