"""Clearing conditions: with what, for what price, and what is left of the room (COND-2 to COND-5)."""

import pytest

from components.body import ActionPoints, WantsToDrink
from components.card import Card
from components.conditions import ClearedBy, WantsToClear
from components.events.conditions import ConditionCleared
from components.gathering import Vein, WantsToGather, WantsToMine
from components.knowledge import Choice
from components.light import Fuel
from components.locks import Lock, WantsToForce
from components.place import Spot
from components.room import Location, Terrain
from components.things import Broken, Durability, WantsToSearch
from components.travel import WantsToStep
from content.make import make
from engine.kernel.world import World
from systems.building.relocating import relocate
from systems.conditions.conditions import conditions, rest_prevented
from systems.conditions.laying import lay_condition
from systems.light.flames import set_alight
from tests.build import a_chest, a_room, a_seeker, a_tool, a_world, do, everything, pass_turns, refusal, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

TOOLS = {
    "overgrown": "blade", "unstable": "hammer", "collapsed": "pickaxe", "infested": "blade", "fungal": "blade",
    "scree": "pickaxe", "windswept": "hammer", "deadfall": "axe", "webbed": "blade",
}
REPLACING = {"overgrown", "collapsed", "scree", "deadfall", "webbed"}
SLEEPLESS = {"collapsed", "infested", "windswept"}


def names(world: World, room: int) -> list[str]:
    """The conditions in force, by name."""
    return [world.get(card, Card).prototype.removeprefix("base:") for card in conditions(world, room)]


@rule("COND-2")
@pytest.mark.parametrize(("condition", "tool"), TOOLS.items())
def test_a_condition_takes_as_many_tries_with_its_tool_as_the_room_has_size(condition: str, tool: str) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    lain = lay_condition(world, room, f"base:{condition}")
    held = a_tool(world, seeker, tool)

    for _ in range(world.get(room, Location).size - 1):
        do(world, seeker, WantsToClear(lain))
    there = world.alive(lain)
    do(world, seeker, WantsToClear(lain))

    assert there
    assert not world.alive(lain)
    assert world.get(held, Durability).left == 20 - 3
    assert world.get(seeker, ActionPoints).left == 4 - 3
    assert any(isinstance(event, ConditionCleared) for event in world.events)


@rule("COND-2")
@pytest.mark.parametrize(("condition", "tool"), TOOLS.items())
def test_no_other_tool_serves_and_a_refusal_changes_nothing(condition: str, tool: str) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    lain = lay_condition(world, room, f"base:{condition}")
    for other in {"blade", "hammer", "pickaxe", "axe"} - {tool}:
        a_tool(world, seeker, other)
    before = everything(world)

    assert refusal(world, seeker, WantsToClear(lain)) == "refused.needs_tool"
    assert everything(world) == before


@planted("systems/gathering/tools.py", " and not world.has(card, Broken)", "")
@rule("COND-2")
def test_a_broken_tool_serves_no_more() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    webs = lay_condition(world, room, "base:webbed")
    blade = a_tool(world, seeker, "blade", durability=1)

    do(world, seeker, WantsToClear(webs))

    assert world.has(blade, Broken)
    assert refusal(world, seeker, WantsToClear(webs)) == "refused.needs_tool"


@planted("systems/light/flames.py", "(fuel.due or world.turn) - turns", "(fuel.due or world.turn)")
@rule("COND-2")
@rule("COND-HAUNTED")
@rule("COND-WEBBED")
@pytest.mark.parametrize(("condition", "light"), [("haunted", "lantern"), ("haunted", "torch"), ("webbed", "torch")])
def test_a_light_that_burns_pays_a_turn_of_its_fuel_for_a_try(condition: str, light: str) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    lain = lay_condition(world, room, f"base:{condition}")
    flame = make(world, f"base:{light}", seeker, Spot.HAND)
    unlit = refusal(world, seeker, WantsToClear(lain))
    set_alight(world, flame)
    due = world.get(flame, Fuel).due

    do(world, seeker, WantsToClear(lain))

    assert unlit == "refused.needs_tool"
    assert world.get(flame, Fuel).due == (due or 0) - 1
    assert world.get(lain, ClearedBy).done == 1


@rule("COND-WEBBED")
def test_a_lantern_is_no_torch_to_webs() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    webs = lay_condition(world, room, "base:webbed")
    set_alight(world, make(world, "base:lantern", seeker, Spot.HAND))

    assert refusal(world, seeker, WantsToClear(webs)) == "refused.needs_tool"


@rule("COND-2")
def test_the_work_done_stays_while_nobody_is_there() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, Spot.NORTH)
    webs = lay_condition(world, first, "base:webbed")
    a_tool(world, seeker, "blade")
    do(world, seeker, WantsToClear(webs))

    do(world, seeker, WantsToStep(0))
    pass_turns(world, 50)
    do(world, seeker, WantsToStep(2))

    assert world.get(webs, ClearedBy).done == 1
    do(world, seeker, WantsToClear(webs))
    assert world.get(webs, ClearedBy).done == 2


@planted("systems/things/legal_cards.py",
         '        if over := replaced(world, intent.card):\n            return refuse("refused.given_way", "card", '
         "card=over)\n", "")
@rule("COND-3")
@rule("ROOM-4")
@pytest.mark.parametrize("condition", [*TOOLS, "haunted"])
def test_the_table_says_which_conditions_replace_the_ordinary_actions_and_which_prevent_rest(condition: str) -> None:
    world = a_world()
    room = a_room(world)
    world.add(room, Location(3, Terrain.CAVE, actions=["search", "draw_water"]))
    seeker = a_seeker(world, room)

    lay_condition(world, room, f"base:{condition}")
    answers = {refusal(world, seeker, WantsToSearch(room)), refusal(world, seeker, WantsToDrink(room))}

    assert answers == ({"refused.given_way"} if condition in REPLACING else {""})
    assert bool(rest_prevented(world, room)) is (condition in SLEEPLESS)


@rule("ROOM-4")
@rule("COND-3")
def test_no_condition_takes_away_what_is_done_to_a_side_card_or_a_step() -> None:
    world = a_world()
    first, _ = two_rooms(world)
    seeker = a_seeker(world, first, Spot.NORTH)
    chest, locked = a_chest(world, first, Spot.NORTH), a_chest(world, first, Spot.EAST)
    world.add(locked, Lock(1))

    for condition in ("collapsed", "scree", "deadfall", "overgrown", "webbed"):
        lay_condition(world, first, f"base:{condition}")

    assert refusal(world, seeker, WantsToSearch(chest)) == ""
    assert refusal(world, seeker, WantsToStep(0)) == ""
    assert refusal(world, seeker, WantsToForce(locked)) != "refused.given_way"


@rule("COND-4")
@rule("VEIN-4")
def test_under_a_collapse_lies_what_lay_there_and_shoring_still_counts() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    unstable = lay_condition(world, room, "base:unstable")
    vein = lay_condition(world, room, "base:vein_iron", 5)
    world.edit(unstable, ClearedBy).done = 2
    rubble = lay_condition(world, room, "base:collapsed")
    hidden = names(world, room)
    a_tool(world, seeker, "pickaxe")
    unseen = refusal(world, seeker, WantsToMine(vein))

    for _ in range(3):
        do(world, seeker, WantsToClear(rubble))

    assert hidden == ["collapsed"]
    assert unseen == "refused.no_condition"
    assert names(world, room) == ["unstable", "vein_iron"]
    assert world.get(unstable, ClearedBy).done == 2
    assert world.get(vein, Vein).left == 5
    assert refusal(world, seeker, WantsToMine(vein)) == ""


@planted("systems/conditions/clearing.py",
         "    if leaves is not None:\n        lay_condition(world, room, leaves.card)\n",
         "")
@rule("COND-4")
def test_a_room_that_was_found_collapsed_is_unstable_once_it_is_dug_out() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rubble = lay_condition(world, room, "base:collapsed")
    a_tool(world, seeker, "pickaxe")

    for _ in range(3):
        do(world, seeker, WantsToClear(rubble))

    assert names(world, room) == ["unstable"]


@rule("COND-5")
def test_each_kind_lies_on_a_room_once() -> None:
    world = a_world()
    room = a_room(world)

    first, second = lay_condition(world, room, "base:webbed"), lay_condition(world, room, "base:webbed")

    assert first
    assert second == 0


@rule("COND-1", "COND-4", "P7")
def test_the_try_that_lays_cracked_supports_bare_runs_no_risk_of_theirs() -> None:
    for seed in range(150):
        world = a_world(seed)
        room = a_room(world)
        seeker = a_seeker(world, room)
        lay_condition(world, room, "base:unstable")
        rubble = lay_condition(world, room, "base:collapsed")
        world.edit(rubble, ClearedBy).done = 2
        a_tool(world, seeker, "pickaxe")

        do(world, seeker, WantsToClear(rubble))

        assert not world.alive(rubble)
        assert not world.has(seeker, Choice)


@rule("COND-5")
def test_one_that_replaces_or_prevents_beats_all_that_keep_and_allow() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)

    for condition in ("haunted", "windswept", "webbed"):
        lay_condition(world, room, f"base:{condition}")

    assert refusal(world, seeker, WantsToSearch(room)) == "refused.given_way"
    assert rest_prevented(world, room)
    assert refusal(world, seeker, WantsToGather("gather_cobwebs")) == ""


@rule("COND-2")
def test_nobody_works_at_a_condition_of_another_room() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first)
    webs = lay_condition(world, second, "base:webbed")
    a_tool(world, seeker, "blade")

    assert refusal(world, seeker, WantsToClear(webs)) == "refused.no_condition"


@planted("systems/building/relocating.py", "done = size - 1", "done = size")
@rule("COND-2", "DUG-1")
@pytest.mark.parametrize(("done", "kept"), [(0, 0), (1, 1), (4, 1)])
def test_work_done_in_a_larger_room_counts_in_what_it_is_made_into_but_for_a_last_try(done: int, kept: int) -> None:
    world = a_world()
    room = a_room(world)
    world.edit(room, Location).size = 5
    cracked = lay_condition(world, room, "base:unstable")
    world.edit(cracked, ClearedBy).done = done

    relocate(world, room, "base:excavated_dugout")

    assert world.get(room, Location).size == 2
    assert world.get(cracked, ClearedBy).done == kept
