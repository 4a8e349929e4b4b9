"""Traps: noticed by a die, sprung by a step or a look, disarmed by a steady hand (TRAP-1)."""

import pytest

from components.body import ActionPoints, Attributes
from components.effect import Harms
from components.events.locks import DisarmFailed, TrapDisarmed, TrapNoticed, TrapSprung
from components.locks import Noticed, Trap, WantsToDisarm
from components.place import Place, Spot
from components.travel import WantsToStep
from engine.kernel.world import World
from systems.core.legal import verdict
from tests.build import a_chest, a_rat, a_room, a_seeker, a_thing, a_world, do, refusal
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST
BLIND, KEEN = Attributes(perception=-9), Attributes(perception=9)


def a_trap(world: World, room: int, spot: Spot, difficulty: int = 0) -> int:
    """A trap of the floor that does 1 damage."""
    return a_thing(world, room, spot, Trap(difficulty), Harms(0, 1))


def told(world: World) -> list[str]:
    """The names of the events about traps."""
    kinds = TrapNoticed | TrapSprung | TrapDisarmed | DisarmFailed
    return [type(event).__name__ for event in world.events if isinstance(event, kinds)]


@rule("TRAP-1")
def test_a_trap_of_the_floor_springs_when_it_is_approached_and_is_spent() -> None:
    world = a_world()
    room = a_room(world)
    trap = a_trap(world, room, EAST)
    seeker = a_seeker(world, room, Spot.CENTRE, BLIND)

    do(world, seeker, WantsToStep(EAST))

    assert told(world) == ["TrapSprung"]
    assert not world.alive(trap)
    assert world.get(seeker, Place).spot == EAST


@planted("systems/locks/trap.py", "if known is not None and seeker in known.seekers:\n        return",
         "if False:\n        return")
@rule("TRAP-1")
def test_one_who_notices_steps_around_it_then_and_later() -> None:
    world = a_world()
    room = a_room(world)
    trap = a_trap(world, room, EAST)
    seeker = a_seeker(world, room, Spot.CENTRE, KEEN)

    for heading in (EAST, WEST, EAST):
        do(world, seeker, WantsToStep(heading))

    assert told(world) == ["TrapNoticed"]
    assert world.get(trap, Noticed).seekers == [seeker]


@rule("TRAP-1")
@pytest.mark.parametrize(("perception", "difficulty", "share"), [(2, 0, 3), (2, 2, 1), (5, 0, 6), (0, 1, 0)])
def test_noticing_is_a_die_at_or_under_perception_and_one_less_the_difficulty(
    perception: int, difficulty: int, share: int
) -> None:
    noticed = 0
    for seed in range(300):
        world = a_world(seed)
        room = a_room(world)
        a_trap(world, room, EAST, difficulty)
        seeker = a_seeker(world, room, Spot.CENTRE, Attributes(perception=perception))
        do(world, seeker, WantsToStep(EAST))
        noticed += "TrapNoticed" in told(world)

    assert abs(noticed - 50 * share) <= (30 if 0 < share < 6 else 0)


@rule("TRAP-1")
def test_a_containers_trap_waits_for_somebody_to_look_inside() -> None:
    world = a_world()
    room = a_room(world)
    chest = a_chest(world, room, EAST, Trap(0), Harms(0, 1))
    seeker = a_seeker(world, room, Spot.CENTRE, BLIND)

    do(world, seeker, WantsToStep(EAST))

    assert told(world) == []
    assert world.has(chest, Trap)


@rule("TRAP-1", "MOVE-5")
def test_a_step_that_is_blocked_springs_no_trap() -> None:
    world = a_world()
    room = a_room(world)
    trap = a_trap(world, room, EAST)
    a_rat(world, room, EAST)
    seeker = a_seeker(world, room, Spot.CENTRE, BLIND)

    do(world, seeker, WantsToStep(EAST))

    assert told(world) == []
    assert world.has(trap, Trap)


@rule("TRAP-1")
def test_only_a_noticed_trap_on_ones_own_slot_can_be_disarmed() -> None:
    world = a_world()
    room = a_room(world)
    trap, other = a_trap(world, room, EAST), a_trap(world, room, WEST)
    seeker = a_seeker(world, room, Spot.CENTRE, KEEN)
    do(world, seeker, WantsToStep(EAST))
    here, unknown = refusal(world, seeker, WantsToDisarm(trap)), refusal(world, seeker, WantsToDisarm(other))
    do(world, seeker, WantsToStep(WEST))

    away = refusal(world, seeker, WantsToDisarm(trap))

    assert (here, unknown, away) == ("", "refused.no_trap_noticed", "refused.not_on_slot")


@rule("TRAP-1")
@pytest.mark.parametrize(("perception", "difficulty", "chance"), [(0, 0, 40), (3, 0, 70), (3, 2, 50), (9, 0, 95)])
def test_disarming_is_a_chance_of_perception_against_the_difficulty(
    perception: int, difficulty: int, chance: int
) -> None:
    world = a_world()
    room = a_room(world)
    trap = a_trap(world, room, EAST, difficulty)
    seeker = a_seeker(world, room, EAST, Attributes(perception=perception))
    world.add(trap, Noticed([seeker]))

    judged = verdict(world, seeker, WantsToDisarm(trap))

    assert judged.odds is not None
    assert (judged.odds.chance, judged.ap) == (chance, 1)


@rule("TRAP-1")
def test_a_failure_leaves_the_trap_armed_and_a_success_makes_it_safe() -> None:
    world = a_world(seed=2)
    room = a_room(world)
    trap = a_trap(world, room, EAST)
    seeker = a_seeker(world, room, EAST, Attributes(perception=0))
    armed: list[bool] = []

    while not armed or armed[-1]:
        world.add(trap, Noticed([seeker]))
        world.edit(seeker, ActionPoints).left = 4
        do(world, seeker, WantsToDisarm(trap))
        armed.append(world.has(trap, Trap))

    assert told(world) == ["DisarmFailed"] * (len(armed) - 1) + ["TrapDisarmed"]
    assert len(armed) > 1
    assert world.alive(trap)
