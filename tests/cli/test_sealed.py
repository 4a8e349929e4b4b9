"""A game whose packs are missing: told before a world is made; sealed, nothing is lost; the pack revives it (S8)."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from msgspec import to_builtins

from components.registry import name_of
from content.loader import load
from engine.play.game import Game
from engine.scene.view import view
from tests.cli.shell import ROOT, torchturn
from tests.cli.test_bad_input import one_sentence
from tests.planted_fault import planted
from tests.rules import rule

GLOWCAPS = ROOT / "content" / "mods" / "glowcaps"
WAIT = '{"do": "wait"}\n'


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a game of the glowcaps pack, two turns old."""
    done = torchturn(
        "play", "--seed", "7", "--class", "delver", "--wire", "--pack", GLOWCAPS, "--home", tmp_path, stdin=WAIT * 2
    )
    assert done.returncode == 0, done.stderr
    return tmp_path


def spores(home: Path) -> dict[int, object]:
    """The pack's own components in the save, by card."""
    content = load([GLOWCAPS])
    game = Game.load(save_of(home), content, keep=False)
    kind = content.kinds.named("glowcaps:spores.spores")
    assert kind is not None
    return {card: to_builtins(part) for world in game.worlds.values() for card, part in world.each(kind)}


def save_of(home: Path) -> Path:
    """The one save of the home."""
    (save,) = home.glob("*.torchturn")
    return save


@planted("engine/cli/sitting.py", "        if names and not sealed:", "        if False:")
@rule("S8", "B89")
@pytest.mark.parametrize("face", ["--text", "--wire"])
def test_missing_packs_are_named_with_both_ways_out_and_nothing_is_written(home: Path, face: str) -> None:
    before = {path.name: path.read_bytes() for path in home.iterdir()}

    done = torchturn("continue", face, "--home", home)

    assert done.returncode == 2
    assert one_sentence(done.stderr)
    assert "glowcaps 1.0.0" in done.stderr and "--pack DIR" in done.stderr and "--sealed" in done.stderr
    assert {path.name: path.read_bytes() for path in home.iterdir()} == before


@rule("S8", "B88")
@pytest.mark.parametrize("face", ["--text", "--wire"])
def test_sealed_it_is_played_and_the_pack_brings_every_component_back(home: Path, face: str) -> None:
    before = spores(home)
    stdin = WAIT * 3 if face == "--wire" else "wait\nwait\nwait\nquit\n"

    done = torchturn("continue", face, "--sealed", "--home", home, stdin=stdin)

    assert done.returncode == 0, done.stderr
    assert len(before) >= 3
    assert spores(home) == before
    back = torchturn("continue", "--wire", "--pack", GLOWCAPS, "--home", home, stdin=WAIT)
    assert back.returncode == 0, back.stderr
    assert json.loads(back.stdout.splitlines()[-1])["turn"] == 6


@planted("engine/cli/saves.py", "faults += fault is not None or bool(lacking)", "faults += fault is not None")
@rule("S8")
def test_what_looks_after_saves_names_the_missing_pack_until_it_is_given(home: Path) -> None:
    (name,) = (path.name.removesuffix(".torchturn") for path in home.glob("*.torchturn"))

    without = {what: torchturn("saves", what, name, "--home", home) for what in ("list", "show", "verify")}
    given = torchturn("saves", "verify", name, "--home", home, "--pack", GLOWCAPS)

    for done in without.values():
        assert "needs pack glowcaps 1.0.0, which is not installed" in done.stdout and "--sealed" in done.stdout
    assert without["verify"].returncode == 3 and "DAMAGED" not in without["list"].stdout
    assert (given.returncode, given.stdout.strip()) == (0, f"{name}: whole")


@planted("engine/keep/keeping.py", "for line in log[seeker] if line.message != SEALED]", "for line in log[seeker]]")
@rule("S8", "S6")
def test_sealed_the_chronicle_says_so_and_the_save_does_not(home: Path) -> None:
    told = "Played without glowcaps 1.0.0"
    before = save_of(home).read_bytes()
    game = Game.load(save_of(home), load(None))

    shown = [node.name + node.text for node in view(game).walk() if told in node.name + node.text]
    game.save(save_of(home))
    game.close()

    assert len(shown) == 1
    assert save_of(home).read_bytes() == before
    whole = Game.load(save_of(home), load([GLOWCAPS]), keep=False)
    assert not any(told in node.name + node.text for node in view(whole).walk())


@rule("S8")
def test_sealed_no_rule_of_the_pack_is_in_play(home: Path) -> None:
    done = torchturn("continue", "--wire", "--sealed", "--home", home, stdin=WAIT)

    hello = json.loads(done.stdout.splitlines()[0])["hello"]

    assert "glowcaps" not in json.dumps(hello)


@rule("S8", "B89")
@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal")
@pytest.mark.parametrize(("answer", "code"), [("yes", 0), ("no", 2), ("", 2)])
def test_at_a_terminal_it_is_asked(home: Path, answer: str, code: int) -> None:
    before = save_of(home).read_bytes()

    said, status = at_a_terminal(["continue", "--text", "--home", str(home)], f"{answer}\nwait\nquit\n")

    assert status == code, said
    assert "glowcaps 1.0.0" in said and "yes" in said
    assert (save_of(home).read_bytes() == before) == (code != 0)


def at_a_terminal(arguments: list[str], typed: str) -> tuple[str, int]:
    """What a command says to somebody who types at a terminal, and its exit code."""
    import pty

    child, terminal = pty.fork()
    if child == 0:
        os.chdir(ROOT)
        os.environ.update(TERM="dumb", COLUMNS="80", LINES="40")
        os.execv(sys.executable, [sys.executable, "-m", "engine", *arguments])
    said = b""
    os.write(terminal, typed.encode())
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:
            break
        if not part:
            break
        said += part
    os.close(terminal)
    _, status = os.waitpid(child, 0)
    return said.decode(errors="replace"), os.waitstatus_to_exitcode(status)


def test_the_component_of_the_pack_keeps_its_permanent_name() -> None:
    kind = load([GLOWCAPS]).kinds.named("glowcaps:spores.spores")

    assert kind is not None and name_of(kind) == "glowcaps:spores.spores"
