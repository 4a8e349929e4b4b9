"""Chronicle: all of a game that lasts, as the bytes of one file and back."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from components.registry import GROUND
from components.registry import Kinds as Known
from components.seekers import Seeker
from engine.kernel.world import World
from saves import bounds, container, invariants, sealing
from saves.container import PLAIN_LIMIT, TABLED, Part, Section, section
from saves.errors import DamagedSaveError, SaveError, StrangeComponentError, reading
from saves.header import (
    Header,
    PackStamp,
    Title,
    WorldCounters,
    missing_packs,
    pack_header,
    plain_header,
    refuse_newer,
    refuse_other_pack,
    typed_header,
)
from saves.migrations import Migrations, Save
from saves.plain import pack, unpack
from saves.sections import Gathering
from saves.snapshot import Keeper, WorldRecord, restore
from saves.steps import MIGRATIONS
from saves.tables import Kinds, add_kinds, packed_tables, plain_tables, plain_tables_of_columns

MakeWorld = Callable[[int, int], World]
Bodies = Sequence[tuple[container.Entry, bytes | memoryview]]


@dataclass
class ChronicleState:
    """What a save holds. `options` and `log` are plain data; each seeker lives in one of the worlds."""

    seed: int
    clock: int
    packs: list[PackStamp]
    worlds: list[World]
    seekers: list[int]
    current: int = 0
    title: Title = field(default_factory=Title)
    options: dict[str, Any] = field(default_factory=dict)
    log: list[Any] = field(default_factory=list)


def dump(state: ChronicleState, keepers: dict[int, Keeper]) -> bytes:
    """The bytes of a chronicle. `keepers` keep packed sections by world number from one save to the next."""
    return b"".join(pieces(state, keepers))


def pieces(state: ChronicleState, keepers: dict[int, Keeper]) -> list[bytes]:
    """The same in pieces, one behind the other: whoever writes them need not join what has not changed."""
    homes = [world for world in state.worlds if world.any(Seeker)]
    if any(not any(world.has(seeker, Seeker) for world in homes) for seeker in state.seekers):
        raise SaveError("a seeker lives in none of the worlds", "report this; the save before is untouched")
    for number in keepers.keys() - {world.number for world in state.worlds}:
        del keepers[number]
    sections: list[Section] = [_chronicle_section(state)]
    for world in state.worlds:
        keeper = keepers.get(world.number)
        if keeper is None or keeper.world is not world:
            keeper = keepers[world.number] = Keeper(world)
        sections += keeper.blocks()
    header = Header(
        seed=state.seed,
        clock=state.clock,
        packs=list(state.packs),
        worlds=[WorldCounters(world.number, world.turn, world.next_id) for world in state.worlds],
        seekers=list(state.seekers),
        current=state.current,
        title=state.title,
    )
    return container.assemble(pack_header(header), sections)


def load(
    data: bytes,
    make_world: MakeWorld,
    packs: Sequence[PackStamp],
    migrations: Migrations = MIGRATIONS,
    known: Known = GROUND,
) -> ChronicleState:
    """A chronicle from its bytes, in fresh worlds; SaveError and nothing when it is not whole and sound.

    `known` are the components of the packs in use.
    """
    version, packed_header, sections = container.disassemble(data)
    bodies: Bodies = sections
    plain = plain_header(packed_header)
    older = version < container.VERSION or _is_older(plain, packs)
    named = {stamp.name for stamp in packs}
    copied = older or any(stamp["name"] not in named for stamp in plain["packs"])
    allowance = bounds.allowed(memoryview(data)[container.PREFIX_LENGTH + len(packed_header) :], copied)
    if older:
        plain, bodies = _migrated(version, plain, bodies, packs, migrations)
    header = typed_header(plain)
    refuse_newer(header, packs)
    missing = missing_packs(header, packs)
    try:
        with _no_collection():
            gone = frozenset(stamp.name for stamp in missing)
            worlds = _worlds(header, bodies, make_world, gone, lambda kinds: Gathering(kinds, allowance, known))
    except StrangeComponentError as error:
        refuse_other_pack(error, header, packs)
        raise
    options, log = _chronicle(bodies)
    invariants.check_seekers(header, worlds)
    return ChronicleState(
        seed=header.seed,
        clock=header.clock,
        packs=[*packs, *missing],
        worlds=worlds,
        seekers=header.seekers,
        current=header.current,
        title=header.title,
        options=options,
        log=log,
    )


def _chronicle_section(state: ChronicleState) -> Section:
    data = {"options": state.options, "log": state.log}
    return section(Part.CHRONICLE, 0, 0, pack(data, "the options and the log"))


class _Chronicle(msgspec.Struct, forbid_unknown_fields=True):
    options: dict[str, Any]
    log: list[Any]


def _chronicle(bodies: Bodies) -> tuple[dict[str, Any], list[Any]]:
    found = [body for entry, body in bodies if entry.part == Part.CHRONICLE]
    if len(found) != 1:
        raise DamagedSaveError(f"it has {len(found)} sections of options, expected 1")
    with reading("its options"):
        data = msgspec.convert(unpack(found[0], "its options", PLAIN_LIMIT), _Chronicle)
    return data.options, data.log


def _worlds(
    header: Header,
    bodies: Bodies,
    make_world: MakeWorld,
    missing: frozenset[str],
    gathering_of: Callable[[Kinds], Gathering],
) -> list[World]:
    invariants.check_sections([entry for entry, _ in bodies], header)
    records = _records(bodies)
    invariants.check_counters(header, records)
    gathered = {number: gathering_of(record.kinds) for number, record in records.items()}
    with reading("a section"):
        for entry, body in bodies:
            if entry.part in TABLED:
                _gather(gathered[entry.world], body, records[entry.world].kinds, missing)
        populations = {number: gathering.population() for number, gathering in gathered.items()}
    invariants.check_entities(populations, records)
    worlds = []
    for counters in header.worlds:
        world = make_world(header.seed, counters.number)
        restore(world, records[counters.number], populations[counters.number])
        worlds.append(world)
    return worlds


def _records(bodies: Bodies) -> dict[int, WorldRecord]:
    with reading("a world's own section"):
        return {
            entry.world: msgspec.convert(unpack(body, "a world's own section", PLAIN_LIMIT), WorldRecord)
            for entry, body in bodies
            if entry.part == Part.WORLD
        }


def _gather(gathering: Gathering, body: bytes | memoryview, kinds: Kinds, missing: frozenset[str]) -> None:
    if not missing:
        gathering.add(body)
        return
    living, sealed = sealing.take_out(body, kinds, missing)
    gathering.add(living)
    for bearer, part in sealed.items():
        gathering.seal(bearer, part)


def _is_older(plain: dict[str, Any], packs: Sequence[PackStamp]) -> bool:
    installed = {stamp.name: stamp.data_version for stamp in packs}
    with reading("its header"):
        return any(stamp["data_version"] < installed.get(stamp["name"], 0) for stamp in plain["packs"])


def _migrated(
    version: int, plain: dict[str, Any], bodies: Bodies, packs: Sequence[PackStamp], migrations: Migrations
) -> tuple[dict[str, Any], Bodies]:
    kinds = {} if version == 1 else {number: record.kinds for number, record in _records(bodies).items()}
    save: Save = {"header": plain, "sections": []}
    for entry, body in bodies:
        if entry.part not in TABLED:
            data = unpack(body, "a section", PLAIN_LIMIT)
        elif version == 1:
            data = plain_tables_of_columns(body)
        else:
            data = plain_tables(body, kinds.get(entry.world, {}))
        save["sections"].append({"part": entry.part, "world": entry.world, "root": entry.root, "data": data})
    migrations.carry_container(save, version)
    refuse_newer(typed_header(save["header"]), packs)
    migrations.carry_packs(save, packs)
    _name_kinds(save)
    carried: list[tuple[container.Entry, bytes | memoryview]] = []
    for part in save["sections"]:
        body = packed_tables(part["data"]) if part["part"] in TABLED else pack(part["data"], "a section")
        carried.append((container.Entry(part["part"], part["world"], part["root"], len(body), b""), body))
    return save["header"], carried


def _name_kinds(save: Save) -> None:
    """Each world's own section names the components of its tables, as they are after all steps."""
    for own in save["sections"]:
        if own["part"] == Part.WORLD:
            own["data"]["kinds"] = kinds = Kinds()
            for section in save["sections"]:
                if section["part"] in TABLED and section["world"] == own["world"]:
                    add_kinds(kinds, section["data"])


@contextmanager
def _no_collection() -> Iterator[None]:
    """Half a million new objects that all stay would be walked through again and again."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
