"""A mutant: the tree with one thing wrong in it, and the rules whose tests have to notice."""

from __future__ import annotations

from typing import NamedTuple


class Edit(NamedTuple):
    """A file of the tree, and the whole text that it has in the mutant."""

    file: str
    text: str


class Mutant(NamedTuple):
    """One wrong. `kind` is planted, figure or code; `first` is the test to ask before others, if one is known."""

    kind: str
    name: str
    rules: tuple[str, ...]
    edits: tuple[Edit, ...]
    first: str = ""
    said_of: str = ""  # words by which tests that are about it can be told
