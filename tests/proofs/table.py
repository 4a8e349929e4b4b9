"""`pytest -m proofs -s`: the figures of the laws of saves, gathered from all workers and printed as one table."""

from __future__ import annotations

import pytest

_counts: dict[tuple[str, str], int] = {}
_most: dict[tuple[str, str], float] = {}
_failed: set[str] = set()


class Figures:
    """What one test counted or measured, by law; it travels in the test's report."""

    def __init__(self, item: pytest.Item) -> None:
        self._item = item

    def count(self, law: str, what: str, number: int) -> None:
        """So many more of these were tried."""
        self._item.user_properties.append(("proof", ["count", law, what, number]))

    def most(self, law: str, what: str, value: float) -> None:
        """This much at the most."""
        self._item.user_properties.append(("proof", ["most", law, what, value]))


def note(report: pytest.TestReport) -> None:
    """Keep what a test counted, and the laws whose tests failed."""
    if report.when != "call" and not report.failed:
        return
    for kind, value in report.user_properties:
        if kind == "proof":
            how, law, what, number = list(value)  # type: ignore[call-overload]
            if how == "count":
                _counts[law, what] = _counts.get((law, what), 0) + number
            else:
                _most[law, what] = max(_most.get((law, what), 0.0), number)
        elif kind == "rule" and report.failed:
            _failed.add(str(value))


def lines(expression: str) -> list[str]:
    """The table, if proofs were asked for."""
    if "proofs" not in expression:
        return []
    told = [(*key, f"{number:,}") for key, number in _counts.items()]
    told += [(*key, f"{value:,.2f} at most") for key, value in _most.items()]
    rows = [f"{law:<5}{'FAILED' if law in _failed else 'holds':<8}{what:<74}{number:>20}"
            for law, what, number in sorted(told, key=lambda row: (int(row[0][1:]), row[1]))]
    return [f"{'law':<5}{'':<8}{'what was tried':<74}{'figure':>20}", *rows]
