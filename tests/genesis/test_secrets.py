"""Three rooms in ten hide one thing from birth: what they can hide, and none where it has no place (ROOM-5)."""

from __future__ import annotations

from collections import Counter

from components.barrier import HiddenDoor, Key
from components.effect import Trap
from components.place import SIDES, Spot
from components.room import Entrance, Exits, Room, Section
from components.secret import Hides, Secret
from engine.kernel.world import World
from tests.genesis.births import everywhere
from tests.planted_fault import planted
from tests.rules import rule


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
