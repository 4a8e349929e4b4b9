"""Tests marked `display` run where there is a display; elsewhere the run says how many did not and what to install."""

from __future__ import annotations

import os
import shutil
import sys

import pytest

ADVICE = "apt-get install xvfb xdotool libgl1-mesa-dri libglx-mesa0, then run the same command under xvfb-run -a"
_REASON = "there is no display here"
_left_out: set[str] = set()


def has_display() -> bool:
    """Whether a window could open here."""
    return sys.platform in ("win32", "darwin") or (bool(os.environ.get("DISPLAY")) and bool(shutil.which("xdotool")))


def leave_out_needy(items: list[pytest.Item]) -> None:
    """Without a display, mark the tests that need one as not to be run."""
    for item in items:
        if item.get_closest_marker("display") and not has_display():
            item.add_marker(pytest.mark.skip(reason=_REASON))


def note_left_out(report: pytest.TestReport) -> None:
    """Remember a test that did not run for want of a display."""
    if report.skipped and _REASON in str(report.longrepr):
        _left_out.add(report.nodeid)


def closing_lines() -> list[str]:
    """What to say at the end of a run about tests that were left out."""
    if not _left_out:
        return []
    return [f"{len(_left_out)} display tests did not run: {_REASON}. {ADVICE}"]
