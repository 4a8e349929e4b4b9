"""Mutants from the faults that stand above their tests."""

from __future__ import annotations

from pathlib import Path

from tests.mutants.mutant import Edit, Mutant
from tests.planted_fault import Fault, faults
from tests.rule_table import known_rules


def mutants(root: Path) -> list[Mutant]:
    """Each planted fault once; it belongs to the rules that its test cites."""
    return [_mutant(root, fault) for fault in faults()]


def _mutant(root: Path, fault: Fault) -> Mutant:
    text = (root / fault.file).read_text(encoding="utf-8")
    name = f"{fault.file}: {_in_one_line(fault.old)} -> {_in_one_line(fault.new)}"
    rules = tuple(rule for rule in fault.rules if rule in known_rules())
    return Mutant("planted", name, rules, (Edit(fault.file, text.replace(fault.old, fault.new)),), fault.test)


def _in_one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 40 else f"{line[:37]}..."
