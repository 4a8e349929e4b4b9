"""Drawn: whether there is a picture of each name that cards and classes ask for."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from content.collect import Collected
from content.faults import meant, show
from content.kinds import Definition


def check_drawn(
    collected: Collected, section: str, definitions: Mapping[str, Definition], drawn: Mapping[str, Collection[str]]
) -> None:
    """Report names of a section's icons and scenes that nobody drew; `drawn` has those there are, by field."""
    for name, definition in definitions.items():
        for field, names in drawn.items():
            asked = getattr(definition, field)
            if asked and asked not in names:
                entry = collected.entries[section][name]
                text = f"expected the name of one that is drawn, got {show(asked)}{meant(asked, names)}"
                collected.faults.add(entry.where((field,)), entry.subject, field, text)
