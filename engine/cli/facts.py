"""Commands that look and do not play: check, content stats, replay."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec

from content.check import coded
from content.faults import ContentError
from content.loader import BASE_FOLDER, examine, load
from content.registry import Content
from content.stats import stats
from engine.cli.checking import checked, run_apart
from engine.cli.exits import DIFFERENCE, FINE, UsageError, print_safely
from engine.play.game import Game
from engine.record.replay import verify
from engine.record.tape import RecordingError

MOST_TOLD = 60


def loaded(packs: list[Path]) -> Content:
    """The base game with these packs; UsageError names the first fault and how many there are."""
    for folder in packs:
        _there(folder)
    try:
        return load(packs or None)
    except ContentError as error:
        raise _refused(error.faults) from None


def read(packs: list[Path]) -> Content:
    """As `loaded`, of what packs say alone: none of their code is run."""
    for folder in packs:
        _there(folder)
    found, faults, _ = examine(packs or [BASE_FOLDER], run=False)
    if found is None:
        raise _refused(faults.lines())
    return found


def _there(folder: Path) -> None:
    if not folder.is_dir():
        raise UsageError(f"--pack {folder}: there is no such folder; name the folder that holds pack.toml")


def _refused(faults: list[str]) -> UsageError:
    first, *rest = faults
    return UsageError(f"{first} ({len(rest)} more: `torchturn check` lists all)" if rest else first)


def check(options: Namespace) -> int:
    """The faults of packs at once, as many as can be read in one go, what may be meant otherwise, and the summary.

    Code of packs is run with --run alone, and then by a process of its own.
    """
    code = coded(options.pack)
    told, notes, closing = run_apart(options.pack) if options.run and code else checked(options.pack, run=False)
    more = [f"and {len(told) - MOST_TOLD:,} more, told once there are fewer"] if len(told) > MOST_TOLD else []
    further = [f"and {len(notes) - MOST_TOLD:,} more notes"] if len(notes) > MOST_TOLD else []
    left = [f"the code of {', '.join(code)} was not run: add --run to check it too"] if code and not options.run else []
    print_safely("\n".join([*told[:MOST_TOLD], *more, *notes[:MOST_TOLD], *further, *left, closing]))
    return DIFFERENCE if told else FINE


def content(options: Namespace) -> int:
    """How many cards of each kind differ in play, how many there should be, and with which rule the rest comes."""
    found = read(options.pack)
    print_safely(", ".join(f"{pack.title} {pack.version}" for pack in found.packs))
    for kind, count, target, later in stats(found):
        rest = f"   the rest comes with {later}" if later and count < target else ""
        print_safely(f"{kind:<32}{count:>6} of {target:>4}{rest}")
    return FINE


def replay(options: Namespace) -> int:
    """Play a recording or the bundle of a crash again; with --verify a difference is a failure."""
    if not options.file.is_file():
        raise UsageError(f"{options.file}: there is no such file, or it is a folder or a device; name a recording")
    from engine.record.bundle import is_bundle

    try:
        if is_bundle(options.file):
            return _repeat(options)
        report = verify(options.file, loaded(options.pack))
    except RecordingError as error:
        raise UsageError(str(error)) from None
    print_safely(str(report))
    return DIFFERENCE if options.verify and not report.ok else FINE


def _repeat(options: Namespace) -> int:
    from engine.record.repeat import repeat

    repeated, game = repeat(options.file, loaded(options.pack))
    if game is not None and game.seeker:
        repeated = msgspec.structs.replace(repeated, broke=_seen(game))
    print_safely(str(repeated))
    return DIFFERENCE if options.verify and not repeated.ok else FINE


def _seen(game: Game) -> str:
    """The fault that looking at the game brings, or nothing."""
    from engine.record.bundle import told
    from engine.scene.view import SCREENS, view

    try:
        for screen in SCREENS:
            if screen != "morgue" or game.ended:
                view(game, screen, "centre")
    except Exception as error:
        return told(error)
    return ""
