"""Legal ways to end a turn, a level or a question: waiting, stairs, answers (LEVL-1, CHAR-4, G9)."""

from __future__ import annotations

from components.actor import Waited
from components.intent import WantsToAnswer, WantsToTakeStair, WantsToWait
from components.knowledge import Choice
from components.room import Stair
from content.registry import Content
from engine.kernel.world import World
from systems.reckoning.carrying import keys
from systems.reckoning.judges import judges
from systems.reckoning.reach import on_own_slot
from systems.reckoning.verdict import Verdict, refuse


@judges(WantsToWait)
def judge_wait(world: World, actor: int, intent: WantsToWait) -> Verdict:
    """Free, once a turn."""
    return refuse("refused.waited") if world.has(actor, Waited) else Verdict()


@judges(WantsToTakeStair)
def judge_take_stair(world: World, actor: int, intent: WantsToTakeStair) -> Verdict:
    """A stairwell on one's own slot; whoever carries keys of this level is asked first, for they stay (G9)."""
    if not (on_own_slot(world, actor, intent.stair) and world.has(intent.stair, Stair)):
        return refuse("refused.not_on_slot")
    asks = "ask.keys_left" if keys(world, actor) and not intent.sure else ""
    return Verdict(ap=world.resource(Content).figures.work.use_ap, asks=asks)


@judges(WantsToAnswer)
def judge_answer(world: World, actor: int, intent: WantsToAnswer) -> Verdict:
    """Free, one of the answers of the pending choice."""
    choice = world.find(actor, Choice)
    if choice is None:
        return refuse("refused.no_choice")
    return Verdict() if 0 <= intent.answer < len(choice.answers) else refuse("refused.no_such_answer")
