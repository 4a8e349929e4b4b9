"""Shape: holds values from TOML against a struct field by field, so that every fault is told, not only the first."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum, IntEnum
from functools import cache
from typing import Any

import msgspec

from content.faults import meant, show

Path = tuple[str, ...]
Report = Callable[[Path, str], None]
CARD_ID = "card id"


class _Wrong:
    """A value that was reported."""


WRONG = _Wrong()


@cache
def hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Types of a struct's fields, annotations kept, in declared order."""
    found = typing.get_type_hints(kind, include_extras=True)
    return {name: found[name] for name in kind.__struct_fields__}


@cache
def required(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Fields of a struct without a default."""
    return tuple(field.name for field in msgspec.structs.fields(kind) if field.required)


@cache
def card_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Fields of a struct that hold a card id, or a list of them."""
    return tuple(name for name, hint in hints(kind).items() if _refers(hint))


def _refers(hint: Any) -> bool:
    if typing.get_origin(hint) is typing.Annotated:
        return any(isinstance(m, msgspec.Meta) and m.description == CARD_ID for m in hint.__metadata__)
    return any(_refers(arg) for arg in typing.get_args(hint))


def held_against(
    kind: type[msgspec.Struct], called: str, values: Mapping[str, Any], report: Report
) -> dict[str, Any] | None:
    """The values as fields of the struct, `called` so, or None after reporting each unknown, missing or wrong one."""
    known = hints(kind)
    fine = True
    out: dict[str, Any] = {}
    for name, value in values.items():
        if name not in known:
            report((name,), f"expected a field of {called}, got {show(name)}{meant(name, known)}")
            fine = False
            continue
        out[name] = taken(known[name], value, (name,), report)
        fine = fine and out[name] is not WRONG
    for name in required(kind):
        if name not in values:
            report((name,), f"expected {described(known[name])}, got nothing")
            fine = False
    return out if fine else None


def taken(hint: Any, value: Any, path: Path, report: Report) -> Any:
    """The value as the type wants it, or WRONG after reporting what is not right in it."""
    plain, origin = _plain(hint)
    if origin in (typing.Union, types.UnionType):
        plain = next(arg for arg in typing.get_args(plain) if arg is not type(None))
        return taken(plain, value, path, report)
    if origin in (dict, Mapping) and isinstance(value, dict):
        key_hint, value_hint = typing.get_args(plain)
        pairs = [
            (taken(key_hint, key, (*path, key), report), taken(value_hint, inner, (*path, key), report))
            for key, inner in value.items()
        ]
        return WRONG if any(WRONG in pair for pair in pairs) else types.MappingProxyType(dict(pairs))
    if origin in (list, tuple) and isinstance(value, list):
        args = typing.get_args(plain)
        fixed = origin is tuple and args[-1] is not Ellipsis
        if not fixed or len(args) == len(value):
            each = args if fixed else (args[0],) * len(value)
            items = [taken(arg, v, path, report) for arg, v in zip(each, value, strict=True)]
            return WRONG if WRONG in items else items if origin is list else tuple(items)
    elif isinstance(plain, type) and issubclass(plain, IntEnum) and isinstance(value, str):
        for member in plain:
            if member.name.lower() == value:
                return member
    elif plain is Any:
        return value
    elif not isinstance(value, float):
        try:
            return msgspec.convert(value, hint)
        except (msgspec.ValidationError, TypeError):
            pass
    report(path, f"expected {described(hint)}, got {show(value)}{meant(value, _options(plain))}")
    return WRONG


def _plain(hint: Any) -> tuple[Any, Any]:
    """A type without its annotations, and its origin."""
    while typing.get_origin(hint) is typing.Annotated:
        hint = hint.__origin__
    return hint, typing.get_origin(hint)


def _options(plain: Any) -> list[str]:
    if isinstance(plain, type) and issubclass(plain, Enum):
        return [m.name.lower() if issubclass(plain, IntEnum) else str(m.value) for m in plain]
    return []


def described(hint: Any) -> str:
    """A type in a modder's words."""
    metas = [m for m in getattr(hint, "__metadata__", ()) if isinstance(m, msgspec.Meta)]
    low = next((m.ge for m in metas if m.ge is not None), None)
    high = next((m.le for m in metas if m.le is not None), None)
    pattern = next((m.pattern for m in metas if m.pattern is not None), None)
    plain, origin = _plain(hint)
    if origin in (typing.Union, types.UnionType):
        return described(next(arg for arg in typing.get_args(plain) if arg is not type(None)))
    if plain is bool:
        return "true or false"
    if plain is int:
        if low is not None and high is not None:
            return f"a whole number from {low} to {high}"
        return "a whole number" if low is None else f"a whole number ≥ {low}"
    if plain is str:
        if any(m.description == CARD_ID for m in metas):
            return "a card id"
        most = next((m.max_length for m in metas if m.max_length is not None), None)
        if most is not None:
            return f"a text of at most {most} letters"
        return "a text" if pattern is None else f"a text like {pattern}"
    if origin in (dict, Mapping):
        return "a table"
    if origin is tuple and typing.get_args(plain)[-1] is not Ellipsis:
        args = typing.get_args(plain)
        return f"a list of {len(args)}, each {described(args[0])}"
    if origin in (list, tuple):
        return f"a list, each {described(typing.get_args(plain)[0])}"
    return f"one of {', '.join(_options(plain))}"
