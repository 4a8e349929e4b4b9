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
import lzma
import os
import platform
import struct
import traceback
import zipfile
import zlib
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from pathlib import Path

import msgspec

from content.faults import printable
from content.imported import MODULES
from engine.play.commands import as_dict
from engine.play.game import Game
from engine.record.minutes import Minute, Minutes
from engine.record.recording import head_of
from engine.record.recording_parts import FILE_LIMIT as RECORDING_LIMIT
from engine.record.tape import Head, RecordingError, Seed
from engine.record.tracing import Asked
from saves.container import FILE_LIMIT as SAVE_LIMIT
from saves.files import opened

SUFFIX = ".crash.zip"
# A few bytes can be squeezed from any number of them: what each file of a bundle may have at most, and so all of them.
_LIMITS = {
    "about.json": 1 << 20, "asked.msgpack": 8 << 20, "game.recording": RECORDING_LIMIT, "save.torchturn": SAVE_LIMIT,
}
_LIST_LIMIT = 4096
_END = struct.Struct("<4s4H2LH")  # of a zip file; the sixth is the length of its list of contents
_END_64 = b"PK\x06\x07"
# What a damaged zip raises: bad bytes of any squeezing, a member that is longer or shorter than it claims, secrets.
_DAMAGED = (
    OSError, EOFError, KeyError, ValueError, OverflowError, RecursionError, MemoryError, NotImplementedError,
    RuntimeError, zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error,
)
_THEN = (2000, 1, 1, 0, 0, 0)  # equal crashes give equal bundles
_minutes = msgspec.msgpack.Decoder(list[Minute])


class About(msgspec.Struct):
    """What a bundle tells of itself. `verb` and `asked` are what was under way, both empty before anything was."""

    game: str
    python: str
    system: str
    seed: Seed
    packs: list[tuple[str, str, int, str]]
    clock: int
    fault: str
    verb: str
    asked: Asked


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


def pack(game: Game, error: BaseException, recording: bytes, minutes: Minutes | None, save: Path | None) -> bytes:
    """The bytes of a bundle. `minutes` count for what was asked where there is no recording; from `save`, if any."""
    files = {"log.txt": trace(error)}
    files["about.json"] = json.dumps(msgspec.to_builtins(_about(game, error)), indent=1).encode("utf-8")
    if recording:
        files["game.recording"] = recording
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
        with zipfile.ZipFile(BytesIO(_bounded(path))) as bundle:
            files = {name: _member(bundle, name) for name in _LIMITS if name in bundle.NameToInfo}
            about = msgspec.json.decode(files["about.json"], type=About)
            minutes = _minutes.decode(files["asked.msgpack"]) if "asked.msgpack" in files else []
    except _DAMAGED as error:
        raise RecordingError(f"{path}: this is no bundle of a crash, or it is damaged ({told(error)})") from None
    return Bundle(about, files.get("save.torchturn", b""), files.get("game.recording", b""), minutes)


def head(about: About) -> Head:
    """The seed and packs of a bundle, as a recording has them."""
    return Head(about.seed, about.packs)


def _bounded(path: Path) -> bytes:
    """A zip file whose list of contents is as short as that of a bundle; ValueError when it is not."""
    with opened(path) as file:
        data = file.read(sum(_LIMITS.values()) + 1)
    if len(data) > sum(_LIMITS.values()):
        raise ValueError("it is larger than a bundle")
    end = data[-_END.size :]
    if len(end) < _END.size or end[:4] != b"PK\x05\x06" or data[-_END.size - 20 :][:4] == _END_64:
        raise ValueError("its list of contents is not where that of a bundle is")
    if _END.unpack(end)[5] > _LIST_LIMIT:
        raise ValueError("it has more files than a bundle")
    return data


def _member(bundle: zipfile.ZipFile, name: str) -> bytes:
    """The bytes of one file; what it claims to have is not believed but bounded."""
    limit = _LIMITS[name]
    if bundle.getinfo(name).file_size > limit:
        raise ValueError(f"{name} is larger than {limit} bytes")
    with bundle.open(name) as file:
        return file.read(limit)
