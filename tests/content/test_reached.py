"""`torchturn check` names a theme to which no way leads; the game plays on without ever showing it (SUB-1, THEME-1)."""

from __future__ import annotations

from pathlib import Path

from content.check import check
from content.loader import load
from content.reached import main_themes, reached
from tests.content.packs import a_pack
from tests.planted_fault import planted
from tests.rules import rule

WELL = """\
[theme.well]
code = "WEL"
name = "Well"
motto = "Do not lean."
danger = "Buckets."
deck = "main"
sub = true
exit = false
shares = { item = 30 }

[card.well_mouth]
name = "Well"
text = "It goes down."
kind = "mouth"
components.room.mouth = { theme = "wells:well" }

[card.well_way_out]
name = "Rope"
text = "It goes up."
kind = "mouth"
components.room.mouth = { theme = "wells:well", out = true }
"""
OPENED = """
[patch_theme."base:fen"]
set.mouths."wells:well" = 20
"""


@planted("content/reached.py", "sorted(themes.keys() - found)", "sorted(found - found)")
@rule("SUB-1", "THEME-1")
def test_a_sub_dungeon_that_no_mouth_opens_is_named_with_file_and_line(tmp_path: Path) -> None:
    pack = a_pack(tmp_path, "wells", well=WELL)

    told = [line for line in check(pack).lines if line.startswith("wells/")]

    assert told == [
        'wells/well.toml:7: note: theme "wells:well": no way leads to it, for no theme that can be reached has a chance'
        ' for "wells:well" among its mouths'
    ]
    assert "wells:well" in load([pack]).themes
    assert "wells:well" not in reached(load([pack]).themes)


@rule("SUB-1", "THEME-1")
def test_one_that_a_mouth_of_the_fen_opens_is_whole_and_reached(tmp_path: Path) -> None:
    pack = a_pack(tmp_path, "wells", well=WELL + OPENED)

    told = [line for line in check(pack).lines if line.startswith("wells/")]
    themes = load([pack]).themes

    assert told == []
    assert "wells:well" in reached(themes) and "wells:well" not in main_themes(themes)


@rule("THEME-1")
def test_the_main_theme_of_a_pack_is_reached_as_it_is(tmp_path: Path) -> None:
    bogs = WELL.partition("[card.")[0].replace("well", "bogs").replace("sub = true\nexit = false\n", "")
    pack = a_pack(tmp_path, "mire", bogs=bogs)

    assert [line for line in check(pack).lines if line.startswith("mire/")] == []
    assert "mire:bogs" in main_themes(load([pack]).themes)
