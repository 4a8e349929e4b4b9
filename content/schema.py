"""Schema: a JSON Schema of a pack's TOML, so that editors can complete and check it while it is written."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from itertools import starmap
from typing import Any

import msgspec

from components.registry import GROUND, Component, Kinds
from content.bearing import bearable
from content.collect import FLAT, PATCHES
from content.figures import Figures
from content.kinds import CallingDefinition, CardDefinition, Manifest, ThemeDefinition
from content.registry import Content
from content.sections import RoomDrawing, SectionDefinition
from content.shape import hints

_REFS = "#/$defs/{name}"


def schema(content: Content | None = None) -> dict[str, Any]:
    """The schema of any TOML file of a pack, with the components of the base game and of the packs in use."""
    enabled = {"base"} if content is None else {pack.name for pack in content.packs}
    known = GROUND if content is None else content.kinds
    borne = {name: _kind(name, known) for name in bearable(enabled, known)}
    figures = list(hints(Figures).values())
    sections = [SectionDefinition, RoomDrawing]
    kinds = [CardDefinition, ThemeDefinition, CallingDefinition, Manifest, *sections, *figures]
    kinds += starmap(_as_table, borne.items())
    shapes, parts = msgspec.json.schema_components(kinds, ref_template=_REFS)
    card, theme, calling, manifest, section = shapes[:5]
    shapes = shapes[6:]
    groups = dict(zip(hints(Figures), shapes[: len(figures)], strict=True))
    bodies = dict(zip(borne, shapes[len(figures) :], strict=True))
    for spoken in _counted(borne.values()):
        parts[spoken.__name__]["enum"] += [member.name.lower() for member in spoken]
    parts["Components"] = _components(bodies)
    for bearer in ("CardDefinition", "AnswerDefinition"):
        parts[bearer]["properties"]["components"] = {"$ref": "#/$defs/Components"}
    properties: dict[str, Any] = {
        "pack": manifest,
        "card": _many(card),
        "theme": _many(theme),
        "class": _many(calling),
        "section": _many(section),
        "figures": {"type": "object", "properties": groups, "additionalProperties": False},
    }
    for table in (*FLAT, *PATCHES):
        properties.setdefault(table, {"type": "object"})
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A file of a Torchturn pack",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "$defs": parts,
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
    return plain


def _counted(kinds: Iterable[type[Component]]) -> list[type[IntEnum]]:
    """Enums of numbers in components, which packs write by name."""
    found: dict[type[IntEnum], None] = {}
    for kind in kinds:
        for hint in hints(kind).values():
            for inner in (hint, *typing.get_args(hint)):
                if isinstance(inner, type) and issubclass(inner, IntEnum):
                    found[inner] = None
    return list(found)


def _kind(name: str, known: Kinds) -> type[Component]:
    kind = known.named(name)
    assert kind is not None
    return kind


def _many(shape: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": shape}


def _components(bodies: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Components by full name, and those of the base game by theme and noun too."""
    properties: dict[str, Any] = {}
    for name, body in bodies.items():
        properties[name] = body
        if ":" not in name:
            theme, noun = name.split(".")
            group = properties.setdefault(theme, {"type": "object", "properties": {}})
            group["properties"][noun] = body
    return {"type": "object", "properties": properties}


@cache
def _as_table(name: str, kind: type[Component]) -> type[msgspec.Struct]:
    """A component's fields as a struct that is written as a table; saves write the component itself as a list."""
    return msgspec.defstruct(_title(kind, name), _fields(kind), forbid_unknown_fields=True)


def _title(kind: type[Component], name: str) -> str:
    return kind.__name__ if ":" not in name else f"{name.partition(':')[0]}_{kind.__name__}"


def _fields(kind: type[Component]) -> list[Any]:
    out: list[Any] = []
    for field in msgspec.structs.fields(kind):
        hint = hints(kind)[field.name]
        if field.required:
            out.append((field.name, hint))
        elif field.default_factory is not msgspec.NODEFAULT:
            out.append((field.name, hint, msgspec.field(default_factory=field.default_factory)))
        else:
            out.append((field.name, hint, field.default))
    return out
