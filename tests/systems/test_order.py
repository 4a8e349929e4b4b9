"""The order: the whole game on one screen, and no system run for nothing (CLOCK-1)."""

from __future__ import annotations

import esper
import pytest

from components.acting import Acting
from components.body import ActionPoints
from components.combat import WantsToStrike
from components.light import Lit
from components.travel import WantsToStep
from content.loader import load
from engine.kernel.system import System
from engine.kernel.turn import OrderError, run_pass, take_turn
from engine.kernel.world import World
from systems import order
from tests.build import a_hunting_rat, a_lit_torch, a_room, a_row, a_seeker, a_world, base_order, do
from tests.planted_fault import planted
from tests.rules import rule


def ran(world: World, action: bool) -> list[str]:
    """Names of the systems that ran over a pass of ACTION or a turn."""
    called: list[str] = []
    whole = order(load())
    for system in (*whole.action, *whole.turn):
        system.run = _told(system, called)  # type: ignore[method-assign]
    run_pass(world, whole.action if action else whole.turn)
    for system in (*whole.action, *whole.turn):
        del system.run
    return called


def _told(system: System, called: list[str]):  # type: ignore[no-untyped-def]
    run = type(system).run

    def told(world: World) -> None:
        called.append(system.name)
        run(system, world)

    return told


@rule("CLOCK-1")
def test_an_action_goes_from_judging_over_blows_and_steps_to_work_and_ends() -> None:
    names = [system.name for system in base_order().action]
    marks = ["Judge", "Opportunity", "Strike", "Movement", "PassageCrossing", "Reveal", "TrapSpring", "Unlock",
             "Search", "Harm", "Death", "Finish"]

    assert [name for name in names if name in marks] == marks
    assert names[0] == "Judge" and names[-1] == "Finish"


@rule("CLOCK-1")
def test_a_turn_begins_with_the_creatures_and_goes_on_with_fire_then_bodies() -> None:
    names = [system.name for system in base_order().turn]
    marks = ["Rounds", "Refresh", "Notice", "Burn", "AfflictionTick", "Hungering", "Renewal"]

    assert [name for name in names if name in marks] == marks
    assert names[0] == "Rounds" and names[-1] == "Renewal"


def test_no_system_stands_twice() -> None:
    names = base_order().names()

    assert len(names) == len(set(names))
    with pytest.raises(OrderError):
        base_order().insert(base_order().action[0])


def test_a_pass_runs_only_the_systems_that_have_something_to_do() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, 0, seeker)
    world.add(seeker, WantsToStrike(rat))
    world.add(seeker, Acting())

    called = ran(world, action=True)

    assert {"Judge", "Strike", "Finish"} <= set(called)
    assert not {"Movement", "Shoot", "Search", "Harm", "Unlock"} & set(called)


def test_every_system_names_what_it_wants_or_asks_for_more_than_one_thing() -> None:
    unnamed = [system.name for system in base_order().action if system.wants is None]

    assert set(unnamed) <= {"TrapSpring", "Finish"}


def test_whether_anybody_bears_a_component_is_asked_where_esper_keeps_it() -> None:
    world = a_world()
    room = a_room(world)
    before = world.any(Lit)

    torch = a_lit_torch(world, room)
    during = world.any(Lit)
    world.remove(torch, Lit)

    assert (before, during, world.any(Lit)) == (False, True, False)
    assert isinstance(esper._components, dict), "esper renamed _components: see entities.py"


@rule("CLOCK-1")
def test_an_idle_turn_visits_no_more_rows_in_a_large_world_than_in_a_small_one() -> None:
    visited = []

    for rooms in (2, 200):
        world = a_world()
        a_seeker(world, a_row(world, rooms)[0])
        take_turn(world, base_order())
        before = world.visited
        take_turn(world, base_order())
        visited.append(world.visited - before)

    assert visited[0] == visited[1]


def test_a_command_visits_no_more_rows_in_a_large_world_than_in_a_small_one() -> None:
    visited = []

    for rooms in (2, 200):
        world = a_world()
        seeker = a_seeker(world, a_row(world, rooms)[0])
        do(world, seeker, WantsToStep(1))
        before = world.visited
        world.edit(seeker, ActionPoints).left = 4
        do(world, seeker, WantsToStep(1))
        visited.append(world.visited - before)

    assert visited[0] == visited[1]


@planted("engine/kernel/turn.py", "index + 1 + _following(systems[index + 1 :], other.name)", "index + 1")
@planted("engine/kernel/turn.py", "        behind.add(system.name)\n", "")
@rule("CLOCK-1")
def test_systems_that_follow_one_run_in_the_order_of_adding_each_with_those_that_follow_it() -> None:
    def added(name: str, follows: str) -> System:
        return type(name, (System,), {"follows": follows, "run": lambda self, world: None})()

    whole = order(load())
    for name, follows in (("First", "Burn"), ("Deep", "First"), ("Second", "Burn"), ("Deeper", "Deep")):
        whole.insert(added(name, follows))

    names = [system.name for system in whole.turn]
    start = names.index("Burn")

    assert names[start : start + 6] == ["Burn", "First", "Deep", "Deeper", "Second", "Scorch"]
