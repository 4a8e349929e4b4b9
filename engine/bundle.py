"""Bundle: all that is needed to repeat a crash, in one zip file (F5).

    about.json      game, Python and system; seed, packs and their digests; what broke, when, and what was being asked
    log.txt         the trace of the fault
    game.recording  the recording from the first turn, where there is one
    asked.msgpack   without one: what was asked since the beginning, or since the save that lies beside it
    save.torchturn  the save as it was on the disk, if that is where `asked` begins
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import traceback
import zipfile
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec

from content.faults import printable
from content.registrar import MODULES
from engine.commands import as_dict
from engine.game import Game
from engine.minutes import Minute, Minutes
from engine.recording import Head, RecordingError, head_of

SUFFIX = ".crash.zip"
_LIMIT = 1 << 28
_THEN = (2000, 1, 1, 0, 0, 0)  # equal crashes give equal bundles
_minutes = msgspec.msgpack.Decoder(list[Minute])


class About(msgspec.Struct):
    """What a bundle tells of itself. `verb` and `asked` are what was under way, both empty before anything was."""

    game: str
    python: str
    system: str
    seed: int
    packs: list[tuple[str, str, int, str]]
    clock: int
    fault: str
    verb: str
    asked: dict[str, Any]


class Bundle(msgspec.Struct):
    """A bundle as read: where the game begins (a save, or its birth), and what was asked of it from there on."""

    about: About
    save: bytes
    recording: bytes
    minutes: list[Minute]


def told(error: BaseException) -> str:
    """A fault in one line, with the line of a pack's code in which it came; nothing in it could steer a terminal."""
    return printable((f"{type(error).__name__}: {error}".splitlines() or [""])[0]) + _in_pack(error)


def _in_pack(error: BaseException) -> str:
    """Where in a pack's code an error came from, or nothing when none of it was running."""
    if error.__cause__ is not None and (where := _in_pack(error.__cause__)):
        return where
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        home, _, module = str(frame.f_globals.get("__name__")).partition(".")
        if home == MODULES:
            return f", in pack {module.partition('.')[0]}, {Path(frame.f_code.co_filename).name}:{line}"
    return ""


def trace(error: BaseException) -> bytes:
    """The trace of a fault, without the name of whoever plays: what lies in their folder begins with `~`."""
    text = "".join(traceback.format_exception(error))
    with contextlib.suppress(RuntimeError):  # nobody has a folder
        text = text.replace(str(Path.home()) + os.sep, f"~{os.sep}")
    return printable(text, "\n").encode("utf-8", "replace")


def pack(game: Game, error: BaseException, recording: Path | None, minutes: Minutes | None, save: Path | None) -> bytes:
    """The bytes of a bundle. `minutes` count for what was asked where there is no recording; from `save`, if any."""
    files = {"log.txt": trace(error)}
    files["about.json"] = json.dumps(msgspec.to_builtins(_about(game, error)), indent=1).encode("utf-8")
    if recording is not None:
        files["game.recording"] = recording.read_bytes()
    elif minutes is not None:
        files["asked.msgpack"] = msgspec.msgpack.encode(minutes.entries())
        if save is not None:
            files["save.torchturn"] = save.read_bytes()
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name in sorted(files):
            bundle.writestr(zipfile.ZipInfo(name, _THEN), files[name], zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _about(game: Game, error: BaseException) -> About:
    try:
        ours = version("torchturn")
    except PackageNotFoundError:
        ours = "unknown"
    asked = game.asked
    verb = "" if asked is None else "join" if isinstance(asked, dict) else "do"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return About(
        ours, python, platform.system(), game.seed, head_of(game.seed, game.content).packs, game.clock, told(error),
        verb, asked if isinstance(asked, dict) else as_dict(asked) if asked is not None else {},
    )


def is_bundle(path: Path) -> bool:
    """Whether the file is a bundle rather than a bare recording."""
    return zipfile.is_zipfile(path)


def read(path: Path) -> Bundle:
    """A bundle's contents; RecordingError when it is none, or is damaged."""
    try:
        with zipfile.ZipFile(path) as bundle:
            files = {name: _member(bundle, name) for name in bundle.namelist()}
            about = msgspec.json.decode(files["about.json"], type=About)
            minutes = _minutes.decode(files["asked.msgpack"]) if "asked.msgpack" in files else []
    except (OSError, KeyError, ValueError, zipfile.BadZipFile, NotImplementedError, RuntimeError) as error:
        raise RecordingError(f"{path}: this is no bundle of a crash, or it is damaged ({told(error)})") from None
    return Bundle(about, files.get("save.torchturn", b""), files.get("game.recording", b""), minutes)


def head(about: About) -> Head:
    """The seed and packs of a bundle, as a recording has them."""
    return Head(about.seed, about.packs)


def _member(bundle: zipfile.ZipFile, name: str) -> bytes:
    with bundle.open(name) as file:
        data = file.read(_LIMIT + 1)
    if len(data) > _LIMIT:
        raise ValueError(f"{name} is larger than {_LIMIT} bytes")
    return data
