"""Legal reading of scrolls (MAGI-1)."""

from __future__ import annotations

from components.body import Mana
from components.things import Scroll, WantsToRead
from content.registry import Content
from engine.kernel.world import World
from systems.core.reach import at_hand
from systems.core.rooms import room_of
from systems.core.sight import is_lit
from systems.core.verdict import Verdict, refuse


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
