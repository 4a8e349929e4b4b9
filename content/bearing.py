"""Bearing: which components content may give to cards, under which names, and building one from its fields."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import components
from components.card import Card
from components.place import Place
from components.registry import Component, Kinds
from components.traits import abreast_in
from content.shape import Report, held_against

_HOME = Path(components.__path__[0])
for _file in sorted(_HOME.rglob("[a-z]*.py")):
    importlib.import_module(".".join(["components", *_file.relative_to(_HOME).with_suffix("").parts]))

# What the game's own components count can be no less than this, and chances no more than a hundred per cent.
_LEAST = {
    **dict.fromkeys(("capacity", "count", "full", "interval", "limit", "size"), 1),
    **dict.fromkeys(("chance", "chances", "left", "least", "most", "pool", "regrows", "tenths"), 0),
}
_PER_CENT = ("chance", "chances")
_GAME = "base:"
GIVEN_BY_THE_GAME: tuple[type[Component], ...] = (Place, Card)


def full_name(written: str, pack: str, kinds: Kinds) -> str:
    """The permanent name of a component as a pack writes it: its own if it has it, else the base game's."""
    if ":" in written:
        return written
    own = f"{pack}:{written}"
    return own if kinds.named(own) else f"base:{written}"


def short_name(name: str) -> str:
    """A component's name as it is told to modders: the base game's without `base:`."""
    return name.removeprefix("base:")


def may_bear(name: str, packs: set[str], kinds: Kinds) -> bool:
    """Whether content may give this component to a card when these packs are enabled."""
    kind = kinds.named(name)
    return kind is not None and name.partition(":")[0] in packs and kind not in GIVEN_BY_THE_GAME


def bearable(packs: set[str], kinds: Kinds) -> list[str]:
    """Names of all components that content may give."""
    return [short_name(name) for name in kinds.names() if may_bear(name, packs, kinds)]


def born(name: str, fields: Mapping[str, Any], kinds: Kinds, report: Report) -> Component | None:
    """The component with these fields, or None after reporting what is wrong with them."""
    kind = kinds.named(name)
    assert kind is not None
    values = held_against(kind, short_name(name), fields, report)
    if values is None:
        return None
    for first, *others in abreast_in(kind):
        for second in others:
            if len(values[first]) != len(values[second]):
                report((second,), f"expected {len(values[first])} as in {first}, got {len(values[second])}")
                return None
    return kind(**values) if not name.startswith(_GAME) or _is_within_bounds(values, report) else None


def _is_within_bounds(values: Mapping[str, Any], report: Report) -> bool:
    """Whether every count is as large as it must be and every chance one; what is not is reported."""
    fine = True
    for field, value in values.items():
        least, most = _LEAST.get(field), 100 if field in _PER_CENT else None
        for number in value if isinstance(value, list) else [value]:
            if least is None or number is None or least <= number and (most is None or number <= most):
                continue
            told = f"≥ {least}" if most is None else f"from {least} to {most}"
            report((field,), f"expected a whole number {told}, got {number}")
            fine = False
    return fine
