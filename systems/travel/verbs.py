"""Verbs of travel: a step, and stairs and mouths (MOVE-1, LEVL-1, SUB-1)."""

from __future__ import annotations

from components.place import SIDES, Spot, facing
from components.room import Mouth, Stair
from components.travel import WantsToStep, WantsToTakeStair
from content.verb import Change, Offer, Shown, Verb, Where
from engine.kernel.command import HEADINGS, Command, HeadingName
from engine.kernel.world import World
from systems.core.known import known_thing
from systems.core.rooms import room_of, spot_of
from systems.core.verdict import Refusal, Said, said
from systems.rest.legal_turn import judge_take_stair
from systems.travel.legal_move import foresee_step, judge_step


class Step(Command, frozen=True, tag="step"):
    """One step towards a heading: to a side, to the centre, or from a side out through the passage."""

    heading: HeadingName


class Descend(Command, frozen=True, tag="descend"):
    """Go down the stairwell on one's slot: the way on, where no tower is climbed."""


class Ascend(Command, frozen=True, tag="ascend"):
    """Go up the stairwell on one's slot: back, or in a tower on."""


class Enter(Command, frozen=True, tag="enter"):
    """Go into the sub-dungeon whose mouth is on one's slot."""


class Leave(Command, frozen=True, tag="leave"):
    """Go out of the sub-dungeon by the mouth on one's slot."""


def _step_words(world: World, seeker: int, command: Step, heading: int) -> Said:
    spot, name = spot_of(world, seeker), HEADINGS[heading]
    if spot == Spot(heading):
        return said("act.step.out", heading=name)
    if spot in SIDES and Spot(heading) == facing(spot):
        return said("act.step.centre", heading=name)
    return said("act.step", heading=name)


def _stair(world: World, seeker: int, command: Descend | Ascend) -> WantsToTakeStair | Refusal:
    down = isinstance(command, Descend)
    card = known_thing(world, seeker, room_of(world, seeker), spot_of(world, seeker))
    stair = world.find(card, Stair) if card else None
    if stair is None or stair.down != down:
        return Refusal("refused.no_stair_down" if down else "refused.no_stair_up")
    return WantsToTakeStair(card, command.sure)


def _mouth(world: World, seeker: int, command: Enter | Leave) -> WantsToTakeStair | Refusal:
    out = isinstance(command, Leave)
    card = known_thing(world, seeker, room_of(world, seeker), spot_of(world, seeker))
    mouth = world.find(card, Mouth) if card else None
    if mouth is None or mouth.out != out:
        return Refusal("refused.no_way_out" if out else "refused.no_mouth")
    return WantsToTakeStair(card, command.sure)


STEP = Verb(
    command=Step, group="way", place=10, icon="boot-prints", offers=(Offer(Where.HEADING),),
    intent=WantsToStep, judge=judge_step, foresee=foresee_step, label=_step_words,
    shown=Shown.BARRED, felt=True, goes=True, change=Change.MOVES,
    worth=("refused.ap", "refused.stamina", "refused.deep_water", "refused.door_shut", "refused.enemy_there",
           "refused.locked", "refused.locked_with_key", "refused.look_first", "refused.wall"),
)
DESCEND = Verb(
    command=Descend, group="here", place=10, icon="stairs", offers=(Offer(Where.ALONE),),
    intent=WantsToTakeStair, intend=_stair, judge=judge_take_stair, shown=Shown.WORTH, undoes="ascend",
)
ASCEND = Verb(
    command=Ascend, group="here", place=20, icon="stairs-goal", offers=(Offer(Where.ALONE),),
    intent=WantsToTakeStair, intend=_stair, shown=Shown.WORTH,
)
ENTER = Verb(
    command=Enter, group="here", place=30, icon="cave-entrance", offers=(Offer(Where.ALONE),),
    intent=WantsToTakeStair, intend=_mouth, shown=Shown.WORTH,
)
LEAVE = Verb(
    command=Leave, group="here", place=40, icon="exit-door", offers=(Offer(Where.ALONE),),
    intent=WantsToTakeStair, intend=_mouth, shown=Shown.WORTH, undoes="enter",
)
VERBS = (STEP, DESCEND, ASCEND, ENTER, LEAVE)
