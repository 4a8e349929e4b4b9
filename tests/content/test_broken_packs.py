"""Every fault a pack can have is told by one line: file, line, what, field, expected, got, and what was meant."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.content.packs import a_base, a_pack, faults_of
from tests.planted_fault import planted

CASES = re.split(r"^=== ", (Path(__file__).parent / "broken.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]


def parts(case: str) -> dict[str, str]:
    """The texts of a case by heading: more of `pack.toml`, the whole of `cards.toml`, the faults."""
    _, *rest = re.split(r"^--- (.*)\n", case, flags=re.MULTILINE)
    return {heading.split(" ")[0]: text for heading, text in zip(rest[::2], rest[1::2], strict=True)}


@planted("content/mouths.py", "if themes[name].exit:", "if not themes:")
@planted("content/decks.py", "            if deck not in dealt:", "            if not deck:")
@planted("content/offered.py", "                if action not in actions:", "                if not action:")
@planted("content/offered.py", "                if action != DRAW_WATER:", "                if not action:")
@planted("content/offered.py", "and not tools.intersection(part.tools)", "and not part.tools")
@planted("content/offered.py", "tools = {*_LIGHTS, *(", "tools = {*(")
@planted("content/bearing.py", "least <= number and (most is None or number <= most)", "number <= 200")
@planted("content/bearing.py", "100 if field in _PER_CENT else None", "None")
@planted("content/collect.py", "        if full in self.removed:", "        if not full:")
@planted("content/steps.py", "if renamed and pack.manifest.data_version == 1:", "if not pack:")
@planted("content/steps.py", 'or full in collected.entries["card"]:', "or not full:")
@planted("content/companions.py", "        if wanted not in borne:\n            yield ()",
         "        if False:\n            yield ()")
@planted("content/companions.py", "            if wanted not in borne:\n                yield (name,)",
         "            if False:\n                yield (name,)")
@planted("content/companions.py", "cards[card].kind is not wanted", "False")
@planted("content/called.py", "if len(card.name) > SHORT_MOST and", "if len(card.name) > 70 and",
         case="name_without_a_short_one")
@planted("content/companions.py", "            if unwanted in borne:", "            if not unwanted:",
         case="container_that_stacks")
@planted("content/questions.py", "elif not answers:", "elif answers and not kind:", case="event_without_answers")
@planted("content/questions.py", "any(_free(answer, answering) for answer in answers.values())", "answers",
         case="event_that_nobody_can_leave")
@planted("content/questions.py", "        if parameter not in known:", "        if not parameter:",
         case="answer_with_wrong_fields")
@planted("content/questions.py", "if type(part) not in answering.parts:", "if not part:", case="answer_of_wrong_parts")
@planted("content/questions.py", "if said == EACH and spread is not None and spread.of == what:", "if said == EACH:",
         case="answer_of_wrong_parts")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.split("\n")[0])
def test_a_broken_pack_is_told_by_exactly_these_lines(case: str, tmp_path: Path) -> None:
    texts = parts(case)
    mod = a_pack(tmp_path, "mod", texts.get("pack.toml", ""), cards=texts.get("cards.toml", ""))

    faults = faults_of(a_base(tmp_path), mod)

    assert faults == texts["faults"].strip().splitlines()


def test_there_are_enough_broken_packs() -> None:
    names = [case.split("\n")[0] for case in CASES]

    assert len(set(names)) == len(names) >= 60


def test_all_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    one = '[card.a]\nname = 1\ntext = "T"\nkind = "item"\ngoods = { b = 200, c = -1 }\n'
    two = '[card.b]\nname = "B"\ntext = "T"\nkind = "itm"\n[messages]\nx = "{"\n'
    mod = a_pack(tmp_path, "mod", "wrong = 1\n", one=one, two=two)
    other = a_pack(tmp_path, "other", one='[card.a]\nname = "A"\ntext = "T"\nkind = "item"\ngoods = { x = 1 }\n')

    faults = faults_of(a_base(tmp_path), mod, other)

    assert [fault.split(": ", 1)[0] for fault in faults] == [
        *("mod/one.toml:2", "mod/one.toml:5", "mod/one.toml:5"),
        *("mod/pack.toml:6", "mod/two.toml:4", "mod/two.toml:6", "other/one.toml:5"),
    ]


def test_what_an_unreadable_file_would_have_defined_is_not_missed(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", one="[card.a\n", two='[patch."base:torch"]\nset.goods = { a = 10 }\n')

    faults = faults_of(a_base(tmp_path), mod)

    assert [fault.split(": ", 1)[0] for fault in faults] == ["mod/one.toml:1"]


def test_a_pack_that_calls_itself_the_base_game_is_told_so_in_one_sentence(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "base", cards='[card.a]\nname = "A"\ntext = "T"\nkind = "item"\n')

    faults = faults_of(mod)

    assert faults == [
        'base/pack.toml:2: pack "base": name: expected a name of its own, got "base", which is the game itself'
    ]
