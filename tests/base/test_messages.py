"""Every event and every value that enters a sentence has its words, and a sentence keeps the house's tone."""

from __future__ import annotations

import re
import typing

import pytest

from components.combat import Element
from components.creatures import Temper
from components.event import Entity, Event
from components.events.body import GrewColder, GrewWarmer
from components.events.combat import Missed, Struck
from components.events.rest import Mended
from components.place import WORN, Spot
from components.room import Terrain
from content.kinds import Kind
from content.loader import load
from content.messages import event_id, event_messages
from systems.core.odds import PARTS

WORDS = load().words
KINDS = [kind for kind in Event.__subclasses__() if kind.__module__.startswith("components.events.")]
DOERS = ("actor", "seeker", "attacker", "victim", "target")


def entities(kind: type[Event]) -> list[str]:
    """The fields of an event that name entities, in order."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return [field for field in kind.__struct_fields__ if hints[field] == Entity]


def said(message: str, kind: type[Event]) -> str:
    """The message with each of the event's fields in its place."""
    params: dict[str, int | str] = {field: f"<{field}>" for field in event_messages()[event_id(kind)]}
    return WORDS.say(message, **params)


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_has_words_for_an_onlooker(kind: type[Event]) -> None:
    sentence = said(event_id(kind), kind)

    assert "[" not in sentence
    assert sentence.endswith(".")


# Nobody but who feels it is told of these: their words speak to it as they are.
FELT = (GrewColder, GrewWarmer, Mended)
SPOKEN = [kind for kind in KINDS if entities(kind)[:1] and entities(kind)[0] in DOERS and kind not in FELT]


@pytest.mark.parametrize("kind", SPOKEN)
def test_an_event_speaks_to_the_one_it_happens_to(kind: type[Event]) -> None:
    sentence = said(f"{event_id(kind)}.by_you", kind)

    assert "[" not in sentence
    assert f"<{entities(kind)[0]}>" not in sentence


@pytest.mark.parametrize("kind", [Struck, Missed])
def test_a_blow_speaks_to_the_one_it_is_meant_for(kind: type[Event]) -> None:
    sentence = said(f"{event_id(kind)}.to_you", kind)

    assert "<attacker>" in sentence
    assert "you" in sentence
    assert "<target>" not in sentence


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.carries])
def test_what_is_only_heard_names_nobody(kind: type[Event]) -> None:
    sentence = said(f"{event_id(kind)}.heard", kind)

    assert "[" not in sentence
    assert "<" not in sentence


def test_values_of_the_rules_have_words() -> None:
    wanted = [f"spot.{spot.name.lower()}" for spot in Spot]
    wanted += [f"heading.{name}" for name in ("north", "east", "south", "west")]
    wanted += [f"part.{part}" for part in PARTS]
    wanted += [f"element.{element}" for element in Element]
    wanted += [f"terrain.{terrain}" for terrain in Terrain]
    wanted += [f"temper.{temper}" for temper in Temper]
    wanted += [f"kind.{kind}" for kind in Kind]

    missing = [message for message in wanted if not WORDS.has(message)]

    assert missing == []
    assert all(WORDS.say(f"spot.{spot.name.lower()}").startswith("the ") for spot in WORN)


def test_no_message_raises_its_voice_or_stumbles() -> None:
    told = {message: WORDS.say(message) for message in WORDS.ids()}

    loud = [message for message, words in told.items() if "!" in words]
    stumbling = [m for m, words in told.items() if m.startswith("event.") and re.search(r"\s\s|\s[.,]", words)]

    assert told
    assert loud == []
    assert stumbling == []


def test_counted_things_agree_with_their_number() -> None:
    one = WORDS.say("event.searched.by_you", card="the chest", found=1)
    many = WORDS.say("event.searched.by_you", card="the chest", found=3)

    assert "1 thing comes" in one
    assert "3 things come" in many
