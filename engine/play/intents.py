"""Intents: a command and its addresses become the intent component it stands for, or a reason why they cannot (P3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from components.registry import Component
from content.registry import Content
from engine.kernel.command import Command, heading_number
from engine.kernel.world import World
from systems.core.addresses import BODY, condition_at, passage_at, resolve
from systems.core.rooms import room_of
from systems.core.verdict import Refusal

Intended = Component | Refusal
Found = Callable[[World, int, str], Any]


def intend(world: World, seeker: int, command: Command) -> Intended:
    """The intent of a single command. Those of many are played one by one: see engine/errands."""
    verb, values = world.resource(Content).verbs.of(command), resolved(world, seeker, command)
    refused = next((value for value in values if isinstance(value, Refusal)), None)
    if refused is not None:
        return refused
    if verb.intend is not None:
        made: Intended = verb.intend(world, seeker, command, *values)
        return made
    assert verb.intent is not None
    return verb.intent(*values)


def resolved(world: World, seeker: int, command: Command) -> list[Any]:
    """What the fields of a command name, in order: entities, headings as numbers, refusals; all else as it is."""
    return [
        _FOUND[want](world, seeker, getattr(command, field)) if want in _FOUND else getattr(command, field)
        for field, want in world.resource(Content).verbs.of(command).fields
    ]


def _structure(world: World, seeker: int, address: str) -> int | Refusal:
    return room_of(world, seeker) if address == "centre" else passage_at(world, seeker, address)


def _body(world: World, seeker: int, name: str) -> Any:
    if not name:
        return None
    spot = BODY.get(name)
    return spot if spot is not None else Refusal("refused.body_spot", {"spot": name})


_FOUND: dict[str, Found] = {
    "creature": lambda world, seeker, address: resolve(world, seeker, address, "creature"),
    "thing": lambda world, seeker, address: resolve(world, seeker, address, "thing"),
    "carried": lambda world, seeker, address: resolve(world, seeker, address, "carried"),
    "lock": lambda world, seeker, address: resolve(world, seeker, address, "thing"),
    "room": lambda world, seeker, address: resolve(world, seeker, address, "room"),
    "passage": passage_at,
    "structure": _structure,
    "condition": condition_at,
    "body": _body,
    "heading": lambda world, seeker, name: heading_number(name),
}
