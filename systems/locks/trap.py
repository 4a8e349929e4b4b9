"""Trap: it springs on whoever comes to it unaware, and on whoever looks inside (TRAP-1)."""

from __future__ import annotations

from components.acting import Acting
from components.events.locks import TrapNoticed
from components.locks import Noticed, Trap
from components.seekers import Seeker
from components.things import Container, WantsToSearch
from components.travel import Approached
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.odds import notice
from systems.core.rooms import board_place, room_of, things_at
from systems.locks.springing import spring


class TrapSpring(System):
    def run(self, world: World) -> None:
        for body, toward in world.rows(Approached):
            if world.has(body, Seeker) and board_place(world, body) == (toward.room, toward.spot):
                for card in things_at(world, toward.room, toward.spot):
                    if world.has(card, Trap):
                        _approach(world, body, card)
            world.remove(body, Approached)
        for seeker, _, search in world.rows(Acting, WantsToSearch):
            if world.has(search.card, Trap):
                spring(world, seeker, search.card)


def _approach(world: World, seeker: int, card: int) -> None:
    """Who notices a trap steps around it; a container's waits until somebody looks inside."""
    known = world.find(card, Noticed)
    if known is not None and seeker in known.seekers:
        return
    die = world.resource(Content).figures.traps.notice_die
    if world.roll("trap.notice", die, card, by=seeker) <= notice(world, seeker, card):
        world.add(card, Noticed([*(known.seekers if known is not None else ()), seeker]))
        world.emit(TrapNoticed(room_of(world, card), seeker, card))
    elif not world.has(card, Container):
        spring(world, seeker, card)

