"""Threats: what all known enemies mean to do, now and after a deed that is being looked at (P7, COMB-3)."""

from __future__ import annotations

from components.place import Place, Spot, facing
from components.rest import Waited
from content.registry import Content
from content.verb import Change
from engine.errands.errand import passing, record_of
from engine.errands.travel import approach
from engine.kernel.command import Command, heading_number, target_of
from engine.kernel.world import World
from systems.combat.threat import Threat, threat, threat_after
from systems.conditions.perils import Peril, is_perilous, perils
from systems.core.addresses import resolve
from systems.core.known import known_creature
from systems.core.rooms import neighbour, room_of, spot_of
from systems.core.verdict import Refusal
from systems.travel.verbs import Step

DEADLY, PERILOUS = "ask.deadly", "ask.perilous_way"


def threat_once(world: World, seeker: int, command: Command) -> Threat | None:
    """Once this is done: a wait, a step within the room; once who is struck, shot or thrown at has fallen.

    None for all other commands, and where nobody would strike.
    """
    change = change_of(world, command)
    if change is Change.PASSES:
        return threat_after(world, seeker, Waited())
    if change is Change.FELLS:
        struck = resolve(world, seeker, target_of(command), "creature")
        return None if isinstance(struck, Refusal) else threat(world, seeker, without=struck)
    spot = _ends(world, seeker, command) if change is Change.MOVES else None
    return threat_after(world, seeker, Place(room_of(world, seeker), spot)) if spot is not None else None


def is_deadly(world: World, seeker: int, threatened: Threat | None) -> bool:
    """Whether one is asked first, for the chance to die is as high as that."""
    return threatened is not None and threatened.death >= world.resource(Content).figures.combat.deadly


def asked_first(world: World, seeker: int, command: Command) -> str:
    """The question before a wait that may be the last, or a way through a room known to be perilous; or nothing."""
    record = record_of(world, command)
    if record is not None:
        ways = record.ways(world, seeker, command) if record.ways is not None else {}
        return "" if isinstance(ways, Refusal) else _perilous_way(world, seeker, ways)
    if change_of(world, command) is not Change.PASSES:
        return ""
    return DEADLY if is_deadly(world, seeker, threat_once(world, seeker, command)) else ""


def change_of(world: World, command: Command) -> Change:
    """What a command makes of the threat."""
    return world.resource(Content).verbs.of(command).change


def perils_of(world: World, seeker: int, command: Command) -> tuple[Peril, ...]:
    """What the room may bring in all the turns of a rest or a long wait; nothing for other commands."""
    turns = passing(world, command)
    return perils(world, seeker, turns) if turns else ()


def _perilous_way(world: World, seeker: int, ways: dict[int, int]) -> str:
    """Whether a way leads into a room that is known to be perilous; where the seeker is it must leave in any case."""
    here = room_of(world, seeker)
    rooms = {room for start, heading in ways.items() for room in (start, neighbour(world, start, heading))} - {here}
    return PERILOUS if any(is_perilous(world, seeker, room) for room in rooms) else ""


def _ends(world: World, seeker: int, command: Command) -> Spot | None:
    """The slot of this room on which a command of steps ends, or None when it leads out of it or nowhere."""
    spot = spot_of(world, seeker)
    if isinstance(command, Step):
        steps: list[int] | Refusal = [heading_number(command.heading)]
    else:
        steps = approach(world, seeker, target_of(command))
    for heading in () if isinstance(steps, Refusal) else steps:
        if spot != Spot.CENTRE and heading != facing(spot):
            return None
        spot = Spot(heading) if spot == Spot.CENTRE else Spot.CENTRE
        if known_creature(world, seeker, room_of(world, seeker), spot):
            return None
    return spot if not isinstance(steps, Refusal) and steps else None
