"""Exit codes, and the one way a command ends with a sentence instead of a traceback."""

from __future__ import annotations

FINE = 0
CRASHED = 1
BAD_INPUT = 2
DIFFERENCE = 3
INTERRUPTED = 130


class UsageError(Exception):
    """Bad input: one clear sentence that names what is wrong and what to do."""
