"""A rule that breaks: the turn before is kept, log and bundle lie beside it, and the bundle repeats the fault (F5)."""

from __future__ import annotations

import json
import os
import subprocess
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from content.loader import load
from engine.__main__ import main
from engine.play.game import Game
from engine.record.bundle import told as fault_in_a_line
from engine.record.bundle import trace
from tests.cli.brittle import BROKE, FAULT, a_brittle_pack
from tests.cli.shell import torchturn
from tests.planted_fault import planted
from tests.rules import rule

WAITS = {
    "--text": "wait\nwait\nwait\nwait\nwait\n",
    "--wire": '{"do": "wait"}\n' * 5,
}
BEGIN = ("play", "--seed", "7", "--class", "delver")


class Broken(NamedTuple):
    """A game that broke on its third turn: what its command said, its pack, and its home."""

    done: subprocess.CompletedProcess[str]
    pack: Path
    home: Path

    @property
    def bundle(self) -> Path:
        """The one bundle there is."""
        (found,) = self.home.glob("*crash*.zip")
        return found


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Broken]:
    """Plays a game until it breaks, each once for all tests; they leave it as it is."""

    @cache
    def play(face: str, *more: str) -> Broken:
        folder = tmp_path_factory.mktemp("broken")
        pack, home = a_brittle_pack(folder), folder / "home"
        home.mkdir()
        done = torchturn(
            *BEGIN, face, "--pack", pack, "--home", home, *more, stdin=WAITS[face], env={"TMPDIR": str(home)}
        )
        return Broken(done, pack, home)

    return play


@rule("F5")
@pytest.mark.parametrize("face", WAITS)
def test_a_broken_rule_is_told_in_one_sentence_and_the_turn_before_is_kept(
    broken: Callable[..., Broken], face: str
) -> None:
    done, pack, home = broken(face)

    (save,) = home.glob("*.torchturn")
    game = Game.load(save, load([pack]), keep=False)
    (bundle,), (log,) = home.glob("*.crash.zip"), home.glob("*.crash.log")
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1 and "Traceback" not in done.stderr + done.stdout
    assert FAULT in done.stderr and str(bundle) in done.stderr and str(log) in done.stderr
    assert game.clock == 2
    assert "rules.py" in log.read_text(encoding="utf-8")


@planted("engine/cli/play.py", "            with contextlib.suppress(OSError):\n                say_crashed(",
         "            with contextlib.suppress(OSError):\n                (lambda *_: None)(")
@rule("F5")
@pytest.mark.parametrize("more", [(), ("--no-save",)], ids=["kept", "not kept"])
def test_the_last_line_of_the_wire_tells_of_the_crash_in_place_of_an_answer(
    broken: Callable[..., Broken], more: tuple[str, ...]
) -> None:
    done, _, home = broken("--wire", *more)

    lines = [json.loads(line) for line in done.stdout.splitlines()]
    last = lines[-1]["crashed"]

    assert [next(iter(line)) for line in lines] == ["hello", "events", "events", "crashed"]
    assert f"torchturn: {last['text']}" == done.stderr.strip()
    assert last["fault"] == FAULT
    assert Path(last["bundle"]) == broken("--wire", *more).bundle
    assert Path(last["log"]).parent == home and "rules.py" in Path(last["log"]).read_text(encoding="utf-8")


@planted("engine/cli/play.py", "with _last_line(options, stdout):\n            return _sit(begun(",
         "with contextlib.nullcontext():\n            return _sit(begun(")
@rule("F5")
def test_a_dungeon_that_cannot_be_born_is_told_in_the_one_line_of_the_wire(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    def stillborn(game: Game, calling: str) -> None:
        raise KeyError("no room has room")

    monkeypatch.setattr(Game, "join", stillborn)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    code = main([*BEGIN, "--wire", "--no-save"])

    out, err = capfdbinary.readouterr()
    (line,) = out.splitlines()
    crashed = json.loads(line)["crashed"]
    assert code == 1 and err.decode().strip() == f"torchturn: {crashed['text']}"
    assert crashed["fault"] == "KeyError: 'no room has room'" and Path(crashed["log"]).parent == tmp_path


@planted("engine/record/bundle.py", "        if home == MODULES:", "        if not home:")
@rule("F5")
@pytest.mark.parametrize("more", [(), ("--no-save",)], ids=["kept", "not kept"])
@pytest.mark.parametrize("face", WAITS)
def test_the_bundle_repeats_the_fault(broken: Callable[..., Broken], face: str, more: tuple[str, ...]) -> None:
    bundle, pack = broken(face, *more).bundle, broken(face, *more).pack

    again = torchturn("replay", bundle, "--verify", "--pack", pack)

    assert again.returncode == 0, again.stdout + again.stderr
    assert again.stdout.strip() == f"{bundle}: 2 commands, then in turn 3 the same fault: {FAULT}"


@planted("engine/cli/sitting.py", "            self._minutes.forget()\n", "            pass\n")
@rule("F5")
def test_the_bundle_of_a_game_that_was_continued_begins_at_its_save(tmp_path: Path) -> None:
    pack, home = a_brittle_pack(tmp_path), tmp_path / "home"
    torchturn(*BEGIN, "--wire", "--pack", pack, "--home", home, stdin='{"do": "wait"}\n')
    next(home.glob("*.recording")).unlink()

    broke = torchturn("continue", "--wire", "--pack", pack, "--home", home, stdin=WAITS["--wire"])
    (bundle,) = home.glob("*.crash.zip")
    again = torchturn("replay", bundle, "--verify", "--pack", pack)

    assert broke.returncode == 1
    assert again.returncode == 0, again.stdout + again.stderr
    assert again.stdout.strip().endswith(f"2 commands, then in turn 3 the same fault: {FAULT}")
    with zipfile.ZipFile(bundle) as file:
        assert {"save.torchturn", "asked.msgpack"} <= set(file.namelist())


@planted("engine/play/game.py", "        self.asked = command\n", "        self.asked = None\n")
@rule("F5")
def test_a_bundle_tells_seed_packs_and_what_was_asked(broken: Callable[..., Broken]) -> None:
    pack = broken("--wire").pack

    with zipfile.ZipFile(broken("--wire").bundle) as file:
        about = json.loads(file.read("about.json"))
        log = file.read("log.txt").decode()

    stamps = [(info.name, info.digest) for info in load([pack]).packs]
    assert (about["seed"], about["clock"], about["fault"]) == (7, 3, FAULT)
    assert [(name, digest) for name, _, _, digest in about["packs"]] == stamps
    assert about["verb"] == "do" and about["asked"]["do"] == "wait"
    assert BROKE in log


def test_a_log_does_not_name_whose_folder_the_game_lies_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path(__file__).parent)

    try:
        raise KeyError("a rule that fell over")
    except KeyError as error:
        log = trace(error).decode()

    assert f'File "~{os.sep}test_crash.py"' in log and str(Path(__file__).parent) not in log


def test_a_bundle_is_not_played_with_other_packs_than_it_was_made_with(broken: Callable[..., Broken]) -> None:
    bundle = broken("--wire").bundle

    again = torchturn("replay", bundle)

    assert again.returncode == 2
    assert "'brittle'" in again.stderr and len(again.stderr.strip().splitlines()) == 1


def test_a_mended_rule_no_longer_breaks_and_the_replay_says_so(tmp_path: Path, broken: Callable[..., Broken]) -> None:
    bundle, pack = broken("--wire").bundle, a_brittle_pack(tmp_path)
    rules = pack / "rules.py"
    rules.write_text(rules.read_text().replace("world.turn == 3", "world.turn == 300"))
    mended = tmp_path / "mended.zip"
    digest = next(info.digest for info in load([pack]).packs if info.name == "brittle")
    with zipfile.ZipFile(bundle) as old, zipfile.ZipFile(mended, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == "about.json":
                about = json.loads(data)
                about["packs"][-1][3] = digest
                data = json.dumps(about).encode()
            new.writestr(name, data)

    again = torchturn("replay", mended, "--verify", "--pack", pack)

    assert again.returncode == 3
    assert "without a fault" in again.stdout


@rule("S4")
@pytest.mark.parametrize("cut", [10, 200, -30])
def test_a_damaged_bundle_is_refused_with_a_sentence(
    tmp_path: Path, broken: Callable[..., Broken], cut: int
) -> None:
    bundle = tmp_path / "cut.crash.zip"
    bundle.write_bytes(broken("--wire").bundle.read_bytes()[:cut])

    again = torchturn("replay", bundle, "--pack", broken("--wire").pack)

    assert again.returncode == 2
    assert str(bundle) in again.stderr and len(again.stderr.strip().splitlines()) == 1


@planted("engine/record/bundle.py", "if error.__cause__ is not None and", "if False and", case="--wire-SystemExit(7)")
@planted("engine/play/interrupts.py", "if isinstance(error, Exception) and", "if isinstance(error, BaseException) and",
         case="--wire-SystemExit(7)")
@planted("engine/play/interrupts.py", " and not isinstance(error, OSError):", ":", case="--wire-BrokenPipeError()")
@rule("F5")
@pytest.mark.parametrize("fault", ["SystemExit(7)", "KeyboardInterrupt()", "BrokenPipeError()"])
@pytest.mark.parametrize("face", WAITS)
def test_a_rule_that_would_end_the_program_is_a_fault_like_any_other(tmp_path: Path, face: str, fault: str) -> None:
    pack, home = a_brittle_pack(tmp_path, fault), tmp_path / "home"

    done = torchturn(*BEGIN, face, "--pack", pack, "--home", home, stdin=WAITS[face])
    (save,), (bundle,) = home.glob("*.torchturn"), home.glob("*.crash.zip")
    again = torchturn("replay", bundle, "--verify", "--pack", pack)

    assert done.returncode == 1
    assert fault.partition("(")[0] in done.stderr and len(done.stderr.strip().splitlines()) == 1
    assert ", in pack brittle, rules.py:14" in done.stderr
    assert Game.load(save, load([pack]), keep=False).clock == 2
    assert again.returncode == 0, again.stdout + again.stderr


@planted("engine/record/bundle.py", 'return printable((f"{type(error)', 'return ((f"{type(error)')
@rule("F5")
def test_nothing_in_a_fault_steers_the_terminal(tmp_path: Path) -> None:
    pack, home = a_brittle_pack(tmp_path, r"KeyError.__base__('\x1b[31mred\x07')"), tmp_path / "home"

    done = torchturn(*BEGIN, "--text", "--pack", pack, "--home", home, stdin=WAITS["--text"])
    (log,), (bundle,) = home.glob("*.crash.log"), home.glob("*.crash.zip")
    again = torchturn("replay", bundle, "--verify", "--pack", pack)

    for told in (done.stderr, log.read_text(encoding="utf-8"), again.stdout):
        assert "\\u001b[31mred\\u0007" in told
        assert all(char.isprintable() or char == "\n" for char in told)
    assert again.returncode == 0
    assert fault_in_a_line(ValueError("\x1b[31mred\x07")).isprintable()


@rule("F5")
def test_a_pack_whose_module_would_end_the_program_or_steer_the_terminal_is_told_as_a_fault(tmp_path: Path) -> None:
    pack = a_brittle_pack(tmp_path)
    (pack / "rules.py").write_text("raise SystemExit('\\x1b[31mred')\n", encoding="utf-8")

    done = torchturn(*BEGIN, "--text", "--no-save", "--pack", pack)

    assert done.returncode == 2
    assert "SystemExit" in done.stderr and "\\u001b[31mred" in done.stderr and "\x1b" not in done.stderr


@planted("engine/play/game.py", "            self.on_turn(self)\n        return seeker",
         "            pass\n        return seeker", case="--wire")
@rule("F5")
@pytest.mark.parametrize("face", WAITS)
def test_a_game_is_kept_as_soon_as_somebody_is_in_it(tmp_path: Path, face: str) -> None:
    pack, home = a_brittle_pack(tmp_path), tmp_path / "home"
    (pack / "rules.py").write_text((pack / "rules.py").read_text().replace("world.turn == 3", "world.turn == 1"))

    done = torchturn(*BEGIN, face, "--pack", pack, "--home", home, stdin=WAITS[face])

    (save,) = home.glob("*.torchturn")
    game = Game.load(save, load([pack]), keep=False)
    assert done.returncode == 1 and "the turn before is kept" in done.stderr
    assert game.clock == 0 and game.seeker
