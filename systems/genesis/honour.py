"""Honour: what the dead of a tomb once had, and how their defences grow with it (THEME-9)."""

from __future__ import annotations

from systems.genesis.blueprint import Blueprint


def bestow(plan: Blueprint) -> None:
    """Draw the tomb's honour where the theme knows such a thing; each point past the first adds to its shares."""
    plan.shares = dict(plan.theme.shares)
    if not plan.theme.honour:
        return
    plan.honour = plan.stream("honour").between(1, plan.figures.honour_most)
    for kind, more in plan.theme.honour.items():
        plan.shares[kind] = plan.shares.get(kind, 0) + more * (plan.honour - 1)


def of_a_hundred_locks(plan: Blueprint) -> int:
    """Per cent of the usual number of locks."""
    return 100 + plan.figures.honour_locks * max(0, plan.honour - 1)
