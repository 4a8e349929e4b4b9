"""Mutants from the rulebook: each figure in a code span off by one, in the content and in the span alike.

The span is changed too, so that the test which holds content against the rulebook stays green: what has to go red is
a test of the rule itself. A number is made one more and one less, a yes a no; of a list of names one is left out. A
name alone is no figure and stays.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from zlib import crc32

from tests.mutants.mutant import Edit, Mutant
from tests.seeds.figures import Span, spans


def mutants(root: Path) -> list[Mutant]:
    """Two of each number, one of whatever else can be a little wrong; what content cannot hold comes out as broken."""
    ruled = {(span.path, span.rule): span for span in spans() if span.rule}
    return [mutant for span in ruled.values() for mutant in _of(root, span)]


def thinned(found: Sequence[Mutant]) -> list[Mutant]:
    """Of each figure one more or one less, always the same of the two; all of the rest."""
    figures: dict[tuple[str, tuple[str, ...]], list[Mutant]] = {}
    for mutant in found:
        if mutant.kind == "figure":
            figures.setdefault((mutant.name.partition(" = ")[0], mutant.rules), []).append(mutant)
    kept = {id(both[crc32(path.encode()) % len(both)]) for (path, _), both in figures.items()}
    return [mutant for mutant in found if mutant.kind != "figure" or id(mutant) in kept]


def wrong(value: str) -> list[str]:
    """What stands in the place of a value, as the rulebook writes it: `12` is `13` and `11`."""
    if value in ("True", "False"):
        return [str(value == "False")]
    if re.fullmatch(r"-?\d+", value):
        return [str(int(value) + 1), *([str(int(value) - 1)] if int(value) > 0 else [])]
    if value.startswith("["):
        items = ast.literal_eval(value)
        if isinstance(items[0], int):
            return [str([items[0] + 1, *items[1:]])]
        return [str(items[1:])]
    return []


def _of(root: Path, span: Span) -> Iterator[Mutant]:
    for value in wrong(span.value):
        held = _figure(root, span.path, value) if span.path.startswith("figures.") else _card(root, span.path, value)
        told = _told(root, f"`{span.path} = {span.value}`", f"`{span.path} = {value}`")
        yield Mutant("figure", f"{span.path} = {value}", (span.rule,), (held, *told),
                     said_of=" ".join(span.path.split(".")[1:]))


def _told(root: Path, old: str, new: str) -> Iterator[Edit]:
    """Every chapter that says the figure, for some stand in two."""
    for chapter in sorted((root / "seeds").glob("*.md")):
        if old in (text := chapter.read_text(encoding="utf-8")):
            yield Edit(f"seeds/{chapter.name}", text.replace(old, new))


def _figure(root: Path, path: str, value: str) -> Edit:
    _, group, name = path.split(".")
    file = "content/base/figures.toml"
    head, title, rest = (root / file).read_text(encoding="utf-8").partition(f"[figures.{group}]\n")
    table, mark, tail = rest.partition("\n[")
    changed, found = re.subn(rf"(?m)^{name} = .*$", f"{name} = {value}", table)
    assert found == 1, path
    return Edit(file, head + title + changed + mark + tail)


def _card(root: Path, path: str, value: str) -> Edit:
    """A component is a row of its card's table, or a table of its own; a field left out there is set."""
    _, card, theme, noun, field = path.split(".")
    written = value.lower() if value in ("True", "False") else value
    row = rf"(?ms)^\[card\.{card}\.components\]\n(?:[^\n\[][^\n]*\n)*?{theme}\.{noun} = \{{(.*?)\}}$"
    table = rf"(?ms)^\[card\.{card}\.components\.{theme}\.{noun}\]\n(.*?)(?=^\[|\Z)"
    for file in sorted((root / "content" / "base").rglob("*.toml")):
        text = file.read_text(encoding="utf-8")
        if found := re.search(row, text) or re.search(table, text):
            fields = _with(found.group(1), field, written)
            return Edit(file.relative_to(root).as_posix(), text[: found.start(1)] + fields + text[found.end(1):])
    raise LookupError(f"no file of content/base has the component of {path}")


def _with(fields: str, field: str, value: str) -> str:
    written = rf"\b{field} = (\[[^\]]*\]|\"[^\"]*\"|[^,\n}}]*?)(?=\s*(?:,|$))"
    changed, found = re.subn(written, f"{field} = {value}", fields, flags=re.MULTILINE)
    return changed if found else f" {field} = {value}{',' if fields.strip() else ''}{fields}"
