"""Saves whose digests are right and whose contents are huge: refused before anything is built (S4)."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgpack
import pytest

from components.light import Lit
from components.registry import GROUND, name_of
from components.things import Materials
from saves import DamagedSaveError, PackStamp, SaveError, bounds, container
from saves.chronicle import dump, load
from saves.codec import codec_named, codec_of, mark_of
from saves.container import Part
from tests.cli.shell import ROOT
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves.crowd import a_crowded_world
from tests.saves.hostile import Parts, Plain, changed
from tests.saves.worlds import PACKS, a_state, make_world

MILLION = 1_000_000
LIT, SEEN = name_of(Lit), "base:knowledge.seen"
LOAD = """
import resource, sys, time
from pathlib import Path
from saves import PackStamp, SaveError
from saves.chronicle import load
from tests.saves.worlds import PACKS, make_world
packs = [PackStamp(pack.name, pack.version, int(sys.argv[2]), pack.digest) for pack in PACKS]
data = Path(sys.argv[1]).read_bytes()
began = time.process_time()
try:
    load(data, make_world, packs)
    said = "loaded"
except SaveError as error:
    said = error.reason
seconds = time.process_time() - began
used = next(int(line.split()[1]) for line in open('/proc/self/status') if line.startswith('VmHWM')) // 1024
print(used, f"{seconds:.1f}", said)
"""


@pytest.fixture(scope="module")
def save() -> bytes:
    """A small world."""
    return dump(a_state(a_crowded_world(60)), {})


def array(count: int) -> bytes:
    """The beginning of a long array."""
    return b"\xdd" + count.to_bytes(4, "big")


def free(parts: Parts, header: Plain, body: bytes, *names: str, ids: int = 0) -> None:
    """A section of free entities with these bytes, and so many ids given out; its world names these components."""
    own = next(data for part, _, _, data in parts if part == Part.WORLD)
    own["kinds"].update({name: codec_of(codec_named(name, GROUND).kind).fields for name in names})  # type: ignore[union-attr]
    own["next_id"] = header["worlds"][0]["next_id"] = own["next_id"] + ids + 1
    parts.append([Part.FREE, own["number"], 0, body])


def crowd(count: int, marks: bytes, row: bytes) -> bytes:
    """A section of so many entities that are all alike."""
    ids = array(count) + b"\x01" * count
    return b"\x92" + ids + b"\x91\x92" + marks + array(count) + row * count


def bare(header: Plain, parts: Parts) -> None:
    """Three million entities that bear nothing."""
    free(parts, header, crowd(3 * MILLION, b"\x90", b"\x90"))


def lit(header: Plain, parts: Parts) -> None:
    """Four million lights."""
    mark = b"\x91\xce" + mark_of(LIT, []).to_bytes(4, "big")
    free(parts, header, crowd(4 * MILLION, mark, b"\x91\x90"), LIT)


def few(header: Plain, parts: Parts) -> None:
    """One entity, and five million groups."""
    free(parts, header, b"\x92\x91\x01" + array(5 * MILLION) + b"\x92\x90\x90" * (5 * MILLION))


def claims(header: Plain, parts: Parts) -> None:
    """A section that claims four thousand million entities."""
    free(parts, header, b"\x92\xdd\xff\xff\xff\xff" + b"\x01" * MILLION)


def numbers(header: Plain, parts: Parts) -> None:
    """Fifteen million ids, and nothing of whom they are."""
    free(parts, header, b"\x92" + array(15 * MILLION) + b"\x01" * (15 * MILLION) + b"\x90")


def wide(header: Plain, parts: Parts) -> None:
    """An entity with fifteen million components."""
    free(parts, header, b"\x92\x91\x01\x91\x92" + array(15 * MILLION) + b"\x01" * (15 * MILLION) + b"\x91\x90")


def worded(header: Plain, parts: Parts) -> None:
    """An entity with seven million words."""
    name = name_of(Materials)
    mark = b"\x91\xce" + mark_of(name, ["tags"]).to_bytes(4, "big")
    words = array(7 * MILLION) + b"\xa1a" * (7 * MILLION)
    free(parts, header, b"\x92\x91\x01\x91\x92" + mark + b"\x91\x91\x91" + words, name)


def wordy(header: Plain, parts: Parts) -> None:
    """Options with a list of seven million words, twice."""
    for part in parts:
        if part[0] == Part.CHRONICLE:
            part[3] = b"\x82\xa7options\x80\xa3log" + array(5 * MILLION) + b"\xa1a" * (5 * MILLION)


def nested(header: Plain, parts: Parts) -> None:
    """A log of fifteen million lists."""
    for part in parts:
        if part[0] == Part.CHRONICLE:
            part[3] = b"\x82\xa7options\x80\xa3log" + array(15 * MILLION) + b"\x90" * (15 * MILLION)


def worlds(header: Plain, parts: Parts) -> None:
    """A world whose ledger has three million entries."""
    entries = b"".join(b"\xa4" + msgpack.packb(n)[-4:].rjust(4, b"a") + b"\x01" for n in range(100_000, 200_000))
    own = next(part for part in parts if part[0] == Part.WORLD)
    plain = {**own[3], "ledger": 77}
    own[3] = msgpack.packb(plain).replace(b"ledger\x4d", b"ledger\xdf" + (15 * MILLION).to_bytes(4, "big") + entries)


HUGE: dict[str, Callable[[Plain, Parts], None]] = {
    change.__name__: change for change in (bare, lit, few, claims, numbers, wide, worded, wordy, nested, worlds)
}


@planted("saves/bounds.py", " or entities > self._left:", ":", case="numbers-1")
@planted("saves/bounds.py", "texts * _TEXT", "texts * 0", case="worded-1")
@planted("saves/chronicle.py", '(found[0], "its options", PLAIN_LIMIT)', '(found[0], "its options", 1 << 30)',
         case="wordy-1")
@rule("S4")
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("name", HUGE)
def test_a_huge_save_is_refused_within_bounds(tmp_path: Path, save: bytes, name: str, version: int) -> None:
    path = tmp_path / "huge"
    path.write_bytes(changed(save, HUGE[name]))

    done = subprocess.run(
        [sys.executable, "-c", LOAD, path, str(version)], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    used, seconds, said = done.stdout.split(maxsplit=2)
    assert said.strip() != "loaded"
    assert int(used) < 512 and float(seconds) < 2, done.stdout


@rule("S4")
def test_a_save_with_more_sections_than_may_be_is_refused_by_its_first_bytes(save: bytes) -> None:
    claim = container.INDEX_LIMIT + container._ROW.size
    data = bytearray(save)
    data[16:20] = claim.to_bytes(4, "big")

    with pytest.raises(DamagedSaveError, match="sections, of 131072 allowed"):
        container.read_prefix(bytes(data))


@rule("S4")
@pytest.mark.parametrize("packs", [PACKS, [*PACKS, PackStamp("glow", "1", 1, "00")]], ids=["whole", "with a pack"])
def test_a_large_save_of_a_game_loads(monkeypatch: pytest.MonkeyPatch, packs: list[PackStamp]) -> None:
    monkeypatch.setattr(bounds, "SMALL", 1000)  # as if it were a large one
    state = a_state(a_crowded_world(6000), packs=packs)

    saved = dump(state, {})

    assert len(load(saved, make_world, PACKS).worlds[0].entities()) == len(state.worlds[0].entities())


@planted("saves/container.py", " > bounds.MEMORY:", " > bounds.MEMORY + 30_000:")
@planted("saves/snapshot.py", "data, len(family))", "data)")
@rule("S4")
def test_what_would_be_refused_when_it_is_loaded_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_state(a_crowded_world(600))
    saved = dump(state, {})
    monkeypatch.setattr(bounds, "SMALL", 1000)  # as if it were a large one

    ends = set()
    for memory in range(0, len(saved) * 40, len(saved) // 5):
        monkeypatch.setattr(bounds, "MEMORY", memory)
        ends.add((succeeds(lambda: load(saved, make_world, PACKS)), succeeds(lambda: dump(state, {}))))

    # What a digest asks for is reckoned before there is one: a save may be held back a little too soon, never too late.
    assert {(False, False), (True, True)} <= ends <= {(False, False), (True, True), (True, False)}


@planted("saves/container.py", "SECTION_LIMIT if part in TABLED else PLAIN_LIMIT", "SECTION_LIMIT")
@rule("S4")
def test_a_log_longer_than_anybody_would_read_is_not_written() -> None:
    state = a_state(a_crowded_world(60))
    state.log = ["x" * (container.PLAIN_LIMIT + 1)]

    with pytest.raises(SaveError, match="the game has grown larger than a save may be"):
        dump(state, {})


def succeeds(deed: Callable[[], object]) -> bool:
    """Whether it ends without a SaveError."""
    try:
        deed()
    except SaveError:
        return False
    return True
