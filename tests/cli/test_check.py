"""`torchturn check`: several packs at once, what nobody can meet, and code that is run only when that is asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from content.check import check
from engine.cli import checking
from tests.cli.shell import torchturn
from tests.content.packs import a_pack
from tests.planted_fault import planted
from tests.rules import rule

CARD = '[card.{0}]\nname = "{0}"\ntext = "{0}"\nkind = "{1}"\n{2}\n'
TOUCH = "from pathlib import Path\nPath(__file__).with_name('touched').write_text('x')\n"
REGISTER = "def register(pack):\n    pass\n"


def coded(home: Path, name: str, code: str) -> Path:
    """A pack with this code."""
    folder = a_pack(home, name, 'code = "rules"\n')
    (folder / "rules.py").write_text(code, encoding="utf-8")
    return folder


@planted("engine/cli/facts.py", "checked(options.pack, run=False)", "checked(options.pack, run=True)")
@rule("S11")
@pytest.mark.parametrize("command", [["check"], ["content", "stats", "--pack"]])
def test_no_code_of_a_pack_is_run_unless_that_is_asked_for(tmp_path: Path, command: list[str]) -> None:
    pack = coded(tmp_path, "touches", TOUCH + REGISTER)

    done = torchturn(*command, pack)

    assert done.returncode == 0
    assert not (pack / "touched").exists()
    if command == ["check"]:
        assert "the code of touches was not run: add --run to check it too" in done.stdout


def test_asked_to_it_runs_the_code_and_what_that_prints_is_heard_on_the_error(tmp_path: Path) -> None:
    pack = coded(tmp_path, "talks", TOUCH + "print('loud')\n" + REGISTER)

    done = torchturn("check", pack, "--run")

    assert (done.returncode, done.stdout) == (0, "2 files, 0 cards, OK\n")
    assert (pack / "touched").exists()
    assert "loud" in done.stderr


@planted("engine/cli/checking.py", "got = f\"got none within {seconds:g} seconds\"", "got = ''")
@pytest.mark.timeout(60)
def test_code_that_never_ends_is_a_fault_after_a_while(tmp_path: Path) -> None:
    pack = coded(tmp_path, "endless", "while True:\n    pass\n")

    faults, _, closing = checking.run_apart([pack], seconds=2)

    assert faults == ["endless/pack.toml:1: the code of endless: expected code that comes to an end, "
                      "got none within 2 seconds"]
    assert closing == "2 files, 0 cards, 1 fault"


@pytest.mark.parametrize("code", ["import os\nos._exit(0)\n", "import os\nos.kill(os.getpid(), 9)\n",
                                  "x = [0]\nwhile True:\n    x += x\n"])
def test_code_that_ends_the_program_or_eats_all_memory_is_a_fault(tmp_path: Path, code: str) -> None:
    done = torchturn("check", coded(tmp_path, "leaves", code), "--run")

    assert done.returncode == 3
    assert done.stdout.count("\n") == 2 and "leaves" in done.stdout and "Traceback" not in done.stdout


@planted("content/check.py", "examine([*own, *_needed(own)]", "examine([*own[:1], *_needed(own)]")
def test_several_packs_are_checked_together(tmp_path: Path) -> None:
    one = a_pack(tmp_path, "one", cards=CARD.format("a", "item", 'decks = ["main"]'))
    two = a_pack(tmp_path, "two", 'depends = ["one"]\n', cards=CARD.format("b", "item", "wieght = 3"))

    done = torchturn("check", one, two)

    assert done.returncode == 3
    assert "two/cards.toml:5" in done.stdout
    assert done.stdout.endswith("4 files, 2 cards, 1 fault\n")


@planted("content/unmet.py", "if name not in met and not", "if not")
@planted("content/unmet.py", "found.update(_dealt(built, built.themes[theme]))", "pass")
def test_cards_that_nobody_can_meet_are_noted_and_those_that_are_dealt_or_named_are_not(tmp_path: Path) -> None:
    place = "components.room.location = { size = 2, terrain = \"cave\" }"
    kinds = [("dealt", "item", 'decks = ["main"]'), ("held", "item", ""), ("bag", "container",
             'decks = ["main"]\ngoods = { held = 5 }\ncomponents.item.container = {}'), ("lost", "item", ""),
             ("spare_key", "key", 'decks = ["main"]'), ("scene", "event",
             'decks = ["main"]\nasks = "Well?"\nanswers.stay = { words = "Stay", components.tremor.falls = {} }'),
             ("nook", "location", f'decks = ["main"]\n{place}')]
    pack = a_pack(tmp_path, "more", cards="".join(CARD.format(*kind) for kind in kinds))

    told = check(pack)

    assert told.faults == []
    assert [note.split('"')[1] for note in told.notes] == ["more:lost", "more:spare_key", "more:scene"]
    assert all(note.endswith("so nobody meets it") and ": note: " in note for note in told.notes)


@planted("content/unmet.py", "    if wanted.terrains and place.terrain not in wanted.terrains:", "    if False:")
def test_a_condition_that_fits_no_location_of_its_theme_is_noted(tmp_path: Path) -> None:
    condition = CARD.format("sway", "condition", 'decks = ["mine"]')
    condition += "components.condition.condition = {}\ncomponents.condition.fits = { terrains = [\"wild\"] }\n"
    patch = '[patch_theme."base:mine".set.conditions]\n"sways:sway" = 5\n'
    pack = a_pack(tmp_path, "sways", cards=condition + patch)

    told = check(pack)

    assert told.faults == []
    assert any('fits no location that is dealt here' in note for note in told.notes)


@planted("content/check.py", "name not in (BASE, *here)", "name not in here")
def test_a_copy_of_the_game_beside_a_pack_is_not_the_game(tmp_path: Path) -> None:
    a_pack(tmp_path, "base", cards=CARD.format("a", "item", ""))
    pack = a_pack(tmp_path, "mod", 'depends = ["base"]\n')

    told = check(pack)

    assert told.lines == ["1 file, 0 cards, OK"]


@planted("content/registrar.py", "            others.append(system.name)\n", "")
def test_systems_that_tie_are_noted_with_the_order_in_which_they_run(tmp_path: Path) -> None:
    code = "from engine.api import System\nclass {0}(System):\n    follows = 'Burn'\n    def run(self, world):\n" \
        "        pass\ndef register(pack):\n    pack.add_system({0}())\n"
    packs = [coded(tmp_path, name, code.format(name.title())) for name in ("asks", "begs")]

    told = check(*packs)

    assert told.notes == ['begs/pack.toml:6: note: pack "begs": Begs follows Burn as Asks does, and runs after it']


@planted("content/files.py", "    if not path.is_file():", "    if False:")
@pytest.mark.timeout(20)
def test_a_pipe_in_a_pack_is_told_and_never_read(tmp_path: Path) -> None:
    pack = a_pack(tmp_path, "pipes")
    os.mkfifo(pack / "more.toml")

    told = check(pack)

    assert told.faults == ["pipes/more.toml:1: expected a file, got a pipe or a device, which may never end"]


@planted("content/files.py", "if ending != ending.lower() and", "if False and")
@pytest.mark.parametrize("name", ["A.TOML", "rules.Py", "Pack.toml"])
def test_names_that_not_every_system_reads_alike_are_told(tmp_path: Path, name: str) -> None:
    pack = a_pack(tmp_path, "cased")
    (pack / name).write_text("", encoding="utf-8")

    told = check(pack)

    assert any(f"cased/{name}:1: expected" in fault or f'got "{name}"' in fault for fault in told.faults)
