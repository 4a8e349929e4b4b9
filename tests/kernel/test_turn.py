"""The turn: one order, no system twice or without a place, the dead buried after each, worlds apart."""

import pytest

from components.acting import Acting
from components.creatures import Acts
from components.light import Fuel
from components.place import Place, Spot
from components.room import Room
from components.things import Weight
from engine.kernel.dice import Dice
from engine.kernel.system import System
from engine.kernel.turn import Order, OrderError, act, run_pass, take_turn
from engine.kernel.world import World
from tests.planted_fault import planted
from tests.rules import rule


class Logged(System):
    """Notes that it ran."""

    log: list[str]

    def __init__(self, log: list[str] | None = None) -> None:
        self.log = [] if log is None else log

    def run(self, world: World) -> None:
        """Note one's name."""
        self.log.append(self.name)


class Alpha(Logged):
    """First."""


class Beta(Logged):
    """Second."""


class Gamma(Logged):
    """Third."""


class Decide(Logged):
    """Decides nothing."""


class Between(Logged):
    """A pack's system."""

    follows = "Alpha"


class Homeless(Logged):
    """A pack's system that names nobody."""


def test_a_turn_runs_rounds_first_and_then_each_system_in_the_order_given() -> None:
    log: list[str] = []
    order = Order((Alpha(log),), (), Decide(log), (Beta(log), Gamma(log)))

    take_turn(World(1, Dice(1)), order)

    assert log == ["Decide", "Beta", "Gamma"]


def test_a_packs_system_runs_right_behind_the_one_it_follows() -> None:
    log: list[str] = []
    order = Order((), (), Decide(log), (Alpha(log), Beta(log)))

    order.insert(Between(log))
    take_turn(World(1, Dice(1)), order)

    assert log == ["Decide", "Alpha", "Between", "Beta"]


@planted("engine/kernel/turn.py", "systems.insert(index, system)", "systems.insert(index + 1, system)")
@rule("CLOCK-1")
def test_systems_that_run_before_another_stand_before_it_in_the_order_of_adding() -> None:
    order = Order((), (), Decide(), (Alpha(), Beta()))

    for name, before in (("First", "Beta"), ("Second", "Beta"), ("Within", "Second")):
        order.insert(type(name, (Logged,), {"before": before})())

    assert [system.name for system in order.turn[1:]] == ["Alpha", "First", "Within", "Second", "Beta"]
    with pytest.raises(OrderError, match="Lost before Nobody, which is not in the order"):
        order.insert(type("Lost", (Logged,), {"before": "Nobody"})())


def test_who_follows_stands_behind_all_who_followed_though_another_runs_before_one_of_them() -> None:
    order = Order((), (), Decide(), (Alpha(), Beta()))

    for name, place in (("One", {"follows": "Alpha"}), ("Ahead", {"before": "One"}), ("Two", {"follows": "Alpha"})):
        order.insert(type(name, (Logged,), place)())

    assert [system.name for system in order.turn[1:]] == ["Alpha", "Ahead", "One", "Two", "Beta"]


def test_a_packs_system_in_action_runs_in_the_rounds_of_creatures_too() -> None:
    order = Order((Alpha(),), (), Decide(), ())

    order.insert(Between())

    assert [system.name for system in order.action] == ["Alpha", "Between"]
    assert order.turn[0].action is order.action  # type: ignore[attr-defined]


@pytest.mark.parametrize("twice", ["action and turn", "within turn", "decide and risk"])
def test_a_system_that_stands_twice_is_an_error(twice: str) -> None:
    lists = {
        "action and turn": ((Alpha(),), (), Decide(), (Alpha(),)),
        "within turn": ((), (), Decide(), (Alpha(), Alpha())),
        "decide and risk": ((), (Decide(),), Decide(), ()),
    }

    with pytest.raises(OrderError, match="stands twice in the order"):
        Order(*lists[twice])


def test_a_packs_system_of_a_name_that_stands_already_is_an_error() -> None:
    order = Order((), (), Decide(), (Alpha(), Between()))

    with pytest.raises(OrderError, match="Between stands twice"):
        order.insert(Between())


def test_a_system_without_a_place_in_the_order_is_an_error() -> None:
    order = Order((), (), Decide(), (Beta(),))

    with pytest.raises(OrderError, match="Homeless follows nothing"):
        order.insert(Homeless())
    with pytest.raises(OrderError, match="Between follows Alpha, which is not in the order"):
        order.insert(Between())


def test_the_doomed_are_buried_before_the_next_system_looks() -> None:
    seen: list[list[int]] = []

    class Kill(System):
        def run(self, world: World) -> None:
            for entity, _ in world.each(Weight):
                world.doom(entity, "test")

    class Look(System):
        def run(self, world: World) -> None:
            seen.append(world.entities())

    world = World(1, Dice(1))
    world.spawn(Weight(1))

    run_pass(world, (Look(), Kill(), Look()))

    assert [len(entities) for entities in seen] == [1, 0]


def test_creatures_act_round_after_round_until_nobody_means_to() -> None:
    class Eager(System):
        def run(self, world: World) -> None:
            for entity, acts in world.each(Acts):
                if acts.count < 3:
                    world.add(entity, Acting())

    class Spend(System):
        def run(self, world: World) -> None:
            for entity, _ in world.each(Acting):
                world.edit(entity, Acts).count += 1
                world.remove(entity, Acting)

    world = World(1, Dice(1))
    rat = world.spawn(Acts())

    take_turn(world, Order((Spend(),), (), Eager(), ()))

    assert world.get(rat, Acts).count == 3


@pytest.mark.parametrize(("spends", "expected"), [(True, ["Alpha", "Beta"]), (False, ["Alpha"])])
def test_risk_runs_once_for_a_command_that_spent_ap_and_not_for_a_free_one(spends: bool, expected: list[str]) -> None:
    class Spend(System):
        def run(self, world: World) -> None:
            if spends:
                world.edit(actor, Acts).count += 1

    log: list[str] = []
    world = World(1, Dice(1))
    actor = world.spawn(Acts())

    act(world, Order((Alpha(log), Spend()), (Beta(log),), Decide(log), ()), actor)

    assert log == expected


def _level(number: int) -> World:
    world = World(number, Dice(5))
    room = world.spawn(Room(0, 0, 0))
    for at in range(5):
        world.spawn(Weight(at), Fuel(9, 9, 2 + at), Place(room, Spot.STORAGE))
    return world


def _story(world: World) -> list[object]:
    return [(entity, world.components(entity)) for entity in world.entities()] + [world.turn, world.ledger]


def test_two_worlds_run_turn_about_end_as_when_each_runs_alone() -> None:
    class Burn(System):
        def run(self, world: World) -> None:
            for entity in world.due(Fuel):
                world.remove(entity, Fuel)
                world.spawn(Weight(world.roll("test.ash", 100, entity)))

    order = Order((), (), Decide(), (Burn(),))
    alone = []
    for number in (1, 2):
        world = _level(number)
        for _ in range(8):
            take_turn(world, order)
        alone.append(_story(world))

    one, two = _level(1), _level(2)
    for _ in range(8):
        take_turn(one, order)
        take_turn(two, order)

    assert [_story(one), _story(two)] == alone


def test_a_query_goes_on_in_its_own_world_while_another_is_written() -> None:
    one, two = _level(1), _level(2)
    seen = []

    for entity, weight in one.each(Weight):
        two.spawn(Weight(99))
        one.edit(entity, Weight).tenths += 10
        seen.append(weight.tenths)

    assert seen == [10, 11, 12, 13, 14]
    assert len(list(two.each(Weight))) == 10
