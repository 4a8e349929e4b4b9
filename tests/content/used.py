"""Message ids that the code names, read from its syntax: what it gives to each, and where ids are put together."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
_ID = re.compile(r"^[a-z_]+(\.[a-z_]+)+$")
_ASKS = {"say", "said", "Said", "refuse", "Refusal", "Term"}


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """The modules that speak: rules and the engine."""
    for folder in ("systems", "engine"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    """All their syntax, with the module it stands in."""
    for path, tree in sources():
        for node in ast.walk(tree):
            yield path, node


def literal_ids(spaces: set[str]) -> dict[str, frozenset[str] | None]:
    """Ids that stand in the code in full, with their parameters where the call shows them all, else None."""
    found: dict[str, frozenset[str] | None] = {}
    for path, node in nodes():
        # The window's own strings name nodes of the tree and files of art; what it says, it asks for.
        speaks = "window" not in path.parts
        if speaks and isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.match(node.value):
            space = node.value.partition(".")[0]
            if space in spaces:
                found.setdefault(node.value, None)
        if isinstance(node, ast.Call) and _called(node) in _ASKS and node.args:
            first, given = node.args[0], _given(node)
            if isinstance(first, ast.Constant) and isinstance(first.value, str) and given is not None:
                before = found.get(first.value)
                found[first.value] = given if before is None else before & given
    return found


def prefixes() -> dict[str, str]:
    """Beginnings of ids that `say` puts together, such as `heading.`, and where."""
    found: dict[str, str] = {}
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) == "say" and node.args:
                first = node.args[0]
                if isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
                    found[str(first.values[0].value)] = f"{path.relative_to(ROOT)}:{node.lineno}"
    return found


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _given(node: ast.Call) -> frozenset[str] | None:
    """Names of the parameters of a call, or None when it does not show them all."""
    if _called(node) == "Term":
        return frozenset()
    names = {keyword.arg for keyword in node.keywords} - {"params", "entities"}
    tables = [keyword.value for keyword in node.keywords if keyword.arg == "params"]
    if _called(node) in ("Refusal", "Said"):
        tables += node.args[1:2]
    for table in tables:
        if not isinstance(table, ast.Dict) or not all(isinstance(key, ast.Constant) for key in table.keys):
            return None
        names |= {str(key.value) for key in table.keys if isinstance(key, ast.Constant)}
    known = {name for name in names if name is not None}
    return frozenset(known) if len(known) == len(names) else None
