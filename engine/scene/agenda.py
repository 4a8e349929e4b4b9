"""Agenda: what the seeker knows will fall due, counted in world turns from now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from components.place import Spot
from engine.scene.eye import Eye
from engine.scene.facts import keeps_its_own
from engine.scene.node import Node, Role


def agenda(eye: Eye) -> Node:
    """Flames that will die, things that will have burnt away and afflictions that strike again, soonest first."""
    return eye.derived("agenda", _agenda, eye)


def _agenda(eye: Eye) -> Node:
    due: list[tuple[int, str, str, str, str]] = []
    for around in (eye.carried, eye.around):
        for address, entity in around.items():
            due += _dues(eye, address, entity, eye.name)
    for number, entity in enumerate(eye.world.held(eye.seeker, Spot.AFFLICTION), 1):
        due += _dues(eye, f"affliction.{number}", entity, eye.called)
    nodes = tuple(
        _node(eye, max(0, turn - eye.world.turn), *told) for turn, *told in sorted(due)
    )
    return Node(id="agenda", role=Role.GROUP, name=eye.say("agenda.name"),
                text=eye.say("agenda.text", count=len(nodes)), children=nodes)


def _dues(eye: Eye, address: str, entity: int, named: Callable[[int], str]) -> Iterator[tuple[int, str, str, str, str]]:
    """What of a card falls due, and when, by the world turn."""
    for due in eye.content.dues:
        part = eye.world.find(entity, due.kind)
        turn = getattr(part, "due", None)
        if turn is not None and not (due.hidden and keeps_its_own(eye, entity)):
            words = eye.say(due.words, name=named(entity), **{field: getattr(part, field) for field in due.fields})
            yield turn, f"{address}.{due.mark}" if due.mark else address, due.token, words, eye.art(entity)


def _node(eye: Eye, turns: int, address: str, kind: str, words: str, art: str) -> Node:
    return Node(
        id=f"agenda.{address}", role=Role.DUE, name=words, text=eye.say("due.line", what=words, turns=turns), kind=kind,
        art=art, value=turns,
    )
