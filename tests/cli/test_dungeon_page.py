"""The page of a level as JSON leaves out nothing that a level says of itself (A19)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from systems.genesis import describe
from tests.build import base_content
from tests.genesis.births import finished

PAGE = (Path(__file__).parents[2] / "engine" / "README.md").read_text(encoding="utf-8")
BY_HEADING = {"north", "east", "south", "west"}


def names(held: Any) -> Iterator[str]:
    """The names of all fields of an object, those of headings left out."""
    if isinstance(held, dict):
        for name, value in held.items():
            yield name
            yield from names(value)
    elif isinstance(held, list):
        for value in held:
            yield from names(value)


@pytest.mark.parametrize("theme", sorted(base_content().themes))
def test_every_entry_of_a_level_is_on_the_page(theme: str) -> None:
    told = set(re.findall(r"`(\w+)`", PAGE[PAGE.index("## A level as JSON"):PAGE.index("## Exit codes")]))

    said = {name for level in (1, 5) for name in names(describe(finished(theme, 7, level), base_content()))}

    assert said - BY_HEADING <= told
