"""What a run of mutants found, as a table: each rule, what its own tests caught, and what survived."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.mutants.mutant import Mutant
from tests.mutants.trial import BROKEN, GREEN, LATE, RED, UNTRIED, Verdict
from tests.rule_table import known_rules

ENOUGH = 95  # per cent that the tests which carry a rule's id have to catch
_KINDS = ("planted", "figure", "code")
_WHY = {
    GREEN: "no test that carries its id goes red",
    LATE: "no test was red in the time that a mutant has",
    UNTRIED: "no test that can run here carries its id",
}


def share(verdicts: Iterable[Verdict]) -> int:
    """Whole per cent caught, of those that made a tree in which tests can be asked."""
    counted = [verdict for verdict in verdicts if verdict.ended != BROKEN]
    return 100 * sum(verdict.ended == RED for verdict in counted) // max(1, len(counted))


def lines(verdicts: Sequence[Verdict], ruleless: Sequence[Mutant], seconds: float, workers: int) -> list[str]:
    """The whole table, survivors and totals after the rules."""
    kinds = [kind for kind in _KINDS if any(verdict.mutant.kind == kind for verdict in verdicts)]
    table = [f"{'rule':<18}" + "".join(f"{kind:<14}" for kind in kinds) + "share"]
    for rule in known_rules():
        if own := [verdict for verdict in verdicts if rule in verdict.mutant.rules]:
            table.append(f"{rule:<18}" + "".join(f"{_caught(own, kind):<14}" for kind in kinds) + f"{share(own)} %")
    table += _survivors(verdicts) + _ruleless(ruleless)
    whole = "".join(f", {kind} {_caught(verdicts, kind)}" for kind in kinds)
    table.append(f"caught by tests that carry the rule's id: {share(verdicts)} %{whole} (asked for: {ENOUGH} %)")
    work = sum(verdict.seconds for verdict in verdicts) / 60
    return [*table, f"{len(verdicts)} mutants in {seconds / 60:.0f} min on {workers} workers ({work:.0f} min of work)"]


def _caught(verdicts: Iterable[Verdict], kind: str) -> str:
    own = [verdict for verdict in verdicts if verdict.mutant.kind == kind and verdict.ended != BROKEN]
    return f"{sum(verdict.ended == RED for verdict in own)} of {len(own)}" if own else "-"


def _survivors(verdicts: Iterable[Verdict]) -> list[str]:
    told = []
    for verdict in verdicts:
        if verdict.ended != RED:
            why = _WHY.get(verdict.ended) or f"not counted, for nothing runs with it: {verdict.test[:100]}"
            told.append(f"  {verdict.mutant.kind} {verdict.mutant.name} ({', '.join(verdict.mutant.rules)}): {why}")
    return ["survived:", *told] if told else []


def _ruleless(mutants: Sequence[Mutant]) -> list[str]:
    if not mutants:
        return []
    told = sorted({f"  {mutant.first.partition('[')[0]}" for mutant in mutants})
    return [f"{len(mutants)} planted faults belong to no rule; their tests (run by `pytest -m soak`):", *told]
