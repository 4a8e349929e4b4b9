"""Goods: what containers hold and enemies carry, each thing by its own chance, unless it is drawn."""

from __future__ import annotations

from engine.kernel.dice import Stream
from systems.genesis.blueprint import BARE, Blueprint


def fill(plan: Blueprint) -> None:
    """Each room by its own stream, each holder's goods in the order of their ids."""
    goods = plan.deck.goods
    for room in range(plan.rooms):
        holders = [s for s in range(room * 4, room * 4 + 4) if plan.sides[s] != BARE and goods[plan.sides[s]]]
        if holders:
            stream = plan.stream("goods", room)
            for slot in holders:
                if slot not in plan.goods:
                    plan.goods[slot] = goods_of(plan, plan.sides[slot], stream)


def goods_of(plan: Blueprint, holder: int, stream: Stream) -> list[int]:
    """What one such card holds, by the chance of each thing."""
    return [card for card, chance in plan.deck.goods[holder] if stream.percent(chance)]
