"""The heavy mode names a component that was written without a mark."""

import pytest

from components.light import Lit
from components.place import Place, Spot
from components.room import Room
from components.things import Durability, Stack, Weight
from engine.kernel.dice import Dice
from engine.kernel.heavy import HeavyMode, UnmarkedWriteError
from engine.kernel.system import System
from engine.kernel.turn import run_pass
from engine.kernel.world import World
from tests.rules import rule


@pytest.fixture
def world() -> World:
    """A room with a sword in it."""
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    world.spawn(Durability(9, 9), Weight(3), Place(room, Spot.NORTH))
    return world


def _sword(world: World) -> int:
    return next(entity for entity, _ in world.each(Durability))


@rule("S6")
def test_a_marked_write_passes_whatever_its_sort(world: World) -> None:
    sword = _sword(world)
    heavy = HeavyMode(world)

    world.edit(sword, Durability).left = 8
    world.add(sword, Lit())
    world.remove(sword, Weight)
    world.move(sword, world.root(sword), Spot.EAST)
    new = world.spawn(Stack(1, 5), Place(world.root(sword), Spot.WEST))
    heavy.check()
    world.doom(new, "test")
    world.bury()
    heavy.check()

    assert not world.alive(new)


@rule("S6")
def test_a_write_into_what_get_gave_is_named_with_entity_component_and_field(world: World) -> None:
    sword = _sword(world)
    heavy = HeavyMode(world)

    world.get(sword, Durability).left = 8

    with pytest.raises(UnmarkedWriteError, match=rf"base:item.durability of entity {sword} .*left: 9 -> 8"):
        heavy.check()


@rule("S6")
def test_an_edit_before_the_last_check_excuses_no_write_after_it(world: World) -> None:
    sword = _sword(world)
    heavy = HeavyMode(world)
    kept = world.edit(sword, Durability)
    kept.left = 8
    heavy.check()

    kept.left = 7

    with pytest.raises(UnmarkedWriteError, match="8 -> 7"):
        heavy.check()


@rule("S6")
def test_an_edit_of_one_component_excuses_no_write_into_another(world: World) -> None:
    sword = _sword(world)
    heavy = HeavyMode(world)
    world.edit(sword, Durability).left = 8

    world.get(sword, Weight).tenths = 4

    with pytest.raises(UnmarkedWriteError, match="base:item.weight"):
        heavy.check()


@rule("S6")
def test_a_card_moved_without_a_mark_is_named(world: World) -> None:
    sword = _sword(world)
    other = world.spawn(Room(1, 0, 1))
    heavy = HeavyMode(world)

    world.get(sword, Place).holder = other

    with pytest.raises(UnmarkedWriteError, match="base:place.place"):
        heavy.check()


@rule("S6")
def test_the_system_at_fault_is_named(world: World) -> None:
    class Careful(System):
        def run(self, world: World) -> None:
            world.edit(_sword(world), Durability).left -= 1

    class Careless(System):
        def run(self, world: World) -> None:
            world.get(_sword(world), Durability).left -= 1

    HeavyMode(world).watch_systems()

    run_pass(world, (Careful(),))
    with pytest.raises(UnmarkedWriteError, match="in Careless"):
        run_pass(world, (Careful(), Careless()))


def test_once_stopped_it_watches_no_longer(world: World) -> None:
    heavy = HeavyMode(world)
    heavy.watch_systems()

    heavy.stop()

    assert (world.trace, world.watcher) == (None, None)
