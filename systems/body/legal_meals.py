"""Legal meals: eating and drinking (SURV-1)."""

from __future__ import annotations

from components.body import Drinkable, Edible, Portions, WantsToDrink, WantsToEat
from components.registry import Component
from components.room import DRAW_WATER, Location
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import replaced
from systems.core.reach import at_hand
from systems.core.rooms import room_of
from systems.core.verdict import Verdict, refuse


def judge_eat(world: World, actor: int, intent: WantsToEat) -> Verdict:
    """One portion of what is carried or lies on one's own slot."""
    return _consume(world, actor, intent.card, Edible, "refused.no_food")


def judge_drink(world: World, actor: int, intent: WantsToDrink) -> Verdict:
    """One draught of what is carried or lies on one's own slot, or from the location where water can be drawn.

    What is eaten is not drunk, however wet it is.
    """
    location = world.find(intent.card, Location)
    if location is None and world.has(intent.card, Edible) and at_hand(world, actor, intent.card):
        return refuse("refused.no_drink", "card", card=intent.card)
    if location is None:
        return _consume(world, actor, intent.card, Drinkable, "refused.no_drink")
    if intent.card != room_of(world, actor) or DRAW_WATER not in location.actions:
        return refuse("refused.no_water")
    if over := replaced(world, intent.card):
        return refuse("refused.given_way", "card", card=over)
    return Verdict(ap=world.resource(Content).figures.work.use_ap)


def _consume(world: World, actor: int, card: int, kind: type[Component], otherwise: str) -> Verdict:
    if not at_hand(world, actor, card):
        return refuse("refused.not_here")
    if not world.has(card, kind):
        return refuse(otherwise, "card", card=card)
    portions = world.find(card, Portions)
    if portions is not None and portions.left <= 0:
        return refuse("refused.empty", "card", card=card)
    return Verdict(ap=world.resource(Content).figures.work.use_ap)
