"""`torchturn docs`: who adds what to which sum, of the game and of packs; a topic that is none, in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.loader import load
from tests.cli.shell import torchturn
from tests.content.test_code_packs import coded
from tests.planted_fault import ROOT, planted

CODE = '''"""Rime: what lies white on everything."""


def chill_of_rime(world, seeker, room):
    """The cold that rime brings.

    It is a dry one.
    """
    return -1


def register(pack):
    pack.add_term("warmth", "rime.cold", chill_of_rime, after="warmth.wet")
'''


@planted("engine/cli/docs.py", "and inner else part.pack", 'and inner else "base"')
def test_the_terms_of_every_sum_are_told_with_who_adds_them_in_order(tmp_path: Path) -> None:
    rime = coded(tmp_path, "rime", CODE, words='[messages]\n"rime.cold" = "the rime"\n')

    told = torchturn("docs", "terms", "--pack", rime)

    lines = told.stdout.splitlines()
    heads = [line.partition(":")[0] for line in lines if not line.startswith(" ") and ": " in line]
    start = lines.index(next(line for line in lines if line.startswith("warmth: ")))
    warmth = [line.split()[:2] for line in lines[start + 1:start + 9]]
    assert told.returncode == 0 and told.stderr == ""
    assert set(load().sums) < set(heads)
    assert warmth == [[str(place), f"warmth.{name}" if name != "cold" else "rime.cold"] for place, name in enumerate(
        ("air", "flood", "wind", "wet", "fire", "cold", "room", "worn"), 1)]
    assert lines[start + 6].split(maxsplit=5)[2:] == ["the", "rime", "rime", "The cold that rime brings."]
    assert lines[start + 5].split()[4:6] == ["fire", "Something"]
    assert "rime        Rime: what lies white on everything." in lines


@pytest.mark.parametrize(("given", "said"), [
    (["termz"], "torchturn: argument topic: invalid choice: 'termz' (choose from 'terms', 'verbs'); "
                "`torchturn docs --help` lists what there is"),
    ([], "torchturn: the following arguments are required: topic; `torchturn docs --help` lists what there is"),
    (["terms", "--pack", "nowhere"],
     "torchturn: --pack nowhere: there is no such folder; name the folder that holds pack.toml"),
])
def test_a_topic_or_a_pack_that_is_none_is_told_in_one_sentence(given: list[str], said: str) -> None:
    told = torchturn("docs", *given)

    assert (told.returncode, told.stdout, told.stderr.strip()) == (2, "", said)


def test_every_verb_is_told_those_of_packs_among_them() -> None:
    told = torchturn("docs", "verbs", "--pack", ROOT / "tests/experiment/kneeling")

    lines = told.stdout.splitlines()
    assert told.returncode == 0 and told.stderr == ""
    assert '| `{"do": "strike", "target": "ADDRESS"}` | Strike a creature with what is in hand. |' in lines
    assert '| `{"do": "kneeling:kneel", "target": "ADDRESS"}` | Kneel before a creature in the room. |' in lines
