"""One program writes a chronicle at a time, and one that is killed harms nothing (S1, S10)."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saves import LockedSaveError, SaveFile
from saves.chronicle import load
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves.worlds import PACKS, a_random_world, a_state, make_world


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a save may be."""
    return tmp_path / "home" / "one.torchturn"


def _clock(path: Path) -> int:
    return load(path.read_bytes(), make_world, PACKS).clock


@rule("S10")
@pytest.mark.proofs
def test_a_second_program_is_refused_and_told_why(path: Path, figures: Figures) -> None:
    child = "import sys; from pathlib import Path; from saves import *\ntry: SaveFile(Path(sys.argv[1]))\n"
    child += "except LockedSaveError as error: print(error)"

    with SaveFile(path) as save:
        save.save(a_state(a_random_world(random.Random(1))))
        found = subprocess.run([sys.executable, "-c", child, str(path)], capture_output=True, text=True, check=True)
        with pytest.raises(LockedSaveError):
            SaveFile(path)

    assert found.stdout == f"{path}: another program is playing this chronicle; close it there first.\n"
    figures.count("S10", "second programs and second openings refused", 2)


@rule("S10")
def test_a_closed_save_and_one_whose_program_died_are_free(path: Path) -> None:
    child = "import sys, os; from pathlib import Path; from saves import *\nsave = SaveFile(Path(sys.argv[1]))\n"
    child += "print('held', flush=True); os.kill(os.getpid(), 9)"
    SaveFile(path).close()

    found = subprocess.run([sys.executable, "-c", child, str(path)], capture_output=True, text=True, check=False)

    assert (found.stdout, found.returncode) == ("held\n", -9)
    SaveFile(path).close()
    assert os.listdir(path.parent) == []


SAVER = """
import sys
from pathlib import Path
from saves import SaveFile
from tests.saves.worlds import PACKS, make_world
with SaveFile(Path(sys.argv[1])) as save:
    state = save.load(make_world, PACKS)
    while True:
        state.clock += 1
        save.save(state)
        print(state.clock, flush=True)
"""


@rule("S1")
@pytest.mark.proofs
def test_a_program_killed_while_it_saves_leaves_what_it_acknowledged_or_the_next(path: Path, figures: Figures) -> None:
    draw = random.Random(1)
    with SaveFile(path) as save:
        save.save(a_state(a_random_world(random.Random(1))))
    said = began = _clock(path)

    for _ in range(5):
        with subprocess.Popen([sys.executable, "-c", SAVER, str(path)], stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            first = child.stdout.readline()
            time.sleep(draw.random() / 50)
            child.send_signal(signal.SIGKILL)
            said = int((first + child.stdout.read()).split()[-1])

        assert said <= _clock(path) <= said + 1
        with SaveFile(path) as save:
            assert save.load(make_world, PACKS).clock == _clock(path)

    assert said >= began + 5
    figures.count("S1", "programs killed at any moment while they saved on and on", 5)
