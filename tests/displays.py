"""Tests marked `display` run where there is a display; elsewhere the run says how many did not and what to install."""

from __future__ import annotations

import os
import shutil
import sys

import pytest

_left_out: list[str] = []
ADVICE = "apt-get install xvfb xdotool libgl1-mesa-dri libglx-mesa0, then run the same command under xvfb-run -a"


def has_display() -> bool:
    """Whether a window could open here."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY")) and shutil.which("xdotool") is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without a display, deselect the tests that need one and remember them."""
    if has_display():
        return
    needy = [item for item in items if item.get_closest_marker("display")]
    if needy:
        _left_out[:] = [item.nodeid for item in needy]
        config.hook.pytest_deselected(items=needy)
        items[:] = [item for item in items if item not in needy]


def pytest_terminal_summary_of_displays(reporter: pytest.TerminalReporter) -> None:
    """Say what was left out for want of a display."""
    if _left_out:
        reporter.write_line(f"{len(_left_out)} display tests did not run: there is no display here. {ADVICE}")
