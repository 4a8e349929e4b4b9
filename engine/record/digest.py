"""Digest: the whole state of a chronicle as one number, over rows in id order and components by name."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from components.registry import Component, name_of
from engine.kernel.world import World

_encoder = msgspec.msgpack.Encoder(order="deterministic")


def rows(world: World) -> list[Any]:
    """Every entity of a world in id order, each with its components by permanent name."""
    return [[entity, _parts(world, entity)] for entity in world.entities()]


def _parts(world: World, entity: int) -> list[tuple[str, Component]]:
    return sorted(((name_of(type(part)), part) for part in world.components(entity)), key=_name)


def _name(named: tuple[str, Component]) -> str:
    return named[0]


def state_digest(worlds: Mapping[int, World]) -> str:
    """blake2b over every world's number, turn, next id, ledger and rows, in hex."""
    total = blake2b(digest_size=16)
    for number in sorted(worlds):
        world = worlds[number]
        ledger = sorted(world.ledger.items())
        total.update(_encoder.encode([number, world.turn, world.next_id, ledger, rows(world)]))
    return total.hexdigest()
