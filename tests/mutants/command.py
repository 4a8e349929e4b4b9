"""`pytest --rules --mutants`: which mutants, on how many workers, and how far it is."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path
from time import monotonic

import pytest

from tests.mutants import from_code, from_figures, from_planted, ledger, report, tree
from tests.mutants.mutant import Mutant
from tests.mutants.trial import RED, Verdict, in_order, red_anyhow, tried

ROOT = Path(__file__).parents[2]
USUAL = "planted,figure"
HELP = f"""put wrongs into copies of the tree and print which rules' own tests go red. WORDS, with commas: kinds
(planted, figure, code; without any {USUAL}), ids (LIGHT-1, COND-*), a part of a mutant's name (systems/water/flood.py),
`survived` for those that did last time, `all` for figures both one more and one less and for all wrongs of code"""
_TIMES = ROOT / ".pytest_cache" / "test_seconds.json"
_KEPT = ROOT / ".pytest_cache" / "survived_mutants"
Say = Callable[[str], None]


def chosen(words: Sequence[str], survived: Sequence[str]) -> list[Mutant]:
    """The mutants of these words; without `all`, `survived` or a name, one of each figure and a few of each file."""
    everything = [*from_planted.mutants(ROOT), *from_figures.mutants(ROOT), *from_code.mutants(ROOT)]
    kinds = {word for word in words if word in {mutant.kind for mutant in everything}}
    others = [word for word in words if word not in kinds and word not in ("survived", "all")]
    found = [mutant for mutant in everything if mutant.kind in (kinds or USUAL.split(","))]
    if "survived" in words:
        found = [mutant for mutant in everything if mutant.name in survived]
    if others:
        found = [mutant for mutant in found if any(_fits(mutant, word) for word in others)]
    whole = "all" in words or "survived" in words or any(not _is_id(word) for word in others)
    return found if whole else from_figures.thinned(from_code.thinned(found))


def _is_id(word: str) -> bool:
    return word.upper() == word


def _fits(mutant: Mutant, word: str) -> bool:
    return any(fnmatchcase(rule, word) for rule in mutant.rules) if _is_id(word) else word in mutant.name


def run(config: pytest.Config) -> int:
    """Try all that was asked for and print the table; 1 if too few were caught."""
    say = _speaker()
    began = monotonic()
    words = [word for word in str(config.getoption("--mutants")).split(",") if word]
    mutants = chosen(words, _KEPT.read_text(encoding="utf-8").splitlines() if _KEPT.exists() else [])
    ruled = [mutant for mutant in mutants if mutant.rules]
    workers = _workers(config)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        known, trees = _prepared(Path(folder), ruled, workers, say)
        verdicts = _all_tried(ruled, known, trees, say)
    _KEPT.parent.mkdir(exist_ok=True)
    _KEPT.write_text("\n".join(verdict.mutant.name for verdict in verdicts if verdict.ended != RED), encoding="utf-8")
    ruleless = [mutant for mutant in mutants if not mutant.rules]
    for line in report.lines(verdicts, ruleless, monotonic() - began, workers):
        say(line)
    return int(report.share(verdicts) < report.ENOUGH)


def _workers(config: pytest.Config) -> int:
    asked = config.getoption("numprocesses", None)
    return int(asked) if str(asked).isdigit() and int(asked) else (os.cpu_count() or 1)


def _prepared(folder: Path, mutants: Sequence[Mutant], workers: int, say: Say) -> tuple[list[ledger.Known], list[Path]]:
    """A copy for each worker, and which tests carry the rules, with the time they took when they last ran."""
    first = tree.copied(ROOT, folder / "0")
    rules = sorted({rule for mutant in mutants for rule in mutant.rules})
    book = folder / "ledger"
    asked = ("-p", "tests.mutants.ledger", f"--ledger={book}", f"--carrying={' '.join(rules)}", "--collect-only")
    subprocess.run([sys.executable, "-m", "pytest", *asked, "-n", "0", "-p", "no:randomly", "-q"], cwd=first,
                   capture_output=True)
    known = ledger.read(book, json.loads(_TIMES.read_text(encoding="utf-8")) if _TIMES.exists() else {})
    say(f"{len(mutants)} mutants of {len(rules)} rules, which {len(known)} tests carry")
    return known, [first, *(tree.copied(first, folder / str(number)) for number in range(1, workers))]


def _all_tried(mutants: Sequence[Mutant], known: list[ledger.Known], trees: Sequence[Path], say: Say) -> list[Verdict]:
    """What became of each. What was caught by a test that is red anyhow is tried once more without that test."""
    unsound: set[str] = set()
    verdicts = {verdict.mutant: verdict for verdict in _round(mutants, known, trees, say, unsound)}
    while True:
        caught = [verdict.test for verdict in verdicts.values() if verdict.ended == RED]
        unsound |= red_anyhow(trees[0], set(caught) - unsound)
        again = [mutant for mutant, verdict in verdicts.items() if verdict.ended == RED and verdict.test in unsound]
        if not again:
            break
        verdicts |= {verdict.mutant: verdict for verdict in _round(again, known, trees, say, unsound)}
    for test in sorted(unsound):
        say(f"red without a mutant too, so it caught nothing: {test}")
    _remember(known, trees)
    return list(verdicts.values())


def _round(
    mutants: Sequence[Mutant], known: list[ledger.Known], trees: Sequence[Path], say: Say, unsound: set[str]
) -> list[Verdict]:
    """Each mutant once. A test that catches a second one is asked at once whether it is red anyhow."""
    free: queue.Queue[Path] = queue.Queue()
    for place in trees:
        free.put(place)
    done: list[Verdict] = []
    catches: Counter[str] = Counter()

    def sound(place: Path, verdict: Verdict) -> bool:
        catches[verdict.test] += verdict.ended == RED
        if verdict.ended == RED and catches[verdict.test] == 2:
            unsound.update(red_anyhow(place, [verdict.test]))
        return verdict.test not in unsound

    def one(mutant: Mutant) -> Verdict:
        place = free.get()
        asked = in_order(mutant, known)
        try:
            while True:
                passed_over = unsound | {test.partition("[")[0] for test in unsound}
                tests = [test for test in asked if test not in passed_over]
                verdict = tried(place, mutant, tests, place.with_name(f"{place.name}.ledger"))
                if sound(place, verdict):
                    break
        finally:
            free.put(place)
        done.append(verdict)
        say(f"{len(done)}/{len(mutants)} {verdict.ended} {verdict.seconds:.0f} s {mutant.kind} {mutant.name}"
            + (f" <- {verdict.test}" if verdict.test else ""))
        return verdict

    with ThreadPoolExecutor(len(trees)) as pool:
        return list(pool.map(one, mutants))


def _remember(known: Sequence[ledger.Known], trees: Sequence[Path]) -> None:
    """How long tests took, so that the next run asks the quick ones first."""
    seconds = {test.node: test.seconds for test in known if test.seconds != ledger.UNKNOWN}
    for place in trees:
        seconds |= ledger.times(place.with_name(f"{place.name}.ledger"))
    _TIMES.parent.mkdir(exist_ok=True)
    before = json.loads(_TIMES.read_text(encoding="utf-8")) if _TIMES.exists() else {}
    _TIMES.write_text(json.dumps(before | seconds), encoding="utf-8")


def _speaker() -> Say:
    def say(line: str) -> None:
        print(line, flush=True)

    return say
