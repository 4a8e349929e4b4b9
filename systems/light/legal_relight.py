"""Legal relighting: an enchanted light that has burnt out, and all that its recipe names about one (LIGHT-2)."""

from __future__ import annotations

from components.light import EnchantedLight, RelitBy, Spent, WantsToRelight
from engine.kernel.world import World
from systems.core.verdict import Verdict, refuse
from systems.light.fuel import makings
from systems.light.legal_light import burns_here, lighting


def judge_relight(world: World, actor: int, intent: WantsToRelight) -> Verdict:
    """Where a light can be lit, at the price of lighting one, with one of each card that its recipe names."""
    recipe = world.find(intent.card, RelitBy)
    if recipe is None or not world.has(intent.card, EnchantedLight):
        return refuse("refused.not_relit", "card", card=intent.card)
    if not burns_here(world, actor, intent.card):
        return refuse("refused.not_in_hand")
    if not world.has(intent.card, Spent):
        return refuse("refused.not_spent", "card", card=intent.card)
    ruled = lighting(world, actor, intent.card)
    missing = makings(world, actor, recipe.cards).count(0)
    return refuse("refused.relight_wants", count=missing) if ruled.legal and missing else ruled
