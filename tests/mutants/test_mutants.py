"""The run of mutants catches what it should and misses what it must: a checker has a test of its own."""

from __future__ import annotations

import os
import py_compile
from pathlib import Path

import pytest

from tests.mutants import from_code, from_figures, from_planted, report, tree
from tests.mutants.ledger import Known
from tests.mutants.mutant import Edit, Mutant
from tests.mutants.trial import BROKEN, GREEN, RED, UNTRIED, Verdict, in_order, red_anyhow, tried
from tests.planted_fault import faults, planted
from tests.rule_table import known_rules
from tests.seeds.figures import spans

ROOT = Path(__file__).parents[2]


def a_tree(folder: Path) -> Path:
    """A rule of one line, and two tests: one that looks at it and one that does not."""
    (folder / "rule.py").write_text("FULL = 12\n", encoding="utf-8")
    (folder / "test_rule.py").write_text(
        "import rule\n\ndef test_full():\n    assert rule.FULL == 12\n\ndef test_else():\n    pass\n\n"
        "def test_ever_red():\n    assert rule.FULL == 11\n", encoding="utf-8")
    return folder


def a_mutant(text: str = "FULL = 13\n", *rules: str, first: str = "") -> Mutant:
    """The rule of that tree, wrong."""
    return Mutant("figure", "full", rules or ("LIGHT-1",), (Edit("rule.py", text),), first, "full")


def ended(how: str, kind: str = "figure", *rules: str) -> Verdict:
    """How one mutant of these rules ended."""
    return Verdict(Mutant(kind, f"{kind} {how}", rules or ("LIGHT-1",), ()), how, 1.0)


@pytest.mark.parametrize(("tests", "how"), [
    (["test_rule.py::test_full"], RED),
    (["test_rule.py::test_else", "test_rule.py::test_full"], RED),
    (["test_rule.py::test_else"], GREEN),
    ([], UNTRIED),
])
def test_a_mutant_is_caught_only_by_a_test_that_looks(tmp_path: Path, tests: list[str], how: str) -> None:
    verdict = tried(a_tree(tmp_path), a_mutant(), tests)

    assert verdict.ended == how


def test_a_test_that_is_red_without_a_mutant_too_is_known(tmp_path: Path) -> None:
    place = a_tree(tmp_path)

    assert red_anyhow(place, ["test_rule.py::test_full", "test_rule.py::test_ever_red"]) == {
        "test_rule.py::test_ever_red"
    }
    assert red_anyhow(place, []) == set()


def test_of_each_figure_one_mutant_is_taken_when_all_are_asked_for() -> None:
    found = from_figures.mutants(ROOT)

    few = from_figures.thinned(found)

    paths = [(mutant.name.partition(" = ")[0], mutant.rules) for mutant in few]
    assert len(paths) == len(set(paths)) and set(paths) == {(m.name.partition(" = ")[0], m.rules) for m in found}
    assert few == from_figures.thinned(found)


def test_a_mutant_with_which_nothing_can_be_asked_is_not_taken_for_caught(tmp_path: Path) -> None:
    verdict = tried(a_tree(tmp_path), a_mutant("FULL = \n"), ["test_rule.py::test_full"])

    assert verdict.ended == BROKEN


@planted("tests/mutants/tree.py", "(before.st_atime_ns, before.st_mtime_ns - 86_400 * 10**9)",
         "(before.st_atime_ns, before.st_mtime_ns)")
def test_a_mutant_of_the_same_size_in_the_same_second_is_seen_though_the_tree_was_compiled(tmp_path: Path) -> None:
    place = a_tree(tmp_path)
    py_compile.compile(str(place / "rule.py"))

    verdict = tried(place, a_mutant(), ["test_rule.py::test_full"])

    assert verdict.ended == RED


def test_the_tree_is_afterwards_as_it_was_to_the_time_of_the_file(tmp_path: Path) -> None:
    rule = a_tree(tmp_path) / "rule.py"
    os.utime(rule, ns=(10**18, 10**18 + 5))

    with tree.planted(tmp_path, a_mutant()):
        inside = rule.read_text(encoding="utf-8")

    assert inside == "FULL = 13\n"
    assert (rule.read_text(encoding="utf-8"), rule.stat().st_mtime_ns) == ("FULL = 12\n", 10**18 + 5)


def test_only_tests_that_carry_the_rule_are_asked_its_own_first_then_those_about_it_then_the_quick() -> None:
    known = [
        Known("test_a.py::test_slow", ("LIGHT-1",), 9.0),
        Known("test_a.py::test_quick", ("LIGHT-1", "P7"), 1.0),
        Known("test_a.py::test_full[1]", ("LIGHT-1",), 20.0),
        Known("test_a.py::test_full[2]", ("LIGHT-1",), 20.0),
        Known("test_a.py::test_tour[torch]", ("LIGHT-1",), 0.1),
        Known("test_a.py::test_tour[web]", ("COND-1",), 0.1),
    ]

    asked = in_order(a_mutant(first="test_b.py::test_own"), known)

    assert [name.partition("::test_")[2] for name in asked] == ["own", "full", "tour[torch]", "quick", "slow"]


@pytest.mark.parametrize(("value", "others"), [
    ("12", ["13", "11"]), ("0", ["1"]), ("True", ["False"]), ("False", ["True"]), ("[60, 25]", ["[61, 25]"]),
    ("['torch', 'blade']", ["['blade']"]), ("base:rat", []),
])
def test_a_figure_is_wrong_by_one(value: str, others: list[str]) -> None:
    assert from_figures.wrong(value) == others


def test_every_figure_of_the_rulebook_is_put_out_in_content_and_wherever_the_rulebook_says_it() -> None:
    found = from_figures.mutants(ROOT)

    named = {mutant.name.partition(" = ")[0] for mutant in found}
    assert named == {span.path for span in spans() if from_figures.wrong(span.value)}
    for mutant in found:
        content, *chapters = mutant.edits
        assert content.file.startswith("content/base/") and chapters, mutant.name
        assert all(f"`{mutant.name}`" in chapter.text for chapter in chapters), mutant.name
        assert all(edit.text != (ROOT / edit.file).read_text(encoding="utf-8") for edit in mutant.edits), mutant.name


def test_every_figure_of_the_rulebook_belongs_to_a_rule() -> None:
    homeless = [span.path for span in spans() if not span.rule and span.chapter != "README.md"]

    assert homeless == []


def test_every_planted_fault_is_a_mutant_of_the_rules_of_its_test() -> None:
    found = from_planted.mutants(ROOT)

    known = set(known_rules())
    assert [(mutant.first, set(mutant.rules)) for mutant in found] == [
        (fault.test, known & set(fault.rules)) for fault in faults()
    ]


def test_mutants_of_code_can_be_read_by_python_and_few_of_a_file_are_taken() -> None:
    found = from_code.mutants(ROOT)
    few = from_code.thinned(found)

    for mutant in few:
        compile(mutant.edits[0].text, mutant.edits[0].file, "exec", dont_inherit=True)
    assert len(found) > 3000 and len(few) < len(found) / 5
    assert few == from_code.thinned(found)


def test_the_share_counts_what_could_be_asked_and_the_table_names_what_survived() -> None:
    verdicts = [ended(RED), ended(RED, "planted", "LIGHT-1", "P7"), ended(GREEN), ended(BROKEN)]

    table = report.lines(verdicts, [Mutant("planted", "x", (), (), "test_c.py::test_free[1]")], 90, 2)

    assert report.share(verdicts) == 66
    assert table[1].split() == ["LIGHT-1", "1", "of", "1", "1", "of", "2", "66", "%"]
    assert table[2].split() == ["P7", "1", "of", "1", "-", "100", "%"]
    assert "  figure figure green (LIGHT-1): no test that carries its id goes red" in table
    assert "  test_c.py::test_free" in table
    assert any(line.startswith("caught by tests that carry the rule's id: 66 %, planted 1 of 1, figure 1 of 2")
               for line in table)
