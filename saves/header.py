"""Header: what a save tells about itself before anybody reads its body."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from saves.container import HEADER_LIMIT
from saves.errors import NewerSaveError, StrangeComponentError, reading
from saves.plain import pack_struct, unpack

_GAME = "base"  # the pack that comes with the game
Count = Annotated[int, msgspec.Meta(ge=0)]


class PackStamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A pack as a save remembers it: name, version for people, version of its data, digest of its content, and systems
    of other packs in whose place its own ran.
    """

    name: str
    version: str
    data_version: Count
    digest: str
    replaces: tuple[str, ...] = ()

    def __str__(self) -> str:
        replaced = f" (replaces {', '.join(self.replaces)})" if self.replaces else ""
        return f"{self.name} {self.version}{replaced}"


class Title(msgspec.Struct, forbid_unknown_fields=True):
    """What a list of saves shows; texts are whatever the game writes there."""

    name: str = ""
    calling: str = ""
    place: str = ""
    level: int = 0
    turn: Count = 0
    health: int = 0
    full_health: int = 0
    over: bool = False


class WorldCounters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A world's birth number, the turn it has reached and its next id."""

    number: Count
    turn: Count
    next_id: Annotated[int, msgspec.Meta(ge=1)]


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """Seed, clock, packs in the order in which they were loaded, id counters, seekers in order, and the title."""

    seed: Count
    clock: Count
    packs: list[PackStamp]
    worlds: list[WorldCounters]
    seekers: list[int]
    current: Count
    title: Title


def pack_header(header: Header) -> bytes:
    """The header's bytes."""
    return pack_struct(header, "the header")


def plain_header(data: bytes) -> dict[str, Any]:
    """A header's plain data, for migrations."""
    with reading("its header"):
        return dict(unpack(data, "its header", HEADER_LIMIT))


def typed_header(plain: dict[str, Any]) -> Header:
    """The header from plain data of today's version; DamagedSaveError when it is not just so."""
    with reading("its header"):
        return msgspec.convert(plain, Header)


def missing_packs(header: Header, packs: Sequence[PackStamp]) -> list[PackStamp]:
    """The save's packs that are not among these."""
    names = {pack.name for pack in packs}
    return [stamp for stamp in header.packs if stamp.name not in names]


def refuse_newer(header: Header, packs: Sequence[PackStamp]) -> None:
    """NewerSaveError when a pack's data in the save is newer than the pack here."""
    installed = {stamp.name: stamp.data_version for stamp in packs}
    for stamp in header.packs:
        if stamp.data_version > installed.get(stamp.name, stamp.data_version):
            raise NewerSaveError(
                f"its data of pack {stamp.name!r} has version {stamp.data_version}, newer than the"
                f" {installed[stamp.name]} known here",
                _installing(stamp),
            )


def refuse_other_pack(error: StrangeComponentError, header: Header, packs: Sequence[PackStamp]) -> None:
    """NewerSaveError when a component is strange because its pack is here in another state than the save's."""
    name = error.component.partition(":")[0]
    installed = {stamp.name: stamp for stamp in packs}
    for stamp in header.packs:
        here = installed.get(stamp.name)
        if stamp.name == name and here is not None and (stamp.version, stamp.digest) != (here.version, here.digest):
            now = f"{here.version} is" if stamp.version != here.version else "other files of that version are"
            makers = "" if name == _GAME else "; whoever makes the pack raises its data_version and gives it a step"
            raise NewerSaveError(
                f"it was played with pack {name} {stamp.version}, where {now} here now, and its {error.reason}",
                _installing(stamp) + makers,
            ) from error


def _installing(stamp: PackStamp) -> str:
    if stamp.name == _GAME:
        return f"update the game: install version {stamp.version} of the game, or a later one, to play it"
    return f"install version {stamp.version} of pack {stamp.name}, or a later one, to play it"
