"""Mimics: in a very old dungeon a few containers are none (MIMIC-1, AGE-7)."""

from __future__ import annotations

from components.creatures import Mimic
from engine.kernel.dice import Stream
from engine.kernel.world import World
from systems.genesis.blueprint import BARE, ENTRANCE, Blueprint
from systems.genesis.goods import goods_of
from systems.genesis.lay import Laid


def set_mimics(plan: Blueprint) -> None:
    """Choose containers for which some form can be taken, none of them where a seeker arrives.

    No key goes into one, and none fits it: it would be left over when the mimic is slain (G9). A level that has no such
    container comes by one on bare ground.
    """
    if plan.age < plan.ageing.mimics_from:
        return
    stream = plan.stream("mimics")
    wanted = stream.between(plan.ageing.mimics_least, plan.ageing.mimics_most)
    forms, barred = plan.deck.forms, {ENTRANCE, *plan.fixed}
    slots = [s for s, card in enumerate(plan.sides) if card != BARE and card in forms and not plan.deck.tiers[card]]
    fitting = [slot for slot in slots if slot // 4 not in barred]
    chosen = stream.shuffled(fitting)[:wanted] or _set_down(plan, stream, barred)
    for slot in chosen:
        plan.mimics[slot] = stream.pick(forms[plan.sides[slot]])
    if not chosen:
        plan.count("no container that a mimic can be taken for")


def _set_down(plan: Blueprint, stream: Stream, barred: set[int]) -> list[int]:
    """The slot of a container, new on bare ground, with its goods; none where there is no such thing or place."""
    cards = [card for card in plan.deck.forms if not plan.deck.tiers[card]]
    bare = [slot for slot, card in enumerate(plan.sides) if card == BARE and slot // 4 not in barred]
    if not cards or not bare:
        return []
    slot, card = stream.pick(bare), stream.pick(cards)
    plan.sides[slot], plan.goods[slot] = card, goods_of(plan, card, stream)
    return [slot]


def lay_mimics(world: World, plan: Blueprint, laid: Laid) -> None:
    """Each stays the container that it seems to be, with the goods in it."""
    for slot, form in plan.mimics.items():
        world.add(laid.sides[slot], Mimic(form))
