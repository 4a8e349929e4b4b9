"""The rulebook and the content say the same numbers, and every rule has one home."""

from __future__ import annotations

import re

import msgspec
import pytest

from components.registry import name_of
from content.figures import Figures
from content.loader import load
from tests.rule_table import SEEDS, known_rules
from tests.seeds.figures import written


def in_content(path: str) -> object:
    """What the loaded content says at a path of the rulebook."""
    content = load()
    kind, *rest = path.split(".")
    if kind == "figures":
        value: object = content.figures
        for name in rest:
            value = getattr(value, name)
        return value
    card, theme, noun, field = rest
    parts = {name_of(type(part)): part for part in content.components(f"base:{card}")}
    return getattr(parts[f"base:{theme}.{noun}"], field)


@pytest.mark.parametrize(("chapter", "path", "value"), written(), ids=lambda cell: str(cell))
def test_the_rulebook_gives_the_figure_that_content_holds(chapter: str, path: str, value: str) -> None:
    assert str(in_content(path)) == value, chapter


def test_every_figure_of_content_stands_in_the_rulebook() -> None:
    cited = {path for _, path, _ in written()}

    groups = {field.name: field.type for field in msgspec.structs.fields(Figures)}
    held = {f"figures.{group}.{field.name}" for group, kind in groups.items() for field in msgspec.structs.fields(kind)}

    assert held - cited == set()


def test_a_rule_is_defined_once() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in sorted(SEEDS.glob("*.md")))

    twice = [rule for rule in known_rules() if len(re.findall(rf"^(?:### |\| ){rule}(?: |·)", text, re.MULTILINE)) > 1]

    assert not twice
