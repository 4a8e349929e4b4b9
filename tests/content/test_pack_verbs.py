"""Verbs of packs: what is missing in a record is told by the check, and what they need is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.window.glyphs import icons
from tests.build import base_content
from tests.content.packs import faults_of
from tests.content.test_code_packs import coded
from tests.planted_fault import planted
from tests.rules import rule

HEAD = """\
from components.rest import WantsToWait
from components.things import WantsToRead
from components.registry import Component, component
from engine.api import Command, Verb

@component("{0}:intent.nod")
class WantsToNod(Component):
    pass

class Nod(Command, frozen=True, tag="{1}"):
    pass

def judge(world, actor, intent):
    raise NotImplementedError

def register(pack):
    pack.add_verb(Verb(command=Nod, {2}))
"""
WHOLE = 'group="use", place=1, intent=WantsToNod, judge=judge'
WORDS = '[messages]\n"act.{0}:nod" = "Nod"\n"verb.{0}:nod" = "nod"\n'


@planted("content/registrar.py", 'if self.name != BASE and not verb.name.startswith(f"{self.name}:"):', "if False:",
         case="plain")
@planted("content/registrar.py", "if verb.intent is not None and verb.intent not in judged", "if False",
         case="unjudged")
@planted("content/verb_check.py", "        if registrar.name == BASE or", "        if True or", case="wordless")
@planted("content/verb_check.py", "if verb.trains not in skills and", "if not verb.name and", case="untaught")
@planted("content/verb.py", "        if self.group not in GROUPS:", "        if False:", case="elsewhere")
@rule("F5")
@pytest.mark.parametrize(("name", "called", "record", "words", "told"), [
    ("plain", "nod", WHOLE, WORDS, 'verb "nod" does not begin with "plain:"'),
    ("unjudged", "unjudged:nod", 'group="use", place=1, intent=WantsToNod', WORDS,
     "expected a judge of WantsToNod for the verb unjudged:nod, got none"),
    ("judged", "judged:nod", 'group="use", place=1, intent=WantsToWait, judge=judge', WORDS,
     "got a judge of WantsToWait"),
    ("wordless", "wordless:nod", WHOLE, "", 'expected a message "verb.wordless:nod" with its words, got none'),
    ("elsewhere", "elsewhere:nod", 'group="odd", place=1, intent=WantsToNod, judge=judge', WORDS,
     'verb elsewhere:nod stands in the group "odd": expected one of'),
    ("aimless", "aimless:nod", 'group="use", place=1', WORDS, "has neither an intent nor an errand"),
    ("untaught", "untaught:nod", f'{WHOLE}, trains="minning"', WORDS,
     'expected a proficiency to train, got "minning"; did you mean "mining"?'),
], ids=["plain", "unjudged", "judged", "wordless", "elsewhere", "aimless", "untaught"])
def test_a_verb_that_could_not_be_done_named_or_typed_is_a_fault_of_its_pack(
    tmp_path: Path, name: str, called: str, record: str, words: str, told: str
) -> None:
    code = HEAD.format(name, called, record)
    folder = coded(tmp_path, name, code, **({"words": words.format(name)} if words else {}))

    lines = faults_of(folder)

    assert any(told in line and f'pack "{name}"' in line for line in lines), lines


@rule("F1")
def test_every_verb_of_the_game_has_a_glyph_that_is_drawn_and_a_place_of_its_own() -> None:
    verbs = list(base_content().verbs)

    seats = [(verb.group, verb.place) for verb in verbs]

    assert [verb.name for verb in verbs if verb.icon not in icons()] == []
    assert len(set(seats)) == len(seats)
    assert [verb.name for verb in verbs if verb.undoes and verb.undoes not in base_content().verbs.by_name] == []
