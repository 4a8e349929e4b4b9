"""Onward: where the focus goes after a deed, and which deed is offered next; never what would undo it (TABLE-8)."""

from __future__ import annotations

from engine import commands as ask
from engine.commands import Command
from engine.scene.node import Node, Role
from engine.window.acts import about
from engine.window.numbers import uncounted

_PAIRS: tuple[tuple[type[Command], type[Command]], ...] = (
    (ask.Light, ask.Snuff), (ask.Relight, ask.Snuff), (ask.Equip, ask.Unequip), (ask.Take, ask.Drop),
    (ask.Set, ask.Unset), (ask.Enter, ask.Leave), (ask.Descend, ask.Ascend),
)
_UNDOING = frozenset([*_PAIRS, *((after, before) for before, after in _PAIRS)])
_OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
# What is put on, away, out or down is offered when it is looked at, but not because something was done to it.
_ASIDE = (ask.Snuff, ask.Equip, ask.Unequip, ask.Drop, ask.Unset)
_GOING = (ask.Step, ask.Approach, ask.Travel, ask.Explore)
_CARRIED = ("hand", "offhand", "head", "body", "arms", "legs", "neck", "finger", "pack", "worn")


def undoes(act: Node, done: Command | None) -> bool:
    """Whether an act is the reverse of what was just done."""
    if done is None or act.command is None:
        return False
    if isinstance(done, ask.Step) and isinstance(act.command, ask.Step):
        return act.command.heading == _OPPOSITE[done.heading]
    return (type(done), type(act.command)) in _UNDOING


def offered(tree: Node, focus: str, done: Command | None, looked: bool = True) -> str:
    """The deed that is chosen for what is focused: the first that can be done and undoes nothing.

    `looked` when the player turned to it; else the focus came to it, or stayed, because of a deed.
    """
    able = [act for act in about(tree, focus) if act.enabled]
    undone = any(undoes(act, done) for act in able)
    for act in able:
        if not undoes(act, done) and not ((undone or not looked) and isinstance(act.command, _ASIDE)):
            return act.id
    return ""


def onward(tree: Node, done: Command) -> tuple[str, str]:
    """What is next, as the focus and the deed: who is about to strike, else what lies underfoot, else nothing."""
    for node in tree.walk():
        if node.role is Role.INTENT and "at_you" in node.states:
            foe = node.id.rpartition(".")[0]
            blow = next((act.id for act in about(tree, foe) if act.enabled and act.kind == "fight"), "")
            if blow and not foe.startswith("beyond."):
                return foe, blow
    here = next((node for node in tree.children if node.role in (Role.SLOT, Role.LOCATION) and "here" in node.states),
                None)
    thing = here.child("thing") if here is not None else None
    if thing is not None:
        for act in about(tree, thing.id):
            if act.enabled and act.kind == "here" and not undoes(act, done) and not isinstance(act.command, _ASIDE):
                return thing.id, act.id
    return "", ""


def stays(before: Node | None, after: Node | None, focus: str, done: Command) -> bool:
    """Whether what was focused is still the same thing, and not something carried that had no part in the deed."""
    if before is None or after is None or (before.art, before.role) != (after.art, after.role):
        return False
    return focus.partition(".")[0] not in _CARRIED or not isinstance(done, _GOING)


def same_deed(before: Node | None, after: Node | None) -> bool:
    """Whether a row of the list still stands for the deed that it stood for, and it can be done."""
    if before is None or after is None or not after.enabled:
        return False
    return uncounted(before.name) == uncounted(after.name)
