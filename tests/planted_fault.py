"""Planted faults: small wrongs put into a copy of the rules, each written above the test that must go red at it.

    @planted("systems/water/flood.py", "if source.step != rests else None", "")
    @rule("AGE-2")
    def test_a_spring_rises_one_step_in_twenty_turns_up_to_its_severity() -> None:

`tests/test_planted.py` checks that every fault still fits, and in the long run plants each and looks for red.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]


class Fault(NamedTuple):
    """One wrong: `old`, which stands once in `file`, becomes `new`, and `test` must fail; `rules` it shows."""

    file: str
    old: str
    new: str
    test: str
    rules: tuple[str, ...] = ()


def planted(file: str, old: str, new: str, *, case: str = "") -> pytest.MarkDecorator:
    """Say that this test fails once `old` reads `new` in `file`; of a test with parameters, in this `case`."""
    return pytest.mark.planted(file, old, new, case=case)


@cache
def faults() -> tuple[Fault, ...]:
    """Every planted fault, in the order of the tests; read from their text, so that no test is imported."""
    found: list[Fault] = []
    for path in sorted((ROOT / "tests").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "@planted(" in text:
            found.extend(_faults_of(ast.parse(text), path.relative_to(ROOT).as_posix()))
    return tuple(found)


def _faults_of(module: ast.Module, path: str) -> Iterator[Fault]:
    for function in module.body:
        if isinstance(function, ast.FunctionDef):
            calls = [call for call in function.decorator_list if isinstance(call, ast.Call)]
            rules = tuple(ast.literal_eval(arg) for call in calls if _named(call, "rule") for arg in call.args)
            for call in calls:
                if _named(call, "planted"):
                    file, old, new = (ast.literal_eval(arg) for arg in call.args)
                    case = next((f"[{ast.literal_eval(extra.value)}]" for extra in call.keywords), "")
                    yield Fault(file, old, new, f"{path}::{function.name}{case}", rules)


def _named(call: ast.Call, name: str) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == name
