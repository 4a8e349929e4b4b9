"""Soil: dirt has gathered in rooms and on what lies about, by age, damp and who dwells there (AGE-6, AGE-7)."""

from __future__ import annotations

from components.room import Location
from components.things import Dirt, Stack
from components.water import Flood
from content.kinds import Kind
from content.registry import Content
from engine.kernel.dice import Stream
from engine.kernel.world import World
from systems.genesis.blueprint import BARE, Blueprint
from systems.genesis.lay import Laid
from systems.things.dirt import settling

_DAMP = "damp"
_FILTHY = "filthy"


def soil(world: World, plan: Blueprint, laid: Laid) -> None:
    """Each room by its own stream, half as much on a floor of stone, as in play (AGE-6, WALL-1).

    A thing that lies openly is as dirty as its room at the most. Piles stay clean.
    """
    most = world.resource(Content).figures.dirt.most
    for number, room in enumerate(laid.rooms):
        stream = plan.stream("dirt", number)
        level = min(most, settling(world, room, _gathered(plan, stream, world, number, room)))
        if level:
            world.add(room, Dirt(level))
        for slot in range(number * 4, number * 4 + 4):
            if level and _is_single(plan, world, slot, laid):
                world.add(laid.sides[slot], Dirt(stream.between(1, level)))


def _is_single(plan: Blueprint, world: World, slot: int, laid: Laid) -> bool:
    card = plan.sides[slot]
    return card != BARE and plan.deck.kinds[card] is Kind.ITEM and not world.has(laid.sides[slot], Stack)


def _gathered(plan: Blueprint, stream: Stream, world: World, number: int, room: int) -> int:
    figures = plan.ageing
    tags = world.get(room, Location).tags
    cards = [card for card in plan.sides[number * 4 : number * 4 + 4] if card != BARE]
    dwellers = sum(plan.deck.kinds[card] is Kind.ENEMY for card in cards)
    level = figures.dirt_per_generation * plan.age + stream.below(figures.dirt_spread + 1)
    level += figures.dirt_dweller * dwellers
    level += figures.dirt_damp if _DAMP in tags or world.has(room, Flood) else 0
    return level + (figures.dirt_filthy if _FILTHY in tags else 0)
