"""Condition facts: what lies on a room says what it does, offers and risks, by the rules' own figures (COND-1)."""

from __future__ import annotations

from engine.scene.eye import Eye
from engine.scene.facts import told
from engine.scene.node import Node


def condition_facts(eye: Eye, address: str, entity: int) -> tuple[Node, ...]:
    """One node for each thing that a condition, or the room by itself, means to whoever is there."""
    return told(eye, address, entity, eye.content.tellers.of_place, measured=False)
