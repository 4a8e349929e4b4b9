"""Agenda: what the seeker knows will fall due, counted in world turns from now."""

from __future__ import annotations

from components.effect import Affliction
from components.fire import Burning
from components.light import Fuel, Lit
from components.place import Spot
from engine.scene.eye import Eye
from engine.scene.node import Node, Role


def agenda(eye: Eye) -> Node:
    """Flames that will die, things that will have burnt away and afflictions that strike again, soonest first."""
    return eye.derived("agenda", _agenda, eye)


def _agenda(eye: Eye) -> Node:
    due: list[tuple[int, str, str, str, str]] = []
    for around in (eye.carried, eye.around):
        for address, entity in around.items():
            fuel = eye.world.find(entity, Fuel)
            if fuel is not None and fuel.due is not None and eye.world.has(entity, Lit):
                words = eye.say("due.flame", name=eye.name(entity))
                due.append((fuel.due, address, "flame", words, eye.art(entity)))
            fire = eye.world.find(entity, Burning)
            if fire is not None and fire.due is not None:
                words = eye.say("due.fire", name=eye.name(entity))
                due.append((fire.due, f"{address}.fire", "fire", words, eye.art(entity)))
    for number, entity in enumerate(eye.world.held(eye.seeker, Spot.AFFLICTION), 1):
        part = eye.world.find(entity, Affliction)
        if part is not None and part.due is not None:
            name = eye.words.card_name(eye.art(entity))
            words = eye.say("due.affliction", name=name)
            due.append((part.due, f"affliction.{number}", "affliction", words, eye.art(entity)))
    nodes = tuple(
        _node(eye, max(0, turn - eye.world.turn), *told) for turn, *told in sorted(due)
    )
    return Node(id="agenda", role=Role.GROUP, name=eye.say("agenda.name"),
                text=eye.say("agenda.text", count=len(nodes)), children=nodes)


def _node(eye: Eye, turns: int, address: str, kind: str, words: str, art: str) -> Node:
    return Node(
        id=f"agenda.{address}", role=Role.DUE, name=words, text=eye.say("due.line", what=words, turns=turns), kind=kind,
        art=art, value=turns,
    )
