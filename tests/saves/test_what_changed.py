"""A save costs what changed: worlds in which nothing was written since the last one are taken over as they are (T4)."""

from __future__ import annotations

import random

import pytest

from components.light import Fuel
from components.place import Place, Spot
from components.room import Room
from engine.kernel.world import World
from saves.chronicle import ChronicleState, dump, load, pieces
from saves.snapshot import Keeper
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves.worlds import PACKS, a_random_world, a_state, contents, make_world


@pytest.fixture
def state() -> ChronicleState:
    """Three worlds, the last of which nobody has left."""
    return a_state(*(a_random_world(random.Random(number), number) for number in (1, 2, 3)))


def room_of(world: World) -> int:
    """The first room of a world."""
    return next(room for room, _ in world.each(Room))


@planted("saves/snapshot.py", "                if len(before) > 1:\n", "                if False:\n")
@rule("S6")
def test_what_nobody_wrote_in_is_the_same_block_as_in_the_save_before(state: ChronicleState) -> None:
    keepers: dict[int, Keeper] = {}
    for _ in range(2):
        pieces(state, keepers)
    blocks = {number: keepers[number].blocks()[0] for number in keepers}

    state.worlds[2].spawn(Fuel(9, 9, None), Place(room_of(state.worlds[2]), Spot.NORTH))
    saved = b"".join(pieces(state, keepers))
    packed_anew = [keepers[number].packed_anew for number in (1, 2, 3)]

    assert [len(keepers[number].blocks()) == 1 for number in (1, 2)] == [True, True]
    assert packed_anew == [0, 0, 1]
    assert [keepers[number].blocks()[0] is blocks[number] for number in (1, 2, 3)] == [True, True, False]
    assert saved == dump(state, {})


def a_write(world: World) -> None:
    world.edit(room_of(world), Room).x += 1


def a_turn(world: World) -> None:
    world.turn += 1


def a_birth(world: World) -> None:
    world.spawn(Fuel(1, 1, None))


def an_id(world: World) -> None:
    world.next_id += 1


@planted("saves/snapshot.py", "(turn, next_id) == (world.turn, world.next_id) and not world.changed(self._tide)",
         "not world.changed(self._tide)", case="a_turn")
@planted("saves/snapshot.py", " and not world.changed(self._tide):", ":", case="a_write")
@rule("S6")
@pytest.mark.parametrize("change", [a_write, a_turn, a_birth, an_id], ids=lambda change: change.__name__)
def test_whatever_changes_in_a_world_that_was_left_is_in_the_next_save(state: ChronicleState, change: object) -> None:
    assert callable(change)
    world, keepers = state.worlds[0], dict[int, Keeper]()
    for _ in range(2):
        pieces(state, keepers)

    change(world)
    state.clock = max(world.turn for world in state.worlds)
    saved = dump(state, keepers)

    assert saved == dump(state, {})
    assert contents(load(saved, make_world, PACKS).worlds[0]) == contents(world)
    assert load(saved, make_world, PACKS).worlds[0].turn == world.turn
