"""Commands that look and do not play: check, content stats, replay."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec

from content.check import check as faults_of
from content.faults import ContentError
from content.loader import load
from content.registry import Content
from content.stats import stats
from engine.cli.exits import DIFFERENCE, FINE, UsageError
from engine.game import Game
from engine.recording import RecordingError
from engine.replay import verify
from systems import order

MOST_TOLD = 60


def loaded(packs: list[Path]) -> Content:
    """The base game with these packs; UsageError names the first fault and how many there are."""
    for folder in packs:
        if not folder.is_dir():
            raise UsageError(f"--pack {folder}: there is no such folder; name the folder that holds pack.toml")
    try:
        return load(packs or None)
    except ContentError as error:
        first, *rest = error.faults
        more = f" ({len(rest)} more: `torchturn check` lists all)" if rest else ""
        raise UsageError(f"{first}{more}") from None


def check(options: Namespace) -> int:
    """The faults of a pack at once, as many as can be read in one go, and the summary."""
    from engine.window.glyphs import icons
    from engine.window.shaders import scenes

    try:
        followed = order(load()).names()
    except ContentError:
        followed = None  # the base game itself has faults: they are what is told
    *told, closing = faults_of(options.pack, followed=followed, drawn={"icon": icons(), "scene": scenes()})
    more = [f"and {len(told) - MOST_TOLD:,} more, told once there are fewer"] if len(told) > MOST_TOLD else []
    print("\n".join([*told[:MOST_TOLD], *more, closing]))
    return DIFFERENCE if told else FINE


def content(options: Namespace) -> int:
    """How many cards of each kind differ in play, and how many there should be."""
    for kind, count, target in stats(loaded(options.pack)):
        print(f"{kind:<24}{count:>6}" + (f"   of {target}" if target is not None else ""))
    return FINE


def replay(options: Namespace) -> int:
    """Play a recording or the bundle of a crash again; with --verify a difference is a failure."""
    if not options.file.is_file():
        raise UsageError(f"{options.file}: there is no such file, or it is a folder or a device; name a recording")
    from engine.bundle import is_bundle

    try:
        if is_bundle(options.file):
            return _repeat(options)
        report = verify(options.file, loaded(options.pack))
    except RecordingError as error:
        raise UsageError(str(error)) from None
    print(report)
    return DIFFERENCE if options.verify and not report.ok else FINE


def _repeat(options: Namespace) -> int:
    from engine.repeat import repeat

    repeated, game = repeat(options.file, loaded(options.pack))
    if game is not None and game.seeker:
        repeated = msgspec.structs.replace(repeated, broke=_seen(game))
    print(repeated)
    return DIFFERENCE if options.verify and not repeated.ok else FINE


def _seen(game: Game) -> str:
    """The fault that looking at the game brings, or nothing."""
    from engine.bundle import told
    from engine.scene.view import SCREENS, view

    try:
        for screen in SCREENS:
            if screen != "morgue" or game.ended:
                view(game, screen, "centre")
    except Exception as error:
        return told(error)
    return ""
