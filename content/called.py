"""Called: whether every card has a name for the narrow places in which it is shown."""

from __future__ import annotations

from collections.abc import Mapping

from content.collect import Collected
from content.kinds import SHORT_MOST, CardDefinition


def check_called(collected: Collected, cards: Mapping[str, CardDefinition]) -> None:
    """Report each card with a long name and no short one."""
    for name, card in cards.items():
        if len(card.name) > SHORT_MOST and not card.short:
            entry = collected.entries["card"][name]
            text = f"expected a short name beside a name of more than {SHORT_MOST} letters, got none"
            collected.faults.add(entry.where(("name",)), entry.subject, "short", text)
