"""A damaged game in the title's list: told as what it is, never offered, and its backup can take over (S4, S10)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cli.sitting import begun
from engine.cli.window_house import HomeHouse
from engine.window.desk import Desk
from engine.window.settings import Settings
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves.hostile import changed
from tests.window.houses import click, hit_of, press


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A save with its backup."""
    sitting = begun(base_content(), 7, "delver", tmp_path)
    for _ in range(2):
        sitting.keep(sitting.game)
    sitting.close()
    assert sitting.path is not None
    return sitting.path


def _spoil(path: Path) -> None:
    """Another bit in the midst of the sections."""
    data = bytearray(path.read_bytes())
    data[len(data) * 2 // 3] ^= 4
    path.write_bytes(data)


def _desk(home: Path, keep: bool = True) -> Desk:
    return Desk(HomeHouse(base_content(), home, keep=keep), Settings())


@rule("S10")
def test_one_bit_in_the_middle_is_told_in_the_list_and_continue_passes_it_by(tmp_path: Path, save: Path) -> None:
    _spoil(save)
    desk = _desk(tmp_path)

    (kept,) = desk.view.games
    desk.steering.token("game.continue")

    assert kept.fault.startswith("The digest of section") and f"{save.name}.bak is whole" in kept.fault
    assert (desk.game, desk.page) == (None, "title")
    assert "game.continue" not in {hit.node for hit in desk.picture().hits}


@planted("engine/window/steering.py", "            desk.house.restore(name)\n", "            pass\n", case="click")
@rule("S4")
@pytest.mark.parametrize("way", ["click", "ENTER"])
def test_its_backup_takes_over_and_is_played(tmp_path: Path, save: Path, way: str) -> None:
    _spoil(save)
    damaged = save.read_bytes()
    desk = _desk(tmp_path)

    click(desk, f"game.load.{desk.view.games[0].name}")
    asked = (desk.page, desk.game, "digest of section" in desk.view.fault)
    click(desk, "game.restore") if way == "click" else press(desk, "ENTER")

    assert asked == ("damaged", None, True)
    assert desk.page == "board" and desk.game is not None
    desk.game.close()
    assert save.with_name(f"{save.name}.damaged-1").read_bytes() == damaged


def test_left_as_it_is_nothing_is_changed(tmp_path: Path, save: Path) -> None:
    _spoil(save)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    desk = _desk(tmp_path)
    click(desk, f"game.load.{desk.view.games[0].name}")

    click(desk, "back")

    assert (desk.page, desk.game) == ("title", None)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@rule("S10")
@pytest.mark.parametrize("keep", [True, False])
def test_without_a_whole_backup_or_leave_to_write_there_is_nothing_to_ask(
    tmp_path: Path, save: Path, keep: bool
) -> None:
    _spoil(save)
    if keep:
        _spoil(save.with_name(f"{save.name}.bak"))

    desk = _desk(tmp_path, keep)

    (kept,) = desk.view.games
    assert not kept.restores and hit_of(desk, f"game.load.{kept.name}").act == ""


@planted("engine/cli/window_house.py", "self._refused[path] = (modified(path), error.fault)", "pass")
@rule("S10")
def test_what_only_opening_finds_is_told_in_the_list_from_then_on(tmp_path: Path, save: Path) -> None:
    save.write_bytes(changed(save.read_bytes(), lambda header, parts: header.update(current=5)))
    save.with_name(f"{save.name}.bak").unlink()
    desk = _desk(tmp_path)
    before = desk.view.games[0].fault

    click(desk, f"game.load.{desk.view.games[0].name}")

    assert before == ""
    assert "current seeker" in desk.view.games[0].fault and "current seeker" in desk.view.toast


@planted("engine/cli/window_house.py", "            refuse_newer(listing.header, stamps(self.content))\n",
         "            pass\n")
@rule("S8", "S10")
def test_of_a_newer_pack_it_is_told_before_anybody_tries(tmp_path: Path, save: Path) -> None:
    save.write_bytes(changed(save.read_bytes(), lambda header, parts: header["packs"][0].update(data_version=999)))

    (kept,) = _desk(tmp_path).view.games

    assert "newer than" in kept.fault and "update the game" in kept.fault
    assert not kept.restores and "backup" not in kept.fault


@planted("engine/cli/window_house.py", "refused is not None and when == listing.modified", "refused is not None")
def test_another_file_in_its_place_is_another_game(tmp_path: Path, save: Path) -> None:
    whole = save.read_bytes()
    save.write_bytes(changed(whole, lambda header, parts: header.update(current=5)))
    desk = _desk(tmp_path)
    click(desk, f"game.load.{desk.view.games[0].name}")

    save.write_bytes(whole)
    desk.refresh()
    desk.pages = ["title"]
    desk.refresh()

    assert [kept.fault for kept in desk.view.games] == [""]
