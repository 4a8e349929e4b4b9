"""One mutant tried: it is planted in a copy, and the tests of its rules run there until one goes red."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tests.mutants.ledger import Known, carrying
from tests.mutants.mutant import Mutant
from tests.mutants.tree import planted

RED, GREEN, BROKEN, LATE, UNTRIED = "red", "green", "broken", "late", "untried"
BOUND = 300  # seconds for all tests of one mutant
_EACH = 60  # seconds for one test: a mutant may loop for ever
_PYTEST = ("-m", "pytest", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider", "-m", "")


class Verdict(NamedTuple):
    """How a mutant ended: red by `test`, green, broken (no test could be asked), late, or untried for want of tests."""

    mutant: Mutant
    ended: str
    seconds: float
    test: str = ""


def tried(tree: Path, mutant: Mutant, tests: Sequence[str]) -> Verdict:
    """Plant it, ask these tests in their order until one is red, and put the tree right again."""
    if not tests:
        return Verdict(mutant, UNTRIED, 0.0)
    listed = tree.with_name(f"{tree.name}.asked")
    listed.write_text("\n".join(tests) + "\n", encoding="utf-8")
    began = monotonic()
    with planted(tree, mutant):
        try:
            ran = subprocess.run(
                [sys.executable, *_PYTEST, "-x", f"--timeout={_EACH}", f"@{listed}"], cwd=tree, timeout=BOUND,
                env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True, text=True,
            )
        except subprocess.TimeoutExpired:
            return Verdict(mutant, LATE, monotonic() - began)
    return Verdict(mutant, *_ending(ran, monotonic() - began))


def _ending(ran: subprocess.CompletedProcess[str], seconds: float) -> tuple[str, float, str]:
    red = re.search(r"^FAILED (\S+)", ran.stdout, re.MULTILINE)
    if ran.returncode == 1 and red:
        return RED, seconds, red.group(1)
    if ran.returncode in (0, 5):
        return (GREEN if " passed" in ran.stdout else UNTRIED), seconds, ""
    said = [line for line in ran.stdout.splitlines() if line.startswith("E  ")] or ran.stderr.splitlines() or ["?"]
    return BROKEN, seconds, said[-1].strip()


def in_order(mutant: Mutant, known: Iterable[Known]) -> list[str]:
    """The tests that carry its rules: its own first, then those that speak of the thing, then the quick ones.

    A test whose cases all carry the rule is asked as one.
    """
    known = list(known)
    asked = list(carrying(known, mutant.rules))
    all_cases = _counted(known)
    cases = _counted(asked)
    cost: dict[str, float] = {}
    for test in asked:
        function = test.node.partition("[")[0]
        name = function if cases[function] == all_cases[function] else test.node
        cost[name] = cost.get(name, 0.0) + test.seconds
    names = sorted(cost, key=lambda name: (mutant.said_of not in name, cost[name], name))
    own = [mutant.first] if mutant.first and mutant.rules else []
    return own + [name for name in names if name not in own]


def _counted(tests: Iterable[Known]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for test in tests:
        function = test.node.partition("[")[0]
        counts[function] = counts.get(function, 0) + 1
    return counts
