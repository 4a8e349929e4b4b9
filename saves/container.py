"""Container: the layout of a save file, every byte of it under a digest, and its limits.

    magic 8 | version u16 | flags u16 | header length u32 | index length u32 | body length u64 | digest 16
    header | index | sections | digest 16

The first digest covers the lengths and the header, so that a list of saves reads no more than these. The index has a
row of 33 bytes for each section: kind u8, world u32, root u64, length u32, digest 16. The last digest covers all
before the sections; through the index it covers them too, and a save with one changed room digests one room anew.
Numbers are big-endian; digests are BLAKE2b of 16 bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from enum import IntEnum
from hashlib import blake2b
from typing import NamedTuple, TypeVar

from saves import bounds
from saves.errors import DamagedSaveError, ForeignFileError, NewerSaveError, SaveError

T = TypeVar("T")
MAGIC = b"\x89TORCH\r\n"
VERSION = 2
FILE_LIMIT = 48 << 20
HEADER_LIMIT = 1 << 20
SECTION_LIMIT = 16 << 20
PLAIN_LIMIT = 4 << 20  # of the sections that are no tables
DIGEST = 16
_PREFIX = struct.Struct(">8sHHIIQ")
_ROW = struct.Struct(f">BIQI{DIGEST}s")
INDEX_LIMIT = _ROW.size << 17
PREFIX_LENGTH = _PREFIX.size + DIGEST


class Part(IntEnum):
    """What a section holds; `root` is the room's or the seeker's id, else 0, as is `world` for the chronicle."""

    CHRONICLE = 0
    WORLD = 1
    ROOM = 2
    SEEKER = 3
    FREE = 4


TABLED = (Part.ROOM, Part.SEEKER, Part.FREE)


class Section(NamedTuple):
    """A packed section, with its row of the index and the memory its reader may need for both; or several of them."""

    row: bytes
    data: bytes
    asked: int = 0


class Entry(NamedTuple):
    """A row of the index, read."""

    part: int
    world: int
    root: int
    length: int
    digest: bytes


class Prefix(NamedTuple):
    """What stands before the header."""

    version: int
    header_length: int
    index_length: int
    body_length: int
    digest: bytes


def digest(data: bytes | memoryview) -> bytes:
    """The digest of these bytes."""
    return blake2b(data, digest_size=DIGEST).digest()


def section(part: Part, world: int, root: int, data: bytes, entities: int = 0) -> Section:
    """A section of so many entities with its row of the index; SaveError when nobody would read so many bytes."""
    if len(data) > (SECTION_LIMIT if part in TABLED else PLAIN_LIMIT):
        raise _overgrown()
    row = _ROW.pack(part, world, root, len(data), digest(data))
    return Section(row, data, bounds.asked(row) + bounds.asked(data, entities))


def block(sections: Iterable[Section]) -> Section:
    """Sections one behind the other: their rows of the index joined, and their data."""
    rows, bodies, asked = zip(*sections, strict=True)
    return Section(b"".join(rows), b"".join(bodies), sum(asked))


def assemble(header: bytes, sections: Iterable[Section]) -> list[bytes]:
    """The bytes of a save file in pieces, from sections and blocks; SaveError when nobody would read so many."""
    rows, bodies, asked = zip(*sections, strict=True)
    index, size = b"".join(rows), sum(map(len, bodies))
    whole_size = PREFIX_LENGTH + len(header) + len(index) + size + DIGEST
    if len(header) > HEADER_LIMIT or len(index) > INDEX_LIMIT or whole_size > FILE_LIMIT:
        raise _overgrown()
    if len(index) + size + DIGEST > bounds.SMALL and sum(asked) + bounds.most(DIGEST) > bounds.MEMORY:
        raise _overgrown()
    lengths = _PREFIX.pack(MAGIC, VERSION, 0, len(header), len(index), size)
    front = b"".join((lengths, digest(lengths + header), header))
    whole = blake2b(front, digest_size=DIGEST)
    whole.update(index)
    return [front, index, *bodies, whole.digest()]


def _overgrown() -> SaveError:
    return SaveError("the game has grown larger than a save may be", "report this; the save before is untouched")


def read_prefix(data: bytes | memoryview) -> Prefix:
    """The lengths, from the first bytes of a file; SaveError when it is foreign, newer or out of all bounds."""
    if bytes(data[: len(MAGIC)]) != MAGIC:
        raise ForeignFileError()
    if len(data) < PREFIX_LENGTH:
        raise DamagedSaveError("the file ends within its first bytes")
    _, version, flags, header_length, index_length, body_length = _PREFIX.unpack_from(data)
    if version > VERSION or flags:
        raise NewerSaveError(f"its format {version}{f' with flags {flags}' if flags else ''} is newer than {VERSION}")
    if version == 0:
        raise DamagedSaveError("its format number is 0")
    if header_length > HEADER_LIMIT:
        raise DamagedSaveError(f"its header claims {header_length} bytes, of {HEADER_LIMIT} allowed")
    if index_length > INDEX_LIMIT:
        raise DamagedSaveError(f"it claims {index_length // _ROW.size} sections, of {INDEX_LIMIT // _ROW.size} allowed")
    if index_length % _ROW.size or PREFIX_LENGTH + header_length + index_length + body_length > FILE_LIMIT:
        raise DamagedSaveError("its lengths cannot be right")
    return Prefix(version, header_length, index_length, body_length, bytes(data[_PREFIX.size : PREFIX_LENGTH]))


def check_size(prefix: Prefix, size: int) -> int:
    """Where the sections end; DamagedSaveError when a file of this size has not what its lengths claim."""
    end = PREFIX_LENGTH + prefix.header_length + prefix.index_length + prefix.body_length
    if size != end + DIGEST:
        raise DamagedSaveError(f"the file has {size} bytes, expected {end + DIGEST}")
    return end


def read_header(data: bytes | memoryview) -> bytes:
    """The header's bytes, from a file's beginning; SaveError unless its digest is right."""
    prefix = read_prefix(data)
    header = bytes(data[PREFIX_LENGTH : PREFIX_LENGTH + prefix.header_length])
    if len(header) != prefix.header_length:
        raise DamagedSaveError("the file ends within its header")
    if digest(bytes(data[: _PREFIX.size]) + header) != prefix.digest:
        raise DamagedSaveError("the digest of its header is wrong")
    return header


def first_section(read: Callable[[int], bytes], use: Callable[[bytes], T]) -> T:
    """What is made of a file's first section, once its digest is right; the rest is not read. SaveError if it is not.

    `read` gives so many more bytes of the file. In every save the first section is the chronicle's.
    """
    start = read(PREFIX_LENGTH)
    prefix = read_prefix(start)
    read_header(start + read(prefix.header_length))
    index = read(prefix.index_length)
    if len(index) < _ROW.size:
        raise DamagedSaveError("it has no sections")
    entry = Entry(*_ROW.unpack_from(index))
    data = read(entry.length) if entry.length <= SECTION_LIMIT and entry.part == Part.CHRONICLE else b""
    if digest(data) != entry.digest:
        raise DamagedSaveError(f"the digest of section {_named(entry)} is wrong")
    return use(data)


def disassemble(data: bytes) -> tuple[int, bytes, list[tuple[Entry, memoryview]]]:
    """Version, header and sections of a whole file; SaveError unless every digest is right."""
    header = read_header(data)
    prefix = read_prefix(data)
    view = memoryview(data)
    index_start = PREFIX_LENGTH + prefix.header_length
    body_start = index_start + prefix.index_length
    end = check_size(prefix, len(data))
    if digest(view[:body_start]) != data[end:]:
        raise DamagedSaveError("the digest of its index is wrong")
    found = []
    position = body_start
    for row in _ROW.iter_unpack(view[index_start:body_start]):
        entry = Entry(*row)
        body = view[position : position + entry.length]
        position += entry.length
        if entry.length > SECTION_LIMIT or position > end or digest(body) != entry.digest:
            raise DamagedSaveError(f"the digest of section {_named(entry)} is wrong")
        found.append((entry, body))
    if position != end:
        raise DamagedSaveError("its index and its sections differ in length")
    return prefix.version, header, found


def _named(entry: Entry) -> str:
    part = Part(entry.part).name.lower() if entry.part in set(Part) else f"kind {entry.part}"
    return f"{part} {entry.root} of world {entry.world}" if entry.root else f"{part} of world {entry.world}"
