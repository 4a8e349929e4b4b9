"""Risks of conditions: rolled once after every action, for the room in which it was begun (COND-1, RISK)."""

from collections.abc import Callable

import pytest

from components.body import Health, Mana
from components.card import Card, Loot
from components.conditions import Tremor
from components.creatures import Acted, Acts, Creature, Hunting
from components.events.conditions import Trembled
from components.knowledge import Choice
from components.locks import Lock
from components.place import Place, Spot
from components.rest import Waited, WantsToWait
from components.seekers import WantsToAnswer
from components.things import WantsToDrop, WantsToSearch
from components.travel import WantsToStep
from components.walls import Floor, Material, Wall
from content.make import make
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.conditions.fitting import suitable_neighbours
from systems.conditions.laying import lay_condition
from systems.core.rooms import creatures_in
from tests.build import a_rat, a_room, a_seeker, a_world, do, pass_turns, refusal, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

ACTIONS = 500


def ails(world: World, seeker: int) -> bool:
    """Whether an affliction lies on the seeker."""
    return bool(world.held(seeker, Spot.AFFLICTION))


RISKS: dict[str, tuple[str, int, Callable[[World, int], bool]]] = {
    "collapse": ("unstable", 3, lambda world, seeker: world.has(seeker, Choice)),
    "rats": ("infested", 10, lambda world, seeker: bool(creatures_in(world, world.get(seeker, Place).holder))),
    "spores": ("fungal", 5, ails),
    "stones": ("scree", 5, lambda world, seeker: world.get(seeker, Health).left == 20 - 2),
    "spiders": ("webbed", 8, lambda world, seeker: bool(creatures_in(world, world.get(seeker, Place).holder))),
    "spirits": ("haunted", 10, lambda world, seeker: world.get(seeker, Mana).left == 10 - 2),
    "wisps": ("haunted", 5, lambda world, seeker: bool(creatures_in(world, world.get(seeker, Place).holder))),
}


@planted("content/base/conditions/conditions.toml",
         "condition.collapses = { chance = 3,", "condition.collapses = { chance = 9,")
@rule("P7")
@rule("COND-1")
@pytest.mark.parametrize("risk", RISKS)
def test_a_risk_comes_true_as_often_as_the_table_says(risk: str) -> None:
    condition, percent, happened = RISKS[risk]
    found = 0

    for seed in range(ACTIONS):
        world = a_world(seed)
        room = a_room(world)
        seeker = a_seeker(world, room)
        lay_condition(world, room, f"base:{condition}")
        do(world, seeker, WantsToWait())
        found += happened(world, seeker)

    # Within four standard deviations.
    spread = 4 * (ACTIONS * percent * (100 - percent) / 10_000) ** 0.5
    assert abs(found - ACTIONS * percent / 100) <= spread


def until(world: World, seeker: int, happened: Callable[[], bool], most: int = 400) -> int:
    """Wait in place, action by action and without a turn, until it has happened; the number of actions."""
    for number in range(1, most + 1):
        world.remove(seeker, Waited)
        do(world, seeker, WantsToWait())
        if happened():
            return number
    raise AssertionError("it never happened")


@planted("systems/conditions/ceiling_fall.py",
         "hurt(world, seeker, tremor.health,", "hurt(world, seeker, tremor.health - 1,")
@rule("COND-UNSTABLE")
@rule("COND-4")
def test_a_tremor_asks_costs_five_health_and_leaves_the_room_collapsed() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    lay_condition(world, room, "base:unstable")
    until(world, seeker, lambda: world.has(seeker, Choice))
    asked = refusal(world, seeker, WantsToStep(0))
    told = any(isinstance(event, Trembled) for event in world.events)

    do(world, seeker, WantsToAnswer(0))

    assert asked == "refused.choice"
    assert told
    assert world.get(seeker, Health).left == 15
    assert not world.has(seeker, Choice)
    assert not world.has(seeker, Tremor)
    assert [world.get(card, Card).prototype for card in conditions(world, room)] == ["base:collapsed"]


@rule("COND-UNSTABLE")
def test_the_answer_to_a_tremor_may_kill() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    world.edit(seeker, Health).left = 5
    world.add(seeker, Tremor(room, 5, "base:collapsed"))
    world.add(seeker, Choice("base:tremor", ["brace"], [""]))

    do(world, seeker, WantsToAnswer(0))

    assert world.get(seeker, Health).left == 0
    assert refusal(world, seeker, WantsToWait()) == "refused.dead"


@rule("COND-UNSTABLE")
def test_a_shored_room_never_trembles() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)

    with pytest.raises(AssertionError, match="never happened"):
        until(world, seeker, lambda: world.has(seeker, Choice), most=200)


@planted("systems/conditions/risks.py", "conditions(world, acted.room)",
         "conditions(world, world.get(seeker, Place).holder)")
@rule("COND-1")
def test_the_risk_is_that_of_the_room_in_which_the_action_began() -> None:
    struck = {"from": 0, "into": 0}

    for seed in range(150):
        for way in struck:
            world = a_world(seed)
            first, second = two_rooms(world)
            seeker = a_seeker(world, first, Spot.NORTH)
            lay_condition(world, first if way == "from" else second, "base:haunted")
            do(world, seeker, WantsToStep(0))
            struck[way] += world.get(seeker, Mana).left < 10

    assert struck["from"] > 3
    assert struck["into"] == 0


@rule("COND-1")
def test_what_is_free_runs_no_risk_and_an_action_runs_it_once_whatever_it_costs() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    thing = make(world, "base:flint", seeker, Spot.PACK)
    acts = world.get(seeker, Acts).count

    do(world, seeker, WantsToDrop(thing))
    free = world.get(seeker, Acts).count
    do(world, seeker, WantsToSearch(room))

    assert free == acts
    assert world.get(seeker, Acts).count == acts + 1
    assert not world.has(seeker, Acted)


@rule("P10")
@rule("COND-INFESTED")
def test_what_comes_out_of_a_nest_hunts_and_carries_nothing() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    lay_condition(world, room, "base:infested")

    until(world, seeker, lambda: bool(creatures_in(world, room)))
    rat = creatures_in(world, room)[0]

    assert world.get(rat, Card).prototype == "base:rat"
    assert world.get(rat, Hunting).quarry == seeker
    assert not world.has(rat, Loot)


@rule("P10", "B59", "B61")
@rule("COND-INFESTED")
def test_a_full_room_gives_no_slot_to_a_nest() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    for spot in (Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST):
        a_rat(world, room, spot)
    lay_condition(world, room, "base:infested")

    with pytest.raises(AssertionError, match="never happened"):
        until(world, seeker, lambda: len(creatures_in(world, room)) > 4, most=60)


@rule("CLOCK-1")
@rule("P10")
def test_a_nest_breeds_by_itself_every_ninety_turns_up_to_two() -> None:
    world = a_world()
    room = a_room(world)
    lay_condition(world, room, "base:infested")

    counts = []
    for turns in (89, 1, 90, 90, 90):
        pass_turns(world, turns)
        counts.append(len(creatures_in(world, room)))

    assert counts == [0, 1, 2, 2, 2]


@planted("systems/creatures/breeding.py", "if len(kin) < breeds.most and", "if")
@rule("CLOCK-1")
@rule("P10")
def test_a_nest_counts_all_of_its_kind_in_the_room_whoever_bore_them() -> None:
    world = a_world()
    room = a_room(world)
    a_rat(world, room)
    lay_condition(world, room, "base:infested")

    counts = []
    for _ in range(3):
        pass_turns(world, 90)
        counts.append(len(creatures_in(world, room)))

    assert counts == [2, 2, 2]


@rule("COND-FUNGAL")
def test_fungus_spreads_in_three_of_a_hundred_actions_to_a_room_that_suits_it() -> None:
    spread = 0

    for seed in range(ACTIONS):
        world = a_world(seed)
        first, second = two_rooms(world)
        seeker = a_seeker(world, first)
        lay_condition(world, first, "base:fungal")
        do(world, seeker, WantsToWait())
        spread += bool(conditions(world, second))

    assert 1 <= spread <= 30


@rule("COND-FUNGAL", "AGE-4", "B62")
def test_fungus_finds_only_a_room_that_suits_it_across_an_open_way() -> None:
    found = {}

    for name in ("open", "wall", "lock", "stone floor", "timber floor", "fungal", "dry"):
        world = a_world()
        first, second = two_rooms(world, *([Wall(Material.STONE, 6)] if name == "wall" else []))
        growth = lay_condition(world, first, "base:fungal")
        if name == "lock":
            world.add(second, Lock(1))
        elif "floor" in name:
            world.add(second, Floor(Material.STONE if name == "stone floor" else Material.TIMBER, 3))
        elif name == "fungal":
            lay_condition(world, second, "base:fungal")
        elif name == "dry":
            world.edit(second, Card).prototype = "base:counting_room"
        found[name] = suitable_neighbours(world, first, growth) == [second]

    assert [name for name, suits in found.items() if suits] == ["open", "timber floor"]


@rule("COND-FUNGAL")
@rule("B62")
def test_fungus_never_spreads_while_nobody_acts_there() -> None:
    world = a_world()
    first, second = two_rooms(world)
    lay_condition(world, first, "base:fungal")
    a_seeker(world, second)

    pass_turns(world, 300)

    assert conditions(world, second) == []


@rule("COND-1")
def test_creatures_run_no_risks() -> None:
    world = a_world()
    room = a_room(world)
    rat = a_rat(world, room)
    lay_condition(world, room, "base:scree")

    pass_turns(world, 100)

    assert world.get(rat, Health).left == 6
    assert world.has(rat, Creature)


@planted("systems/conditions/laying.py", "(may_bear(world, room, card) and has_ground_for(world, room, card))",
         "may_bear(world, room, card)")
@rule("COND-FUNGAL")
@rule("COND-OVERGROWN")
@pytest.mark.parametrize("growth", ["base:fungal", "base:overgrown"])
def test_nothing_takes_root_on_a_floor_of_stone(growth: str) -> None:
    world = a_world()
    stony, wooden = a_room(world, Floor(Material.STONE, 6)), a_room(world, Floor(Material.TIMBER, 3), x=3)

    assert lay_condition(world, stony, growth) == 0
    assert lay_condition(world, wooden, growth)
    assert lay_condition(world, stony, "base:webbed")
