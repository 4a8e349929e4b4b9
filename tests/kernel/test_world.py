"""World: ids for life, id order, marks, burial, contexts that end, and the one private name of esper in use."""

import gc
import itertools
import random

import esper
import pytest

from components.body import Health
from components.events.creatures import NoiseMade
from components.light import Fuel, Lit
from components.place import Place, Spot
from components.room import Room
from components.things import Durability, Weight
from engine.kernel.dice import Dice
from engine.kernel.world import BIRTH_STRIDE, World
from tests.rules import rule


@pytest.fixture
def world() -> World:
    """An empty world of birth number 3."""
    return World(3, Dice(1))


def test_ids_are_the_birth_number_and_a_running_number(world: World) -> None:
    ids = [world.spawn(Weight(n)) for n in range(3)]

    assert ids == [3 * BIRTH_STRIDE + n for n in (1, 2, 3)]
    assert world.next_id == 4


def test_an_id_is_never_given_twice(world: World) -> None:
    first = world.spawn(Weight(1))
    world.doom(first, "test")
    world.bury()

    second = world.spawn(Weight(2))

    assert second == first + 1


def test_a_card_that_goes_to_another_world_keeps_its_id_and_its_components(world: World) -> None:
    other = World(4, Dice(1))
    card = world.spawn(Weight(7), Fuel(3, 2, 9))

    other.adopt(card, *world.release(card))
    fresh = other.spawn(Weight(1))

    assert (world.entities(), other.entities()) == ([], [card, fresh])
    assert (other.get(card, Weight), other.get(card, Fuel)) == (Weight(7), Fuel(3, 2, 9))
    assert fresh == 4 * BIRTH_STRIDE + 1


def test_an_adopted_timer_falls_due_where_it_is_now(world: World) -> None:
    other = World(4, Dice(1), turn=9)
    card = world.spawn(Fuel(3, 2, 9))

    other.adopt(card, *world.release(card))
    world.turn = 9

    assert (world.due(Fuel), other.due(Fuel)) == ([], [card])


def test_an_id_that_lives_here_is_not_adopted_again(world: World) -> None:
    card = world.spawn(Weight(1))

    with pytest.raises(ValueError, match="lives in this world already"):
        world.adopt(card, Weight(2))


@rule("P1")
def test_the_ledger_sums_up_to_what_lives(world: World) -> None:
    cards = [world.spawn(Weight(n), cause="deal") for n in range(5)]
    other = World(4, Dice(1))

    world.doom(cards[0], "fire")
    world.bury()
    other.adopt(cards[1], *world.release(cards[1]))

    assert world.ledger == {"deal": 5, "fire": -1, "departure": -1}
    assert (sum(world.ledger.values()), sum(other.ledger.values())) == (3, 1)


@pytest.mark.parametrize("seed", range(8))
def test_queries_come_in_id_order_whatever_the_history(seed: int) -> None:
    draw = random.Random(seed)
    world = World(1, Dice(1))
    for _ in range(300):
        parts = draw.sample([Weight(1), Health(1, 1), Durability(1, 1), Lit()], draw.randrange(1, 5))
        world.spawn(*parts)
        if draw.random() < 0.6 and len(world.entities()) > 1:
            world.doom(draw.choice(world.entities()), "test")
            world.bury()
        if draw.random() < 0.3:
            world.add(draw.choice(world.entities()), Weight(2))

    rows = [list(world.each(Weight)), list(world.each(Weight, Health)), list(world.each(Lit, Weight, Durability))]

    for found, kinds in zip(rows, ((Weight,), (Weight, Health), (Lit, Weight, Durability)), strict=True):
        bearing = [entity for entity in world.entities() if all(world.has(entity, kind) for kind in kinds)]
        assert [row[0] for row in found] == bearing
        assert [row[1:] for row in found] == [tuple(world.get(e, kind) for kind in kinds) for e in bearing]


def test_a_query_leaves_out_what_ends_or_changes_while_it_runs(world: World) -> None:
    first, second, third, fourth = (world.spawn(Weight(n), Lit()) for n in range(4))
    seen = []

    for entity, weight, _ in world.each(Weight, Lit):
        seen.append((entity, weight.tenths))
        if entity == first:
            world.doom(second, "test")
            world.remove(third, Lit)
            world.add(fourth, Weight(33))

    assert seen == [(first, 0), (fourth, 33)]


def test_a_query_asked_again_sees_what_came_and_went(world: World) -> None:
    first, second = world.spawn(Weight(1)), world.spawn(Weight(2))
    before = [entity for entity, _ in world.each(Weight)]

    world.remove(first, Weight)
    third = world.spawn(Weight(3))
    world.add(second, Weight(22))

    assert before == [first, second]
    assert list(world.each(Weight)) == [(second, Weight(22)), (third, Weight(3))]


def test_a_query_that_somebody_empties_harms_nobody(world: World) -> None:
    card = world.spawn(Weight(1))

    list(world.each(Weight)).clear()

    assert list(world.each(Weight)) == [(card, Weight(1))]


def test_the_doomed_are_gone_for_rules_at_once_and_from_the_world_at_burial(world: World) -> None:
    room = world.spawn(Room(0, 0, 0))
    card = world.spawn(Weight(1), Place(room, Spot.NORTH))

    world.doom(card, "test")

    assert (world.alive(card), world.held(room), list(world.each(Weight)), world.entities()) == (False, [], [], [room])
    world.bury()
    assert world.find(card, Weight) is None


def test_dooming_twice_or_what_never_lived_is_an_error(world: World) -> None:
    card = world.spawn(Weight(1))
    world.doom(card, "test")

    for entity in (card, 12345):
        with pytest.raises(ValueError, match=f"entity {entity} does not live"):
            world.doom(entity, "test")


@rule("P1")
def test_a_holder_is_not_buried_with_what_it_holds(world: World) -> None:
    chest = world.spawn(Weight(1))
    coin = world.spawn(Place(chest, Spot.INSIDE))

    world.doom(chest, "test")

    with pytest.raises(RuntimeError, match=f"buried with living contents .{coin}."):
        world.bury()


def test_a_holder_doomed_together_with_its_contents_is_buried(world: World) -> None:
    room = world.spawn(Room(0, 0, 0))
    chest = world.spawn(Place(room, Spot.NORTH))
    coin = world.spawn(Place(chest, Spot.INSIDE))

    world.doom(chest, "test")
    world.doom(coin, "test")
    world.bury()

    assert (world.entities(), world.held(room)) == ([room], [])


def test_events_go_to_the_list_and_the_listener(world: World) -> None:
    heard = []
    world.listener = heard.append

    world.emit(NoiseMade(1))

    assert world.events == heard == [NoiseMade(1)]


def test_a_resource_is_found_by_its_class_and_missed_by_name(world: World) -> None:
    world.provide(Dice(9))

    assert world.resource(Dice).seed == 9
    with pytest.raises(KeyError):
        world.resource(World)


def test_a_save_fills_only_an_empty_world(world: World) -> None:
    world.spawn(Weight(1))

    with pytest.raises(ValueError, match="empty world"):
        world.restore({5: [Weight(1)]})


def test_a_restored_world_knows_places_timers_and_no_changes(world: World) -> None:
    world.turn = 4

    world.restore({7: [Room(0, 0, 0)], 8: [Fuel(9, 9, 4), Place(7, Spot.NORTH)], 9: [Place(8, Spot.INSIDE)]})

    assert (world.held(7), world.held(8), world.due(Fuel), world.changed()) == ([8], [9], [8], set())
    assert world.root(9) == 7


def test_worlds_that_nobody_holds_free_their_contexts() -> None:
    gc.collect()
    before = len(esper.list_worlds())

    for number in range(200):
        World(number, Dice(1)).spawn(Weight(1))

    assert len(esper.list_worlds()) <= before + 1


def test_a_world_dropped_while_it_is_the_current_one_is_freed_too() -> None:
    gc.collect()
    before = set(esper.list_worlds())
    world = World(1, Dice(1))
    world.spawn(Weight(1))

    del world

    assert set(esper.list_worlds()) <= before | {"default"}


def test_esper_still_counts_ids_where_the_kernel_sets_them() -> None:
    esper.switch_world("counter-test")
    try:
        assert isinstance(esper._entity_count, itertools.count), "esper renamed _entity_count: see entities.py"
        esper._entity_count = itertools.count(777)

        created = esper.create_entity(Weight(1))

        assert created == 777
    finally:
        esper.switch_world("default")
        esper.delete_world("counter-test")
