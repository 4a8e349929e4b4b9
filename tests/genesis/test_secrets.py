"""Three rooms in ten hide one thing from birth: what they can hide, and none where it has no place (ROOM-5)."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import cast

from components.locks import Key, Lock, Trap
from components.place import SIDES, Spot
from components.room import Entrance, Exits, Room, Section
from components.things import Hides, Secret
from components.walls import HiddenDoor, Material, Wall
from engine.kernel.world import World
from systems.genesis.blueprint import Blueprint
from systems.genesis.lay import Laid
from systems.genesis.secrets import hide_secrets
from tests.build import a_key, a_room, a_thing, a_world, join
from tests.genesis.births import everywhere
from tests.planted_fault import planted
from tests.rules import rule


class Drawn:
    """A stream that draws what it is told, and keeps what it was asked."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.asked: list[int] = []

    def percent(self, chance: int) -> bool:
        self.asked.append(chance)
        return True

    def below(self, total: int) -> int:
        self.asked.append(total)
        return self.value


def levels() -> list[World]:
    """Some levels of every theme."""
    return [world for _, _, _, world in everywhere(6)]


@planted("content/base/figures.toml", "[figures.searches]\nrooms = 30", "[figures.searches]\nrooms = 20")
@rule("ROOM-5")
def test_three_rooms_in_ten_that_are_not_built_by_hand_hide_something() -> None:
    hiding, rooms = 0, 0
    for world in levels():
        grown = [room for room, _ in world.each(Room) if not (world.has(room, Section) or world.has(room, Entrance))]
        rooms += len(grown)
        hiding += sum(world.has(room, Secret) for room in grown)

    assert rooms > 1000
    assert 0.26 < hiding / rooms < 0.34


@planted("systems/genesis/secrets.py", "figures.stone if _has_hidden_door(world, room) else 0", "figures.stone")
@planted("systems/genesis/secrets.py", "figures.trigger if _has_trap(world, room) else 0", "figures.trigger")
@planted("systems/genesis/secrets.py", "if number == ENTRANCE or number in plan.fixed:", "if number in plan.fixed:")
@rule("ROOM-5", "SECT-1")
def test_a_room_hides_only_what_it_can_and_hand_built_ones_and_the_first_hide_nothing() -> None:
    seen: Counter[Hides] = Counter()
    for world in levels():
        for room, secret in world.each(Secret):
            seen[secret.hides] += 1
            stash = world.held(room, Spot.HIDDEN)
            doors = [way for way in world.get(room, Exits).passages if way and world.has(way, HiddenDoor)]
            traps = [card for side in SIDES for card in world.held(room, side) if world.has(card, Trap)]
            assert bool(stash) == (secret.hides is Hides.STASH)
            assert secret.hides is not Hides.STONE or doors
            assert secret.hides is not Hides.TRIGGER or traps
            assert secret.hides is not Hides.CLUE or world.any(Key)
            assert not world.has(room, Entrance) and not world.has(room, Section)

    assert set(seen) == set(Hides)


@planted("systems/genesis/secrets.py", "drawn < total)", "drawn <= total)")
@rule("ROOM-5")
def test_thirty_rooms_in_a_hundred_hide_a_stash_a_clue_a_stone_or_a_trigger_by_sixty_twenty_thirty_and_twenty() -> None:
    found: Counter[Hides] = Counter()
    for value in range(130):
        world = a_world()
        first, room = a_room(world), a_room(world, x=1)
        join(world, first, room, Spot.EAST, Wall(Material.STONE, 6), HiddenDoor())
        a_thing(world, room, Spot.NORTH, Trap(1))
        world.add(first, Lock(1, 1))
        a_key(world, room, first, Spot.SOUTH)
        drawn = Drawn(value)
        deck = SimpleNamespace(draw=lambda kind, stream: 0, ids=["base:rope"])
        plan = SimpleNamespace(stream=lambda name, number, drawn=drawn: drawn, fixed=(), deck=deck)

        hide_secrets(world, cast(Blueprint, plan), cast(Laid, SimpleNamespace(rooms=[first, room])))

        assert drawn.asked == [30, 130]
        found[world.get(room, Secret).hides] += 1

    assert found == {Hides.STASH: 60, Hides.CLUE: 20, Hides.STONE: 30, Hides.TRIGGER: 20}
