"""Free blows: who turns its back on an aware enemy takes one, and it is settled before the step (MOVE-6, COMB-6)."""

from components.acting import Acting
from components.body import ActionPoints, Health, Stamina
from components.combat import Skill, Weapon
from components.creatures import Awake
from components.effect import Afflicts, Unleashed
from components.events.combat import Missed, Struck
from components.events.travel import Arrived
from components.place import Place, Spot
from components.travel import WantsToStep
from engine.kernel.turn import run_pass
from engine.kernel.world import World
from systems.core.legal import verdict
from tests.build import (
    a_hunting_rat,
    a_rat,
    a_room,
    a_seeker,
    a_sword,
    a_world,
    base_order,
    do,
    join,
    refusal,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST
SURE = Skill(1000, 1000, 0)


def blows(world: World) -> list[tuple[int, int]]:
    """Attacker and target of every attack so far."""
    return [(event.attacker, event.target) for event in world.events if isinstance(event, Struck | Missed)]


@planted("systems/combat/opportunity.py", "if striker not in struck and is_living(world, actor):", "if False:")
@rule("MOVE-6")
def test_leaving_the_reach_of_an_aware_enemy_draws_one_free_blow() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, EAST, seeker)

    do(world, seeker, WantsToStep(WEST))

    assert blows(world) == [(rat, seeker)]
    assert world.get(rat, ActionPoints).left == 2


@planted("systems/combat/strikers.py", "if not (is_aware(world, body) and is_living(world, body)):",
         "if not is_living(world, body):")
@rule("MOVE-6")
def test_a_sleeping_enemy_strikes_at_nobody() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_rat(world, room, EAST)

    do(world, seeker, WantsToStep(WEST))

    assert blows(world) == []


@rule("MOVE-6")
def test_a_dead_enemy_strikes_at_nobody() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, EAST, seeker)
    world.edit(rat, Health).left = 0

    do(world, seeker, WantsToStep(WEST))

    assert blows(world) == []


@rule("MOVE-6")
def test_a_step_that_stays_within_reach_draws_no_blow() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_hunting_rat(world, room, EAST, seeker, Weapon(1, 2, 1, 0))

    do(world, seeker, WantsToStep(WEST))

    assert blows(world) == []


@planted("systems/travel/legal_move.py", "        if knows(world, actor, body)\n", "")
@rule("MOVE-6", "COMB-3")
def test_the_verdict_names_the_odds_of_known_strikers_alone() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_hunting_rat(world, room, EAST, seeker)
    known = verdict(world, seeker, WantsToStep(WEST)).struck
    a_rat(world, room, SOUTH, Awake())

    assert len(known) == 1
    assert known == verdict(world, seeker, WantsToStep(WEST)).struck
    # Its dodge, the dark, and what a point of Agility is worth against a free blow.
    assert known[0].chance == 50 - 10 - 10 - 5


@rule("MOVE-5")
def test_a_step_that_is_blocked_draws_no_blow() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_hunting_rat(world, room, EAST, seeker)
    a_rat(world, room, WEST)

    do(world, seeker, WantsToStep(WEST))

    assert world.get(seeker, Place).spot == Spot.CENTRE
    assert blows(world) == []


@rule("MOVE-5", "B73")
def test_a_refused_step_draws_no_blow() -> None:
    world = a_world()
    first, _ = two_rooms(world)
    seeker = a_seeker(world, first, EAST)
    a_hunting_rat(world, first, NORTH, seeker)

    assert refusal(world, seeker, WantsToStep(EAST)) == "refused.no_way"
    assert blows(world) == []


@rule("COMB-6")
def test_a_flight_through_a_passage_is_settled_before_the_arrival() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, second, SOUTH)
    rat = a_hunting_rat(world, first, NORTH, seeker, SURE)

    do(world, seeker, WantsToStep(NORTH))
    do(world, seeker, WantsToStep(SOUTH))
    world.move(rat, first, EAST)
    world.move(seeker, first, Spot.CENTRE)
    do(world, seeker, WantsToStep(NORTH))
    do(world, seeker, WantsToStep(NORTH))

    kinds = [type(event) for event in world.events if isinstance(event, Struck | Arrived)]
    assert kinds == [Struck, Struck, Arrived]


@rule("COMB-6")
def test_who_dies_of_the_free_blow_arrives_nowhere() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, second, SOUTH, Health(1, 20))
    a_hunting_rat(world, first, NORTH, seeker, SURE)
    world.move(seeker, second, SOUTH)

    do(world, seeker, WantsToStep(NORTH))

    assert world.get(seeker, Health).left == 0
    assert world.get(seeker, Place).spot == SOUTH


@rule("MOVE-6", "COMB-5")
def test_a_seeker_strikes_at_a_known_creature_that_turns_its_back() -> None:
    world = a_world()
    first, _ = two_rooms(world)
    seeker = a_seeker(world, first)
    rat = a_hunting_rat(world, first, NORTH, seeker)
    a_sword(world, seeker)

    do(world, rat, WantsToStep(NORTH))

    assert blows(world) == [(seeker, rat)]
    assert world.get(seeker, ActionPoints).left == 4
    assert world.get(seeker, Stamina).left == 10


@planted("systems/combat/opportunity.py", "                    struck.add(striker)\n", "")
@rule("MOVE-6", "COMB-2")
def test_of_two_that_turn_their_backs_at_once_one_takes_the_blow_and_all_that_is_on_the_blade() -> None:
    world = a_world()
    room = a_room(world)
    for heading in (NORTH, EAST):
        join(world, room, a_room(world), heading)
    seeker = a_seeker(world, room, Spot.CENTRE, SURE)
    a_sword(world, seeker, Spot.HAND, Afflicts("base:poisoned"))
    rats = [a_hunting_rat(world, room, side, seeker, Health(40, 40)) for side in (NORTH, EAST)]

    for rat, heading in zip(rats, (NORTH, EAST), strict=True):
        world.add(rat, WantsToStep(heading))
        world.add(rat, Acting())
    run_pass(world, base_order().action)

    (blow,) = blows(world)
    assert blow[1] in rats
    assert [bool(world.held(rat, Spot.AFFLICTION)) for rat in rats] == [rat == blow[1] for rat in rats]
    assert not any(world.each(Unleashed))


@rule("MOVE-6")
def test_one_too_spent_for_a_blow_has_no_free_one() -> None:
    world = a_world()
    first, _ = two_rooms(world)
    seeker = a_seeker(world, first, Spot.CENTRE, Stamina(0, 10))
    rat = a_hunting_rat(world, first, NORTH, seeker)

    do(world, rat, WantsToStep(NORTH))

    assert blows(world) == []
