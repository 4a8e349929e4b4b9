"""Onward: where the focus goes after a deed, and which deed is offered next; never what would undo it (TABLE-8)."""

from __future__ import annotations

from content.verb import Verbs
from engine.kernel.command import Command, name_of
from engine.scene.node import Node, Role
from engine.window.acts import about
from engine.window.numbers import uncounted
from systems.travel.verbs import Step

_OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
_CARRIED = ("hand", "offhand", "head", "body", "arms", "legs", "neck", "finger", "pack", "worn")


def undoes(act: Node, done: Command | None, verbs: Verbs) -> bool:
    """Whether an act is the reverse of what was just done."""
    if done is None or act.command is None:
        return False
    if isinstance(done, Step) and isinstance(act.command, Step):
        return act.command.heading == _OPPOSITE[done.heading]
    first, second = verbs.of(done), verbs.of(act.command)
    return first.undoes == name_of(act.command) or second.undoes == name_of(done)


def offered(tree: Node, focus: str, done: Command | None, verbs: Verbs, looked: bool = True) -> str:
    """The deed that is chosen for what is focused: the first that can be done and undoes nothing.

    `looked` when the player turned to it; else the focus came to it, or stayed, because of a deed.
    """
    able = [act for act in about(tree, focus, verbs) if act.enabled]
    undone = any(undoes(act, done, verbs) for act in able)
    for act in able:
        if not undoes(act, done, verbs) and not ((undone or not looked) and _is_aside(act, verbs)):
            return act.id
    return ""


def onward(tree: Node, done: Command, verbs: Verbs) -> tuple[str, str]:
    """What is next, as the focus and the deed: who is about to strike, else what lies underfoot, else nothing."""
    for node in tree.walk():
        if node.role is Role.INTENT and "at_you" in node.states:
            foe = node.id.rpartition(".")[0]
            blow = next((act.id for act in about(tree, foe, verbs) if act.enabled and act.kind == "fight"), "")
            if blow and not foe.startswith("beyond."):
                return foe, blow
    here = next((node for node in tree.children if node.role in (Role.SLOT, Role.LOCATION) and "here" in node.states),
                None)
    thing = here.child("thing") if here is not None else None
    if thing is not None:
        for act in about(tree, thing.id, verbs):
            if act.enabled and act.kind == "here" and not undoes(act, done, verbs) and not _is_aside(act, verbs):
                return thing.id, act.id
    return "", ""


def _is_aside(act: Node, verbs: Verbs) -> bool:
    return act.command is not None and verbs.of(act.command).aside


def stays(before: Node | None, after: Node | None, focus: str, done: Command, verbs: Verbs) -> bool:
    """Whether what was focused is still the same thing, and not something carried that had no part in the deed."""
    if before is None or after is None or (before.art, before.role) != (after.art, after.role):
        return False
    return focus.partition(".")[0] not in _CARRIED or not verbs.of(done).goes


def same_deed(before: Node | None, after: Node | None) -> bool:
    """Whether a row of the list still stands for the deed that it stood for, and it can be done."""
    if before is None or after is None or not after.enabled:
        return False
    return uncounted(before.name) == uncounted(after.name)
