"""What one version of the format added to another, by their schemas, and whether it did nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from components.registry import GROUND

Schema = dict[str, Any]
Addition = tuple[str, str, int, object]
_SOURCE = Path(__file__).parents[2] / "saves" / "additions.py"


def added(old: Schema, new: Schema) -> list[Addition]:
    """The fields that components of the old schema have in the new one alone, in order, with their declared defaults.

    ValueError when a field has no default: nobody can say what an older row has there.
    """
    found: list[Addition] = []
    for component, fields in new["components"].items():
        before = old["components"].get(component)
        if before is not None:
            found += [
                (component, field, at, _default(component, field))
                for at, field in enumerate(fields) if field not in before
            ]
    return found


def beyond_adding(old: Schema, new: Schema) -> list[str]:
    """What is gone, of another type or in another order, in words; empty when the new schema only adds."""
    found = [f"{component} is gone" for component in old["components"] if component not in new["components"]]
    for component, before in old["components"].items():
        now = new["components"].get(component, {})
        found += [f"{component} has no {field}" for field in before if now and field not in now]
        found += [
            f"{component}.{field} was {told} and is {now[field]}"
            for field, told in before.items() if field in now and not _widened(told, now[field])
        ]
        if now and [field for field in now if field in before] != [field for field in before if field in now]:
            found.append(f"the fields of {component} are in another order")
    return found


def _widened(old: str, new: str) -> bool:
    """Whether every value of the old type is one of the new: the same, with more members, or one more kind."""
    if old == new or set(old.split(" | ")) < set(new.split(" | ")):
        return True
    one, other = (re.fullmatch(r"((?:list of )?one of )(.*)", told) for told in (old, new))
    if one is None or other is None or one[1] != other[1]:
        return False
    return set(one[2].split(", ")) <= set(other[2].split(", "))


def _default(component: str, field: str) -> object:
    kind = GROUND.named(component)
    assert kind is not None
    info = next(info for info in msgspec.structs.fields(kind) if info.name == field)
    if info.default is not msgspec.NODEFAULT:
        return msgspec.to_builtins(info.default)
    if info.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(info.default_factory())
    raise ValueError(f"{component}: the new field {field!r} has no default, so a step by hand is needed")


def write_additions(additions: dict[int, list[Addition]]) -> None:
    """Put these into saves/additions.py, in place of those that stand there."""
    lines = ["ADDITIONS: dict[int, list[tuple[str, str, int, object]]] = {"]
    for version in sorted(additions):
        rows = [f"        {row!r},".replace("'", '"') for row in additions[version]]
        lines += [f"    {version}: [", *rows, "    ],"] if rows else [f"    {version}: [],"]
    source = _SOURCE.read_text(encoding="utf-8")
    head = source[: source.index("ADDITIONS: ")]
    _SOURCE.write_text(head + "\n".join([*lines, "}", ""]), encoding="utf-8")
