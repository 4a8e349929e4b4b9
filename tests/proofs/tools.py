"""Tools: proofs marked `strace` or `root` need strace, or the right to mount a disk; the run names those left out."""

from __future__ import annotations

import os
import shutil
import sys
from functools import cache

import pytest

_REASONS = {
    "strace": "strace is not installed here (apt-get install strace)",
    "root": "only root may mount a small disk to fill up (run as root, as CI does)",
}
_left_out: dict[str, set[str]] = {}


@cache
def has(need: str) -> bool:
    """Whether this machine has what such tests need."""
    if need == "strace":
        return sys.platform == "linux" and shutil.which("strace") is not None
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("mount") is not None


def leave_out_needy(items: list[pytest.Item]) -> None:
    """Tests whose needs are not met are not run."""
    for item in items:
        for need, reason in _REASONS.items():
            if item.get_closest_marker(need) and not has(need):
                item.add_marker(pytest.mark.skip(reason=reason))


def note_left_out(report: pytest.TestReport) -> None:
    """Remember what did not run, and why."""
    for need, reason in _REASONS.items():
        if report.skipped and reason in str(report.longrepr):
            _left_out.setdefault(need, set()).add(report.nodeid)


def closing_lines() -> list[str]:
    """What to say at the end of a run."""
    return [f"{len(tests)} tests did not run: {_REASONS[need]}" for need, tests in sorted(_left_out.items())]
