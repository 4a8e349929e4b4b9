"""The JSON Schema for editors takes what the loader takes, and marks what it refuses."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest

from content.loader import BASE_FOLDER, MODS_FOLDER, load
from content.schema import schema

SCHEMA = schema()
KINDS = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}


def faults(value: Any, shape: dict[str, Any], root: dict[str, Any], at: str = "$") -> list[str]:
    """Where a value does not fit: as much of JSON Schema as msgspec writes."""
    if "$ref" in shape:
        return faults(value, root["$defs"][shape["$ref"].rpartition("/")[2]], root, at)
    if "anyOf" in shape:
        tried = [faults(value, option, root, at) for option in shape["anyOf"]]
        return [] if [] in tried else tried[0]
    found = []
    kind = KINDS[shape["type"]] if "type" in shape else object
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        return [at]
    if "enum" in shape and value not in shape["enum"]:
        found.append(at)
    if not shape.get("minimum", value) <= value <= shape.get("maximum", value) if kind is int else False:
        found.append(at)
    if isinstance(value, str) and "pattern" in shape and not re.search(shape["pattern"], value):
        found.append(at)
    if isinstance(value, list):
        each = shape.get("prefixItems") or [shape.get("items") or {}] * len(value)
        for index, (inner, item) in enumerate(zip(value, each, strict=True)):
            found += faults(inner, item, root, f"{at}[{index}]")
    if isinstance(value, dict):
        known, rest = shape.get("properties", {}), shape.get("additionalProperties", {})
        found += [f"{at}.{name}" for name in shape.get("required", []) if name not in value]
        for name, inner in value.items():
            here = known.get(name, rest)
            found += (
                [f"{at}.{name}"]
                if here is False
                else faults(inner, here if here is not True else {}, root, f"{at}.{name}")
            )
    return found


@pytest.mark.parametrize("file", sorted(BASE_FOLDER.rglob("*.toml")), ids=lambda file: file.stem)
def test_every_file_of_the_base_game_fits(file: Any) -> None:
    document = tomllib.loads(file.read_text(encoding="utf-8"))

    assert faults(document, SCHEMA, SCHEMA) == []


def test_the_example_pack_fits_when_its_components_are_known() -> None:
    shape = schema(load([MODS_FOLDER / "glowcaps"]))
    text = (MODS_FOLDER / "glowcaps" / "cards.toml").read_text(encoding="utf-8")

    assert faults(tomllib.loads(text), shape, shape) == []
    assert "glowcaps:spores.spores" in shape["$defs"]["Components"]["properties"]
    assert "glowcaps:spores.spores" not in SCHEMA["$defs"]["Components"]["properties"]


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("crad = 1", "$.crad"),
        ("card.a = {}", "$.card.a.name"),
        ('card.a = { name = "A", text = "T", kind = "itm" }', "$.card.a.kind"),
        ('card.a = { name = "A", text = "T", kind = "item", weight = -1 }', "$.card.a.weight"),
        (
            '[card.a]\nname = "A"\ntext = "T"\nkind = "item"\ncomponents.light.fuel = { left = "x", capacity = 1 }',
            "$.card.a.components.light.fuel.left",
        ),
        (
            '[card.a]\nname = "A"\ntext = "T"\nkind = "item"\ncomponents.item.wearable = { spots = ["hnad"] }',
            "$.card.a.components.item.wearable.spots[0]",
        ),
        ("figures.work = { open_ap = 1 }", "$.figures.work.use_ap"),
        ('[pack]\nname = "A"\ntitle = "A"\nversion = "1"\ndata_version = 1', "$.pack.name"),
    ],
)
def test_what_the_loader_refuses_is_marked(text: str, at: str) -> None:
    found = faults(tomllib.loads(text), SCHEMA, SCHEMA)

    assert at in found


def test_the_schema_is_plain_json_and_the_same_each_time() -> None:
    assert json.loads(json.dumps(SCHEMA)) == SCHEMA
    assert schema() == SCHEMA
