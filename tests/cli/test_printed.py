"""Nothing that is printed from a file steers a terminal: titles, names of packs, faults, fields of recordings (C4)."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from engine.cli.window_house import HomeHouse
from engine.text.cells import cells, clean
from tests.build import base_content
from tests.cli.shell import ROOT, torchturn
from tests.cli.test_homes import played
from tests.engine.test_recording import a_recording, edited
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves.hostile import changed

EVIL = "\x1b]0;owned\x07\x9b2J\u202eevil\x7f"
STEERS = ("\x1b", "\x07", "\x9b", "\u202e", "\x7f")


def harmless(text: str) -> bool:
    """Whether nothing in it steers a terminal, and what would is told all the same."""
    return not any(char in text for char in STEERS) and "\\u001b" in text and "\\u202e" in text


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with one game whose header has been written by somebody else."""
    home = tmp_path_factory.mktemp("evil")
    path = played(home)

    def change(header: dict[str, Any], parts: list[Any]) -> None:
        header["title"].update(name=EVIL, calling=EVIL, place=EVIL)
        header["packs"].append({"name": EVIL, "version": EVIL, "data_version": 1, "digest": "00"})

    path.write_bytes(changed(path.read_bytes(), change))
    return home


@planted("engine/cli/exits.py", '    print(printable(text, "\\n"))\n', "    print(text)\n")
@rule("S4")
@pytest.mark.parametrize("what", ["list", "show", "verify"])
def test_titles_and_names_of_packs_in_a_save_reach_no_terminal_raw(home: Path, what: str) -> None:
    done = torchturn("saves", what, *([] if what == "verify" else ["seed-7-1"]), "--home", home)

    assert harmless(done.stdout)
    assert done.stderr == ""


@rule("S4")
def test_to_continue_such_a_game_tells_of_its_packs_in_one_harmless_sentence(home: Path) -> None:
    done = torchturn("continue", "--wire", "--home", home)

    assert done.returncode == 2
    assert harmless(done.stderr) and len(done.stderr.strip().splitlines()) == 1


@planted("engine/cli/window_house.py", '        who = printable(f"{title.name}, {title.calling}")\n',
         '        who = f"{title.name}, {title.calling}"\n')
@planted("engine/cli/window_house.py", "turn = printable(title.place)", "turn = (title.place)")
@rule("S4")
def test_the_list_of_games_in_the_window_shows_what_it_cannot_draw_as_escapes(home: Path) -> None:
    (kept,) = HomeHouse(base_content(), home).games()

    assert all(harmless(text) for text in (kept.title, kept.place, kept.needs))


@planted("engine/text/cells.py", "    return printable(text, KEPT)\n", "    return text\n")
def test_a_line_of_text_mode_shows_control_characters_as_escapes_and_breaks_as_blanks() -> None:
    told = clean(f"a\nb\tc {EVIL} d\u200de\u2009f")

    assert harmless(told) and told.startswith("a b c ") and told.endswith(" d\u200de f")
    assert cells(told) == len(told) - 1


@rule("S9")
def test_fields_of_a_recording_reach_no_terminal_raw(tmp_path: Path) -> None:
    a_recording(tmp_path / "r", 5, 10)

    def edit(entries: list[Any]) -> None:
        entries[4].update(said=EVIL)

    edited(tmp_path / "r", edit)
    done = torchturn("replay", tmp_path / "r", "--verify")

    assert done.returncode == 3
    assert harmless(done.stdout)


@rule("F5")
def test_the_fault_that_a_bundle_tells_reaches_no_terminal_raw(tmp_path: Path) -> None:
    packs = [[pack.name, pack.version, pack.data_version, pack.digest] for pack in base_content().packs]
    about = {"game": "1", "python": "3", "system": EVIL, "seed": 5, "packs": packs, "clock": 0, "fault": EVIL,
             "verb": "", "asked": {}}
    with zipfile.ZipFile(tmp_path / "a.crash.zip", "w") as bundle:
        bundle.writestr("about.json", json.dumps(about))

    done = torchturn("replay", tmp_path / "a.crash.zip")

    assert done.returncode == 0, done.stderr
    assert harmless(done.stdout)


def test_the_commands_print_through_one_door() -> None:
    printing = {
        path.name
        for path in (ROOT / "engine/cli").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    }

    assert printing == {"exits.py", "dungeon.py"}  # what a dungeon is drawn from was checked with its packs


@planted("saves/errors.py", '        return printable(f"{where}: {self.reason}; {self.advice}.")',
         '        return f"{where}: {self.reason}; {self.advice}."')
@rule("S2", "B106")
@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes here")
def test_a_home_whose_name_is_no_text_is_played_in_and_told_of(tmp_path: Path) -> None:
    home = tmp_path / os.fsdecode(b"h\xff\xfe")
    home.mkdir()
    asked = b'{"do": "pick", "seeker": 1}\n{"do": "wait"}\n'

    def play(bounds: str) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-m", "engine", "play", "--seed", "7", "--wire", "--home", str(home)]
        bounded = ["bash", "-c", f'{bounds}exec "$@"', "-", *command]
        return subprocess.run(bounded, cwd=ROOT, input=asked, capture_output=True, check=False)

    full, fine = play("ulimit -f 2; "), play("")

    told = [json.loads(line) for line in full.stdout.decode().splitlines()]
    listed = torchturn("saves", "list", "--home", home)
    assert full.returncode == 1 and b"Traceback" not in full.stderr
    assert "\\udcff" in told[-1]["not_saved"] and told[-1]["turn"] == 1
    assert (fine.returncode, fine.stderr) == (0, b"")
    assert listed.returncode == 0 and "Warden" in listed.stdout
    shutil.rmtree(home)
