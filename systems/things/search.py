"""Search: a container opens, or a room shows what lies in store, and what it hides with some luck (TRAP-1, ROOM-5).

A trap that waits inside has sprung by now. A drain that was choked draws from now on (AGE-2).
"""

from __future__ import annotations

from components.acting import Acting
from components.events.things import Searched
from components.events.water import DrainOpened
from components.knowledge import Seen
from components.place import Spot
from components.room import Location
from components.things import Container, Secret, WantsToSearch
from components.water import Drain
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.memory import memory_of
from systems.core.rooms import room_of
from systems.core.sight import knows
from systems.gathering.odds_of_rooms import BUILT, searching
from systems.seekers.experience import gain
from systems.seekers.practising import practise
from systems.seekers.proficiency import LORE
from systems.things.secrets import bring_to_light
from systems.water.waters import stir


class Search(System):
    wants = WantsToSearch

    def run(self, world: World) -> None:
        for actor, _, search in world.rows(Acting, WantsToSearch):
            room = room_of(world, actor)
            if search.card == room:
                _look_around(world, actor, room)
            elif not world.get(search.card, Container).opened:
                _open(world, actor, room, search.card)


def _look_around(world: World, seeker: int, room: int) -> None:
    # Rolled whether or not there is anything to find: neither the dice nor what is learnt by it may tell (P9).
    hit = world.chance("search.room", searching(world, seeker, room).chance, room, by=seeker)
    hit = hit and world.has(room, Secret)
    if world.get(room, Location).terrain in BUILT:
        practise(world, seeker, LORE, hit)
    if hit:
        bring_to_light(world, seeker, room)
    memory, stored = memory_of(world, seeker, room), world.held(room, Spot.STORAGE)
    found = [card for card in stored if not knows(world, seeker, card)]
    if memory:
        world.edit(memory, Seen).storage = True
    world.emit(Searched(room, seeker, room, len(found)))


def _open(world: World, seeker: int, room: int, container: int) -> None:
    world.edit(container, Container).opened = True
    found = len(world.held(container, Spot.INSIDE))
    world.emit(Searched(room, seeker, container, found))
    if world.has(container, Drain):
        stir(world, container)
        world.emit(DrainOpened(room, seeker, container))
    if found:
        gain(world, seeker, world.resource(Content).figures.seekers.find_experience, "find")
