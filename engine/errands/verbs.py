"""Verbs of errands: to a slot, to a remembered room, on into the unknown, and through all that lies about (CLOCK-1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from content.verb import Change, Errand, Offer, Shown, Verb, Where
from engine.errands.explore import frontier
from engine.errands.sweep import sweeping
from engine.errands.travel import approach, endangered, next_step, reachable, route
from engine.errands.way_price import prices_on
from engine.kernel.command import HEADINGS, Command, RoomAt, SlotAt
from engine.kernel.world import World
from systems.core.addresses import SLOTS, resolve, room_address
from systems.core.rooms import room_of, spot_of
from systems.core.verdict import Refusal, Said, said
from systems.travel.moves import step_ap
from systems.travel.verbs import Step

Course = Callable[[int], "Command | None"]


class Approach(Command, frozen=True, tag="approach"):
    """Steps to a slot (`centre`, `north` …), or as far as the one beside a creature."""

    target: SlotAt


class Travel(Command, frozen=True, tag="travel"):
    """Steps through remembered rooms to a room of the map, until something comes."""

    to: RoomAt


class Explore(Command, frozen=True, tag="explore"):
    """Out by the nearest way never taken, through remembered rooms, until something comes."""


class Sweep(Command, frozen=True, tag="sweep"):
    """Turn up every card of the room and take what lies open, until something alive, trapped or new comes to light."""


def _ways(world: World, seeker: int, command: Travel | Explore) -> dict[int, int] | Refusal:
    """The heading out of each room on the way."""
    return route(world, seeker, command.to) if isinstance(command, Travel) else frontier(world, seeker)


def _go(world: World, seeker: int, command: Travel | Explore) -> Course | Refusal:
    """The heading out of each room, until one is reached that has none."""
    ways = endangered(world, seeker) or _ways(world, seeker, command)
    if isinstance(ways, Refusal):
        return ways

    def course(played: int) -> Command | None:
        heading = ways.get(room_of(world, seeker))
        return None if heading is None else Step(HEADINGS[next_step(spot_of(world, seeker), heading)])

    return course


def _way_prices(world: World, seeker: int, command: Travel | Explore) -> tuple[int, ...]:
    ways = _ways(world, seeker, command)
    return () if isinstance(ways, Refusal) else prices_on(world, seeker, ways)


def _sweep(world: World, seeker: int, command: Sweep) -> Course | Refusal:
    """As long as there is something to turn up or to take in the room in which it began."""
    first, room = endangered(world, seeker) or sweeping(world, seeker), room_of(world, seeker)
    if isinstance(first, Refusal):
        return first

    def course(played: int) -> Command | None:
        step = sweeping(world, seeker) if room_of(world, seeker) == room else None
        return None if isinstance(step, Refusal) else step

    return course


def _approach(world: World, seeker: int, command: Approach) -> Course | Refusal:
    steps = approach(world, seeker, command.target)
    if isinstance(steps, Refusal):
        return steps
    return lambda played: Step(HEADINGS[steps[played]]) if played < len(steps) else None


def _step_prices(world: World, seeker: int, command: Approach) -> tuple[int, ...]:
    steps = approach(world, seeker, command.target)
    own = step_ap(world, seeker, room_of(world, seeker))
    return () if isinstance(steps, Refusal) else (own,) * len(steps)


def _approach_words(world: World, seeker: int, command: Approach, target: str) -> Said:
    if target in SLOTS:
        return said("act.approach.centre") if target == "centre" else said("act.approach.side", heading=target)
    found = resolve(world, seeker, target, "thing")
    return Said("unknown.something") if isinstance(found, Refusal) else said("act.approach", "target", target=found)


def _rooms(world: World, seeker: int) -> Iterator[Travel]:
    return (Travel(room_address(world, room)) for room in reachable(world, seeker))


EXPLORE = Verb(
    command=Explore, group="errand", place=10, offers=(Offer(Where.ALONE),),
    errand=Errand(_go, prices=_way_prices, ways=_ways), shown=Shown.WORTH, goes=True,
    worth=("refused.explore_danger",),
)
SWEEP = Verb(
    command=Sweep, group="errand", place=20, offers=(Offer(Where.ALONE),), errand=Errand(_sweep, sweeps=True),
)
APPROACH = Verb(
    command=Approach, group="errand", place=30, icon="walking-boot", offers=(Offer(Where.SLOT),), typed=("step",),
    errand=Errand(_approach, prices=_step_prices), label=_approach_words, goes=True, change=Change.MOVES,
)
TRAVEL = Verb(
    command=Travel, group="errand", place=40, icon="compass",
    offers=(Offer(Where.LISTED, lists=_rooms, singly=True),),
    errand=Errand(_go, prices=_way_prices, ways=_ways), goes=True,
)
VERBS = (EXPLORE, SWEEP, APPROACH, TRAVEL)
