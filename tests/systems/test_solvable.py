"""Whether a level is still solvable: with keys in packs, behind locks, behind walls that stand or are to stand."""

from __future__ import annotations

import pytest

from components.body import Dead
from components.locks import Key, Lock
from components.place import SIDES, Place, Spot
from components.room import Entrance, Stair
from components.things import WantsToDrop
from components.walls import DeepWater, HiddenDoor, Material, Wall
from engine.kernel.world import World
from systems.locks.solvable import still_solvable
from tests.build import a_room, a_seeker, a_world, do, join
from tests.planted_fault import planted
from tests.rules import rule

STONE = Material.STONE


class Level:
    """Entrance - hall - vault in a row, the vault locked, a side room east of the hall, the exit behind the vault."""

    def __init__(self) -> None:
        self.world: World = a_world()
        world = self.world
        self.entrance, self.hall, self.side = a_room(world, Entrance()), a_room(world, y=1), a_room(world, x=1, y=1)
        self.vault, self.end = a_room(world, Lock(2), y=2), a_room(world, y=3)
        self.first = join(world, self.entrance, self.hall)
        self.door = join(world, self.hall, self.side, Spot.EAST)
        self.gate = join(world, self.hall, self.vault)
        self.last = join(world, self.vault, self.end)
        self.key = world.spawn(Key(self.vault, 2, 1, "base:gallery"), Place(self.side, Spot.NORTH))
        world.spawn(Stair(True), Place(self.end, Spot.NORTH))


@pytest.fixture
def level() -> Level:
    """A sound level."""
    return Level()


@rule("P4")
def test_a_sound_level_is_solvable(level: Level) -> None:
    assert still_solvable(level.world) == ""


@planted("systems/locks/explorer.py", "place.spot > Spot.STORAGE:", "place.spot >= Spot.CENTRE:", case="4")
@planted("systems/locks/explorer.py", "place.spot > Spot.STORAGE:", "place.spot in (4, 7):", case="6")
@rule("P4", "G9", "G3")
@pytest.mark.parametrize("spot", sorted(Spot))
def test_a_key_is_had_from_every_slot_of_a_room_its_centre_and_its_storage_and_from_nowhere_else(
    level: Level, spot: Spot
) -> None:
    level.world.move(level.key, level.side, spot)

    kept = still_solvable(level.world)

    assert (kept == "") == (spot in (*SIDES, Spot.CENTRE, Spot.STORAGE))


@rule("P4", "G9")
def test_a_key_that_a_seeker_puts_down_in_the_centre_leaves_walls_to_be_built(level: Level) -> None:
    seeker = a_seeker(level.world, level.hall, Spot.CENTRE)
    level.world.move(level.key, seeker, Spot.PACK)

    do(level.world, seeker, WantsToDrop(level.key))

    assert level.world.get(level.key, Place) == Place(level.hall, Spot.CENTRE)
    assert still_solvable(level.world) == "" == still_solvable(level.world, walled=[level.door])


@planted("systems/locks/explorer.py", "    shut.update(walled)\n", "")
@rule("P4", "LOCK-4")
def test_a_wall_before_a_needed_key_is_told_before_it_stands(level: Level) -> None:
    judged = still_solvable(level.world, walled=[level.door])

    before = still_solvable(level.world)
    level.world.add(level.door, Wall(STONE, 6))

    assert before == ""
    assert judged == still_solvable(level.world) == f"lock {level.vault} never opens"


@rule("P4", "LOCK-4")
def test_a_hidden_door_before_the_key_keeps_nobody_from_it(level: Level) -> None:
    level.world.add(level.door, Wall(STONE, 6))
    level.world.add(level.door, HiddenDoor())

    assert still_solvable(level.world) == ""


@planted("systems/locks/explorer.py", "    if world.has(holder, Seeker):\n        return True\n", "")
@rule("P4", "LOCK-3")
def test_a_key_in_a_seekers_pack_counts_wherever_the_seeker_stands(level: Level) -> None:
    seeker = a_seeker(level.world, level.hall, Spot.CENTRE)
    level.world.move(level.key, seeker, Spot.PACK)

    assert still_solvable(level.world) == ""
    assert still_solvable(level.world, walled=[level.door]) == ""


@planted("systems/locks/explorer.py", "if steps[room] >= 0)", ")")
@rule("P4", "LOCK-4")
def test_a_seeker_who_walls_itself_in_with_a_needed_key_would_keep_it_from_all_others(level: Level) -> None:
    seeker = a_seeker(level.world, level.side, Spot.CENTRE)

    alone = still_solvable(level.world, walled=[level.door])
    level.world.move(level.key, level.hall, Spot.NORTH)
    without = still_solvable(level.world, walled=[level.door])

    assert level.world.get(seeker, Place).holder == level.side
    assert alone == f"lock {level.vault} never opens"
    assert without == ""


@rule("P4", "LOCK-1")
def test_who_stands_behind_a_lock_with_its_key_comes_out_of_it(level: Level) -> None:
    seeker = a_seeker(level.world, level.vault, Spot.CENTRE)
    level.world.move(level.key, seeker, Spot.PACK)

    living = still_solvable(level.world)
    level.world.add(seeker, Dead(1, []))

    assert living == ""
    assert still_solvable(level.world) == f"lock {level.vault} never opens"


@rule("P4", "G9")
def test_a_lost_key_is_told_until_its_lock_is_gone(level: Level) -> None:
    level.world.doom(level.key, "test")
    level.world.bury()

    lost = still_solvable(level.world)
    level.world.remove(level.vault, Lock)

    assert lost == f"lock {level.vault} never opens"
    assert still_solvable(level.world) == ""


@rule("P4", "EXIT-1")
@pytest.mark.parametrize("bar", [Wall(STONE, 6), DeepWater()])
def test_an_exit_behind_a_wall_or_deep_water_is_cut_off(level: Level, bar: Wall | DeepWater) -> None:
    level.world.add(level.last, bar)

    assert still_solvable(level.world) == f"room {level.end} is cut off"


@planted("systems/locks/solvable.py", "for room in exits or ground.rooms:", "for room in exits:")
@rule("P4", "SUB-1")
def test_where_nothing_leads_down_no_room_may_be_cut_off(level: Level) -> None:
    level.world.move(level.key, level.hall, Spot.NORTH)

    above = still_solvable(level.world, walled=[level.door])
    for stair, _ in list(level.world.each(Stair)):
        level.world.doom(stair, "test")
    level.world.bury()

    assert above == ""
    assert still_solvable(level.world) == ""
    assert still_solvable(level.world, walled=[level.door]) == f"room {level.side} is cut off"
