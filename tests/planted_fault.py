"""Fault: one planted wrong, as `tests/planted.py` lists them."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """One wrong: `old` becomes `new` in `file`, and `test` must fail."""

    file: str
    old: str
    new: str
    test: str
