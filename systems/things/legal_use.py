"""Legal use of cards: lighting and snuffing, eating, drinking, reading (LIGHT-1, SURV-1, MAGI-1)."""

from __future__ import annotations

from components.actor import Mana
from components.food import Drinkable, Edible, Portions, Scroll
from components.intent import WantsToDrink, WantsToEat, WantsToLight, WantsToRead, WantsToRefill, WantsToSnuff
from components.item import Broken
from components.light import Fuel, Lit, Refillable, Spent
from components.registry import Component
from components.room import DRAW_WATER, Location
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import replaced
from systems.core.reach import at_hand, on_own_slot
from systems.core.rooms import room_of
from systems.core.sight import is_lit
from systems.core.verdict import Verdict, refuse
from systems.light.fuel import oil_of, turns_left
from systems.light.tending import light_ap
from systems.things.carrying import in_hand
from systems.water.water import douses


def judge_light(world: World, actor: int, intent: WantsToLight) -> Verdict:
    """A source with fuel, in hand or on one's own slot; nowhere else does a light burn (LIGHT-1)."""
    fuel = world.find(intent.card, Fuel)
    if not burns_here(world, actor, intent.card):
        return refuse("refused.not_in_hand")
    if fuel is None:
        return refuse("refused.no_light", "card", card=intent.card)
    if world.has(intent.card, Lit):
        return refuse("refused.lit_already", "card", card=intent.card)
    if fuel.left <= 0:
        return refuse("refused.spent", "card", card=intent.card)
    return lighting(world, actor, intent.card)


def lighting(world: World, actor: int, card: int) -> Verdict:
    """Whether a flame can be made on a source that could burn here: whole, and not under water; at what price."""
    if world.has(card, Broken):
        return refuse("refused.broken", "card", card=card)
    if on_own_slot(world, actor, card) and douses(world, room_of(world, actor)):
        return refuse("refused.under_water", "card", card=card)
    return Verdict(ap=light_ap(world, actor))


def judge_snuff(world: World, actor: int, intent: WantsToSnuff) -> Verdict:
    """Free, for a flame in hand or on one's own slot."""
    if not burns_here(world, actor, intent.card):
        return refuse("refused.not_in_hand")
    return Verdict() if world.has(intent.card, Lit) else refuse("refused.not_lit", "card", card=intent.card)


def judge_refill(world: World, actor: int, intent: WantsToRefill) -> Verdict:
    """A light that takes fuel, not spent and not full, at hand, with oil about one (LIGHT-1)."""
    fuel = world.find(intent.card, Fuel)
    if fuel is None or not world.has(intent.card, Refillable):
        return refuse("refused.not_refilled", "card", card=intent.card)
    if not at_hand(world, actor, intent.card):
        return refuse("refused.not_here")
    if world.has(intent.card, Spent):
        return refuse("refused.spent", "card", card=intent.card)
    if turns_left(world, fuel) >= fuel.capacity:
        return refuse("refused.fuel_full", "card", card=intent.card)
    if not oil_of(world, actor):
        return refuse("refused.no_oil")
    return Verdict(ap=world.resource(Content).figures.work.use_ap)


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


def judge_read(world: World, actor: int, intent: WantsToRead) -> Verdict:
    """A scroll at hand, light to read by, and its mana; else the scroll is kept (MAGI-1)."""
    if not at_hand(world, actor, intent.card):
        return refuse("refused.not_here")
    scroll, mana = world.find(intent.card, Scroll), world.find(actor, Mana)
    if scroll is None:
        return refuse("refused.no_scroll", "card", card=intent.card)
    if not is_lit(world, room_of(world, actor)):
        return refuse("refused.too_dark")
    left = mana.left if mana is not None else 0
    if scroll.mana > left:
        return refuse("refused.mana", need=scroll.mana, left=left)
    return Verdict(ap=world.resource(Content).figures.work.read_ap)


def burns_here(world: World, actor: int, card: int) -> bool:
    """Whether a light could burn where it is: in hand or on one's own slot (LIGHT-1)."""
    return card in in_hand(world, actor) or on_own_slot(world, actor, card)


def _consume(world: World, actor: int, card: int, kind: type[Component], otherwise: str) -> Verdict:
    if not at_hand(world, actor, card):
        return refuse("refused.not_here")
    if not world.has(card, kind):
        return refuse(otherwise, "card", card=card)
    portions = world.find(card, Portions)
    if portions is not None and portions.left <= 0:
        return refuse("refused.empty", "card", card=card)
    return Verdict(ap=world.resource(Content).figures.work.use_ap)
