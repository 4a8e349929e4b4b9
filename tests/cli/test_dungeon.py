"""`torchturn dungeon`: pictures, the key chain and sizes; what cannot be done is told in one sentence."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from content.loader import load
from engine.play.origin import theme_named
from tests.cli.shell import torchturn
from tests.cli.test_bad_input import one_sentence
from tests.planted_fault import planted
from tests.rules import rule

PACK = '[pack]\nname = "hollow"\ntitle = "Hollow"\nversion = "1.0"\ndata_version = 1\ndepends = ["base"]\n'
THEME = """
[theme.void]
code = "VOI"
name = "Void"
motto = "x"
danger = "x"
deck = "void"
[theme.void.shares]
enemy = 50
bare = 50
"""


@rule("G11")
def test_a_level_is_written_as_png_and_as_svg(tmp_path: Path) -> None:
    files = [tmp_path / "level.png", tmp_path / "LEVEL.SVG"]

    for flag, file in zip(("--png", "--svg"), files, strict=True):
        done = torchturn("dungeon", "--seed", "7", "--theme", "crypt", "--level", "3", flag, file)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.strip() == f"Crypt, level 3, seed 7:crypt: {file}"

    assert files[0].read_bytes().startswith(b"\x89PNG\r\n")
    assert ElementTree.fromstring(files[1].read_bytes()).tag.endswith("svg")


@rule("G3")
def test_the_key_chain_is_told_in_the_order_of_the_certificate() -> None:
    where = ("--seed", "7", "--theme", "tower", "--level", "5")

    told = torchturn("dungeon", *where, "--explain").stdout
    page = json.loads(torchturn("dungeon", *where, "--json").stdout)

    opens = [line.split("it opens ")[1].split()[0] for line in told.splitlines() if "it opens " in line]
    assert opens == [step["opens"] for step in page["certificate"]] != []


@pytest.mark.parametrize("rooms", [1, 2, 60, 300])
def test_a_level_of_any_size_can_be_asked_for(rooms: int) -> None:
    page = json.loads(torchturn("dungeon", "--seed", "7", "--rooms", str(rooms), "--json").stdout)

    built = sum(len(section["rooms"]) for section in page["sections"])
    assert len(page["rooms"]) - built == rooms


@planted("engine/cli/dungeon.py", 'path.suffix.lower() != f".{flag}"', "path.is_dir()")
@planted("engine/cli/parser.py", "return _between(text, 1, MOST_ROOMS)", "return _between(text, 0, MOST_ROOMS)")
@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["--rooms", "0"], "--rooms: 0 is not between 1 and"),
        (["--rooms", "1000000"], "--rooms: 1000000 is not between 1 and"),
        (["--rooms", "-5"], "-5"),
        (["--level", "0"], "--level: 0 is not between 1 and 1000"),
        (["--level", "-3"], "--level: -3 is not between 1 and 1000"),
        (["--level", "1001"], "--level: 1001 is not between 1 and 1000"),
        (["--level", "deep"], "--level: 'deep' is no whole number"),
        (["--pack", ""], "--pack: expected the name of a folder, got nothing"),
        (["--theme", "moon"], "--theme 'moon' is not known in the packs base"),
        (["--theme", ""], "there are: archive (ARC), caverns (CAV)"),
        (["--png", ""], "--png: expected the name of a file, got nothing"),
        (["--svg", " "], "--svg: expected the name of a file, got nothing"),
        (["--png", "a.svg"], "--png a.svg: the name must end in .png"),
        (["--svg", "a"], "--svg a: the name must end in .svg"),
        (["--png", "a.png", "--svg", "a.svg"], "--svg"),
        (["--png", "a.png", "--json"], "--json"),
        (["--explain", "--json"], "--json"),
        (["--png", "/nowhere/at/all/a.png"], "--png /nowhere/at/all/a.png cannot be written"),
        (["--svg", "/nowhere/at/all/a.svg"], "--svg /nowhere/at/all/a.svg cannot be written"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
@rule("F5")
def test_what_cannot_be_done_is_told_in_one_sentence(arguments: list[str], names: str) -> None:
    done = torchturn("dungeon", "--seed", "1", *arguments)

    assert (done.returncode, done.stdout) == (2, "")
    assert one_sentence(done.stderr), done.stderr
    assert names in done.stderr


@pytest.mark.parametrize("asked", ["CAV", "cav", "Caverns", " caverns", "base:caverns", "BASE:CAVERNS"])
def test_a_theme_goes_by_its_name_or_its_code_in_any_case(asked: str) -> None:
    assert theme_named(load(), asked) == "base:caverns"


def test_the_code_of_a_theme_means_the_one_of_the_game_itself_before_that_of_a_pack(tmp_path: Path) -> None:
    pack = tmp_path / "hollow"
    pack.mkdir()
    (pack / "pack.toml").write_text(PACK)
    (pack / "themes.toml").write_text(THEME.replace("VOI", "FEN").replace('"void"', '"main"'))

    assert theme_named(load([pack]), "fen") == "base:fen"


@rule("F5")
def test_a_folder_in_the_place_of_the_picture_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.png").mkdir()

    done = torchturn("dungeon", "--seed", "1", "--png", tmp_path / "a.png")

    assert done.returncode == 2
    assert one_sentence(done.stderr) and "a.png cannot be written" in done.stderr


@rule("DECK-1", "F5")
def test_a_deck_without_cards_is_told_with_pack_file_and_theme(tmp_path: Path) -> None:
    pack = tmp_path / "hollow"
    pack.mkdir()
    (pack / "pack.toml").write_text(PACK)
    (pack / "themes.toml").write_text(THEME)

    done = torchturn("dungeon", "--seed", "1", "--theme", "hollow:void", "--pack", pack)

    assert done.returncode == 2
    assert one_sentence(done.stderr), done.stderr
    assert "hollow/themes.toml" in done.stderr and "void" in done.stderr


def test_why_tells_what_failed_on_the_way() -> None:
    plain = torchturn("dungeon", "--seed", "7", "--theme", "crypt").stdout

    told = torchturn("dungeon", "--seed", "7", "--theme", "crypt", "--why").stdout

    assert told.startswith(plain)
    rest = told.removeprefix(plain).strip().splitlines()
    assert rest == ["no stage failed"] or all(line.rpartition(": ")[2].isdigit() for line in rest)
