"""One mutant tried: it is planted in a copy, and the tests of its rules run there until one goes red."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tests.mutants.ledger import Known, carrying
from tests.mutants.mutant import Mutant
from tests.mutants.tree import planted

RED, GREEN, BROKEN, LATE, UNTRIED = "red", "green", "broken", "late", "untried"
BOUND = 300  # seconds for all tests of one mutant
_EACH = 60  # seconds for one test: a mutant may loop for ever
_FEW = 6  # tests that are asked before all others are even read
_RED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
# Without what takes its time to load: a mutant is asked few tests, and there are many mutants.
_LEFT = ("-p", "no:xdist", "-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:hypothesispytest")
_PYTEST = ("-m", "pytest", "-o", "addopts=-q", *_LEFT)


class Verdict(NamedTuple):
    """How a mutant ended: red by `test`, green, broken (no test could be asked), late, or untried for want of tests."""

    mutant: Mutant
    ended: str
    seconds: float
    test: str = ""


def tried(tree: Path, mutant: Mutant, tests: Sequence[str], ledger: Path | None = None) -> Verdict:
    """Plant it, ask these tests in their order until one is red, and put the tree right again."""
    began = monotonic()
    ended = UNTRIED
    for few in _in_parts(tests):
        with planted(tree, mutant):
            how, test = _asked(tree, few, BOUND - (monotonic() - began), ledger)
        if how not in (GREEN, UNTRIED):
            return Verdict(mutant, how, monotonic() - began, test)
        ended = GREEN if GREEN in (how, ended) else UNTRIED
    return Verdict(mutant, ended, monotonic() - began)


def red_anyhow(tree: Path, tests: Iterable[str]) -> set[str]:
    """Those of the tests that are red without a mutant too, and so have caught nothing."""
    asked = sorted(set(tests))
    listed = _listed(tree, asked)
    ran = subprocess.run([sys.executable, *_PYTEST, f"--timeout={BOUND}", f"@{listed}"], cwd=tree,
                         capture_output=True, text=True)
    return set(_RED.findall(ran.stdout)) if asked else set()


def _listed(tree: Path, tests: Iterable[str]) -> Path:
    listed = tree.with_name(f"{tree.name}.asked")
    listed.write_text("\n".join(tests) + "\n", encoding="utf-8")
    return listed


def _in_parts(tests: Sequence[str]) -> Iterator[Sequence[str]]:
    """The first, the next few, the rest: most mutants fall early, and reading test files takes its time."""
    yield from (part for part in (tests[:1], tests[1:_FEW], tests[_FEW:]) if part)


def _asked(tree: Path, tests: Sequence[str], bound: float, ledger: Path | None = None) -> tuple[str, str]:
    noted = ("-p", "tests.mutants.ledger", f"--ledger={ledger}") if ledger is not None else ()
    try:
        ran = subprocess.run(
            [sys.executable, *_PYTEST, "-x", f"--timeout={_EACH}", *noted, f"@{_listed(tree, tests)}"],
            cwd=tree, timeout=max(1.0, bound),
            env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True, text=True,
        )
    except subprocess.TimeoutExpired:
        return LATE, ""
    if ran.returncode == 1 and (red := _RED.search(ran.stdout)):
        return RED, red.group(1)
    if ran.returncode in (0, 5):
        return (GREEN if " passed" in ran.stdout else UNTRIED), ""
    said = [line for line in ran.stdout.splitlines() if line.startswith("E  ")] or ran.stderr.splitlines() or ["?"]
    return BROKEN, said[-1].strip()


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
    words = [word for word in mutant.said_of.replace("_", " ").split() if len(word) > 2]
    names = sorted(cost, key=lambda name: (-sum(word in name for word in words), cost[name], name))
    own = [mutant.first] if mutant.first and mutant.rules else []
    return own + [name for name in names if name not in own]


def _counted(tests: Iterable[Known]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for test in tests:
        function = test.node.partition("[")[0]
        counts[function] = counts.get(function, 0) + 1
    return counts
