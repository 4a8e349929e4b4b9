"""Listing: the saves of a home, where a damaged one blocks no other (S10), and what can be done about it."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Annotated

import msgspec

from saves import container, files
from saves.backup import offering_backup
from saves.container import HEADER_LIMIT, PREFIX_LENGTH, VERSION
from saves.errors import DiskError, SaveError, naming, reading
from saves.files import SUFFIX
from saves.header import Header, plain_header, typed_header
from saves.lock import Lock
from saves.migrations import Migrations
from saves.steps import MIGRATIONS


class Listing(msgspec.Struct, frozen=True):
    """A save of a home: its header if that can be read, what is wrong with any of its bytes; its backup if it has one.

    `sitting` is the clock of the home in it, which grows with each game that is begun or taken up: it tells which was
    played last, whatever the files' times say. The backup's counts where the save has none that can be read; else -1.
    The backup is for somebody to ask for: `fault.restore` is the command, where the backup is whole.
    """

    path: Path
    modified: int
    header: Header | None
    fault: SaveError | None
    backup: Path | None
    sitting: int = -1


def list_saves(home: Path) -> list[Listing]:
    """The saves of a home, each byte of them checked, the last played first; none when there is no such folder.

    DiskError when the folder cannot be read.
    """
    try:
        entries = list(home.iterdir()) if home.is_dir() else []
        # Pipes and devices are passed over: reading one could wait for ever.
        names = sorted(entry.name for entry in entries if entry.is_file() or entry.is_dir())
    except OSError as error:
        raise DiskError("list the saves", home, error) from error
    saves = {name.removesuffix(".bak") for name in names if name.endswith((SUFFIX, SUFFIX + ".bak"))}
    found = [_listing(home / name) for name in sorted(saves)]
    return _last_first(found)


def _last_first(found: list[Listing]) -> list[Listing]:
    """By the clock inside, then by the files' times; one that tells no clock stands before what is no newer a file."""
    known = [listing for listing in found if listing.sitting >= 0]
    known.sort(key=lambda listing: (listing.sitting, listing.modified), reverse=True)
    unknown = [listing for listing in found if listing.sitting < 0]
    for listing in sorted(unknown, key=lambda listing: listing.modified):
        at = next((at for at, other in enumerate(known) if other.modified <= listing.modified), len(known))
        known.insert(at, listing)
    return known


def last_sitting(home: Path) -> int:
    """The highest clock of the home in any save or backup of it; 0 when there is none."""
    try:
        names = [entry.name for entry in os.scandir(home)]
    except OSError:
        return 0
    saves = (home / name for name in names if name.endswith((SUFFIX, SUFFIX + ".bak")))
    return max((_sitting(path) for path in saves), default=0)


def _sitting(*paths: Path) -> int:
    """The clock of the home in the first of these that tells one, or -1."""
    for path in paths:
        try:
            with files.opened(path) as file:
                return container.first_section(file.read, _told_sitting)
        except (SaveError, OSError):
            continue
    return -1


def _told_sitting(data: bytes) -> int:
    with reading("its options"):
        return msgspec.msgpack.decode(data, type=_Told).options.sitting


class _Options(msgspec.Struct):
    sitting: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)] = 0


class _Told(msgspec.Struct):
    """Of the chronicle's section what tells when it was played; the rest is passed over."""

    options: _Options


def read_header(path: Path, migrations: Migrations = MIGRATIONS) -> Header:
    """A save's header, without its body; SaveError when it is damaged, newer or foreign."""
    with naming(path), offering_backup(path):
        start = files.read_start(path, PREFIX_LENGTH + HEADER_LIMIT)
        header = _header(start, migrations)
        container.check_size(container.read_prefix(start), files.size(path))
        return header


def verify(path: Path, migrations: Migrations = MIGRATIONS) -> Header:
    """Read the whole file and check every digest; its header, or SaveError."""
    with naming(path), offering_backup(path):
        data = files.read(path)
        container.disassemble(data)
        return _header(data, migrations)


def restore_backup(path: Path) -> Path | None:
    """The save before this one takes over. A file that is there is set aside: its new name, or None."""
    files.refuse_link(path)
    backup = files.backup_of(path)
    lock = Lock(path)
    try:
        data = files.read(backup)
        with naming(backup):
            container.disassemble(data)
        return files.restore(path, data, lock)
    finally:
        lock.release()


def _header(start: bytes, migrations: Migrations) -> Header:
    version = container.read_prefix(start).version
    plain = plain_header(container.read_header(start))
    if version < VERSION:
        migrations.carry_container({"header": plain, "sections": []}, version)
    return typed_header(plain)


def _listing(path: Path) -> Listing:
    backup = files.backup_of(path)
    header: Header | None = None
    fault: SaveError | None = None
    try:
        header = verify(path)
    except SaveError as error:
        fault = error
        with contextlib.suppress(SaveError):  # who was played can be told all the same
            header = read_header(path)
    there = backup if backup.exists() else None
    return Listing(path, modified(path, backup), header, fault, there, _sitting(path, backup))


def modified(*paths: Path) -> int:
    """Nanoseconds of the last change of the first of these that is there; 0 when nobody can say."""
    for path in paths:
        try:
            return path.stat().st_mtime_ns
        except OSError:
            continue
    return 0
