"""Files of a pack: read within limits, never followed out of their folder, and never run when they are data (S11)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from content import files
from content.loader import load
from tests.content.packs import a_base, a_pack, faults_of, manifest
from tests.planted_fault import planted
from tests.rules import rule

NO_PACK = "expected a folder with a pack, got one without pack.toml; name the folder in which that file lies"


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    faults = faults_of(a_base(tmp_path), tmp_path / "nowhere")

    assert faults == ["nowhere/pack.toml:1: expected a folder with a pack, got no such folder"]


def test_a_folder_without_a_manifest_is_told(tmp_path: Path) -> None:
    (tmp_path / "bare").mkdir()
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "pack.toml").write_text("pack = 3\n")

    faults = faults_of(a_base(tmp_path), tmp_path / "bare", tmp_path / "odd")

    assert faults == [
        f"bare/pack.toml:1: {NO_PACK}",
        "odd/pack.toml:1: pack: expected a table [pack], got none",
    ]


def test_a_folder_that_is_no_pack_is_one_fault_however_much_lies_in_it(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    for number in range(30):
        (tmp_path / "etc" / f"link{number}").symlink_to(tmp_path)
        (tmp_path / "etc" / f"odd{number}.toml").write_text("= broken")

    faults = faults_of(a_base(tmp_path), tmp_path / "etc")

    assert faults == [f"etc/pack.toml:1: {NO_PACK}"]


@planted("content/files.py", "data.removeprefix(codecs.BOM_UTF8)", "data")
def test_a_file_may_begin_with_the_mark_that_some_editors_put_there(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", cards="[card.cap]\nname = 3\n")
    for file in mod.iterdir():
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())

    faults = faults_of(a_base(tmp_path), mod)

    assert [fault.partition(": ")[0] for fault in faults] == [f"mod/cards.toml:{line}" for line in (1, 1, 2)]


def test_a_link_is_refused_wherever_it_leads(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod")
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "secret.toml").write_text("secret = 1\n")
    (mod / "more.toml").symlink_to(tmp_path / "out" / "secret.toml")
    (mod / "art").symlink_to(tmp_path / "out")

    faults = faults_of(a_base(tmp_path), mod)

    text = "expected a file of the pack, got a link, which may lead out of the folder"
    assert faults == [f"mod/art:1: {text}", f"mod/more.toml:1: {text}"]


def test_text_that_is_not_utf_8_is_told_by_line_and_byte(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod")
    (mod / "cards.toml").write_bytes(b"# fine\n# caf\xe9\n")

    faults = faults_of(a_base(tmp_path), mod)

    assert faults == ["mod/cards.toml:2: expected UTF-8, got byte 0xe9"]


def test_a_toml_file_over_a_megabyte_is_refused_unread(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", cards="[" * (files.TOML_LIMIT + 1))

    faults = faults_of(a_base(tmp_path), mod)

    assert faults == ["mod/cards.toml:1: expected a TOML file of at most 1 MB, got 1,048,577 bytes"]


def test_too_many_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FILES_LIMIT", 20)
    mod = a_pack(tmp_path, "mod")
    for number in range(20):
        (mod / f"{number}.png").touch()

    faults = faults_of(a_base(tmp_path), mod)

    assert files.FILES_LIMIT == 20
    assert faults == ["mod/pack.toml:1: expected at most 20 files in a pack, got more"]


def test_too_large_a_folder_is_refused(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod")
    with (mod / "large.png").open("wb") as file:
        file.truncate(files.FOLDER_LIMIT)

    faults = faults_of(a_base(tmp_path), mod)

    assert faults == ["mod/pack.toml:1: expected at most 64 MB in a pack, got more"]


def test_names_that_differ_only_in_case_are_refused(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", Art="", art="")

    faults = faults_of(a_base(tmp_path), mod)

    assert faults == ['mod/art.toml:1: expected names that differ in more than case, got "Art.toml" too']


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = " + "[" * 20_000 + "]" * 20_000, "expected tables at most 16 deep, got more"),
        ("x = " + "9" * 5_000, "broken TOML: a number has more than 4,300 digits"),
        (".".join("a" * 400_000) + " = 1", "expected keys of at most 16 parts, got more"),
        ("a" * 1_000_000, "broken TOML: Expected '=' after a key in a key/value pair"),
    ],
    ids=["deep", "digits", "parts", "word"],
)
def test_a_hostile_text_is_one_fault(tmp_path: Path, text: str, fault: str) -> None:
    mod = a_pack(tmp_path, "mod", cards=text)

    faults = faults_of(a_base(tmp_path), mod)

    assert faults == [f"mod/cards.toml:1: {fault}"]


def test_line_ends_and_bytecode_change_no_digest(tmp_path: Path) -> None:
    base, mod = a_base(tmp_path), a_pack(tmp_path, "mod", cards="# one\n# two\n")
    before = load([base, mod]).packs
    (mod / "cards.toml").write_bytes(b"# one\r\n# two\r\n")
    (mod / "__pycache__").mkdir()
    (mod / "__pycache__" / "rules.pyc").write_bytes(b"1")

    same = load([base, mod]).packs
    (mod / "cards.toml").write_bytes(b"# one\n# three\n")

    assert same == before
    assert load([base, mod]).packs[1].digest != before[1].digest
    assert load([base, mod]).packs[0] == before[0]


WATCH = """
import sys
from pathlib import Path
import content.loader
seen = []
def hook(event, args):
    if event in ("import", "exec", "compile") or event.startswith(("socket.", "subprocess.", "os.system", "os.exec")):
        seen.append((event, str(args)[:80]))
    if event == "open" and isinstance(args[1], str) and set(args[1]) & set("wax+"):
        seen.append((event, str(args)[:80]))
sys.addaudithook(hook)
content = content.loader.load([Path(folder) for folder in sys.argv[1:]])
print(len(content.cards), seen)
"""


def watched(*folders: Path) -> str:
    """What a fresh process says of loading these packs: how many cards, and what the audit hook saw."""
    command = [sys.executable, "-c", WATCH, *map(str, folders)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout


@rule("S11")
def test_loading_a_data_pack_runs_no_code_imports_nothing_and_opens_no_socket(tmp_path: Path) -> None:
    card = (
        '[card.cap]\nname = "Cap"\ntext = "Blue."\nkind = "item"\ncomponents.light.fuel = { capacity = 1, left = 1 }\n'
    )
    mod = a_pack(tmp_path, "mod", cards=card)
    (mod / "rules.py").write_text("raise SystemExit(3)\n")

    base = a_base(tmp_path)
    (base / "pack.toml").write_text(manifest("base"), encoding="utf-8")

    seen = watched(base, mod)

    assert seen == "4 []\n"


def test_the_hook_sees_a_pack_with_code(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", 'code = "rules"\n')
    (mod / "rules.py").write_text("def register(pack): pass\n")

    seen = watched(a_base(tmp_path), mod)

    assert "exec" in seen
