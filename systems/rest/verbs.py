"""Verbs of rest: turns are let pass, awake, in camp or asleep (CLOCK-1, SURV-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated

import msgspec

from components.rest import WantsToRest, WantsToWait
from components.things import Durability
from content.registry import Content
from content.verb import Change, Errand, Offer, Shown, Verb, Where
from engine.kernel.command import Command
from engine.kernel.world import World
from systems.core.verdict import Said, said
from systems.rest.legal_rest import judge_rest
from systems.rest.legal_turn import judge_wait
from systems.rest.mending import mended_by_camp, to_mend

MOST_WAITS = 1000
# Turns of the long wait that is offered beside a single one.
SEVERAL = 10


class Wait(Command, frozen=True, tag="wait"):
    """Let the rest of the world turn pass."""


class WaitTurns(Command, frozen=True, tag="wait_turns"):
    """So many single waits, until something comes."""

    turns: Annotated[int, msgspec.Meta(ge=1, le=MOST_WAITS, examples=[5])]


class Rest(Command, frozen=True, tag="rest"):
    """Let the rest of the world turn pass in camp, or asleep if `deep`."""

    deep: bool = False


class Camp(Command, frozen=True, tag="camp"):
    """Rest in camp for some turns, until something comes."""


class Sleep(Command, frozen=True, tag="sleep"):
    """Sleep for many turns, until something comes."""


def _turns(world: World, command: WaitTurns | Camp | Sleep) -> int:
    """World turns that pass if nothing comes (SURV-4)."""
    if isinstance(command, WaitTurns):
        return command.turns
    figures = world.resource(Content).figures.rest
    return figures.camp_turns if isinstance(command, Camp) else figures.sleep_turns


def _wait_on(world: World, seeker: int, command: WaitTurns) -> Callable[[int], Command | None]:
    turns, wait = command.turns, Wait(sure=command.sure)
    return lambda played: wait if played < turns else None


def _rest_on(world: World, seeker: int, command: Camp | Sleep) -> Callable[[int], Command | None]:
    turns, rest = _turns(world, command), Rest(deep=isinstance(command, Sleep))
    return lambda played: rest if played < turns else None


def _turns_words(world: World, seeker: int, command: Camp | Sleep) -> Said:
    name = "act.camp" if isinstance(command, Camp) else "act.sleep"
    return said(name, turns=_turns(world, command))


def _mends(world: World, seeker: int, command: Camp) -> Iterator[Said]:
    """What a whole camp would mend (SURV-4)."""
    card = to_mend(world, seeker)
    durability = world.find(card, Durability) if card else None
    if durability is not None:
        gained = mended_by_camp(world, card)
        yield said("act.camp.mends", "card", card=card, gained=gained, left=durability.left + gained,
                   full=durability.full)


def _several(world: World, seeker: int) -> Iterator[WaitTurns]:
    yield WaitTurns(turns=SEVERAL)


WAIT = Verb(
    command=Wait, group="turn", place=10, icon="hourglass", offers=(Offer(Where.ALONE),),
    intent=WantsToWait, judge=judge_wait, change=Change.PASSES,
)
WAIT_TURNS = Verb(
    command=WaitTurns, group="turn", place=20, icon="hourglass", offers=(Offer(Where.LISTED, lists=_several),),
    errand=Errand(_wait_on, turns=_turns, told="errand.waited"), change=Change.PASSES, typed=("wait",),
)
REST = Verb(
    command=Rest, group="turn", place=30, icon="campfire", intent=WantsToRest, judge=judge_rest,
    worth=("refused.rest_enemy", "refused.rest_fire", "refused.rest_prevented", "refused.rest_smoke",
           "refused.rest_water"),
)
CAMP = Verb(
    command=Camp, group="turn", place=40, icon="campfire", offers=(Offer(Where.ALONE),), typed=("rest",),
    errand=Errand(_rest_on, turns=_turns, told="errand.camped"), label=_turns_words, beside=_mends, shown=Shown.WORTH,
)
SLEEP = Verb(
    command=Sleep, group="turn", place=50, icon="night-sleep", offers=(Offer(Where.ALONE),),
    errand=Errand(_rest_on, turns=_turns, told="errand.slept"), label=_turns_words, shown=Shown.WORTH,
)
VERBS = (WAIT, WAIT_TURNS, REST, CAMP, SLEEP)
