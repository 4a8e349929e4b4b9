"""The rulebook and the content say the same numbers, and every rule has one home."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec
import pytest

from components.registry import name_of
from content.figures import Figures
from content.loader import load
from tests.planted_fault import planted
from tests.rule_table import SEEDS, known_rules
from tests.seeds.figures import written

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"\b(?:[A-Z]{3,6}-(?:\d+|[A-Z]{4,})|[A-Z]\d{1,2})\b")
REPORTED = re.compile(r"B\d+$")  # what somebody once saw go wrong; beside a rule, never in place of one
# The window's pages are left out: they tell of keys, such as F1.
CITING = sorted({
    *(path for folder in ("components", "content", "saves", "systems") for path in (ROOT / folder).rglob("*.py")),
    *(path for folder in (".", "kernel", "commands", "scene") for path in (ROOT / "engine" / folder).glob("*.py")),
})


def docstrings(path: Path) -> list[str]:
    """What a module says of itself and of all that is in it."""
    told = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, told)]
    return [ast.get_docstring(node) or "" for node in nodes]


def carried_in(path: Path) -> list[str]:
    """The rules that tests of a file carry, each as often as it is written."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    own = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "rule"]
    return [arg.value for call in own for arg in call.args if isinstance(arg, ast.Constant)]


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


@planted("systems/walls/push_stone.py", "(WALL-15).", "(WALL-51).")
def test_every_rule_that_code_says_it_carries_out_stands_in_the_rulebook() -> None:
    cited = {(str(path.relative_to(ROOT)), name) for path in CITING for text in docstrings(path)
             for name in CITED.findall(text)}

    known = set(known_rules())
    unknown = {(path, name) for path, name in cited if name not in known}

    assert len(cited) > 300
    assert unknown == set()



@planted("tests/systems/test_light.py", '@rule("LIGHT-2")', '@rule("LITE-2")')
def test_every_rule_that_a_test_carries_stands_in_the_rulebook() -> None:
    carried = {(path.name, name) for path in (ROOT / "tests").rglob("*.py") for name in carried_in(path)}

    strangers = {(path, name) for path, name in carried if name not in known_rules() and not REPORTED.match(name)}

    assert len(carried) > 500
    assert strangers == set()
