"""Legal cleaning: the dry room around, unless it burns or came to something else, or a dirty thing in reach (AGE-6)."""

from __future__ import annotations

from components.fire import Burning
from components.things import WantsToClean
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import replaced
from systems.core.reach import at_hand
from systems.core.rooms import room_of
from systems.core.verdict import Verdict, refuse
from systems.things.dirt import dirt
from systems.water.water import depth


def judge_clean(world: World, actor: int, intent: WantsToClean) -> Verdict:
    """Cleaning a room is an ordinary action, and no use while water stands in it."""
    room = room_of(world, actor)
    if intent.card == room:
        if over := replaced(world, room):
            return refuse("refused.given_way", "card", card=over)
        if depth(world, room):
            return refuse("refused.clean_flooded")
    elif not at_hand(world, actor, intent.card):
        return refuse("refused.not_here")
    if world.has(intent.card, Burning):
        return refuse("refused.clean_burning")
    if not dirt(world, intent.card):
        return refuse("refused.clean_already", "card", card=intent.card)
    return Verdict(ap=world.resource(Content).figures.dirt.clean_ap)
