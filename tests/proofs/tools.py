"""Tools: proofs marked `strace` or `root` need strace, or the right to mount a disk; the run names those left out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache

import pytest

_REASONS = {
    "strace": "strace is not here or may not look on (apt-get install strace; root may trace)",
    "root": "only root may mount a small disk to fill up (run as root, as CI does)",
}
_left_out: dict[str, set[str]] = {}


@cache
def has(need: str) -> bool:
    """Whether this machine has what such tests need."""
    if sys.platform != "linux":
        return False
    return _may_trace() if need == "strace" else os.geteuid() == 0 and _may_mount()


def _may_trace() -> bool:
    """Whether strace is here and may look on at a program that it did not start."""
    if shutil.which("strace") is None:
        return False
    with subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]) as program:
        tracer = subprocess.Popen(
            ["strace", "-o", os.devnull, "-p", str(program.pid)], stderr=subprocess.PIPE, text=True
        )
        assert tracer.stderr is not None
        attached = "attached" in tracer.stderr.readline()
        program.kill()
        tracer.communicate()
    return attached


def _may_mount() -> bool:
    """Whether a small disk in memory can be mounted."""
    if shutil.which("mount") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", folder], capture_output=True)
        if mounted.returncode == 0:
            subprocess.run(["umount", folder], check=True)
        return mounted.returncode == 0


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
