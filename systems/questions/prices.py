"""Prices: what an answer takes beside AP and stamina, and why it cannot be taken (EVNT-1)."""

from __future__ import annotations

from components.body import Health, Mana
from components.card import Card
from components.question import (
    Busy,
    CostsAP,
    CostsCards,
    CostsGold,
    CostsHealth,
    CostsMana,
    CostsStamina,
    CostsTurns,
)
from components.rest import Waited
from components.things import Gold, Stack
from content.registry import Content
from engine.kernel.world import World
from systems.core.using import use_up
from systems.core.verdict import Refusal
from systems.things.carrying import carried


def ap_of(price: CostsAP) -> int:
    """What the judge takes of AP."""
    return price.count


def stamina_of(price: CostsStamina) -> int:
    """What the judge takes of stamina."""
    return price.count


def turns_of(price: CostsTurns) -> int:
    """The world turns that pass."""
    return price.count


def refused_mana(world: World, seeker: int, price: CostsMana) -> Refusal | None:
    """As much mana as is left."""
    pool = world.find(seeker, Mana)
    left = pool.left if pool is not None else 0
    return None if left >= price.count else Refusal("refused.mana", {"need": price.count, "left": left})


def pay_mana(world: World, seeker: int, price: CostsMana) -> None:
    """Take it."""
    world.edit(seeker, Mana).left -= price.count


def refused_health(world: World, seeker: int, price: CostsHealth) -> Refusal | None:
    """Less than all that is left: nobody pays with its life."""
    left = world.get(seeker, Health).left
    return None if left > price.count else Refusal("refused.price_health", {"need": price.count, "left": left})


def pay_health(world: World, seeker: int, price: CostsHealth) -> None:
    """Take it; this is no wound."""
    world.edit(seeker, Health).left -= price.count


def refused_gold(world: World, seeker: int, price: CostsGold) -> Refusal | None:
    """As many coins as are carried."""
    left = _pieces(world, _coins(world, seeker))
    return None if left >= price.count else Refusal("refused.price_gold", {"need": price.count, "left": left})


def pay_gold(world: World, seeker: int, price: CostsGold) -> None:
    """Take so many coins, of the smallest id first."""
    _take(world, _coins(world, seeker), price.count)


def refused_cards(world: World, seeker: int, price: CostsCards) -> Refusal | None:
    """As many pieces as are carried."""
    left = _pieces(world, _like(world, seeker, price.card))
    if left >= price.count:
        return None
    name = world.resource(Content).words.card_name(price.card)
    return Refusal("refused.price_cards", {"card": name, "need": price.count, "left": left})


def pay_cards(world: World, seeker: int, price: CostsCards) -> None:
    """Take so many pieces, of the smallest id first."""
    _take(world, _like(world, seeker, price.card), price.count)


def pay_turns(world: World, seeker: int, price: CostsTurns) -> None:
    """The seeker is done for this turn, and for as many as it takes."""
    world.add(seeker, Busy(price.count))
    world.add(seeker, Waited())


def _coins(world: World, seeker: int) -> list[int]:
    return [card for card in sorted(carried(world, seeker)) if world.has(card, Gold)]


def _like(world: World, seeker: int, prototype: str) -> list[int]:
    return [card for card in sorted(carried(world, seeker)) if world.get(card, Card).prototype == prototype]


def _count(world: World, card: int) -> int:
    stack = world.find(card, Stack)
    return stack.count if stack is not None else 1


def _pieces(world: World, cards: list[int]) -> int:
    return sum(_count(world, card) for card in cards)


def _take(world: World, cards: list[int], pieces: int) -> None:
    for card in cards:
        taken = min(pieces, _count(world, card))
        for _ in range(taken):
            use_up(world, card, "paid")
        pieces -= taken
