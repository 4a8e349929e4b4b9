"""Kneel: a verb with price, odds, refusal and target is three files of the game, or one pack, the same in both."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

from content.check import check
from tests.planted_fault import ROOT, planted
from tests.rules import rule

PACK = Path(__file__).with_name("kneeling")
PARTS = ("components", "content", "engine", "saves", "systems", "tests")
RULE, RECORD, WORDS = "systems/combat/kneel.py", "systems/combat/verbs.py", "content/base/messages_deeds.toml"
SAID = ("Kneel before Rat", "Rat does not look at you.", "turns away", "cares nothing")
RECORD_BEGINS = "\n\nclass Kneel(Command"


def by_hand(home: Path) -> list[str]:
    """A copy of the game to which the verb was added as a developer would: the files that were touched."""
    for part in PARTS:
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns("__pycache__", "kept", "golden"))
    head, _, record = (PACK / "rules.py").read_text().replace("kneeling:", "").partition(RECORD_BEGINS)
    record = f"class Kneel(Command{record.partition(chr(10) * 3 + 'def register')[0]}\n"
    (home / RULE).write_text(inner(head) + "\n")
    verbs = (home / RECORD).read_text()
    rules = "from systems.combat.kneel import Kneeling, WantsToKneel, judge_kneel\n\n\nclass Strike"
    verbs = verbs.replace("\n\nclass Strike", rules, 1)
    verbs = verbs.replace("\nVERBS = (STRIKE, SHOOT, THROW)", f"\n\n{record}\nVERBS = (STRIKE, SHOOT, THROW, KNEEL)")
    (home / RECORD).write_text(verbs)
    words = (PACK / "words.toml").read_text().replace("kneeling:", "").removeprefix("[messages]\n")
    with (home / WORDS).open("a") as file:
        file.write(words)
    return [RULE, RECORD, WORDS]


def inner(text: str) -> str:
    """The same with what it takes from the door for packs imported from where that stands."""
    door = {alias.name: node.module for node in ast.parse((ROOT / "engine/api.py").read_text()).body
            if isinstance(node, ast.ImportFrom) for alias in node.names}
    asked = next(node for node in ast.parse(text).body if isinstance(node, ast.ImportFrom)
                 and node.module == "engine.api")
    lines = text.splitlines()
    names = [alias.name for alias in asked.names if text.count(alias.name) > 1]
    lines[asked.lineno - 1:asked.end_lineno] = [f"from {door[name]} import {name}" for name in names]
    return "\n".join(lines)


def told(home: Path, *pack: str) -> str:
    """The scenes as they are told by the game in this folder."""
    asked = [sys.executable, "-m", "tests.experiment.scenes", *pack]
    env = {**os.environ, "PYTHONPATH": str(home)}
    done = subprocess.run(asked, cwd=home, env=env, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@planted("content/registrar.py", "        if verb.rule is not None:\n            self.add_system(verb.rule())\n", "")
@rule("P3", "P9")
def test_a_verb_is_three_files_or_a_pack_and_the_same_on_every_face(tmp_path: Path) -> None:
    touched = by_hand(tmp_path)

    within, packed = told(tmp_path), told(ROOT, str(PACK))

    assert len(touched) == 3 and len([*PACK.iterdir()]) <= 4
    assert within == packed.replace("kneeling:", "")
    missing = [words for words in SAID if words not in packed]
    assert missing == []


def test_the_pack_passes_its_check() -> None:
    assert check(PACK).lines == ["3 files, 0 cards, OK"]
