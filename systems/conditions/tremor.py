"""Tremor: the question that a coming collapse puts, its answers, and which of them can be given (COND-UNSTABLE).

One falls where one stands, sets a timber under the ceiling, or leaps out by one of the ways that stand open. Who had
just stepped out when it began only has to stay clear.
"""

from __future__ import annotations

from components.actor import Seeker
from components.card import Card
from components.condition import Tremor
from components.knowledge import Choice, Way
from components.place import SIDES, Spot, facing
from engine.kernel.world import World
from systems.core.rooms import creature_at, neighbour, room_of
from systems.core.sight import knows
from systems.core.verdict import Odds, Refusal
from systems.core.ways import bar
from systems.gathering.odds_of_rooms import holding
from systems.things.carrying import carries
from systems.travel.legal_move import refused_way

QUESTION = "choice.tremor"
FALL = "answer.tremor.brace"
HOLD = "answer.tremor.hold"
LEAP = "answer.tremor.leap"
CLEAR = "answer.tremor.clear"


def answers(world: World, seeker: int, room: int) -> list[str]:
    """The answers to a tremor of this room, in order, those that cannot be given among them.

    One leap for each open way; where none is open one that says so.
    """
    if room_of(world, seeker) != room:
        return [FALL, HOLD, CLEAR]
    ways = [f"{LEAP}.{side.name.lower()}" for side in SIDES if bar(world, seeker, room, side) == Way.OPEN]
    return [FALL, HOLD, *(ways or [LEAP])]


def refused_answer(world: World, seeker: int, told: str) -> Refusal | None:
    """Why an answer to the pending tremor cannot be given, or None."""
    tremor = world.find(seeker, Tremor)
    if tremor is None or told in (FALL, CLEAR):
        return None
    if told == HOLD:
        if room_of(world, seeker) != tremor.room:
            return Refusal("refused.tremor_outside")
        prop = tremor.props[0] if tremor.props else ""
        return None if prop_of(world, seeker) else Refusal("refused.no_prop", {"prop": prop})
    heading = heading_of_leap(told)
    if heading is None:
        return Refusal("refused.no_open_way")
    return refused_way(world, seeker, tremor.room, heading) or _held(world, seeker, tremor.room, heading)


def odds_of_answer(world: World, seeker: int, told: str) -> Odds | None:
    """The chance of an answer that may fail."""
    return holding(world, seeker) if told == HOLD else None


def heading_of_leap(told: str) -> Spot | None:
    """The way by which an answer leaps out; None when it is no such answer."""
    return next((side for side in SIDES if told == f"{LEAP}.{side.name.lower()}"), None)


def prop_of(world: World, seeker: int) -> int:
    """The first card about a seeker with which it can hold the ceiling that is coming down on it, or 0."""
    tremor = world.find(seeker, Tremor)
    if tremor is None or not world.has(seeker, Seeker):
        return 0
    fit = (card for card in world.held(seeker) if carries(world, seeker, card))
    return next((card for card in fit if world.get(card, Card).prototype in tremor.props), 0)


def given(world: World, seeker: int, answer: int) -> str:
    """The answer of this number to the pending question when that is a tremor, else nothing."""
    choice = world.find(seeker, Choice)
    return choice.answers[answer] if choice is not None and choice.question == QUESTION else ""


def _held(world: World, seeker: int, room: int, heading: Spot) -> Refusal | None:
    stands = creature_at(world, neighbour(world, room, heading), facing(heading))
    if stands and knows(world, seeker, stands):
        return Refusal("refused.enemy_there", {"enemy": stands}, ("enemy",))
    return None
