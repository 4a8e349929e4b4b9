"""Legal work in a room: at its conditions, at veins and outcrops, and at what it offers (COND-1 to COND-3, VEIN-3)."""

from __future__ import annotations

from msgspec.structs import replace

from components.conditions import ClearedBy, WantsToClear
from components.gathering import Offers, Outcrop, Vein, WantsToGather, WantsToMine
from components.seekers import Seeker
from content.figures import Conditions
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import conditions, replaced
from systems.core.odds import digging
from systems.core.rooms import room_of
from systems.core.verdict import Verdict, refuse
from systems.gathering.odds_of_rooms import gathering
from systems.gathering.offers import giver_of, left
from systems.gathering.tools import PICKAXE, tool_for


def judge_clear(world: World, actor: int, intent: WantsToClear) -> Verdict:
    """A condition in force here, with its tool in hand, whole or burning; a fight does not prevent it (COND-2)."""
    refused = _not_here(world, actor, intent.condition)
    if refused is not None:
        return refused
    work = world.find(intent.condition, ClearedBy)
    if work is None:
        return refuse("refused.not_cleared", "card", card=intent.condition)
    if not tool_for(world, actor, work.tools):
        return refuse("refused.needs_tool", tool=" ".join(work.tools))
    return Verdict(ap=_figures(world).work_ap)


def judge_mine(world: World, actor: int, intent: WantsToMine) -> Verdict:
    """A vein or an outcrop in sight here, with a working pickaxe in hand (VEIN-3, VEIN-4)."""
    refused = _not_here(world, actor, intent.condition)
    if refused is not None:
        return refused
    if not (world.has(intent.condition, Vein) or world.has(intent.condition, Outcrop)):
        return refuse("refused.nothing_to_mine", "card", card=intent.condition)
    if not tool_for(world, actor, (PICKAXE,)):
        return refuse("refused.needs_tool", tool=PICKAXE)
    return Verdict(ap=_figures(world).mine_ap)


def foresee_mine(world: World, actor: int, intent: WantsToMine, ruled: Verdict) -> Verdict:
    """VEIN-3."""
    return replace(ruled, odds=digging(world, actor, intent.condition))


def judge_gather(world: World, actor: int, intent: WantsToGather) -> Verdict:
    """What the location or a condition offers now, while there is something in it (COND-1, COND-3)."""
    if not world.has(actor, Seeker):
        return refuse("refused.no_toil")
    room = room_of(world, actor)
    giver = giver_of(world, room, intent.action)
    if not giver:
        offers = world.find(room, Offers)
        over = replaced(world, room) if offers is not None and intent.action in offers.actions else 0
        return refuse("refused.given_way", "card", card=over) if over else refuse("refused.not_offered")
    if left(world, room, giver) <= 0:
        return refuse("refused.nothing_left")
    return Verdict(ap=_figures(world).gather_ap)


def foresee_gather(world: World, actor: int, intent: WantsToGather, ruled: Verdict) -> Verdict:
    """COND-1."""
    giver = giver_of(world, room_of(world, actor), intent.action)
    return replace(ruled, odds=gathering(world, actor, giver))


def _not_here(world: World, actor: int, condition: int) -> Verdict | None:
    """Creatures have no use for conditions; seekers work at those that they can see."""
    if not world.has(actor, Seeker):
        return refuse("refused.no_toil")
    if condition not in conditions(world, room_of(world, actor)):
        return refuse("refused.no_condition")
    return None


def _figures(world: World) -> Conditions:
    return world.resource(Content).figures.conditions
