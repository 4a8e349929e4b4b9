"""Arrays: many packed arrays become one, byte for byte as if they had been packed together."""

from __future__ import annotations

from typing import Any

import msgpack
import pytest

from saves.arrays import array_of, joined
from saves.errors import DamagedSaveError
from tests.planted_fault import planted
from tests.rules import rule


@planted("saves/arrays.py", "packed[1 + width :]", "packed[width:]", case="16")
@rule("S6")
@pytest.mark.parametrize("count", [0, 1, 15, 16, 70_000])
def test_an_array_of_any_length_is_taken_apart(count: int) -> None:
    packed = msgpack.packb(list(range(count)))

    found, items = array_of(packed)

    assert (found, items) == (count, b"".join(map(msgpack.packb, range(count))))


def test_arrays_are_joined_in_their_order() -> None:
    parts: list[list[Any]] = [[1, "two"], [], [[3], None] * 20]
    counts, items = zip(*(array_of(msgpack.packb(part)) for part in parts), strict=True)

    whole = msgpack.unpackb(joined(sum(counts), items))

    assert whole == [*parts[0], *parts[1], *parts[2]]


@rule("S5")
@pytest.mark.parametrize("other", [7, "rows", {"a": 1}, None, b"\x91"])
def test_what_is_no_array_is_refused(other: object) -> None:
    with pytest.raises(DamagedSaveError, match="where rows should be"):
        array_of(msgpack.packb(other))
