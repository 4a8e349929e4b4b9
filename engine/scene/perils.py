"""Perils: what a rest or a long wait may bring in this room, with the chance over all its turns (P7, SURV-4)."""

from __future__ import annotations

from engine.kernel.command import Command
from engine.play.threats import perils_of
from engine.scene.eye import Eye
from engine.scene.node import Chance, Node, Role
from systems.conditions.perils import Peril


def brought_by(eye: Eye, act: str, command: Command) -> tuple[Node, ...]:
    """A fact for each risk of the room, if it comes at least once in the turns that a command lets pass."""
    found = perils_of(eye.world, eye.seeker, command)
    return tuple(
        Node(id=f"{act}.peril.{number}", role=Role.FACT, kind="peril", name=said, text=said, odds=Chance(peril.chance))
        for number, peril in enumerate(found, 1)
        for said in (peril_words(eye, peril),)
    )


def peril_words(eye: Eye, peril: Peril) -> str:
    """A risk in words."""
    return eye.say(f"act.peril.{peril.what}", card=eye.words.card_name(peril.card), chance=peril.chance)
