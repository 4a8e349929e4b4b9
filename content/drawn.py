"""Drawn: whether there is a picture of each name that cards and classes ask for."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from content.collect import Collected
from content.faults import meant, show
from content.kinds import Definition


def check_drawn(
    collected: Collected, section: str, definitions: Mapping[str, Definition], drawn: Mapping[str, Collection[str]]
) -> None:
    """Report names of a section's pictures that nobody drew; `drawn` has those there are, by field.

    `look painting` is a field within another.
    """
    for name, definition in definitions.items():
        for field, names in drawn.items():
            asked = _asked(definition, field.split())
            if asked and asked not in names:
                entry = collected.entries[section][name]
                text = f"expected the name of one that is drawn, got {show(asked)}{meant(asked, names)}"
                collected.faults.add(entry.where(tuple(field.split())), entry.subject, field, text)


def _asked(definition: Definition, fields: list[str]) -> str:
    found: object = definition
    for field in fields:
        found = getattr(found, field, "")
    return str(found)
