"""Exits: a stairwell that leads on, far from the entrance, and one back in the entrance of later levels (EXIT-1); none
in a sub-dungeon, whose entrance bears the mouth by which one leaves (SUB-1), and none on from the last level."""

from __future__ import annotations

from engine.kernel.dice import Stream
from systems.genesis.blueprint import BARE, ENTRANCE, NOWHERE, Blueprint
from systems.genesis.needs import STAIRS


def set_stairs(plan: Blueprint) -> None:
    """The exit is one of the farther half of the rooms behind the gate, or of the farthest rooms where none stands."""
    stream = plan.stream("exits")
    on, back = (plan.deck.needed[need] for need in STAIRS[plan.theme.climbed])
    plan.sides = [BARE] * (plan.rooms * 4)
    if plan.theme.exit and plan.level < plan.figures.deepest_level:
        behind = range(plan.core, plan.rooms) if plan.gate != NOWHERE else ()
        rooms = behind or [room for room in range(plan.rooms) if room != plan.gate]
        farthest = sorted(rooms, key=lambda room: (plan.distances[room], room))
        plan.exit = stream.pick(farthest[len(farthest) // 2 :])
        plan.sides[against_the_rock(plan, stream, plan.exit)] = on
    if plan.theme.sub:
        plan.sides[against_the_rock(plan, stream, ENTRANCE)] = plan.deck.way_out
    elif plan.level > 1:
        plan.sides[against_the_rock(plan, stream, ENTRANCE)] = back


def against_the_rock(plan: Blueprint, stream: Stream, room: int) -> int:
    """A slot of the room that is still bare, without a way out through it if there is such a one."""
    slots = [slot for slot in range(room * 4, room * 4 + 4) if plan.sides[slot] == BARE]
    return stream.pick([slot for slot in slots if plan.beyond[slot] == NOWHERE] or slots)
