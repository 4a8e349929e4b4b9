"""Saving and loading changes nothing: not the bytes, not the world that is saved, not the one that comes back (S6)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from components.acting import Acting
from components.light import Fuel
from components.place import Place, Spot
from components.registry import GROUND, is_timed
from components.rest import WantsToWait
from components.room import Room
from components.seekers import Seeker
from components.things import Weight
from engine.kernel.dice import Dice
from engine.kernel.heavy import HeavyMode
from engine.kernel.world import World
from saves import SaveError
from saves.chronicle import dump, load
from saves.snapshot import Keeper
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves.worlds import (
    PACKS,
    a_component,
    a_random_world,
    a_state,
    base_kinds,
    contents,
    make_world,
    some_edits,
)

SEEDS = st.integers(0, 2**32)


@rule("S6")
@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_save_load_save_gives_identical_bytes_and_an_equal_chronicle(seed: int) -> None:
    draw = random.Random(seed)
    state = a_state(a_random_world(draw, 1), a_random_world(draw, 2))

    saved = dump(state, {})
    loaded = load(saved, make_world, PACKS)

    assert dump(loaded, {}) == saved
    assert [contents(world) for world in loaded.worlds] == [contents(world) for world in state.worlds]
    for name in ("seed", "clock", "packs", "seekers", "current", "title", "options", "log"):
        assert getattr(loaded, name) == getattr(state, name)
    for one, other in zip(loaded.worlds, state.worlds, strict=True):
        assert (one.number, one.turn, one.next_id, one.ledger) == (
            other.number,
            other.turn,
            other.next_id,
            other.ledger,
        )


@rule("S6")
@pytest.mark.parametrize("kind", base_kinds(), ids=lambda kind: kind.__name__)
def test_every_component_comes_back_as_it_was(kind: type) -> None:
    draw = random.Random(kind.__name__)
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    parts = [a_component(kind, draw) for _ in range(20)]
    cards = []
    for part in parts:
        if kind is Place:
            part = Place(room, Spot.NORTH)
        cards.append(world.spawn(part))

    loaded = load(dump(a_state(world), {}), make_world, PACKS).worlds[0]

    for card in cards:
        before, after = world.get(card, kind), loaded.get(card, kind)
        assert before == after
        assert [type(getattr(after, field)) for field in kind.__struct_fields__] == [
            type(getattr(before, field)) for field in kind.__struct_fields__
        ]


@rule("S6")
@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_a_loaded_world_derives_what_the_saved_one_had(seed: int) -> None:
    world = a_random_world(random.Random(seed))

    loaded = load(dump(a_state(world), {}), make_world, PACKS).worlds[0]

    for entity in world.entities():
        assert loaded.held(entity) == world.held(entity)
        assert (loaded.root(entity), loaded.bearer(entity)) == (world.root(entity), world.bearer(entity))
    now = world.turn
    for kind in [kind for kind in map(GROUND.named, GROUND.names()) if kind is not None and is_timed(kind)]:
        for turn in range(now, now + 130):
            world.turn = loaded.turn = turn
            assert loaded.due(kind) == world.due(kind)
    assert loaded.changed() == set()


@planted("engine/kernel/holdings.py", "        for held in contents.values():\n            held.sort()\n", "")
@rule("S6")
def test_what_lies_with_a_holder_comes_back_in_the_order_of_ids() -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    seeker = world.spawn(Seeker("Ada", "base:fighter"), Place(room, Spot.CENTRE))
    stone = world.spawn(Weight(1), Place(room, Spot.NORTH))

    loaded = load(dump(a_state(world), {}), make_world, PACKS).worlds[0]

    assert loaded.held(room) == [seeker, stone]


@rule("S6")
@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_saving_leaves_the_world_as_it_is(seed: int) -> None:
    world = a_random_world(random.Random(seed))
    state = a_state(world)
    before = contents(world)
    known = (world.changed(), world.turn, world.next_id, dict(world.ledger), list(world.events))
    heavy = HeavyMode(world)

    dump(state, {})

    assert world.trace == {}
    heavy.check("saving")
    assert contents(world) == before
    assert (world.changed(), world.turn, world.next_id, world.ledger, world.events) == known


@rule("S6")
@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_packing_what_changed_gives_the_bytes_of_packing_all(seed: int) -> None:
    draw = random.Random(seed)
    world = a_random_world(draw)
    keepers: dict[int, Keeper] = {}

    for _ in range(8):
        state = a_state(world)
        assert dump(state, keepers) == dump(state, {})
        some_edits(world, draw, draw.randrange(12))


@rule("S6")
def test_only_changed_rooms_and_seekers_are_packed_again() -> None:
    world = World(1, Dice(1))
    rooms = [world.spawn(Room(n, 0, n)) for n in range(10)]
    stones = [world.spawn(Weight(n), Place(room, Spot.NORTH)) for n, room in enumerate(rooms)]
    seeker = world.spawn(Seeker("Ada", "base:fighter"), Place(rooms[0], Spot.CENTRE))
    torch = world.spawn(Fuel(9, 9), Place(seeker, Spot.HAND))
    keeper = Keeper(world)
    keeper.sections()
    packed = [keeper.packed_anew]

    for write in (
        lambda: None,
        lambda: world.edit(torch, Fuel),
        lambda: (world.edit(stones[3], Weight), world.edit(rooms[3], Room)),
        lambda: world.move(stones[4], rooms[5], Spot.EAST),
        lambda: world.move(seeker, rooms[7], Spot.CENTRE),
        lambda: world.move(torch, rooms[7], Spot.SOUTH),
        lambda: world.spawn(Weight(9)),
    ):
        write()
        keeper.sections()
        packed.append(keeper.packed_anew)

    assert packed == [11, 0, 1, 1, 2, 1, 2, 1]


@rule("S6")
def test_a_world_that_is_new_under_an_old_number_is_packed_whole() -> None:
    keepers: dict[int, Keeper] = {}
    dump(a_state(a_random_world(random.Random(1))), keepers)
    other = a_state(a_random_world(random.Random(2)))

    saved = dump(other, keepers)

    assert saved == dump(other, {})


def test_a_world_that_is_gone_is_not_kept() -> None:
    keepers: dict[int, Keeper] = {}
    state = a_state(a_random_world(random.Random(1), 1), a_random_world(random.Random(2), 2))
    dump(state, keepers)

    dump(a_state(state.worlds[0]), keepers)

    assert list(keepers) == [1]


def test_an_intent_is_no_part_of_a_save_and_its_actor_is() -> None:
    world = World(1, Dice(1))
    bare, rat = world.spawn(Acting(2), WantsToWait()), world.spawn(Weight(1), Acting())

    loaded = load(dump(a_state(world), {}), make_world, PACKS).worlds[0]

    assert contents(loaded) == {bare: {}, rat: {"base:item.weight": Weight(1)}}


def test_an_entity_that_bears_nothing_comes_back() -> None:
    world = World(1, Dice(1))
    nothing = [world.spawn(), world.spawn(), world.spawn(Weight(1))]
    world.remove(nothing[2], Weight)

    loaded = load(dump(a_state(world), {}), make_world, PACKS).worlds[0]

    assert loaded.entities() == nothing


@planted("saves/sections.py", "        shape.check(rows)\n", "", case="1.5")
@rule("S6")
@pytest.mark.parametrize("wrong", [1.5, "three", None, True, b"x", 1 << 64])
def test_a_value_that_would_not_load_is_not_saved(wrong: object) -> None:
    world = World(1, Dice(1))
    card = world.spawn(Weight(1))
    world.edit(card, Weight).tenths = wrong  # type: ignore[assignment]

    with pytest.raises(SaveError, match="cannot be saved"):
        dump(a_state(world), {})


def test_a_spot_where_a_number_may_be_is_saved_as_its_number() -> None:
    world = World(1, Dice(1))
    card = world.spawn(Weight(Spot.PACK))

    loaded = load(dump(a_state(world), {}), make_world, PACKS).worlds[0]

    assert type(loaded.get(card, Weight).tenths) is int
    assert loaded.get(card, Weight) == Weight(20)


def test_a_card_whose_holder_is_nowhere_is_not_saved() -> None:
    world = World(1, Dice(1))
    card = world.spawn(Weight(1), Place(12345, Spot.PACK))

    with pytest.raises(SaveError, match=f"entity {card} lies with 12345, which is not in world 1"):
        dump(a_state(world), {})


def test_a_failed_save_forgets_no_change() -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    card = world.spawn(Weight(1), Place(room, Spot.NORTH))
    keepers: dict[int, Keeper] = {}
    dump(a_state(world), keepers)
    world.edit(card, Weight).tenths = 1.5  # type: ignore[assignment]
    with pytest.raises(SaveError):
        dump(a_state(world), keepers)

    world.get(card, Weight).tenths = 2

    assert dump(a_state(world), keepers) == dump(a_state(world), {})


@pytest.mark.parametrize("wrong", [{"x": 1.5}, {"x": {1: 2}}, {"x": b"1"}, {"x": {"y": {3}}}])
def test_options_that_are_not_plain_are_not_saved(wrong: dict[str, object]) -> None:
    state = a_state(World(1, Dice(1)))
    state.options = wrong

    with pytest.raises(SaveError, match="the options and the log cannot be saved"):
        dump(state, {})
