"""Rows of the table of conditions by example: rubble, scree and deadfall; rubble in rooms of every size (COND-3)."""

import pytest

from components.body import ActionPoints, Health
from components.card import Card
from components.conditions import ClearedBy, WantsToClear
from components.events.body import Hurt
from components.fire import Burning
from components.gathering import Offers, WantsToGather
from components.place import Place, Spot
from components.rest import Waited, WantsToRest, WantsToWait
from components.room import Location, Terrain
from components.seekers import InPlay
from components.things import Weight
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.conditions.laying import lay_condition
from systems.core.rooms import creatures_in
from tests.build import a_room, a_seeker, a_tool, a_world, do, pass_turns, refusal, two_rooms
from tests.planted_fault import planted
from tests.rules import rule


def names(world: World, room: int) -> list[str]:
    """The conditions in force, by name."""
    return [world.get(card, Card).prototype.removeprefix("base:") for card in conditions(world, room)]


def a_room_of(world: World, size: int) -> int:
    """A cave of this size."""
    room = a_room(world)
    world.add(room, Location(size, Terrain.CAVE))
    return room


def gathered(world: World, seeker: int, action: str, tries: int = 120) -> set[str]:
    """What so many tries at an offer bring; it never runs out."""
    world.remove(seeker, Waited)
    for _ in range(tries):
        world.edit(seeker, ActionPoints).left = 4
        if refusal(world, seeker, WantsToGather(action)):
            break
        do(world, seeker, WantsToGather(action))
    return {world.get(card, Card).prototype.removeprefix("base:") for card, _ in world.each(Weight)}


def harms_of(world: World, seeker: int, acts: int) -> list[int]:
    """The damage of each blow that so many waits in one turn draw."""
    drawn = []
    for _ in range(acts):
        world.events.clear()
        world.remove(seeker, Waited)
        world.edit(seeker, Health).left = 20
        do(world, seeker, WantsToWait())
        drawn += [event.damage for event in world.events if isinstance(event, Hurt)]
    return drawn


@planted("content/base/conditions/conditions.toml", 'cards = ["rough_stone"]', 'cards = ["flint"]')
@planted("systems/rest/legal_rest.py", "if over := rest_prevented(world, room):", "if (over := 0):")
@planted("systems/gathering/offers.py", "[] if replaced(world, room) else [room]", "[room]")
@rule("COND-COLLAPSED", "COND-3")
def test_rubble_gives_stone_lets_nobody_rest_replaces_what_the_room_offered_and_does_no_harm() -> None:
    world = a_world()
    room = a_room_of(world, 6)
    seeker = a_seeker(world, room)
    world.add(room, Offers(["fish"], ["base:pale_fish"]))
    lay_condition(world, room, "base:collapsed")
    rest = [refusal(world, seeker, WantsToRest(deep)) for deep in (False, True)]

    harmed = harms_of(world, seeker, 150)
    found = gathered(world, seeker, "search_stone")

    assert rest == ["refused.rest_prevented"] * 2
    assert harmed == []
    assert found == {"rough_stone"}
    assert refusal(world, seeker, WantsToGather("fish")) == "refused.given_way"


@planted("content/base/conditions/conditions.toml", "condition.harms = { chance = 5, damage = 2 }",
         "condition.harms = { chance = 5, damage = 3 }")
@planted("content/base/conditions/conditions.toml", "condition.harms = { chance = 5, damage = 2 }",
         "condition.harms = { chance = 9, damage = 2 }")
@planted("content/base/conditions/conditions.toml", 'cards = ["rough_stone", "flint"] }\ncondition.harms',
         'cards = ["rough_stone", "rough_stone"] }\ncondition.harms')
@rule("COND-SCREE", "P7")
def test_scree_gives_stone_and_flint_lets_one_rest_and_harms_by_two_in_one_act_of_twenty() -> None:
    world = a_world()
    room = a_room_of(world, 30)
    seeker = a_seeker(world, room)
    lay_condition(world, room, "base:scree")
    rest = [refusal(world, seeker, WantsToRest(deep)) for deep in (False, True)]

    harmed = harms_of(world, seeker, 2000)
    found = gathered(world, seeker, "search_scree")

    assert rest == ["", ""]
    assert set(harmed) == {2}
    assert 62 <= len(harmed) <= 138
    assert found == {"rough_stone", "flint"}


@planted("content/base/conditions/conditions.toml", 'cards = ["timber", "planks"]', 'cards = ["timber", "timber"]')
@planted("systems/conditions/clearing.py", "    work.done += 1\n", "    work.done += 2\n")
@rule("COND-DEADFALL", "COND-2")
def test_deadfall_gives_wood_and_planks_lets_one_rest_and_falls_to_the_axe() -> None:
    world = a_world()
    room = a_room_of(world, 30)
    seeker = a_seeker(world, room)
    lain = lay_condition(world, room, "base:deadfall")
    rest = [refusal(world, seeker, WantsToRest(deep)) for deep in (False, True)]
    found = gathered(world, seeker, "salvage_wood")
    world.add(room, Location(4, Terrain.CAVE))
    a_tool(world, seeker, "axe")
    world.edit(seeker, ActionPoints).left = 4

    for _ in range(3):
        do(world, seeker, WantsToClear(lain))
    still = names(world, room)
    do(world, seeker, WantsToClear(lain))

    assert rest == ["", ""]
    assert found == {"timber", "planks"}
    assert (still, names(world, room)) == (["deadfall"], [])
    assert harms_of(world, seeker, 100) == []


@planted("content/base/conditions/conditions.toml", 'cards = ["timber", "planks"] }\ncondition.burns = {}',
         'cards = ["timber", "planks"] }')
@rule("COND-DEADFALL", "COND-2")
def test_fire_works_at_deadfall_by_itself_one_success_a_turn() -> None:
    world = a_world()
    room = a_room_of(world, 4)
    lain = lay_condition(world, room, "base:deadfall")
    world.add(lain, Burning())

    pass_turns(world, 3)
    done = world.get(lain, ClearedBy).done if world.alive(lain) else 4
    pass_turns(world)

    assert done == 3
    assert names(world, room) == []


@planted("systems/conditions/clearing.py", "    if leaves is not None:\n",
         "    if leaves is not None and world.get(room, Location).size < 4:\n", case="4")
@planted("systems/conditions/clearing.py", "if work.done < world.get(room, Location).size:",
         "if work.done < min(5, world.get(room, Location).size):", case="6")
@pytest.mark.parametrize("size", range(1, 7))
@rule("COND-4", "COND-COLLAPSED", "COND-2")
def test_under_rubble_cracked_supports_come_to_light_in_a_room_of_any_size(size: int) -> None:
    world = a_world()
    room = a_room_of(world, size)
    seeker = a_seeker(world, room)
    rubble = lay_condition(world, room, "base:collapsed")
    a_tool(world, seeker, "pickaxe")

    seen = []
    for _ in range(size):
        seen += names(world, room)
        world.edit(seeker, ActionPoints).left = 4
        do(world, seeker, WantsToClear(rubble))

    assert seen == ["collapsed"] * size
    assert names(world, room) == ["unstable"]


@planted("systems/creatures/breeding.py", "            if len(kin) < breeds.most and",
         "            from components.seekers import InPlay\n            if not world.any(InPlay) and", case="beside")
@planted("systems/creatures/breeding.py", "            if len(kin) < breeds.most and",
         "            from components.seekers import InPlay\n            if world.any(InPlay) and", case="away")
@pytest.mark.parametrize("where", ["inside", "beside", "away"])
@rule("CLOCK-1", "COND-INFESTED")
def test_a_nest_breeds_whoever_is_there_or_near_or_nobody(where: str) -> None:
    world = a_world()
    nest, near = two_rooms(world)
    lay_condition(world, nest, "base:infested")
    seeker = a_seeker(world, nest if where == "inside" else near)
    if where == "away":
        world.remove(seeker, InPlay)
    counts = []

    for turns in (89, 1, 90):
        # Whoever stands there shares the room with them and is none of theirs.
        pass_turns(world, turns)
        for rat in creatures_in(world, nest) + creatures_in(world, near):
            world.move(rat, nest, Spot(world.get(rat, Place).spot))
        counts.append(len(creatures_in(world, nest)))
        world.edit(seeker, Health).left = 20

    assert counts == [0, 1, 2]
