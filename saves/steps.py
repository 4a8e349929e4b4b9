"""Steps: what each version of the base game's data changed, so that saves of every version before it still load (S7).

Most versions only add: a component, a member of an enum, a field. What a row from before has in a new field stands in
additions.py, which `python -m tests.saves.golden` writes when a version is made. Whatever else changes (another name,
another meaning, a field less) needs a function in `BY_HAND`, under the version that it leaves behind, and runs first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saves.additions import ADDITIONS
from saves.from_version_2 import leave_version_2
from saves.from_version_3 import leave_version_3
from saves.migrations import Migrations, Save, tables

BY_HAND: dict[int, Callable[[Save], None]] = {2: leave_version_2, 3: leave_version_3}


def step_from(version: int) -> Callable[[Save], None]:
    """The step that leaves this version behind."""

    def step(save: Save) -> None:
        if version in BY_HAND:
            BY_HAND[version](save)
        for component, field, at, value in ADDITIONS[version + 1]:
            _add_where_missing(save, component, field, at, value)

    return step


def _add_where_missing(save: Save, component: str, field: str, at: int, value: Any) -> None:
    """A save from while a version was in the making may have the field already."""
    for data in tables(save):
        if component in data and field not in data[component][0]:
            fields, ids, columns = data[component]
            fields.insert(at, field)
            columns.insert(at, [list(value) if isinstance(value, list) else value for _ in ids])


def rows_for_columns(save: Save) -> None:
    """Version 2 of the container has rows in its sections where 1 had columns; as plain data they are the same."""


def all_steps() -> Migrations:
    """Every step there is."""
    found = Migrations()
    found.container.step(1)(rows_for_columns)
    for version in ADDITIONS:
        found.pack("base").step(version - 1)(step_from(version - 1))
    return found


MIGRATIONS = all_steps()
