"""Camp and sleep: where, what they give back, and what they cost in watchfulness (SURV-3, SURV-4)."""

import pytest

from components.body import Health, Mana, Stamina
from components.combat import Skill
from components.fire import Smoke
from components.place import Spot
from components.rest import Resting, Waited, WantsToRest, WantsToWait
from components.room import SelfLit
from components.things import Dirt
from components.walls import Material, Wall
from components.water import Flood
from content.make import make
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.conditions.laying import lay_condition
from systems.core.knowing import spot as see
from systems.core.odds import hit
from systems.fire.burning import ignite
from systems.rest.resting import is_asleep
from tests.build import a_hunting_rat, a_rat, a_room, a_seeker, a_world, do, pass_turns, refusal, two_rooms
from tests.planted_fault import planted
from tests.rules import rule


def spent(world: World, room: int) -> int:
    """A seeker with 5 health, no mana and no stamina."""
    seeker = a_seeker(world, room)
    world.edit(seeker, Health).left = 5
    world.edit(seeker, Mana).left = world.edit(seeker, Stamina).left = 0
    return seeker


def rest(world: World, seeker: int, deep: bool, turns: int) -> tuple[int, int, int]:
    """Health, mana and stamina after so many turns of it."""
    for _ in range(turns):
        do(world, seeker, WantsToRest(deep))
        pass_turns(world, 1)
    return world.get(seeker, Health).left, world.get(seeker, Mana).left, world.get(seeker, Stamina).left


@rule("SURV-4")
def test_a_camp_gives_stamina_and_a_little_health_and_sleep_gives_much() -> None:
    world = a_world()
    camper, sleeper = (spent(world, a_room(world, SelfLit(), x=column)) for column in (0, 5))

    for turn in range(1, 13):
        for seeker, deep in ((camper, False), (sleeper, True)):
            do(world, seeker, WantsToRest(deep))
        pass_turns(world, 1)
        if turn == 1:
            stamina = [world.get(seeker, Stamina).left for seeker in (camper, sleeper)]

    assert [world.get(seeker, Health).left for seeker in (camper, sleeper)] == [5 + 2, 5 + 4]
    assert [world.get(seeker, Mana).left for seeker in (camper, sleeper)] == [0, 3]
    # The four AP that nobody spends give four, in camp and in sleep as in any turn.
    assert stamina == [4 + 3, 4 + 4]


@planted("systems/rest/resting.py", " + lacks) == 0\n    mana", ") == 0\n    mana")
@rule("SURV-3")
def test_dirt_and_dark_make_rest_worse() -> None:
    found = []

    for extras in ((SelfLit(),), (SelfLit(), Dirt(100)), ()):
        world = a_world()
        room = a_room(world, *extras)
        found.append(rest(world, spent(world, room), deep=True, turns=30)[0])

    assert found[0] > found[1]
    assert found[0] > found[2]


@planted("systems/rest/resting.py", " and resting.turn == world.turn - 1\n", "\n")
@rule("SURV-4")
def test_rest_counts_on_end_only() -> None:
    world = a_world()
    seeker = spent(world, a_room(world, SelfLit()))
    rest(world, seeker, deep=True, turns=2)

    do(world, seeker, WantsToWait())
    pass_turns(world, 1)
    rest(world, seeker, deep=True, turns=2)

    assert world.get(seeker, Health).left == 5
    assert world.get(seeker, Resting).turns == 2


@rule("SURV-4")
@rule("COND-3")
@pytest.mark.parametrize("deep", [False, True])
def test_rest_is_refused_for_stated_reasons(deep: bool) -> None:
    said = {}

    for reason in ("enemy", "prevented", "water", "fire", "smoke", "nothing"):
        world = a_world()
        room = a_room(world)
        seeker = a_seeker(world, room)
        if reason == "enemy":
            see(world, a_rat(world, room))
        elif reason == "prevented":
            lay_condition(world, room, "base:windswept")
        elif reason == "water":
            world.add(room, Flood(1))
        elif reason == "fire":
            ignite(world, make(world, "base:timber", room, Spot.WEST))
        elif reason == "smoke":
            world.add(room, Smoke(3))
        said[reason] = refusal(world, seeker, WantsToRest(deep))

    assert said.pop("nothing") == ""
    assert said == {reason: f"refused.rest_{reason}" for reason in said}


@planted("systems/rest/legal_rest.py", "return creatures_in(world, room) + facing",
         "return creatures_in(world, room)")
@rule("SURV-4")
@rule("P3")
@pytest.mark.parametrize(("spot", "bar", "refused"), [
    (Spot.NORTH, None, "refused.rest_enemy"), (Spot.NORTH, Wall(Material.STONE, 6), ""), (Spot.CENTRE, None, ""),
])
def test_nobody_rests_with_an_enemy_across_an_open_way(spot: Spot, bar: Wall | None, refused: str) -> None:
    world = a_world()
    near, far = two_rooms(world, *([bar] if bar else []))
    seeker = a_seeker(world, near, spot)

    a_hunting_rat(world, far, Spot.SOUTH, seeker)

    assert refusal(world, seeker, WantsToRest(False)) == refused


@planted("systems/rest/legal_rest.py", "if any(knows(world, actor, creature) for creature in",
         "if any(creature for creature in")
@rule("P9")
@rule("SURV-4")
def test_an_enemy_that_nobody_knows_of_does_not_show_by_a_refusal() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)

    a_rat(world, room)

    assert refusal(world, seeker, WantsToRest(True)) == ""


@planted("systems/core/odds.py", "not is_asleep(world, target)", "True")
@rule("SURV-4")
@rule("COMB-1")
def test_who_sleeps_neither_dodges_nor_covers_and_wakes_with_the_turn() -> None:
    world = a_world()
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room)
    do(world, seeker, WantsToRest(True))
    rat = a_hunting_rat(world, room, Spot.NORTH, seeker)
    asleep = hit(world, rat, seeker, melee(world, rat)).chance

    world.remove(seeker, Waited)
    awake = hit(world, rat, seeker, melee(world, rat)).chance

    # Its own dodge, and a point of Agility.
    assert asleep == awake + world.get(seeker, Skill).dodge + 5
    assert not is_asleep(world, seeker)


@rule("SURV-4")
def test_camp_is_no_sleep() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))

    do(world, seeker, WantsToRest(False))

    assert not is_asleep(world, seeker)
