"""A pack's system stands in the place of another's when its manifest says so, and whoever looks is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from components.light import Lit, Spent
from content.check import check
from content.loader import load
from engine.play.trial import bare_world, pass_turns
from systems import order
from tests.build import a_lit_torch
from tests.cli.shell import torchturn
from tests.content.packs import a_pack, faults_of
from tests.content.test_readme import GUIDE
from tests.planted_fault import planted
from tests.rules import rule

ADDS = """from engine.api import System

def register(pack):
"""
ADD = "    pack.add_system(type({0!r}, (System,), {{'follows': {1!r}, 'before': {2!r}, 'run': print}})())\n"


def adding(home: Path, name: str, *systems: tuple[str, str], more: str = "") -> Path:
    """A pack with systems of these names, each behind the one named beside it."""
    folder = a_pack(home, name, f'code = "rules"\n{more}')
    code = ADDS + "".join(ADD.format(system, follows, "") for system, follows in systems)
    (folder / "rules.py").write_text(code, encoding="utf-8")
    return folder


@pytest.fixture
def everburning(tmp_path: Path) -> Path:
    """The pack of the guide, in which no light burns out."""
    folder = tmp_path / "everburning"
    folder.mkdir()
    for name, text in re.findall(r"```(?:toml|python)\n# everburning/(\S+)\n(.*?)```", GUIDE, re.DOTALL):
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@planted("content/replacing.py", "        found |= own\n", "        found = own | found\n")
@rule("LIGHT-1")
def test_the_system_of_the_guide_runs_in_the_place_of_the_games(everburning: Path) -> None:
    content, usual = load([everburning]), load()
    left = {}
    for one in (content, usual):
        world = bare_world(one)
        torch = a_lit_torch(world)
        pass_turns(world, 60)
        left[one] = (world.has(torch, Lit), world.has(torch, Spent))

    assert order(content).names() == order(usual).names()
    assert left == {content: (True, False), usual: (False, True)}


@planted("content/replacing.py", "                own[name].follows, own[name].before = ", "                _ = ")
def test_what_a_pack_before_it_added_is_replaced_too_and_what_follows_that_follows_on(tmp_path: Path) -> None:
    first = adding(tmp_path, "dripping", ("Drip", "Burn"), ("Dribble", "Drip"))
    second = adding(tmp_path, "trickling", ("Drip", ""), more='replaces = ["Drip"]\nafter = ["dripping"]\n')

    content = load([first, second])

    names = order(content).names()
    at = names.index("Burn")
    assert names[at : at + 3] == ["Burn", "Drip", "Dribble"]
    modules = {system.name: type(system).__module__ for system in content.systems}
    assert "dripping" in modules["Dribble"] and len([name for name in names if name == "Drip"]) == 1


@planted("content/registrar.py", "system.name in pack.manifest.replaces:", "system.name:", case="unsaid")
@planted("content/registrar.py", "system.name not in own and", "", case="twice")
@planted("content/replacing.py", "    if name not in found and", "    if name not in own and", case="misspelt")
@planted("content/replacing.py", "    if name not in own:", "    if not own:", case="none of its own")
@planted("content/replacing.py", "    if own[name].follows or own[name].before:", "    if not name:", case="placed")
@pytest.mark.parametrize(("systems", "more", "at", "told"), [
    ([("Burn", "Scorch")], "", "6: pack \"hot\": code",
     'expected a name of its own for system Burn, got one that another has; to put it in that one\'s place, write'
     ' replaces = ["Burn"] in pack.toml'),
    ([("Brun", "")], 'replaces = ["Brun"]\n', "7: pack \"hot\": replaces",
     'expected a system of a pack before it, got "Brun"; did you mean "Burn"?'),
    ([("Drip", "Burn")], 'replaces = ["Burn"]\n', "7: pack \"hot\": replaces",
     'expected a system Burn among those that the pack adds, got none: add one, or leave out "Burn"'),
    ([("Burn", "Scorch")], 'replaces = ["Burn"]\n', "7: pack \"hot\": replaces",
     "expected a system Burn without a place of its own, for it runs where the replaced one did"),
    ([("Burn", ""), ("Burn", "")], 'replaces = ["Burn"]\n', "6: pack \"hot\": code",
     "expected a name of its own for system Burn, got one that another has"),
], ids=["unsaid", "misspelt", "none of its own", "placed", "twice"])
def test_what_cannot_be_replaced_so_is_a_fault_with_a_sentence(
    tmp_path: Path, systems: list[tuple[str, str]], more: str, at: str, told: str
) -> None:
    pack = adding(tmp_path, "hot", *systems, more=more)

    faults = faults_of(pack)

    assert faults == [f"hot/pack.toml:{at}: {told}"]


@planted("content/replacing.py", "            replaced[name] = pack.name\n", "")
def test_a_system_that_two_packs_replace_is_a_fault_of_the_second(tmp_path: Path) -> None:
    packs = [adding(tmp_path, name, ("Burn", ""), more='replaces = ["Burn"]\n') for name in ("ashes", "blazes")]

    faults = faults_of(*packs)

    place = 'blazes/pack.toml:7: pack "blazes": replaces: expected a system that no other pack replaces'
    assert faults == [f'{place}, got "Burn", which pack "ashes" replaces']


@pytest.mark.parametrize("run", [True, False], ids=["run", "read"])
def test_the_check_notes_what_is_replaced(everburning: Path, run: bool) -> None:
    lines = check(everburning, run=run).lines

    assert lines == [
        'everburning/pack.toml:8: note: pack "everburning": its system Burn replaces that of pack "base"',
        "2 files, 0 cards, OK",
    ]


@planted("engine/keep/keeping.py", "pack.digest, pack.replaces)", "pack.digest)")
@planted("engine/record/recording.py", "{pack.name: pack.replaces for pack in content.packs if pack.replaces}", "{}")
@rule("S9", "S10")
def test_saves_and_recordings_tell_what_was_replaced(tmp_path: Path, everburning: Path) -> None:
    home = tmp_path / "home"
    begun = ("play", "--wire", "--home", home, "--seed", "7", "--class", "delver")
    played = torchturn(*begun, "--pack", everburning, stdin='{"do": "wait"}\n')
    usual = torchturn(*begun, stdin='{"do": "wait"}\n')
    recording = home / "seed-7-1.recording"

    shown = [torchturn("saves", "show", name, "--home", home, "--pack", everburning) for name in
             ("seed-7-1", "seed-7-2")]
    listed = torchturn("saves", "list", "--home", home)
    replayed = torchturn("replay", recording, "--verify", "--pack", everburning)

    assert (played.returncode, usual.returncode) == (0, 0), played.stderr + usual.stderr
    packs = [[line for line in one.stdout.splitlines() if line.startswith("packs")] for one in shown]
    assert packs[0][0].endswith(", everburning 1.0 (replaces Burn)") and "replaces" not in packs[1][0]
    assert "needs pack everburning 1.0 (replaces Burn), which is not installed" in listed.stdout
    assert replayed.stdout.strip().endswith("turns, where pack everburning replaces Burn, played alike")
