"""Crash keeping: the log of what went wrong goes to a file, the person reads where."""

from __future__ import annotations

import tempfile
import traceback
from pathlib import Path


def keep(error: BaseException) -> str:
    """Write the trace of an error to a file; one sentence that says so."""
    what = f"{type(error).__name__}: {error}".splitlines()[0]
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="torchturn-crash-", suffix=".log", delete=False, encoding="utf-8"
        ) as log:
            log.write("".join(traceback.format_exception(error)))
        return f"the game stopped ({what}); what was saved is kept, and the log lies in {Path(log.name)}"
    except OSError:
        return f"the game stopped ({what}); what was saved is kept, and no log could be written"
