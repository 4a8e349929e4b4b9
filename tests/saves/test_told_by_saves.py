"""What files cannot make of a save, of settings or of a list of games: a hang, a forged row, a lost theme (S4, S8)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from content.loader import load
from engine.cli.saves import WIDEST, _row
from engine.play.game import Game
from engine.window.settings import Settings
from engine.window.settings import load as settings_of
from saves import SaveError, list_saves
from saves.bounds import MEMORY, asked
from tests.build import base_content
from tests.content.packs import a_pack
from tests.planted_fault import planted
from tests.rules import rule

BOG = """
[theme.NAME]
code = "BOG"
name = "Bog"
motto = "Wet."
danger = "Wet."
deck = "main"
shares = { enemy = 20, item = 30 }
"""


@planted("engine/keep/keeping.py", "        _refuse_without(state, content, here)\n", "")
@rule("S8")
def test_a_theme_that_its_pack_has_no_more_is_told_and_the_save_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.torchturn"
    old = load([a_pack(tmp_path / "old", "marsh", bog=BOG.replace("NAME", "bog"))])
    game = Game.new(7, old, "base:delver", theme="marsh:bog")
    game.save(path)
    game.close()
    before = path.read_bytes()

    with pytest.raises(SaveError) as refused:
        Game.load(path, load([a_pack(tmp_path / "new", "marsh", bog=BOG.replace("NAME", "mire"))]), keep=False)

    assert 'pack marsh has no theme "bog" any more' in str(refused.value)
    assert path.read_bytes() == before


@planted("engine/window/settings.py", "        if LONG_KEY.search(text):", "        if False:")
@rule("F5")
def test_settings_with_a_key_of_endless_parts_are_set_aside_at_once(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(".".join("a" * 2000) + " = 1\n", encoding="utf-8")

    found, told = settings_of(file)

    assert found == Settings() and "more than 16 parts" in told
    assert not file.exists()


@planted("saves/bounds.py", "tables * _TABLE", "0 * tables * _TABLE")
@rule("S4")
def test_millions_of_empty_tables_ask_for_more_than_a_save_may() -> None:
    assert asked(b"\x80" * 4_000_000) > MEMORY


@planted("engine/cli/saves.py", 'line = " ".join(told.split())', "line = told")
@planted("engine/cli/saves.py", "line if len(line) <= WIDEST else", "line if True else")
@rule("F5")
@pytest.mark.parametrize("told", ["Ash\nforged  Nobody", "A" * 900_000], ids=["lines", "long"])
def test_no_name_in_a_save_forges_a_row_of_the_list_or_widens_it_without_end(tmp_path: Path, told: str) -> None:
    game = Game.new(7, base_content())
    game.save(tmp_path / "a.torchturn")
    game.close()
    (listed,) = list_saves(tmp_path)
    assert listed.header is not None
    listed.header.title = replace(listed.header.title, name=told)

    row = _row(listed, base_content())

    assert all("\n" not in cell and len(cell) <= WIDEST for cell in row[:4])
