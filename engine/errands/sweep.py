"""Sweep: every side card of the room turned up, and what lies open taken, one single command after another (ROOM-3).

It never opens, strikes or disarms, leaves alone what it knows to be trapped, and what is too heavy to lift.
"""

from __future__ import annotations

from components.fire import Burning
from components.locks import Noticed, Trap
from components.place import SIDES, Spot
from components.things import Container
from engine.kernel.command import HEADINGS, Command
from engine.kernel.world import World
from systems.core.known import known_creature, known_thing
from systems.core.rooms import room_of, spot_of
from systems.core.sight import is_up
from systems.core.verdict import Refusal
from systems.things.carrying import portable, too_heavy
from systems.things.verbs import Take
from systems.travel.verbs import Step


def sweeping(world: World, seeker: int) -> Command | Refusal:
    """The next single command of a sweep, or why there is none."""
    room, spot = room_of(world, seeker), spot_of(world, seeker)
    here = known_thing(world, seeker, room, spot)
    if here and _is_for_taking(world, seeker, here):
        name = "centre" if spot == Spot.CENTRE else HEADINGS[spot]
        return Take(target=f"{name}.thing")
    goal = next((side for side in _in_turn(spot) if _is_worth_a_step(world, seeker, room, side)), None)
    if goal is None:
        return Refusal("refused.nothing_to_sweep")
    heading = int(goal) if spot == Spot.CENTRE else _back(spot)
    return Step(HEADINGS[heading])


def _in_turn(spot: Spot) -> tuple[Spot, ...]:
    """All slots but one's own: the sides from the north on, the centre last."""
    return tuple(side for side in (*SIDES, Spot.CENTRE) if side != spot)


def _back(spot: Spot) -> int:
    return (int(spot) + 2) % 4


def _is_worth_a_step(world: World, seeker: int, room: int, slot: Spot) -> bool:
    """Whether a slot is still face down, or something for taking lies on it with nobody in the way."""
    if not is_up(world, seeker, room, slot):
        return True
    if known_creature(world, seeker, room, slot):
        return False
    thing = known_thing(world, seeker, room, slot)
    return bool(thing) and _is_for_taking(world, seeker, thing)


def _is_for_taking(world: World, seeker: int, thing: int) -> bool:
    noticed = world.find(thing, Noticed)
    trapped = noticed is not None and seeker in noticed.seekers and world.has(thing, Trap)
    if trapped or world.has(thing, Container) or world.has(thing, Burning):
        return False
    return portable(world, thing) and not too_heavy(world, seeker, thing)
