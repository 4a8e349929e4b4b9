"""The calendar: due turns follow the components, and a turn costs what is due."""

from components.body import Hunger
from components.light import Fuel
from components.place import Place, Spot
from components.room import Room
from engine.kernel.calendar import Calendar
from engine.kernel.dice import Dice
from engine.kernel.system import System
from engine.kernel.turn import Order, take_turn
from engine.kernel.world import World


class Nothing(System):
    """A decision nobody makes."""

    def run(self, world: World) -> None:
        """Nobody wants anything."""


class Burning(System):
    """Notes whose fuel is due."""

    def __init__(self) -> None:
        self.found: dict[int, list[int]] = {}

    def run(self, world: World) -> None:
        """Ask once a turn."""
        if due := world.due(Fuel):
            self.found[world.turn] = due


def _turns(world: World, count: int) -> dict[int, list[int]]:
    burning = Burning()
    order = Order((), (), Nothing(), (burning,))
    for _ in range(count):
        take_turn(world, order)
    return burning.found


def test_a_timer_falls_due_on_its_turn_and_no_other() -> None:
    world = World(1, Dice(1))
    late = world.spawn(Fuel(12, 12, 9))
    early = world.spawn(Fuel(12, 12, 3))
    world.spawn(Fuel(12, 12, None))

    found = _turns(world, 12)

    assert found == {3: [early], 9: [late]}


def test_a_timer_that_was_put_off_falls_due_on_the_new_turn_only() -> None:
    world = World(1, Dice(1))
    torch = world.spawn(Fuel(12, 12, 3))
    world.settle()

    world.edit(torch, Fuel).due = 7

    assert _turns(world, 10) == {7: [torch]}


def test_a_paused_a_removed_and_a_dead_timer_never_fall_due() -> None:
    world = World(1, Dice(1))
    paused, removed, dead = (world.spawn(Fuel(12, 12, 3)) for _ in range(3))
    world.settle()

    world.edit(paused, Fuel).due = None
    world.remove(removed, Fuel)
    world.doom(dead, "test")
    world.bury()

    assert _turns(world, 10) == {}


def test_several_timers_of_a_turn_come_in_id_order_whatever_their_history() -> None:
    world = World(1, Dice(1))
    torches = [world.spawn(Fuel(12, 12, None)) for _ in range(40)]

    for torch in torches[::-3] + torches[::2] + torches:
        world.edit(torch, Fuel).due = 4
        world.settle()

    assert _turns(world, 5) == {4: torches}


def test_kinds_of_timers_are_kept_apart() -> None:
    world = World(1, Dice(1))
    torch, seeker = world.spawn(Fuel(12, 12, 3)), world.spawn(Hunger(0, 5, 3))

    world.turn = 3

    assert (world.due(Fuel), world.due(Hunger)) == ([torch], [seeker])


def test_an_idle_turn_visits_no_row_however_many_timers_there_are() -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    for _ in range(500):
        world.spawn(Fuel(12, 12, 1000), Place(room, Spot.STORAGE))

    _turns(world, 20)

    assert world.visited == 0


def test_a_turn_that_is_over_is_forgotten() -> None:
    calendar = Calendar()
    calendar.note(3, Fuel, 1)

    calendar.turn_page(3)

    assert calendar.on(3, Fuel) == []
