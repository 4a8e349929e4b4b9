"""What the code of the game reads: the fields, the words and the members of enums that stand in its files.

A field counts as read by a file that takes an attribute of its name and knows the class: names it, defines it, or names
something that is declared to give it. Docstrings and comments read nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
WEIGHED = frozenset({"CardDefinition", "SectionDefinition"})  # what goes by that name where only its weight is asked
RULES, ALL = ("systems", "content"), ("systems", "content", "components", "engine")


class Read(NamedTuple):
    """What one file names, which attributes it takes, which texts stand in it, and what it makes of enums."""

    names: frozenset[str]
    attributes: frozenset[str]
    words: frozenset[str]
    given: frozenset[tuple[str, str]]
    named: frozenset[tuple[str, str]]
    tables: dict[str, frozenset[str]]


@cache
def files(folders: tuple[str, ...] = ALL) -> dict[str, Read]:
    """Every file of these folders by its path; examples of packs are no part of the game."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")) if "mods" not in path.parts]
    return {path.relative_to(ROOT).as_posix(): _read(ast.parse(path.read_text(encoding="utf-8"))) for path in paths}


@cache
def declared() -> dict[str, frozenset[str]]:
    """Functions, fields and variables by name, with the names in what they are declared to be."""
    found: dict[str, set[str]] = {}
    for path in files():
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.returns is not None:
                found.setdefault(node.name, set()).update(re.findall(r"\w+", ast.unparse(node.returns)))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.setdefault(node.target.id, set()).update(re.findall(r"\w+", ast.unparse(node.annotation)))
    return {name: frozenset(words) for name, words in found.items()}


@cache
def fields_read() -> dict[str, frozenset[str]]:
    """By the name of a class: every attribute that is taken in a file which knows the class."""
    found: dict[str, set[str]] = {}
    for read in files().values():
        known = {word for name in read.names for word in declared().get(name, ())} | read.names
        if "Weighed" in known:
            known |= WEIGHED
        for name in known:
            found.setdefault(name, set()).update(read.attributes)
    return {name: frozenset(taken) for name, taken in found.items()}


def words_beside(attribute: str) -> frozenset[str]:
    """Texts that rules have at hand where they take this attribute, or in a table that they name there."""
    tables: dict[str, set[str]] = {}
    for read in files(RULES).values():
        for name, words in read.tables.items():
            tables.setdefault(name, set()).update(words)
    found: set[str] = set()
    for read in files(RULES).values():
        if attribute in read.attributes:
            found.update(read.words, *(tables.get(name, ()) for name in read.names))
    return frozenset(found)


def _read(tree: ast.Module) -> Read:
    nodes = list(ast.walk(tree))
    told = {id(text) for node in nodes for text in _docstring(node)}
    compared = {id(inner) for node in nodes if isinstance(node, ast.Compare) for inner in ast.walk(node)}
    members = [node for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)]
    pairs = [(node.value.id, node.attr, id(node)) for node in members if isinstance(node.value, ast.Name)]
    taken = {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)}
    asked = {text for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
             and node.func.id == "getattr" for text in _texts(tree, told)}
    return Read(
        frozenset({node.id for node in nodes if isinstance(node, ast.Name)} | taken
                  | {node.name for node in nodes if isinstance(node, ast.ClassDef)}),
        frozenset(taken | asked),
        frozenset(_texts(tree, told)),
        frozenset((kind, member) for kind, member, number in pairs if number not in compared),
        frozenset((kind, member) for kind, member, _ in pairs),
        {target.id: frozenset(_texts(node, told)) for node in tree.body if isinstance(node, ast.Assign)
         for target in node.targets if isinstance(target, ast.Name)},
    )


def _texts(tree: ast.AST, told: set[int]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def _docstring(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body:
        first = node.body[0]
        if isinstance(first, ast.Expr):
            yield first.value
