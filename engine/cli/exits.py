"""Exit codes, and the one way a command ends with a sentence instead of a traceback."""

from __future__ import annotations

import sys

from engine.kernel.told import printable

FINE = 0
CRASHED = 1
BAD_INPUT = 2
DIFFERENCE = 3
INTERRUPTED = 130


def print_safely(text: str) -> None:
    """Print for a person. The one door for what was read from files: nothing in it steers a terminal."""
    print(printable(text, "\n"))


def complain(text: str) -> None:
    """One sentence on standard error, likewise."""
    print(f"torchturn: {printable(text, chr(10))}", file=sys.stderr)


class UsageError(Exception):
    """Bad input: one clear sentence that names what is wrong and what to do."""
