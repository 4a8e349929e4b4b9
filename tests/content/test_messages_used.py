"""Nothing that the code says lacks its words, or is given other parameters than its words ask for."""

from __future__ import annotations

import pytest

from components.combat import Element
from components.creatures import Temper
from components.place import Spot
from components.room import Terrain
from content.check import check
from content.kinds import Kind
from content.loader import load
from content.messages import event_messages
from tests.content.used import literal_ids, prefixes

NAMED = {
    "spot": [spot.name.lower() for spot in Spot],
    "lies": ["north", "east", "south", "west", "centre", "storage"],
    "heading": ["north", "east", "south", "west"],
    "part": ["head", "body", "arms", "legs"],
    "element": [element.value for element in Element],
    "terrain": [terrain.value for terrain in Terrain],
    "temper": [temper.value for temper in Temper],
    "kind": [kind.value for kind in Kind],
    "attribute": ["strength", "defence", "perception", "agility", "will"],
    "pool": ["health", "mana", "stamina"],
    "meter": ["hunger", "thirst"],
    "cause": ["kill", "visit", "find", "secret"],
}


def test_every_message_that_code_names_has_words_with_the_right_parameters() -> None:
    spaces = {message.partition(".")[0] for message in load().words.ids()}

    lines = check(used=literal_ids(spaces | {"refused", "odds"})).lines

    assert len(lines) == 1, "\n".join(lines)
    assert lines[0].endswith(", OK")


def test_every_message_that_code_puts_together_has_some_words() -> None:
    ids = load().words.ids()

    lacking = {start: place for start, place in prefixes().items() if not any(i.startswith(start) for i in ids)}

    assert lacking == {}


@pytest.mark.parametrize("space", NAMED)
def test_every_name_that_rules_know_has_its_word(space: str) -> None:
    words = load().words

    lacking = [name for name in NAMED[space] if not words.has(f"{space}.{name}")]

    assert lacking == []


def test_the_scan_sees_what_code_says() -> None:
    found = literal_ids({"refused"})

    assert "refused.wall" in found
    assert any(given for given in found.values())
    assert "heading." in prefixes()
    assert event_messages()["event.struck"] == {"attacker", "target", "damage", "part"}
