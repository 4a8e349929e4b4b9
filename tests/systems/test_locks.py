"""Locks: their own key, force, and nothing through a wall (DOOR-1, LOCK-1, WALL-16)."""

import pytest

from components.body import ActionPoints, Stamina
from components.events.creatures import NoiseMade
from components.events.locks import ForcedOpen, ForceFailed, Unlocked
from components.locks import Key, Lock, WantsToForce, WantsToUnlock
from components.place import Spot
from components.registry import Component
from components.seekers import Ability, Proficiencies
from components.things import WantsToSearch
from components.travel import WantsToStep
from components.walls import Material, Wall
from engine.play.perception import channel_of
from systems.core.legal import verdict
from tests.build import (
    a_chest,
    a_key,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_world,
    do,
    everything,
    is_hunting,
    join,
    refusal,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


@planted("systems/locks/unlock.py", 'use_up(world, unlock.key, "used in its lock")', "pass")
@rule("DOOR-1", "LOCK-1")
def test_the_key_opens_its_lock_on_every_passage_and_is_used_up() -> None:
    world = a_world()
    middle = a_room(world, Lock(4))
    north, south = a_room(world), a_room(world)
    join(world, south, middle, NORTH)
    join(world, middle, north, NORTH)
    seeker = a_seeker(world, south, NORTH)
    key = a_key(world, seeker, middle)
    above = a_seeker(world, north, SOUTH)

    do(world, seeker, WantsToUnlock(middle, key))

    assert not world.alive(key)
    assert world.get(seeker, ActionPoints).left == 3
    assert refusal(world, seeker, WantsToStep(NORTH)) == ""
    assert refusal(world, above, WantsToStep(SOUTH)) == ""
    assert Unlocked(south, seeker, middle) in world.events


@rule("DOOR-1", "B07")
def test_a_locked_way_says_what_it_needs() -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.add(second, Lock(3, 2))
    seeker = a_seeker(world, first, NORTH)

    refused = verdict(world, seeker, WantsToStep(NORTH)).refusal

    assert refused is not None
    assert refused.params == {"heading": "north", "tier": 3, "ordinal": 2, "location": "base:gallery"}


@planted("systems/things/carrying.py", "world.get(card, Key).lock == closed", "world.get(card, Key).lock == body")
@rule("DOOR-1", "B07")
def test_whoever_has_the_key_is_told_that_it_unlocks_way_and_chest() -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.add(second, Lock(3, 2))
    seeker = a_seeker(world, first, NORTH)
    chest = a_chest(world, first, NORTH, Lock(1))
    step, search = WantsToStep(NORTH), WantsToSearch(chest)
    before = [refusal(world, seeker, intent) for intent in (step, search)]
    a_key(world, seeker, second)
    a_key(world, seeker, chest)

    after = [refusal(world, seeker, intent) for intent in (step, search)]

    assert before == ["refused.locked", "refused.container_locked"]
    assert after == ["refused.locked_with_key", "refused.container_locked_with_key"]


@planted("systems/locks/legal_doors.py", "if key.lock != intent.target:", "if False:")
@rule("DOOR-1", "B09")
def test_the_key_of_another_lock_of_the_same_tier_is_refused_and_kept() -> None:
    world = a_world()
    west, middle, east = a_row(world, 3)
    world.add(west, Lock(2, 1))
    world.add(east, Lock(2, 2))
    seeker = a_seeker(world, middle, WEST)
    key = a_key(world, seeker, east)
    before = everything(world)

    answer = refusal(world, seeker, WantsToUnlock(west, key))

    assert answer == "refused.wrong_key"
    assert everything(world) == before


@rule("DOOR-1")
def test_without_a_key_or_away_from_the_door_nothing_is_unlocked() -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.add(second, Lock(1))
    seeker = a_seeker(world, first, NORTH)
    keyless = refusal(world, seeker, WantsToUnlock(second, 0))
    key = a_key(world, first, second, Spot.CENTRE)
    not_carried = refusal(world, seeker, WantsToUnlock(second, key))
    world.move(key, seeker, Spot.PACK)
    world.move(seeker, first, EAST)

    away = refusal(world, seeker, WantsToUnlock(second, key))

    assert (keyless, not_carried, away) == ("refused.no_key", "refused.no_key", "refused.not_at_door")


@planted("systems/locks/legal_doors.py", "if world.has(world.get(here, Exits).passages[spot], Wall):", "if False:")
@rule("WALL-16")
def test_no_key_and_no_force_work_through_a_wall() -> None:
    world = a_world()
    first, second = two_rooms(world, Wall(Material.STONE, 6))
    world.add(second, Lock(1))
    seeker = a_seeker(world, first, NORTH)
    key = a_key(world, seeker, second)

    answers = [refusal(world, seeker, WantsToUnlock(second, key)), refusal(world, seeker, WantsToForce(second))]

    assert answers == ["refused.wall", "refused.wall"]
    assert world.has(key, Key)


@rule("DOOR-1")
@pytest.mark.parametrize(("tier", "strength", "chance"), [(1, 0, 35), (1, 3, 65), (2, 3, 50), (3, 5, 55), (3, 0, 5)])
def test_force_is_a_chance_of_strength_against_the_tier(tier: int, strength: int, chance: int) -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.add(second, Lock(tier))
    seeker = a_seeker(world, first, NORTH, strength=strength)

    judged = verdict(world, seeker, WantsToForce(second))

    assert judged.odds is not None
    assert judged.odds.chance == chance
    assert (judged.ap, judged.stamina) == (2, 3)


@rule("DOOR-1")
def test_a_lock_of_the_fourth_tier_cannot_be_forced() -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.add(second, Lock(4))
    seeker = a_seeker(world, first, NORTH, strength=5)

    assert refusal(world, seeker, WantsToForce(second)) == "refused.unforceable"


@planted("systems/locks/force.py", "rouse(world, room, ", "rouse(world, room, 0 * ")
@rule("DOOR-1")
def test_forcing_opens_or_fails_and_is_loud_either_way() -> None:
    world = a_world()
    rooms = a_row(world, 5)
    world.add(rooms[1], Lock(1))
    rats = [a_rat(world, room, NORTH) for room in rooms]
    seeker = a_seeker(world, rooms[0], EAST)

    do(world, seeker, WantsToForce(rooms[1]))

    opened = any(isinstance(event, ForcedOpen) for event in world.events)
    assert opened != any(isinstance(event, ForceFailed) for event in world.events)
    assert world.has(rooms[1], Lock) != opened
    assert (world.get(seeker, ActionPoints).left, world.get(seeker, Stamina).left) == (2, 7)
    assert any(isinstance(event, NoiseMade) for event in world.events)
    assert [is_hunting(world, rat) for rat in rats] == [True, True, True, True, False]


@planted("systems/creatures/noise.py", "rooms)), TO_SOUND)", "rooms)), ())", case="bar1-heard1")
@planted("engine/play/perception.py", "event.carries, TO_SOUND)", "event.carries, ())", case="bar1-heard1")
@planted("systems/creatures/noise.py", "rooms)), TO_SOUND)", "rooms)), TO_AIR)", case="bar0-heard0")
@planted("engine/play/perception.py", "event.carries, TO_SOUND)", "event.carries, TO_AIR)", case="bar0-heard0")
@pytest.mark.parametrize(("bar", "heard"), [
    (Lock(1), ["rat", "seeker"]),
    (Wall(Material.TIMBER, 1), []),
    (Wall(Material.STONE, 6), []),
])
@rule("DOOR-1", "AGE-4", "COMB-5")
def test_creatures_and_seekers_hear_a_noise_through_the_same_ways(bar: Component, heard: list[str]) -> None:
    world = a_world()
    first, second = two_rooms(world, heading=EAST)
    world.add(second if isinstance(bar, Lock) else world.held(first, Spot.PASSAGE)[0], bar)
    chest = a_chest(world, first, NORTH, Lock(1))
    forcer, listener, rat = a_seeker(world, first), a_seeker(world, second), a_rat(world, second)
    do(world, forcer, WantsToStep(NORTH))

    do(world, forcer, WantsToForce(chest))

    noise = next(event for event in world.events if isinstance(event, NoiseMade))
    told = {"rat": is_hunting(world, rat), "seeker": channel_of(world, listener, noise) == "heard"}
    assert [name for name, was in told.items() if was] == heard


@rule("DOOR-1")
def test_force_succeeds_as_often_as_it_says() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, NORTH, strength=1)
    opened = 0

    for _ in range(1000):
        world.add(second, Lock(1))
        world.add(seeker, Proficiencies([], []))
        world.edit(seeker, ActionPoints).left = 4
        world.edit(seeker, Stamina).left = 10
        do(world, seeker, WantsToForce(second))
        opened += not world.has(second, Lock)

    assert 390 <= opened <= 510


@rule("CHAR-3", "DOOR-1")
def test_stone_sense_adds_to_force() -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.add(second, Lock(1))
    seeker = a_seeker(world, first, NORTH, Ability("stone_sense"), strength=0)

    judged = verdict(world, seeker, WantsToForce(second))

    assert judged.odds is not None
    assert judged.odds.chance == 35 + 15


@rule("DOOR-1")
def test_a_container_is_locked_and_opened_in_the_same_manner() -> None:
    world = a_world()
    room = a_room(world)
    chest = a_chest(world, room, EAST, Lock(2))
    seeker = a_seeker(world, room)
    key = a_key(world, seeker, chest)
    from_afar = refusal(world, seeker, WantsToUnlock(chest, key))
    do(world, seeker, WantsToStep(EAST))

    do(world, seeker, WantsToUnlock(chest, key))

    assert from_afar == "refused.not_on_slot"
    assert not world.has(chest, Lock)
    assert refusal(world, seeker, WantsToForce(chest)) == "refused.not_locked"


@rule("LOCK-1")
def test_creatures_have_no_hands_for_locks() -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.add(second, Lock(1))
    rat = a_rat(world, first, NORTH)

    assert refusal(world, rat, WantsToForce(second)) == "refused.no_hands"
