"""Secrets: three rooms in ten hide one thing, for whoever searches them (ROOM-5).

What a room can hide depends on what it has: a loose stone sits in a hidden door, a trigger belongs to a trap.
"""

from __future__ import annotations

from itertools import accumulate

from components.locks import Key, Trap
from components.place import SIDES, Spot
from components.room import Exits
from components.things import Hides, Secret
from components.walls import HiddenDoor
from content.kinds import Kind
from content.make import make
from content.registry import Content
from engine.kernel.world import World
from systems.genesis.blueprint import ENTRANCE, Blueprint
from systems.genesis.decks import NO_CARD
from systems.genesis.lay import Laid


def hide_secrets(world: World, plan: Blueprint, laid: Laid) -> None:
    """Each room by its own stream; none where a seeker arrives, and none in what is built by hand."""
    figures, keys = world.resource(Content).figures.searches, world.any(Key)
    for number, room in enumerate(laid.rooms):
        if number == ENTRANCE or number in plan.fixed:
            continue
        stream = plan.stream("secrets", number)
        if not stream.percent(figures.rooms):
            continue
        shares = {
            Hides.STASH: figures.stash,
            Hides.CLUE: figures.clue if keys else 0,
            Hides.STONE: figures.stone if _has_hidden_door(world, room) else 0,
            Hides.TRIGGER: figures.trigger if _has_trap(world, room) else 0,
        }
        drawn = stream.below(sum(shares.values()))
        hides = next(kind for kind, total in zip(shares, accumulate(shares.values()), strict=True) if drawn < total)
        if hides is Hides.STASH:
            card = plan.deck.draw(Kind.ITEM, stream)
            if card == NO_CARD:
                continue
            make(world, plan.deck.ids[card], room, Spot.HIDDEN)
        world.add(room, Secret(hides))


def _has_hidden_door(world: World, room: int) -> bool:
    return any(passage and world.has(passage, HiddenDoor) for passage in world.get(room, Exits).passages)


def _has_trap(world: World, room: int) -> bool:
    return any(world.has(card, Trap) for side in SIDES for card in world.held(room, side))
