"""Calendar: which timed components fall due on which turn, so that a turn costs what is due and not what exists."""

from __future__ import annotations

from components.registry import Component


class Calendar:
    """Due turns by component kind. Derived from the components; an entry whose component has moved on is ignored."""

    def __init__(self) -> None:
        self._turns: dict[int, dict[type[Component], set[int]]] = {}

    def note(self, turn: int, kind: type[Component], entity: int) -> None:
        """The component of this entity says that it is due on this turn."""
        self._turns.setdefault(turn, {}).setdefault(kind, set()).add(entity)

    def on(self, turn: int, kind: type[Component]) -> list[int]:
        """Entities noted for this turn, in id order; some may have moved on since."""
        noted = self._turns.get(turn)
        return sorted(noted[kind]) if noted is not None and kind in noted else []

    def next_after(self, turn: int) -> int | None:
        """The first later turn for which something is noted, or None."""
        return min((noted for noted in self._turns if noted > turn), default=None)

    def turn_page(self, turn: int) -> None:
        """Forget a turn that is over."""
        self._turns.pop(turn, None)
