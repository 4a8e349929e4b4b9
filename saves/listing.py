"""Listing: the saves of a home, where a damaged one blocks no other (S10), and what can be done about it."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from saves import container, files
from saves.backup import offering_backup
from saves.container import HEADER_LIMIT, PREFIX_LENGTH, VERSION
from saves.errors import DiskError, SaveError, naming
from saves.files import SUFFIX
from saves.header import Header, plain_header, typed_header
from saves.lock import Lock
from saves.migrations import Migrations
from saves.steps import MIGRATIONS


class Listing(msgspec.Struct, frozen=True):
    """A save of a home: its header if that can be read, what is wrong with any of its bytes; its backup if it has one.

    The backup is for somebody to ask for: `fault.restore` is the command, where the backup is whole.
    """

    path: Path
    modified: int
    header: Header | None
    fault: SaveError | None
    backup: Path | None


def list_saves(home: Path) -> list[Listing]:
    """The saves of a home, each byte of them checked, the latest first; none when there is no such folder.

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
    return sorted(found, key=lambda listing: listing.modified, reverse=True)


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
    backup = files.backup_of(path)
    lock = Lock(path)
    try:
        data = files.read(backup)
        with naming(backup):
            container.disassemble(data)
        aside = files.set_aside(path) if path.exists() else None
        files.write(path, data)
        return aside
    finally:
        lock.release()


def free_path(home: Path, name: str = "chronicle") -> Path:
    """A path in the home that neither a save nor a backup has."""
    number = 1
    while True:
        path = home / f"{name}-{number}{SUFFIX}"
        if not path.exists() and not files.backup_of(path).exists():
            return path
        number += 1


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
    return Listing(path, modified(path, backup), header, fault, backup if backup.exists() else None)


def modified(*paths: Path) -> int:
    """Nanoseconds of the last change of the first of these that is there; 0 when nobody can say."""
    for path in paths:
        try:
            return path.stat().st_mtime_ns
        except OSError:
            continue
    return 0
