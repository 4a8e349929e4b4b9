"""The layout of a save is the one that was agreed: sections by room and seeker, rows by kinds, canonical bytes."""

import random
from hashlib import blake2b
from itertools import accumulate, islice

import msgpack
import pytest

from components.light import Fuel
from components.place import Place, Spot
from components.room import Room
from components.seekers import Seeker
from components.things import Weight
from engine.kernel.dice import Dice
from engine.kernel.world import World
from saves import container
from saves.chronicle import dump
from saves.container import Part
from tests.saves.hostile import kinds_of, take_apart
from tests.saves.worlds import a_random_world, a_state


def _mark(*words: str) -> int:
    return int.from_bytes(blake2b("\n".join(words).encode(), digest_size=4).digest(), "big")


def test_a_section_a_room_one_a_seeker_and_one_for_the_free() -> None:
    world = World(1, Dice(1), turn=4)
    first = world.spawn(Room(0, 0, 0))
    second = world.spawn(Room(0, 1, 1))
    seeker = world.spawn(Seeker("Ada", "base:fighter"), Place(first, Spot.CENTRE))
    world.spawn(Fuel(9, 9, 7), Place(seeker, Spot.HAND))
    free = world.spawn(Weight(3))
    world.spawn(Weight(1), Place(second, Spot.NORTH))
    world.spawn(Weight(2), Place(second, Spot.EAST))

    header, parts = take_apart(dump(a_state(world), {}))

    assert [part[:3] for part in parts] == [
        [Part.CHRONICLE, 0, 0],
        [Part.WORLD, 1, 0],
        [Part.ROOM, 1, first],
        [Part.ROOM, 1, second],
        [Part.SEEKER, 1, seeker],
        [Part.FREE, 1, 0],
    ]
    assert header["worlds"] == [{"number": 1, "turn": 4, "next_id": 8}]
    kinds = {
        "base:actor.seeker": Seeker,
        "base:item.weight": Weight,
        "base:light.fuel": Fuel,
        "base:place.place": Place,
        "base:room.room": Room,
    }
    assert parts[1][3]["kinds"] == {name: list(kind.__struct_fields__) for name, kind in kinds.items()}
    assert parts[3][3] == [
        [second + 4, 1, -5],
        [
            [
                [_mark("base:item.weight", "tenths"), _mark("base:place.place", "holder", "spot")],
                [
                    [[1], [second, 0]],
                    [[2], [second, 1]],
                ],
            ],
            [[_mark("base:room.room", "x", "y", "distance")], [[[0, 1, 1]]]],
        ],
    ]
    assert parts[4][3][0] == [seeker, 1]
    assert parts[4][3][1][1][1] == [[[9, 9, 7], [seeker, int(Spot.HAND)]]]
    assert parts[5][3] == [[free], [[[_mark("base:item.weight", "tenths")], [[[3]]]]]]


@pytest.mark.parametrize("seed", range(10))
def test_every_section_is_what_msgpack_itself_would_write_with_names_and_ids_in_order(seed: int) -> None:
    save = dump(a_state(a_random_world(random.Random(seed))), {})
    named = {_mark(name, *fields): name for name, fields in kinds_of(take_apart(save)[1]).items()}

    for entry, body in container.disassemble(save)[2]:
        plain = msgpack.unpackb(body)
        assert msgpack.packb(plain) == body
        if entry.part in container.TABLED:
            steps, groups = plain
            names = [[named[mark] for mark in marks] for marks, _ in groups]
            ids = iter(accumulate(steps))
            bearing = [list(islice(ids, len(rows))) for _, rows in groups]
            assert names == sorted(names) and all(some == sorted(some) for some in names + bearing)


def test_a_save_of_two_worlds_keeps_their_order() -> None:
    state = a_state(a_random_world(random.Random(1), 3), a_random_world(random.Random(2), 1))

    header, parts = take_apart(dump(state, {}))

    assert [world["number"] for world in header["worlds"]] == [3, 1]
    assert [part[1] for part in parts if part[0] == Part.WORLD] == [3, 1]
