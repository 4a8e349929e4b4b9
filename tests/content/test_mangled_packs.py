"""Whatever is done to a pack's text, it is content or it is faults; nothing else ever comes out."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.content.packs import CARDS, a_base, a_pack, faults_of

PATCHES = """
[patch."base:torch"]
set = { weight = 3, goods = { rat = 1 } }
components.light.fuel = { left = 5 }
without = ["item.wearable"]
[patch_theme.caverns]
set.favours = { light = 10 }
[patch_messages]
refused.wall = "No."
[patch_figures.work]
open_ap = 2
"""
TOKENS = [
    "",
    "[",
    "]",
    "{",
    "}",
    "=",
    '"',
    "'",
    ".",
    ",",
    "\n",
    "3",
    "-1",
    "true",
    "1.5",
    "[]",
    "{}",
    '"x"',
    '"""',
    "a:b",
]
TOKENS += ["card", "patch", "components", "set", "light.fuel", "1979-05-27", "nan", "\u202e", "\\u0000", "🕯"]
WORDS = re.compile(r'"[^"\n]*"|\w+|[^\w\s]|\n')
EDITS = st.lists(st.tuples(st.integers(0, 400), st.sampled_from(TOKENS)), min_size=1, max_size=4)
LINE = re.compile(r"^(base|mod)/\w+\.toml:[1-9]\d*: \S.*expected .+, got .+|^(base|mod)/\w+\.toml:\d+: broken TOML: .+")


def mangled(text: str, edits: list[tuple[int, str]]) -> str:
    """The text with some of its words put otherwise."""
    words = list(WORDS.finditer(text))
    for at, token in edits:
        word = words[at % len(words)]
        text = text[: word.start()] + token + text[word.end() :]
    return text


@settings(max_examples=150, deadline=None)
@given(EDITS, st.booleans())
def test_a_mangled_pack_is_content_or_faults(edits: list[tuple[int, str]], in_patch: bool) -> None:
    with tempfile.TemporaryDirectory() as home:
        base = a_base(Path(home), CARDS if in_patch else mangled(CARDS, edits))
        mod = a_pack(Path(home), "mod", p=mangled(PATCHES, edits) if in_patch else PATCHES)

        faults = faults_of(base, mod)

    assert [fault for fault in faults if not LINE.match(fault)] == []
