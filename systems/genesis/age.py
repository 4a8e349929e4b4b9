"""Age: how many generations old the dungeon is; water, ruin, dirt and mimics follow from it (AGE-1, AGE-7)."""

from __future__ import annotations

from systems.genesis.blueprint import Blueprint


def come_of_age(plan: Blueprint) -> None:
    """Draw the age, from one generation up to the oldest there are, each as likely."""
    plan.age = plan.stream("age").between(1, plan.ageing.oldest)
