"""Hints: first words of advice, each told once, when the board first gives cause for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.scene.node import Node, Role

PATIENCE = 3
# What a bump says, whatever wall it was: whoever is told to search has not been told where (P9).
WALLS = ("refused.wall", "refused.wall_uneven")
# Whoever only has to go over the centre first, or to wait for the next turn, has no shut way before it.
_NO_BAR = ("refused.centre_first", "refused.ap")
_OF_WAYS = ("walls", "blocked")
_HALF = 50


def _states(tree: Node, role: Role) -> set[str]:
    return {state for node in tree.walk() if node.role is role for state in node.states}


def _kinds(tree: Node, role: Role) -> set[str]:
    return {node.kind for node in tree.walk() if node.role is role}


def _on_a_side(tree: Node) -> bool:
    return any(node.role is Role.SLOT and node.kind == "slot" and "here" in node.states for node in tree.children)


def _in_the_dark(tree: Node) -> bool:
    return any(fact.kind == "light" and "hinders" in fact.states for fact in tree.walk())


def _hungry(tree: Node) -> bool:
    return any(node.kind in ("hunger", "thirst") and (node.value or 0) >= _HALF for node in tree.walk()
               if node.role is Role.METER)


def _walked(tree: Node) -> bool:
    return (tree.age or 0) >= 8


# In order of urgency: at most one is told for a command.
CAUSES: tuple[tuple[str, Callable[[Node], bool]], ...] = (
    ("enemy", lambda tree: bool(_kinds(tree, Role.CREATURE))),
    ("first", lambda tree: "unseen" in _states(tree, Role.SLOT)),
    ("side", _on_a_side),
    ("dark", _in_the_dark),
    ("container", lambda tree: "shut" in _states(tree, Role.CARD)),
    ("locked", lambda tree: "locked" in _kinds(tree, Role.WAY)),
    ("stairs", lambda tree: "stair" in _kinds(tree, Role.CARD)),
    ("mouth", lambda tree: "mouth" in _kinds(tree, Role.CARD)),
    ("hungry", _hungry),
    ("map", _walked),
)


class Hints:
    """Remembers what was told, and how often in a row a way was barred; a face may keep `told` for the next sitting."""

    def __init__(self, told: Iterable[str] = ()) -> None:
        self._told = set(told)
        self._barred = 0
        self._walled = False

    @property
    def told(self) -> list[str]:
        """The names of hints that were told."""
        return sorted(self._told)

    @told.setter
    def told(self, told: Iterable[str]) -> None:
        self._told = set(told)

    def barred(self, by: str) -> None:
        """A move was refused by this message id, or something went well again (empty); no world counts."""
        if by in _NO_BAR:
            return
        self._barred = self._barred + 1 if by else 0
        self._walled = by in WALLS

    def when_barred(self) -> str:
        """The hint for one who runs against ways that are shut, at the last into a wall; or nothing."""
        name = "walls" if self._walled else "blocked"
        if self._barred < PATIENCE or name in self._told:
            return ""
        self._told.add(name)
        return f"hint.{name}"

    def fits(self, hint: str, tree: Node) -> bool:
        """Whether there is still cause for a hint that was told: on the board, or in ways that stay shut."""
        name = hint.removeprefix("hint.")
        if name in _OF_WAYS:
            return self._barred > 0
        return any(fits(tree) for cause, fits in CAUSES if cause == name)

    def next(self, tree: Node) -> str:
        """The message id of the hint that fits the board now, or nothing."""
        for name, fits in CAUSES:
            if name not in self._told and fits(tree):
                self._told.add(name)
                return f"hint.{name}"
        return ""
