"""A plugin for runs inside a copy: it writes which rules each test carries, how long it took, and how it ended.

`pytest -p tests.mutants.ledger --ledger FILE [--carrying "ID ID"]` keeps the tests that carry a rule (one of these) and
writes a line of JSON for each, when it is collected and again when it has run.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

UNKNOWN = 1.0  # seconds that are taken for a test which never ran


class Known(NamedTuple):
    """A test, the rules it carries, and how long it took when it last ran."""

    node: str
    rules: tuple[str, ...]
    seconds: float = UNKNOWN


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--ledger` and `--carrying`."""
    parser.addoption("--ledger", default="", help="where to write what each test carries and how it ended")
    parser.addoption("--carrying", default="", help="run only tests that carry one of these rules")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that carry no rule which is asked for."""
    if wanted := set(str(config.getoption("--carrying")).split()):
        kept = [item for item in items if wanted & rules_of(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept


def rules_of(item: pytest.Item) -> set[str]:
    """The rules that a test carries, whether above it or above its case."""
    return {name for mark in item.iter_markers("rule") for name in mark.args}


class Ledger:
    """Writes a line for each test that is there, and one for each that ran."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note what there is."""
        self._write([[item.nodeid, sorted(rules_of(item))] for item in session.items])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how long it took."""
        if report.when == "call":
            self._write([[report.nodeid, report.duration]])

    def _write(self, lines: Iterable[list[object]]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)


def pytest_configure(config: pytest.Config) -> None:
    """Register the writer if there is a place to write to."""
    if path := config.getoption("--ledger"):
        config.pluginmanager.register(Ledger(Path(str(path))))


def read(path: Path, seconds: dict[str, float]) -> list[Known]:
    """All tests of a ledger, with the time they once took."""
    rules = {node: told for node, told in _lines(path) if isinstance(told, list)}
    return [Known(node, tuple(told), seconds.get(node, UNKNOWN)) for node, told in rules.items()]


def times(path: Path) -> dict[str, float]:
    """How long the tests of a ledger took; of none, nothing."""
    return {node: told for node, told in _lines(path) if isinstance(told, float)}


def _lines(path: Path) -> Iterator[tuple[str, object]]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            node, told = json.loads(line)
            yield node, told


def carrying(known: Iterable[Known], rules: Iterable[str]) -> Iterator[Known]:
    """The tests that carry one of these rules."""
    wanted = set(rules)
    return (test for test in known if wanted & set(test.rules))
