"""Tremor: what the answers to a coming collapse ask, and what they offer (COND-UNSTABLE).

One falls where one stands, sets a timber under the ceiling, or leaps out by one of the ways that stand open. Who had
just stepped out when it began only has to stay clear.
"""

from __future__ import annotations

from components.card import Card
from components.conditions import Tremor
from components.knowledge import Way
from components.place import SIDES, Spot, facing
from components.seekers import Seeker
from components.tremor import Clears, Falls, Holds, Leaps
from content.answering import Effect, Spread
from engine.kernel.world import World
from systems.core.rooms import creature_at, neighbour, room_of
from systems.core.sight import knows
from systems.core.verdict import Odds, Refusal
from systems.core.ways import bar
from systems.gathering.odds_of_rooms import holding
from systems.things.carrying import carries
from systems.travel.legal_move import refused_way


def ways_out(world: World, seeker: int) -> list[str]:
    """The ways that stand open out of the room whose ceiling comes down, nothing where none does; none from outside."""
    tremor = world.find(seeker, Tremor)
    if tremor is None or room_of(world, seeker) != tremor.room:
        return []
    open_ways = [side.name.lower() for side in SIDES if bar(world, seeker, tremor.room, side) == Way.OPEN]
    return open_ways or [""]


def stepped_out(world: World, seeker: int) -> list[str]:
    """Once for who is no longer in the room whose ceiling comes down."""
    tremor = world.find(seeker, Tremor)
    return [""] if tremor is not None and room_of(world, seeker) != tremor.room else []


def heading_of(leap: Leaps) -> Spot | None:
    """The way by which an answer leaps out; None where none stood open."""
    return Spot[leap.way.upper()] if leap.way else None


def prop_of(world: World, seeker: int) -> int:
    """The first card about a seeker with which it can hold the ceiling that is coming down on it, or 0."""
    tremor = world.find(seeker, Tremor)
    if tremor is None or not world.has(seeker, Seeker):
        return 0
    fit = (card for card in world.held(seeker) if carries(world, seeker, card))
    return next((card for card in fit if world.get(card, Card).prototype in tremor.props), 0)


def _refused_hold(world: World, seeker: int, hold: Holds) -> Refusal | None:
    tremor = world.find(seeker, Tremor)
    if tremor is None:
        return None
    if room_of(world, seeker) != tremor.room:
        return Refusal("refused.tremor_outside")
    prop = tremor.props[0] if tremor.props else ""
    return None if prop_of(world, seeker) else Refusal("refused.no_prop", {"prop": prop})


def _refused_leap(world: World, seeker: int, leap: Leaps) -> Refusal | None:
    tremor, heading = world.find(seeker, Tremor), heading_of(leap)
    if tremor is None:
        return None
    if heading is None:
        return Refusal("refused.no_open_way")
    return refused_way(world, seeker, tremor.room, heading) or _held(world, seeker, tremor.room, heading)


def _held(world: World, seeker: int, room: int, heading: Spot) -> Refusal | None:
    stands = creature_at(world, neighbour(world, room, heading), facing(heading))
    if stands and knows(world, seeker, stands):
        return Refusal("refused.enemy_there", {"enemy": stands}, ("enemy",))
    return None


def _odds_of_hold(world: World, seeker: int, hold: Holds) -> Odds:
    return holding(world, seeker)


def _health(world: World, seeker: int) -> int:
    """What the ceiling costs, whatever is done about it."""
    tremor = world.find(seeker, Tremor)
    return tremor.health if tremor is not None else 0


_TOLD = {"health": _health}
ANSWERING = (
    Effect(Falls, body=True, told=_TOLD),
    Effect(Holds, body=True, refused=_refused_hold, odds=_odds_of_hold, told=_TOLD),
    Effect(Leaps, body=True, refused=_refused_leap, told=_TOLD),
    Effect(Clears, body=True, told=_TOLD),
    Spread("way_out", "heading", ways_out, {"way": "heading.*"}),
    Spread("stepped_out", "", stepped_out, {}),
)
