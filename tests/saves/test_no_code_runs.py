"""Loading a save runs no code, imports nothing, opens nothing for writing (S11)."""

import subprocess
import sys
from pathlib import Path

import pytest

from saves.chronicle import dump
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves import golden
from tests.saves.hostile import changed, changed_tables
from tests.saves.test_hostile import mutant
from tests.saves.test_sealing import _level as a_level_with_a_missing_pack
from tests.saves.worlds import a_state

PROGRAM = """
import sys
from pathlib import Path
from saves import SaveError
from saves.chronicle import load
from tests.saves.worlds import PACKS, make_world

data = [Path(name).read_bytes() for name in sys.argv[1:]]
try:
    load(data[0], make_world, PACKS)  # whatever is only imported or compiled once is by now
except SaveError:
    pass
WATCHED = "import exec compile open subprocess socket os ctypes marshal pickle".split()
events = []
watching = True


def hook(event, args):
    if watching:
        events.append((event, args))


sys.addaudithook(hook)
for save in data:
    try:
        load(save, make_world, PACKS)
    except SaveError:
        pass
PLANTED
watching = False
for event, args in events:
    if event.split(".")[0] in WATCHED:
        print(event, args)
"""


def _seen(paths: list[Path], planted: str = "") -> str:
    program = PROGRAM.replace("PLANTED", planted)
    return subprocess.run(
        [sys.executable, "-c", program, *map(str, paths)], capture_output=True, text=True, check=True
    ).stdout


@pytest.fixture
def paths(tmp_path: Path) -> list[Path]:
    """A save of ours with a missing pack, and ones that name modules, code and files."""
    world, _ = a_level_with_a_missing_pack()
    save = dump(a_state(world), {})
    saves = [save]
    for name in ("os:system", "../../etc/passwd:x", "__import__('os'):x", "base:subprocess.popen"):
        saves.append(changed_tables(save, lambda tables, name=name: tables.update({name: [[], [1], []]})))
        saves.append(changed(save, lambda header, parts, name=name: header["packs"][0].update(name=name)))
    found = []
    saves += [path.read_bytes() for path in sorted(golden.FOLDER.glob("*.torchturn"))]
    saves += [mutant(save, seed) for seed in range(200)]
    for number, data in enumerate(saves):
        found.append(tmp_path / f"{number}.torchturn")
        found[-1].write_bytes(data)
    return found


@rule("S11")
@pytest.mark.proofs
def test_loading_raises_no_audit_event_of_code_files_or_network(paths: list[Path], figures: Figures) -> None:
    assert _seen(paths) == ""

    figures.count("S11", "saves loaded under an audit hook: no import, code, file, process, socket", len(paths))


@pytest.mark.parametrize("planted", ["import fractions", "exec('1')", "open('/dev/null', 'w').close()"])
def test_the_watch_sees_what_is_planted(paths: list[Path], planted: str) -> None:
    assert _seen(paths, planted) != ""
