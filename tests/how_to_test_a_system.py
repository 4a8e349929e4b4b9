"""How to test a system: read this file from the top, then write yours beside `tests/systems`.

A test is three paragraphs: a tiny world, one thing that happens, what must be so now. Its name is a sentence, its
marker names the rule it shows. `tests/build.py` has rooms, rats and torches in one line each.
"""

from __future__ import annotations

from components.body import ActionPoints, Health
from components.light import Fuel, Lit, Spent
from components.locks import Lock
from components.place import Place, Spot
from components.travel import WantsToStep
from engine.kernel.system import System
from engine.kernel.turn import run_pass
from engine.kernel.world import World
from systems.core.legal import verdict
from systems.light.burn import Burn
from tests.build import a_hunting_rat, a_lit_torch, a_room, a_seeker, a_world, do, pass_turns, two_rooms
from tests.rules import rule


# 1. A rule of the world turn: build, let turns pass, look.
@rule("LIGHT-1")
def test_a_torch_is_spent_after_twelve_turns() -> None:
    world = a_world()
    torch = a_lit_torch(world, a_room(world))

    pass_turns(world, 12)

    assert world.has(torch, Spent)


# 2. The turn before must look otherwise, or the test could not fail.
@rule("LIGHT-1")
def test_a_torch_still_burns_after_eleven_turns() -> None:
    world = a_world()
    torch = a_lit_torch(world, a_room(world))

    pass_turns(world, 11)

    assert world.has(torch, Lit) and not world.has(torch, Spent)


# 3. One system alone: run it as the turn would, with nothing else in the way.
@rule("LIGHT-1")
def test_burn_alone_touches_only_what_is_due() -> None:
    world = a_world()
    room = a_room(world)
    early, late = a_lit_torch(world, room), a_lit_torch(world, room, Spot.EAST)
    world.edit(early, Fuel).due, world.edit(late, Fuel).due = 1, 2
    world.turn = 1

    run_pass(world, [Burn()])

    assert world.has(early, Spent)
    assert world.has(late, Lit) and world.get(late, Fuel).due == 2


# 4. A deed: `do` asks the judge, sets the intent and runs ACTION, as the game does.
@rule("MOVE-1")
def test_a_step_to_a_side_costs_one_action_point() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    before = world.get(seeker, ActionPoints).left

    do(world, seeker, WantsToStep(Spot.NORTH))

    assert world.get(seeker, Place).spot == Spot.NORTH
    assert world.get(seeker, ActionPoints).left == before - 1


# 5. A refusal: ask the judge alone; it reads and never writes, and it says why.
@rule("MOVE-4", "P3")
def test_a_locked_room_refuses_the_step_with_a_reason() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, Spot.NORTH)
    world.add(second, Lock(1))

    judged = verdict(world, seeker, WantsToStep(Spot.NORTH))

    assert judged.refusal is not None and judged.refusal.message == "refused.locked"


# 6. Chance: dice are keyed by seed, so that a test asks many seeds, or computes the very roll.
@rule("COMB-1")
def test_a_rat_hits_in_some_worlds_and_misses_in_others() -> None:
    hurt = set()
    for seed in range(40):
        world = a_world(seed)
        room = a_room(world)
        seeker = a_seeker(world, room)
        a_hunting_rat(world, room, Spot.EAST, seeker)
        full = world.get(seeker, Health).left

        pass_turns(world, 3)

        hurt.add(world.get(seeker, Health).left < full)

    assert hurt == {True, False}


# 7. A system of your own, as a pack would add it.
class Sigh(System):
    """Every lit thing sighs: one more turn is noted on it."""

    follows = "Burn"

    def run(self, world: World) -> None:
        for card, _ in world.each(Lit):
            world.edit(card, Fuel).capacity += 1


def test_a_system_of_a_pack_runs_where_its_pass_runs() -> None:
    world = a_world()
    torch = a_lit_torch(world, a_room(world))
    before = world.get(torch, Fuel).capacity

    run_pass(world, [Sigh()])

    assert world.get(torch, Fuel).capacity == before + 1
