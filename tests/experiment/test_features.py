"""What a feature costs: a verb and a condition added to a copy of the game by hand, and as a pack, the same in both.

Kneel is a verb with price, odds, refusal and target; Frost a condition with a risk of its own that chills the room, the
tool that clears it, an event, a tooltip and a painting. The game itself has neither.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from content.check import check
from content.loader import load
from tests.build import base_content
from tests.experiment import by_hand
from tests.planted_fault import ROOT, planted
from tests.rules import rule

HERE = Path(__file__).parent
SAID = {
    "kneel": ("Kneel before Rat", "Rat does not look at you.", "turns away", "cares nothing"),
    "frost": ("chip it off (0 of", "That needs an ice pick", "your fingers go numb", "numbs your fingers", "the frost",
              "30 % an action: 2 stamina", "painting='windswept'", "Cleared"),
}


def told(home: Path, *asked: str) -> str:
    """The scenes as they are told by the game in this folder."""
    command = [sys.executable, "-m", "tests.experiment.scenes", *asked]
    env = {**os.environ, "PYTHONPATH": str(home)}
    done = subprocess.run(command, cwd=home, env=env, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def nameless(text: str, *packs: str) -> str:
    """The same without the names of packs in ids."""
    for pack in packs:
        text = text.replace(f"{pack}:", "")
    return text


@planted("content/registrar.py", "        if verb.rule is not None:\n            self.add_system(verb.rule())\n", "",
         case="kneel")
@planted("content/speaking.py", "        self.risks[kind] = Risk(what, reckon)\n", "        pass\n", case="frost")
@rule("P3", "P9", "COND-1")
@pytest.mark.parametrize(("scene", "pack", "add", "most"), [
    ("kneel", "kneeling", by_hand.kneel, 3), ("frost", "frost", by_hand.frost, 6),
], ids=["kneel", "frost"])
def test_a_feature_is_a_few_files_or_a_pack_and_the_same_on_every_face(
    tmp_path: Path, scene: str, pack: str, add: Callable[[Path], list[str]], most: int
) -> None:
    by_hand.copied(tmp_path)
    touched = add(tmp_path)

    within, packed = told(tmp_path, scene), told(ROOT, scene, str(HERE / pack))

    assert len(touched) <= most and len([*(HERE / pack).glob("*.*")]) <= 4
    assert nameless(within, "base") == nameless(packed, "base", pack)
    assert [words for words in SAID[scene] if words not in packed] == []


@pytest.mark.parametrize("pack", ["kneeling", "frost"])
def test_the_packs_pass_their_check_and_the_game_has_neither_feature(pack: str) -> None:
    assert check(HERE / pack).lines[-1].endswith(", OK")
    assert "kneel" not in base_content().verbs.by_name and "base:frost" not in base_content().cards
    assert {"kneeling:kneel", "frost:frost"} <= {
        *load([HERE / "kneeling"]).verbs.by_name, *load([HERE / "frost"]).cards,
    }
