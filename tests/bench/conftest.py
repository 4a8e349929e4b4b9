"""What benchmarks share: one NLE beside them all."""

from collections.abc import Iterator

import pytest

from tests.bench.nethack import NetHack, started


@pytest.fixture(scope="session")
def nethack() -> Iterator[NetHack | None]:
    """NLE, or None where NLE_PYTHON names no interpreter that has it."""
    process = started()
    yield process
    if process is not None:
        process.close()
