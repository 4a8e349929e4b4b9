"""Mutants from the rules' own files: a comparison turned, a check left out, one where there may be more.

They belong to the rules that the function names in its first words, or else its file. Many change nothing that a rule
asks for; they are there to be read, and no share of them is promised.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from zlib import crc32

from tests.mutants.mutant import Edit, Mutant
from tests.rule_table import known_rules

SHARE = 3  # mutants of one file when all files are asked for
_CITED = re.compile(r"\b[A-Z]{3,6}-(?:\d+|[A-Z]{4,}(?:-[A-Z]+)?)\b")
_RANGE = re.compile(r"\b([A-Z]{3,6})-(\d+) to \1-(\d+)\b")
_TURNED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}
Swap = tuple[ast.expr | ast.stmt, str]


def mutants(root: Path) -> list[Mutant]:
    """Every small wrong in the files under `systems/` that say which rules they carry out."""
    known = set(known_rules())
    return [mutant for path in sorted((root / "systems").rglob("*.py")) for mutant in _of(root, path, known)]


def thinned(found: Sequence[Mutant]) -> list[Mutant]:
    """Of code only a few a file, always the same ones; all of the rest."""
    left: dict[str, int] = {}
    kept = set()
    for mutant in sorted(found, key=lambda mutant: crc32(mutant.name.encode())):
        if mutant.kind == "code":
            file = mutant.edits[0].file
            left[file] = left.get(file, 0) + 1
            if left[file] <= SHARE:
                kept.add(mutant.name)
    return [mutant for mutant in found if mutant.kind != "code" or mutant.name in kept]


def _of(root: Path, path: Path, known: set[str]) -> Iterator[Mutant]:
    text = path.read_text(encoding="utf-8")
    module = ast.parse(text)
    file = path.relative_to(root).as_posix()
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    told = _cited(ast.get_docstring(module), known)
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            rules = _cited(ast.get_docstring(function), known) or told
            for node, new in _swaps(function.body) if rules else ():
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
                old = text.encode()[start:end].decode()
                wrong = text.encode()[:start].decode() + new + text.encode()[end:].decode()
                name = f"{file}:{node.lineno}: {' '.join(old.split())[:60]} -> {' '.join(new.split())[:60]}"
                yield Mutant("code", name, rules, (Edit(file, wrong),), said_of=path.stem)


def _cited(said: str | None, known: set[str]) -> tuple[str, ...]:
    found = _CITED.findall(said or "")
    for kind, first, last in _RANGE.findall(said or ""):
        found += [f"{kind}-{number}" for number in range(int(first), int(last) + 1)]
    return tuple(dict.fromkeys(name for name in found if name in known))


def _swaps(body: Iterable[ast.stmt]) -> Iterator[Swap]:
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Compare) and len(node.ops) == 1:
                left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
                yield node, f"({left} {_TURNED[type(node.ops[0])]} {right})"
            elif isinstance(node, ast.BoolOp):
                word = " or " if isinstance(node.op, ast.And) else " and "
                yield node, f"({word.join(f'({ast.unparse(value)})' for value in node.values)})"
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                yield node, f"({ast.unparse(node.operand)})"
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
                sign = "-" if isinstance(node.op, ast.Add) else "+"
                yield node, f"({ast.unparse(node.left)} {sign} {ast.unparse(node.right)})"
            elif isinstance(node, ast.Constant) and type(node.value) is int:
                yield node, str(node.value + 1)
            elif isinstance(node, ast.If | ast.IfExp):
                yield node.test, "True"
                yield node.test, "False"
            elif isinstance(node, ast.For | ast.comprehension):
                yield node.iter, f"list({ast.unparse(node.iter)})[:1]"
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                yield node, "pass"
