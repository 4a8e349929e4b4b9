"""Positions: each key's line, for any TOML that the standard library reads."""

from __future__ import annotations

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from content.files import leaves
from content.positions import positions

SAMPLE = '''\
# a comment with = and [brackets]
top = 1
"quoted.key" = "a # no comment"   # a comment
lists = [
  1,  # one
  [2, 3],
  { inner = "}" , more.deep = [4] },
]
[card.torch]
text = """
[not.a.table]
key = 1 \\""" still
"""
raw = \'\'\'
a "" b\'\'\'\'
dotted . "part two" . x = 2026-01-01T00:00:00Z
[card.torch.components]
light.fuel = { left = 1, capacity = 2 }
[[row]]
a = 1
[[row]]
a = 2
[row.sub]
b = 3
'''


def test_every_key_is_found_on_its_line() -> None:
    lines = positions(SAMPLE)

    assert lines[("top",)] == 2
    assert lines[("quoted.key",)] == 3
    assert [lines[("lists", n)] for n in range(3)] == [5, 6, 7]
    assert lines[("lists", 2, "more", "deep", 0)] == 7
    assert lines[("card", "torch")] == 9
    assert lines[("card", "torch", "text")] == 10
    assert lines[("card", "torch", "raw")] == 14
    assert lines[("card", "torch", "dotted", "part two", "x")] == 16
    assert lines[("card", "torch", "components")] == 17
    assert lines[("card", "torch", "components", "light", "fuel", "capacity")] == 18
    assert lines[("row", 0, "a")] == 20
    assert lines[("row", 1, "a")] == 22
    assert lines[("row", 1, "sub", "b")] == 24


def test_every_value_of_the_sample_has_a_line() -> None:
    lines = positions(SAMPLE)

    paths = {path for path, _ in leaves(tomllib.loads(SAMPLE))}

    assert paths <= lines.keys()


KEYS = st.text(st.sampled_from("ab.#=\"\\'é[]{} "), min_size=1, max_size=4)
TEXTS = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=12)
VALUES = st.recursive(
    st.integers(-9, 9) | st.booleans() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)


def quoted(text: str) -> str:
    """A basic string of TOML."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def written(value: object) -> str:
    """A value in TOML, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{quoted(key)} = {written(inner)}" for key, inner in value.items()) + " }"
    return str(value)


@given(st.dictionaries(KEYS, VALUES, max_size=5))
def test_any_table_written_key_by_line_is_found_by_line(table: dict[str, object]) -> None:
    text = "".join(f"{quoted(key)} = {written(value)}\n" for key, value in table.items())
    assert tomllib.loads(text) == table

    lines = positions(text)

    expected = {path: 1 + list(table).index(str(path[0])) for path, _ in leaves(table)}
    assert {path: lines[path] for path in expected} == expected
