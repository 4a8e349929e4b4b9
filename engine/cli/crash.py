"""Crash keeping: log and bundle of what went wrong go beside the save, and the person reads where (F5)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.cli.sitting import Sitting


class Remains(NamedTuple):
    """What was kept of a game that broke: one sentence that says so, the fault in short, where log and bundle lie."""

    sentence: str
    fault: str
    log: Path | None = None
    bundle: Path | None = None


class CrashError(Exception):
    """A game broke, and `remains` is what was kept of it; as text, its sentence."""

    def __init__(self, remains: Remains) -> None:
        super().__init__(remains.sentence)
        self.remains = remains


def keep(error: BaseException, sitting: Sitting | None = None) -> Remains:
    """Write the trace of an error, and of a game in play all that is needed to repeat it.

    Both lie beside the game's save, or in the system's folder for temporary files.
    """
    from engine.record.bundle import SUFFIX, told, trace

    if isinstance(error, CrashError):
        return error.remains
    fault = told(error)
    began = f"the game stopped ({fault}); "
    if sitting is None:
        log = _written(None, "", ".log", trace(error))
        where = f"the log lies in {log}" if log else "no log could be written"
        return Remains(f"{began}what was saved is kept, and {where}", fault, log)
    is_kept = sitting.path is not None and sitting.path.exists()
    kept = "nothing of it was to be kept" if sitting.folder is None else (
        "the turn before is kept" if is_kept else "nothing of it was kept yet")
    folder, stem = sitting.beside()
    log = _written(folder, stem, ".crash.log", trace(error))
    if log is None:
        return Remains(f"{began}{kept}, and no log could be written", fault)
    began += f"{kept}, "
    try:
        bundle = _written(folder, stem, SUFFIX, sitting.bundle(error))
    except Exception as broke:  # what is broken may break this too
        return Remains(f"{began}the log lies in {log}, and no bundle could be made of it ({told(broke)})", fault, log)
    if bundle is None:
        return Remains(f"{began}the log lies in {log}, and there was no room for more", fault, log)
    sentence = f"{began}`torchturn replay {bundle}` repeats what led to it, and the log lies in {log}"
    return Remains(sentence, fault, log, bundle)


def _written(folder: Path | None, stem: str, suffix: str, data: bytes) -> Path | None:
    """Where the data lie now, under a name that nothing had; None when no disk takes them."""
    import tempfile

    for place in (folder, None):
        try:
            if place is None:
                with tempfile.NamedTemporaryFile(prefix="torchturn-crash-", suffix=suffix, delete=False) as file:
                    file.write(data)
                return Path(file.name)
            return _beside(place, stem, suffix, data)
        except OSError:
            continue
    return None


def _beside(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    number = 1
    while True:
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{suffix}"
        try:
            with path.open("xb") as file:
                file.write(data)
            return path
        except FileExistsError:
            number += 1
