"""Planted faults in the birth of dungeons: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

BIRTH: list[Fault] = []
