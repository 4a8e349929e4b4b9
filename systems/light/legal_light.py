"""Legal light: lighting, snuffing and refilling (LIGHT-1)."""

from __future__ import annotations

from components.light import Fuel, Lit, Refillable, Spent, WantsToLight, WantsToRefill, WantsToSnuff
from components.things import Broken
from content.registry import Content
from engine.kernel.world import World
from systems.core.reach import at_hand, on_own_slot
from systems.core.rooms import room_of
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


def burns_here(world: World, actor: int, card: int) -> bool:
    """Whether a light could burn where it is: in hand or on one's own slot (LIGHT-1)."""
    return card in in_hand(world, actor) or on_own_slot(world, actor, card)
