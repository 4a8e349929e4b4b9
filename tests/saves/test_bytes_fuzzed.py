"""Any bytes at all, by hypothesis: a SaveError or a sound chronicle, and never another fault (S4, S5)."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from saves import SaveError, container
from saves.chronicle import dump, load
from saves.container import Part
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves.hostile import put_together, take_apart
from tests.saves.worlds import PACKS, a_random_world, a_state, make_world

SAVE = dump(a_state(a_random_world(random.Random(5), entities=12)), {})
SPLICES = st.lists(st.tuples(st.integers(0, len(SAVE)), st.integers(0, 60), st.binary(max_size=40)), max_size=4)


def spliced(data: bytes, splices: list[tuple[int, int, bytes]]) -> bytes:
    """The bytes with pieces of them replaced."""
    for at, length, piece in splices:
        data = data[:at] + piece + data[at + length :]
    return data


def met(data: bytes) -> None:
    """Load these bytes: they are refused, or give a chronicle that saves and loads alike."""
    try:
        state = load(data, make_world, PACKS)
    except SaveError as error:
        assert str(error).count("\n") == 0
        return
    saved = dump(state, {})
    assert dump(load(saved, make_world, PACKS), {}) == saved


def met_with_right_digests(number: int, body: bytes) -> None:
    """The save with these bytes for its section of this number, or for its header when there is none so high."""
    header, parts = take_apart(SAVE)
    _, packed, _ = container.disassemble(SAVE)
    if number < len(parts):
        parts[number][3] = body
    met(put_together(packed if number < len(parts) else body, parts))


def bodies() -> list[bytes]:
    """The sections of the save, as they are."""
    return [bytes(body) for _, body in container.disassemble(SAVE)[2]]


@rule("S4")
@settings(max_examples=150, deadline=None)
@given(SPLICES)
@example([])
def test_a_save_with_pieces_replaced_is_refused_or_sound(splices: list[tuple[int, int, bytes]]) -> None:
    met(spliced(SAVE, splices))


@rule("S5")
@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(bodies())), SPLICES)
def test_sections_with_pieces_replaced_and_right_digests_are_refused_or_sound(
    number: int, splices: list[tuple[int, int, bytes]]
) -> None:
    body = bodies()[number] if number < len(bodies()) else container.read_header(SAVE)

    met_with_right_digests(number, spliced(body, splices))


@pytest.mark.soak
@pytest.mark.proofs
@rule("S5")
@pytest.mark.parametrize("part", range(4))
def test_many_more_such_sections_are_refused_or_sound(part: int, figures: Figures) -> None:
    tried = 0

    @settings(max_examples=5000, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.integers(0, len(bodies())), SPLICES)
    def fuzz(number: int, splices: list[tuple[int, int, bytes]]) -> None:
        nonlocal tried
        tried += 1
        body = bodies()[number] if number < len(bodies()) else container.read_header(SAVE)
        met_with_right_digests(number, spliced(body, splices))

    fuzz()

    assert tried >= 1000 and Part.ROOM in {entry.part for entry, _ in container.disassemble(SAVE)[2]}
    figures.count("S5", "sections fuzzed byte by byte, with right digests", tried)
