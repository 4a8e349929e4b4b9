"""The risks, tools and offers of each condition to the point, with dice that fall as told (the table of COND-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from components.body import ActionPoints, Attributes, Health, Mana
from components.card import Card
from components.conditions import Condition, Tremor, WantsToClear
from components.creatures import Brood
from components.gathering import Outcrop, Vein, WantsToGather, WantsToMine
from components.level import LevelInfo
from components.place import Place, Spot
from components.rest import WantsToRest, WantsToWait
from components.room import Location, Terrain
from components.things import Durability
from content.make import make
from engine.kernel.world import World
from systems.combat.arms import Arm
from systems.conditions.conditions import conditions
from systems.conditions.laying import lay_condition
from systems.core.odds import windage
from systems.core.rooms import creatures_in
from systems.light.flames import set_alight
from tests.build import a_room, a_seeker, a_tool, a_world, do, pass_turns, refusal, two_rooms
from tests.falling import a_falling_world
from tests.planted_fault import planted
from tests.rules import rule

Came = Callable[[World, int], bool]


def out_of(card: str) -> Came:
    """Whether this creature has come out where the seeker is."""
    return lambda world, seeker: card in {
        world.get(body, Card).prototype for body in creatures_in(world, world.get(seeker, Place).holder)
    }


def spored(world: World, seeker: int) -> bool:
    """Whether the seeker is Spored."""
    return "base:spored" in {world.get(part, Card).prototype for part in world.held(seeker, Spot.AFFLICTION)}


RISKS = [
    ("COND-UNSTABLE", "unstable", "risk.collapse", 3, lambda world, seeker: world.has(seeker, Tremor)),
    ("COND-INFESTED", "infested", "risk.emergence", 10, out_of("base:rat")),
    ("COND-FUNGAL", "fungal", "risk.exposure", 5, spored),
    ("COND-SCREE", "scree", "risk.harm", 5, lambda world, seeker: world.get(seeker, Health).left == 20 - 2),
    ("COND-WEBBED", "webbed", "risk.emergence", 8, out_of("base:giant_forest_spider")),
    ("COND-HAUNTED", "haunted", "risk.haunting", 10, lambda world, seeker: world.get(seeker, Mana).left == 10 - 2),
    ("COND-HAUNTED", "haunted", "risk.emergence", 5, out_of("base:barrow_wisp")),
]


@pytest.mark.parametrize(
    ("condition", "stream", "percent", "came"),
    [pytest.param(*row[1:], marks=rule(row[0], "COND-1"), id=f"{row[1]}-{row[2]}") for row in RISKS],
)
def test_the_risk_comes_at_its_chance_and_not_one_above(
    condition: str, stream: str, percent: int, came: Came
) -> None:
    found = []
    for fall in (percent, percent + 1):
        world = a_falling_world(**{stream.replace(".", "__"): fall})
        room = a_room(world)
        seeker = a_seeker(world, room)
        world.edit(seeker, Attributes).will = 0
        assert lay_condition(world, room, f"base:{condition}")
        do(world, seeker, WantsToWait())
        found.append(came(world, seeker))

    assert found == [True, False]


@rule("COND-FUNGAL")
def test_fungus_spreads_at_three_of_a_hundred_and_not_at_four() -> None:
    found = []
    for fall in (3, 4):
        world = a_falling_world(risk__spread=fall, risk__exposure=100)
        first, second = two_rooms(world)
        for room in (first, second):
            world.edit(room, Location).tags = ["damp", "underground"]
        seeker = a_seeker(world, first)
        assert lay_condition(world, first, "base:fungal")
        do(world, seeker, WantsToWait())
        found.append(len(conditions(world, second)))

    assert found == [1, 0]


@rule("COND-HAUNTED")
@pytest.mark.parametrize(("before", "after"), [(10, 8), (2, 0), (1, 0), (0, 0)])
def test_spirits_drain_up_to_two_mana_and_never_more_than_there_is(before: int, after: int) -> None:
    world = a_falling_world(risk__haunting=1, risk__emergence=100)
    room = a_room(world)
    seeker = a_seeker(world, room)
    world.edit(seeker, Mana).left = before
    world.edit(seeker, Attributes).will = 0
    lay_condition(world, room, "base:haunted")

    do(world, seeker, WantsToWait())

    assert world.get(seeker, Mana).left == after


TOOLS = {
    "overgrown": {"blade"}, "unstable": {"hammer"}, "collapsed": {"pickaxe"}, "infested": {"blade"},
    "fungal": {"blade"}, "scree": {"pickaxe"}, "windswept": {"hammer"}, "deadfall": {"axe"},
    "webbed": {"blade", "torch"}, "haunted": {"light"},
}
REPLACES = {"overgrown", "collapsed", "scree", "deadfall", "webbed"}
PREVENTS = {"collapsed", "infested", "windswept"}
OFFERS = {
    "overgrown": {"forage", "gather_roots"}, "collapsed": {"search_stone"}, "infested": {"search_nests"},
    "fungal": {"harvest_mushrooms"}, "scree": {"search_scree"}, "deadfall": {"salvage_wood"},
    "webbed": {"gather_cobwebs"},
}
ALL = [*TOOLS, "vein_iron", "vein_gold", "vein_silver", "outcrop"]
EACH = [pytest.param(name, marks=rule(f"COND-{name.upper().replace('_', '-')}"), id=name) for name in ALL]


@pytest.mark.parametrize("name", EACH)
@pytest.mark.parametrize("size", [1, 4])
def test_it_is_ended_by_its_tools_and_no_others_in_as_many_tries_as_the_room_has_size(name: str, size: int) -> None:
    served = set()
    for tool in ("blade", "hammer", "pickaxe", "axe", "torch"):
        world = a_falling_world(risk__collapse=100, risk__harm=100, risk__exposure=100, risk__emergence=100)
        room = a_room(world)
        world.edit(room, Location).size = size
        seeker = a_seeker(world, room)
        condition = make(world, f"base:{name}", room, Spot.CONDITION)
        if tool == "torch":
            set_alight(world, make(world, "base:torch", seeker, Spot.HAND))
        else:
            held = a_tool(world, seeker, tool)
        if not refusal(world, seeker, WantsToClear(condition)):
            served.add(tool)
            for number in range(1, size + 1):
                assert world.alive(condition)
                world.edit(seeker, ActionPoints).left = 4
                do(world, seeker, WantsToClear(condition))
                assert world.get(seeker, ActionPoints).left == 4 - 1
                assert tool == "torch" or world.get(held, Durability).left == 20 - number
            assert not world.alive(condition)

    assert served == {"torch" if tool == "light" else tool for tool in TOOLS.get(name, set())}


@pytest.mark.parametrize("name", EACH)
def test_it_replaces_prevents_and_offers_what_the_table_says_and_nothing_else(name: str) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    world.edit(room, Location).actions = ["draw_water"]
    condition = make(world, f"base:{name}", room, Spot.CONDITION)
    every = sorted({action for offers in OFFERS.values() for action in offers})

    replaces = world.get(condition, Condition).replaces
    rest = refusal(world, seeker, WantsToRest(deep=True))
    offered = {action for action in every if not refusal(world, seeker, WantsToGather(action))}

    assert replaces == (name in REPLACES)
    assert (rest != "") == (name in PREVENTS)
    assert offered == OFFERS.get(name, set())


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(f"COND-VEIN-{name.upper()}", "VEIN-3"), id=name)
                                  for name in ("iron", "gold", "silver")])
def test_a_swing_at_a_vein_wins_at_forty_five_and_not_at_forty_six(name: str) -> None:
    won = []
    for fall in (45, 46):
        world = a_falling_world(mine__strike=fall)
        room = a_room(world)
        seeker = a_seeker(world, room)
        vein = lay_condition(world, room, f"base:vein_{name}", 8)
        a_tool(world, seeker, "pickaxe")
        do(world, seeker, WantsToMine(vein))
        won.append((world.get(vein, Vein).left, carried(world, seeker)[f"base:{name}_ore"]))

    assert won == [(7, 1), (8, 0)]


@rule("COND-OUTCROP")
@pytest.mark.parametrize(("share", "level", "card"), [
    (1, 1, "rough_stone"), (60, 1, "rough_stone"), (61, 1, "flint"), (85, 1, "flint"), (86, 1, "iron_ore"),
    (100, 3, "iron_ore"), (86, 4, "silver_ore"), (100, 7, "silver_ore"), (86, 8, "gold_ore"), (100, 12, "gold_ore"),
])
def test_an_outcrop_is_stone_flint_or_the_ore_of_the_level_to_the_point(share: int, level: int, card: str) -> None:
    world = a_falling_world(mine__strike=45, mine__portion=share)
    world.spawn(LevelInfo("base:caverns", "caverns", level, 1))
    room = a_room(world)
    seeker = a_seeker(world, room)
    outcrop = lay_condition(world, room, "base:outcrop")
    a_tool(world, seeker, "pickaxe")

    do(world, seeker, WantsToMine(outcrop))

    assert carried(world, seeker) == {f"base:{card}": 1}
    assert world.get(outcrop, Outcrop).left == 3 - 1


@rule("COND-OUTCROP")
def test_a_swing_at_an_outcrop_wins_nothing_at_forty_six() -> None:
    world = a_falling_world(mine__strike=46)
    room = a_room(world)
    seeker = a_seeker(world, room)
    outcrop = lay_condition(world, room, "base:outcrop")
    a_tool(world, seeker, "pickaxe")

    do(world, seeker, WantsToMine(outcrop))

    assert not carried(world, seeker)
    assert world.get(outcrop, Outcrop).left == 3


@rule("COND-INFESTED")
@pytest.mark.parametrize("watched", [False, True])
def test_a_nest_breeds_on_the_ninetieth_turn_and_has_two_at_most_whether_or_not_a_seeker_is_in_the_level(
    watched: bool
) -> None:
    world = a_world()
    first, second = two_rooms(world)
    world.edit(first, Location).terrain = Terrain.INTERIOR
    if watched:
        a_seeker(world, second)
    assert lay_condition(world, first, "base:infested")

    born = []
    for turns in (89, 1, 89, 1, 180):
        pass_turns(world, turns)
        born.append(sum(1 for _ in world.each(Brood)))

    assert born == [0, 1, 1, 2, 2]


def carried(world: World, seeker: int) -> Counter[str]:
    """What the seeker won, by card."""
    won = world.held(seeker, Spot.PACK)
    return Counter(world.get(card, Card).prototype for card in won)


@planted("systems/core/odds.py", "dealt * (100 - wind.percent) // 100", "dealt * (101 - wind.percent) // 100")
@rule("COND-WINDSWEPT", "COMB-4")
def test_the_wind_takes_a_quarter_of_what_a_shot_that_begins_in_it_deals_and_leaves_one() -> None:
    world = a_world()
    windy, still = two_rooms(world)
    lay_condition(world, windy, "base:windswept")
    archer, other = a_seeker(world, windy), a_seeker(world, still)
    bow = Arm(0, 0, 3, 1, 0, ranged=True)

    dealt = [windage(world, body, bow, 100) for body in (archer, other)]

    assert dealt == [75, 100]
    assert windage(world, archer, bow, 1) == 1
    assert windage(world, archer, bow._replace(ranged=False), 100) == 100
