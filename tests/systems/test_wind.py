"""Wind: what it takes off shots, warmth and rest, and that a windbreak ends it (COND-WINDSWEPT)."""

from components.conditions import WantsToClear
from components.rest import WantsToRest
from components.room import Location
from systems.body.warmth import warmth
from systems.combat.arms import Arm
from systems.conditions.laying import lay_condition
from systems.core.odds import windage
from tests.build import a_room, a_seeker, a_tool, a_world, do, refusal
from tests.planted_fault import planted
from tests.rules import rule


@planted("systems/core/odds.py", "dealt * (100 - wind.percent) // 100", "dealt * (101 - wind.percent) // 100 + 1")
@rule("COND-WINDSWEPT")
def test_a_shot_from_the_wind_does_a_quarter_less_and_at_least_one() -> None:
    world = a_world()
    calm, windy = a_room(world), a_room(world, x=3)
    lay_condition(world, windy, "base:windswept")
    shooters = [a_seeker(world, room) for room in (calm, windy)]
    bow, blade = Arm(0, 1, 3, 1, 1, ranged=True), Arm(0, 1, 1, 1, 1)

    still, blown = ([windage(world, shooter, bow, dealt) for dealt in (1, 2, 3, 4, 7)] for shooter in shooters)

    assert still == [1, 2, 3, 4, 7]
    assert blown == [1, 1, 2, 3, 5]
    assert windage(world, shooters[1], blade, 7) == 7


@rule("COND-WINDSWEPT", "SURV-2", "SURV-4")
def test_behind_a_windbreak_one_shoots_and_rests_as_anywhere_and_is_as_warm() -> None:
    world = a_world()
    room = a_room(world)
    wind = lay_condition(world, room, "base:windswept")
    seeker = a_seeker(world, room)
    a_tool(world, seeker, "hammer")
    bow = Arm(0, 1, 3, 1, 1, ranged=True)

    states = []
    for _ in range(world.get(room, Location).size + 1):
        cold = [term.label for term in warmth(world, seeker)]
        states.append((windage(world, seeker, bow, 8), refusal(world, seeker, WantsToRest(False)), cold))
        if world.alive(wind):
            do(world, seeker, WantsToClear(wind))

    assert states == [(6, "refused.rest_prevented", ["warmth.wind"])] * 3 + [(8, "", [])]
