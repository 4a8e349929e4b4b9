"""Stages: each draws on the blueprint; one that fails is rolled back, counted, tried again, and left out at last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from systems.genesis.blueprint import Blueprint

_COUNTS = "counts"


class Stage(Protocol):
    """One step of a birth; what it leaves on the blueprint follows from the blueprint alone."""

    __name__: str

    def __call__(self, plan: Blueprint, /) -> None: ...


class SetbackError(RuntimeError):
    """A stage came to nothing; the message is the reason that is counted."""


def keep(plan: Blueprint) -> dict[str, Any]:
    """The blueprint as it stands, to be brought back. Lists inside of lists and tables are replaced, never changed."""
    fields = {name: getattr(plan, name) for name in plan.__struct_fields__ if name != _COUNTS}
    return {name: part.copy() if isinstance(part, list | dict | set) else part for name, part in fields.items()}


def bring_back(plan: Blueprint, kept: dict[str, Any]) -> None:
    """Whatever was drawn since is gone; only the counts stay. `kept` can be brought back again."""
    for name, part in kept.items():
        setattr(plan, name, part.copy() if isinstance(part, list | dict | set) else part)


def run(plan: Blueprint, stages: Iterable[Stage]) -> None:
    """Run stages in order; one that fails `figures.genesis.stage_tries` times is left out, and the level is plainer."""
    kept, again = keep(plan), plan.again
    done: list[tuple[Stage, tuple[int, ...]]] = []
    for stage in stages:
        for attempt in range(plan.figures.stage_tries):
            plan.again = (*again, attempt) if attempt else again
            try:
                stage(plan)
            except SetbackError as reason:
                plan.count(f"rolled back, {stage.__name__}: {reason}")
                _roll_back(plan, kept, done)
            else:
                done.append((stage, plan.again))
                break
        else:
            plan.count(f"left out: {stage.__name__}")
    plan.again = again


def _roll_back(plan: Blueprint, kept: dict[str, Any], done: list[tuple[Stage, tuple[int, ...]]]) -> None:
    """Draw what was done before once more: the same streams give the same, and a copy for each stage is saved."""
    counts = plan.counts.copy()
    bring_back(plan, kept)
    for stage, plan.again in done:
        stage(plan)
    plan.counts = counts
