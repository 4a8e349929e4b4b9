"""`pytest --rules`: a table of rule ids, the tests that show them, and how these ended."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

SEEDS = Path(__file__).parent.parent / "seeds"
RULE_ID = re.compile(r"^(?:### |\| )([A-Z]+-[A-Z0-9-]+|[GPSF]\d{1,2})\b", re.MULTILINE)
_results: dict[str, dict[str, str]] = {}


def carry(item: pytest.Item) -> None:
    """Write the rules of a test into its report."""
    for mark in item.iter_markers("rule"):
        item.user_properties.extend(("rule", name) for name in mark.args)


def note(report: pytest.TestReport) -> None:
    """Keep the result of each test for each of its rules."""
    if report.when == "call" or report.failed:
        for kind, name in report.user_properties:
            if kind == "rule":
                _results.setdefault(str(name), {})[report.nodeid] = report.outcome


@cache
def known_rules() -> list[str]:
    """Every id that the rulebook under seeds/ defines, in its order."""
    ids: list[str] = []
    for chapter in sorted(SEEDS.glob("*.md")):
        ids.extend(RULE_ID.findall(chapter.read_text(encoding="utf-8")))
    return list(dict.fromkeys(ids))


def lines() -> list[str]:
    """The lines of the table: id, result, and the tests that show it."""
    table = [f"{'rule':<18}{'result':<9}tests"]
    for name in known_rules():
        tests = _results.get(name, {})
        result = "failed" if "failed" in tests.values() else "passed" if tests else "-"
        shown = ", ".join(sorted({node.split("/")[-1].split("[")[0] for node in tests}))
        table.append(f"{name:<18}{result:<9}{shown}")
    shown_rules = sum(1 for name in known_rules() if _results.get(name))
    table.append(f"{shown_rules} of {len(known_rules())} rules and laws are shown by tests of this run")
    return table
