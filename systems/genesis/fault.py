"""Fault: a promise of birth that a finished level breaks."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """A promise broken: the law or rule, what is wrong, and the entity it is wrong with."""

    law: str
    reason: str
    entity: int
