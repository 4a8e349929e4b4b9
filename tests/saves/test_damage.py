"""Damaged saves: every flipped bit and every cut is noticed, and nothing but a SaveError comes of it (S4)."""

import random
import struct
import time

import pytest

from components.light import Fuel
from components.place import Place, Spot
from components.room import Room
from components.seekers import Seeker
from engine.kernel.dice import Dice
from engine.kernel.world import World
from saves import DamagedSaveError, ForeignFileError, NewerSaveError, SaveError, container
from saves.chronicle import dump, load
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves.worlds import PACKS, a_random_world, a_state, make_world


@pytest.fixture(scope="module")
def small() -> bytes:
    """A save of a room, a seeker and a torch."""
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    seeker = world.spawn(Seeker("Ada", "base:fighter"), Place(room, Spot.CENTRE))
    world.spawn(Fuel(9, 9, 3), Place(seeker, Spot.HAND))
    return dump(a_state(world), {})


@rule("S4")
@pytest.mark.proofs
def test_every_flip_of_one_bit_is_noticed(small: bytes, figures: Figures) -> None:
    unnoticed = []
    load(small, make_world, PACKS)

    for at in range(len(small) * 8):
        damaged = bytearray(small)
        damaged[at // 8] ^= 1 << at % 8
        try:
            load(bytes(damaged), make_world, PACKS)
            unnoticed.append(at)
        except SaveError:
            pass

    assert unnoticed == []
    figures.count("S4", "single bits of a save flipped, each noticed", len(small) * 8)


@rule("S4")
@pytest.mark.proofs
def test_a_cut_at_every_byte_and_a_tail_are_noticed(small: bytes, figures: Figures) -> None:
    for length in range(len(small)):
        with pytest.raises(SaveError):
            load(small[:length], make_world, PACKS)

    with pytest.raises(DamagedSaveError, match="expected"):
        load(small + b"\0", make_world, PACKS)
    figures.count("S4", "cuts of a save, one at every byte", len(small))


def _damaged(save: bytes, other: bytes, draw: random.Random) -> bytes:
    at, length = draw.randrange(len(save)), draw.randrange(1, 200)
    match draw.randrange(6):
        case 5:
            return save[:at] + bytes((save[at] ^ 1 << draw.randrange(8),)) + save[at + 1 :]
        case 0:
            return save[:at] + bytes(length) + save[at + length :]
        case 1:
            return save[:at] + other[at : at + length] + save[at + length :]
        case 2:
            return save[:at] + draw.randbytes(length) + save[at:]
        case 3:
            return save[:at] + save[at + length :]
        case _:
            return save[:at] + other[at:]


def _noticed(seed: int, count: int) -> tuple[int, float]:
    """How many of so many damaged saves are refused, and the seconds of the slowest; others load as what they were."""
    draw = random.Random(seed)
    save, other = (dump(a_state(a_random_world(random.Random(seed + at))), {}) for at in (1, 2))
    noticed, slowest = 0, 0.0
    for _ in range(count):
        damaged = _damaged(save, other, draw)
        start = time.process_time()
        try:
            assert dump(load(damaged, make_world, PACKS), {}) in (save, other)
        except SaveError:
            noticed += 1
        slowest = max(slowest, time.process_time() - start)
    assert slowest < 2
    return noticed, slowest


@rule("S4")
def test_splices_zero_blocks_and_cuts_give_a_save_error_or_the_save_itself() -> None:
    assert _noticed(4, 5000)[0] > 4900


@pytest.mark.soak
@pytest.mark.proofs
@rule("S4")
@pytest.mark.parametrize("seed", range(100, 120))
def test_many_more_damaged_saves_give_a_save_error_or_the_save_itself(seed: int, figures: Figures) -> None:
    before = _most_memory()

    noticed, slowest = _noticed(seed, 5000)

    more = _most_memory() - before
    assert noticed > 4900 and more < 512
    figures.count("S4", "damaged saves: bits, cuts, splices, zero blocks, insertions", 5000)
    figures.most("S4", "milliseconds for one of them", slowest * 1000)
    figures.most("S4", "MB of memory more than before", more)


def _most_memory() -> float:
    """The most that this process ever held, in MB; 0 where nobody counts."""
    try:
        import resource
    except ImportError:
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def test_a_foreign_file_is_called_one() -> None:
    for data in (b"", b"PK\x03\x04" + bytes(200), b"\x89PNG\r\n\x1a\n" + bytes(200), bytes(500)):
        with pytest.raises(ForeignFileError, match="not a save of Torchturn"):
            load(data, make_world, PACKS)


@rule("S8")
def test_a_newer_format_is_refused_before_anything_else_is_read(small: bytes) -> None:
    newer = container.MAGIC + struct.pack(">H", container.VERSION + 1) + b"\xff" * (len(small) - 10)

    with pytest.raises(NewerSaveError, match="newer.*update the game"):
        load(newer, make_world, PACKS)


@rule("S8")
def test_a_flag_nobody_knows_is_refused_as_newer(small: bytes) -> None:
    flagged = small[:10] + struct.pack(">H", 4) + small[12:]

    with pytest.raises(NewerSaveError, match="flags 4"):
        load(flagged, make_world, PACKS)


@rule("S4")
@pytest.mark.parametrize(
    ("at", "claim"),
    [
        (12, struct.pack(">I", container.HEADER_LIMIT + 1)),
        (12, struct.pack(">I", 0xFFFFFFFF)),
        (16, struct.pack(">I", 33 * 100_000_000)),
        (16, struct.pack(">I", 7)),
        (20, struct.pack(">Q", 1 << 63)),
    ],
)
def test_lengths_out_of_all_bounds_are_refused_before_memory_is_taken(small: bytes, at: int, claim: bytes) -> None:
    claiming = small[:at] + claim + small[at + len(claim) :]

    with pytest.raises(DamagedSaveError, match="claims|cannot be right"):
        load(claiming, make_world, PACKS)


@rule("S4")
def test_the_header_is_read_without_the_body_and_its_damage_noticed(small: bytes) -> None:
    prefix = container.read_prefix(small)
    start = small[: container.PREFIX_LENGTH + prefix.header_length]

    header = container.read_header(start)

    assert len(header) == prefix.header_length
    for at in range(len(start) * 8):
        damaged = bytearray(start)
        damaged[at // 8] ^= 1 << at % 8
        with pytest.raises(SaveError):
            container.read_header(bytes(damaged))
