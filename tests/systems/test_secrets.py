"""What a room hides: found by a search with shown odds, told as what it is, and then gone (ROOM-5, CHAR-4)."""

from __future__ import annotations

import pytest

from components.body import Attributes
from components.events.locks import TrapNoticed
from components.events.things import ClueFound, KeyNearFound, OldClueFound, Searched
from components.events.walls import HiddenDoorFound
from components.locks import Lock, Noticed, Trap
from components.place import Place, Spot
from components.room import Location, SelfLit, Terrain
from components.seekers import Experience, Proficiencies
from components.things import Hides, Secret, WantsToSearch
from components.walls import HiddenDoor, Material, Wall
from engine.kernel.world import World
from systems.core.sight import knows
from systems.gathering.odds_of_rooms import searching
from systems.seekers.proficiency import FIFTHS
from tests.build import a_chest, a_key, a_room, a_row, a_seeker, a_thing, a_world, do, join, refusal
from tests.planted_fault import planted
from tests.rules import rule

DEEDS = "systems/things/secrets.py"
SURE = Attributes(perception=5)


def hiding(world: World, hides: Hides, *extra: object) -> tuple[int, int]:
    """A lit room of size 1 that hides something, and a seeker who would hardly miss it."""
    room = a_room(world, SelfLit(), Secret(hides))
    world.edit(room, Location).size = 1
    return room, a_seeker(world, room, Spot.CENTRE, SURE)


def found_by(hides: Hides, lay: object = None) -> tuple[World, int, int]:
    """A world in which the search of a room has brought to light what it hides; whoever misses it tries another."""
    for seed in range(1, 30):
        world = a_world(seed)
        room, seeker = hiding(world, hides)
        if callable(lay):
            lay(world, room)
        do(world, seeker, WantsToSearch(room))
        if not world.has(room, Secret):
            return world, room, seeker
    raise AssertionError("nobody found it")


@planted("systems/things/secrets.py", "world.move(card, room, Spot.STORAGE)", "world.doom(card, 'lost')")
@planted("systems/things/secrets.py", "in world.held(room, Spot.HIDDEN):", "in world.held(room, Spot.HIDDEN)[:1]:")
@rule("ROOM-5")
def test_all_of_a_stash_lies_in_store_once_it_is_found_and_nobody_knew_of_it_before() -> None:
    def two_things(world: World, room: int) -> None:
        for _ in range(2):
            thing = a_thing(world, room, Spot.HIDDEN)
            assert not any(knows(world, seeker, thing) for seeker in world.held(room, Spot.CENTRE))

    world, room, seeker = found_by(Hides.STASH, two_things)

    assert world.held(room, Spot.HIDDEN) == []
    assert [knows(world, seeker, thing) for thing in world.held(room, Spot.STORAGE)] == [True, True]
    assert [event.found for event in world.events if isinstance(event, Searched)] == [2]


@planted("systems/things/secrets.py", "if not world.has(world.bearer(key), Seeker)", "if True")
@rule("ROOM-5", "LOCK-2")
@pytest.mark.parametrize("where", ["two rooms off", "here", "taken"])
def test_a_clue_says_how_far_the_nearest_key_lies_and_where_the_way_begins(where: str) -> None:
    def keys(world: World, room: int) -> None:
        between, far, farther = a_row(world, 3)
        join(world, room, between, Spot.SOUTH)
        world.add(farther, Lock(2))
        if where == "taken":
            a_key(world, a_seeker(world, far), farther)
        else:
            a_key(world, room if where == "here" else far, farther, Spot.EAST)

    world, _, seeker = found_by(Hides.CLUE, keys)

    clues = [event for event in world.events if isinstance(event, ClueFound | KeyNearFound | OldClueFound)]
    assert len(clues) == 1
    clue = clues[0]
    if isinstance(clue, ClueFound):
        assert (where, clue.heading, clue.rooms, clue.tier) == ("two rooms off", int(Spot.SOUTH), 2, 2)
    else:
        assert type(clue) is (KeyNearFound if where == "here" else OldClueFound)
    assert clue.actor == seeker


@planted("systems/things/secrets.py", "if door is not None and not door.found:", "if False:")
@rule("ROOM-5", "WALL-14")
def test_a_loose_stone_finds_every_hidden_door_of_the_room() -> None:
    def doors(world: World, room: int) -> None:
        for heading in (Spot.NORTH, Spot.WEST):
            join(world, room, a_room(world), heading, Wall(Material.STONE, 6), HiddenDoor())

    world, _, _ = found_by(Hides.STONE, doors)

    assert all(door.found for _, door in world.each(HiddenDoor))
    assert len([event for event in world.events if isinstance(event, HiddenDoorFound)]) == 2


@planted("systems/things/secrets.py", "if world.has(card, Trap) and seeker not in seekers:", "if False:")
@rule("ROOM-5", "TRAP-1")
def test_the_trigger_of_a_trap_shows_every_trap_of_the_room() -> None:
    def traps(world: World, room: int) -> None:
        for side in (Spot.NORTH, Spot.EAST):
            a_chest(world, room, side, Trap(3))

    world, room, seeker = found_by(Hides.TRIGGER, traps)

    boxes = [box for side in (Spot.NORTH, Spot.EAST) for box in world.held(room, side)]
    assert all(world.get(box, Noticed).seekers == [seeker] for box in boxes)
    assert len([event for event in world.events if isinstance(event, TrapNoticed)]) == 2


@planted("systems/things/secrets.py", "    world.remove(room, Secret)\n", "")
@planted("content/base/figures.toml", "secret_experience = 10", "secret_experience = 11")
@rule("ROOM-5", "CHAR-4")
def test_a_secret_is_worth_its_experience_once_both_in_all_and_unspent() -> None:
    world, room, seeker = found_by(Hides.STASH, lambda world, room: a_thing(world, room, Spot.HIDDEN))

    gained = world.get(seeker, Experience)

    assert (gained.total, gained.unspent) == (10, 10)
    assert not world.has(room, Secret)


@rule("ROOM-5", "P3")
def test_one_search_settles_a_room_found_or_not_for_who_searched_and_leaves_the_rest_to_others() -> None:
    for seed in range(1, 60):
        world = a_world(seed)
        room, seeker = hiding(world, Hides.STASH)
        thing = a_thing(world, room, Spot.HIDDEN)

        do(world, seeker, WantsToSearch(room))

        assert refusal(world, seeker, WantsToSearch(room)) == "refused.searched_already"
        if world.has(room, Secret):
            assert world.get(thing, Place).spot is Spot.HIDDEN and not knows(world, seeker, thing)
            assert refusal(world, a_seeker(world, room), WantsToSearch(room)) == ""
            return
    raise AssertionError("nobody ever missed it")


@planted("content/base/figures.toml", "per_perception = 10\nper_size", "per_perception = 11\nper_size")
@planted("content/base/figures.toml", "per_size = 5\ndark = 20", "per_size = 6\ndark = 20")
@planted("systems/light/terms.py", "0 if is_lit(world, room) else -world.resource(Content).figures.searches.dark",
         "-world.resource(Content).figures.searches.dark")
@rule("ROOM-5", "CHAR-2", "CHAR-5")
@pytest.mark.parametrize(("perception", "size", "lit", "lore", "chance"), [
    (0, 1, True, 0, 50), (3, 1, True, 0, 80), (0, 5, True, 0, 30), (0, 1, False, 0, 30), (2, 3, True, 20, 70)])
def test_the_chance_comes_from_eyes_place_light_and_lore(
    perception: int, size: int, lit: bool, lore: int, chance: int
) -> None:
    world = a_world()
    room = a_room(world, *([SelfLit()] if lit else []), terrain=Terrain.INTERIOR)
    world.edit(room, Location).size = size
    learnt = [Proficiencies(["lore"], [lore * FIFTHS])] if lore else []
    seeker = a_seeker(world, room, Spot.CENTRE, Attributes(perception=perception), *learnt)

    shown = searching(world, seeker, room)

    assert shown.chance == chance


@rule("ROOM-5", "P7")
def test_what_is_hidden_is_found_as_often_as_is_shown() -> None:
    found, shown = 0, 0
    for seed in range(1, 401):
        world = a_world(seed)
        room = a_room(world, Secret(Hides.CLUE))
        seeker = a_seeker(world, room)
        shown = searching(world, seeker, room).chance
        do(world, seeker, WantsToSearch(room))
        found += not world.has(room, Secret)

    # four standard deviations of 400 searches
    assert abs(found - 4 * shown) < 4 * 10


@rule("ROOM-5", "P9")
def test_the_odds_and_the_price_are_the_same_where_nothing_is_hidden() -> None:
    world = a_world()
    plain, rich = a_room(world, SelfLit()), a_room(world, SelfLit(), Secret(Hides.STASH))
    seekers = [a_seeker(world, room) for room in (plain, rich)]

    assert searching(world, seekers[0], plain) == searching(world, seekers[1], rich)
