"""Legal ways to end a turn or a level: waiting, stairs, mouths (LEVL-1, SUB-1, G9)."""

from __future__ import annotations

from components.rest import Waited, WantsToWait
from components.room import Mouth, Stair
from components.travel import WantsToTakeStair
from content.registry import Content
from engine.kernel.world import World
from systems.core.reach import on_own_slot
from systems.core.sites import destination
from systems.core.verdict import Verdict, refuse
from systems.things.carrying import keys


def judge_wait(world: World, actor: int, intent: WantsToWait) -> Verdict:
    """Free, once a turn."""
    return refuse("refused.waited") if world.has(actor, Waited) else Verdict()


def judge_take_stair(world: World, actor: int, intent: WantsToTakeStair) -> Verdict:
    """A stairwell or mouth on one's own slot; who carries keys of this level is asked first, for they stay (G9)."""
    is_way_off = world.has(intent.stair, Stair) or world.has(intent.stair, Mouth)
    if not (is_way_off and on_own_slot(world, actor, intent.stair)):
        return refuse("refused.not_on_slot")
    goal, content = destination(world, intent.stair), world.resource(Content)
    if goal is None and world.has(intent.stair, Mouth):
        return refuse("refused.nothing_beyond")
    if goal is not None and goal.theme and goal.theme not in content.themes and _may_be_unborn(world, intent.stair):
        return refuse("refused.theme_missing", theme=goal.theme)
    asks = "ask.keys_left" if keys(world, actor) and not intent.sure else ""
    return Verdict(ap=content.figures.work.use_ap, asks=asks)


def _may_be_unborn(world: World, card: int) -> bool:
    """Whether nobody may have been beyond yet: of the level before somebody has (S8)."""
    stair = world.find(card, Stair)
    return stair is None or stair.on
