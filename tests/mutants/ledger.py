"""A plugin for runs inside a copy: it writes which rules each test carries, how long it took, and how it ended.

`pytest -p tests.mutants.ledger --ledger FILE [--carrying "ID ID"]` runs the tests that carry a rule (one of these),
and writes one line of JSON for each.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest


class Known(NamedTuple):
    """A test as the run without a mutant found it."""

    node: str
    rules: tuple[str, ...]
    seconds: float
    passed: bool


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--ledger` and `--carrying`."""
    parser.addoption("--ledger", default="", help="where to write what each test carries and how it ended")
    parser.addoption("--carrying", default="", help="run only tests that carry one of these rules")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that carry no rule which is asked for."""
    wanted = set(str(config.getoption("--carrying")).split())
    kept = [item for item in items if (found := rules_of(item)) and (not wanted or wanted & found)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


def rules_of(item: pytest.Item) -> set[str]:
    """The rules that a test carries, whether above it or above its case."""
    return {name for mark in item.iter_markers("rule") for name in mark.args}


class Ledger:
    """Writes a line for each report that reaches the process which was started."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test once it ran, or failed before it could."""
        if report.when == "call" or report.failed:
            rules = sorted({str(name) for kind, name in report.user_properties if kind == "rule"})
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([report.nodeid, rules, report.duration, report.passed]) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    """Only the process that was started writes; its workers report to it."""
    if (path := config.getoption("--ledger")) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Ledger(Path(str(path))))


def read(path: Path) -> list[Known]:
    """All tests of a ledger; one that failed in any of its stages has not passed."""
    found: dict[str, Known] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        node, rules, seconds, passed = json.loads(line)
        before = found.get(node)
        found[node] = Known(node, tuple(rules), seconds, passed and (before is None or before.passed))
    return list(found.values())


def carrying(known: Iterable[Known], rules: Iterable[str]) -> Iterator[Known]:
    """The tests that carry one of these rules and were green without a mutant."""
    wanted = set(rules)
    return (test for test in known if test.passed and wanted & set(test.rules))
