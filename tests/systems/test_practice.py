"""Proficiencies: what a point is worth, and what grows by which use, by a success and by a failed try (CHAR-5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.body import ActionPoints, Health
from components.combat import Launcher, Shield, Skill, Thrown, WantsToShoot, WantsToStrike, WantsToThrow
from components.event import Event
from components.events.combat import Struck
from components.events.gathering import Won
from components.events.locks import ForcedOpen, TrapDisarmed
from components.gathering import WantsToGather, WantsToMine
from components.locks import Lock, Noticed, Trap, WantsToDisarm, WantsToForce
from components.place import Spot
from components.registry import Component
from components.room import Terrain
from components.seekers import Practised, Proficiencies
from components.things import Materials
from components.travel import WantsToStep
from engine.kernel.world import World
from systems.conditions.laying import lay_condition
from systems.core.knowing import turn_up
from systems.core.legal import verdict
from systems.core.odds import force
from systems.gathering.odds_of_rooms import holding
from systems.seekers.practising import practise
from systems.seekers.proficiency import bonus, fifths, points
from systems.seekers.terms import lore_to_search
from tests.build import (
    a_chest,
    a_hunting_rat,
    a_rat,
    a_room,
    a_seeker,
    a_sword,
    a_thing,
    a_tool,
    a_world,
    base_content,
    do,
    pass_turns,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

CENTRE, NORTH, WEST = Spot.CENTRE, Spot.NORTH, Spot.WEST
BLADE = Materials(["metal", "blade"])


@planted("systems/seekers/proficiency.py", "// world.resource(Content).figures.seekers.proficiency_points", "")
@planted("systems/seekers/proficiency.py", "return min(known.fifths[known.names.index(name)], ",
         "return max(known.fifths[known.names.index(name)], ", case="900-30")
@rule("CHAR-5")
@pytest.mark.parametrize(("held", "percent"), [(9, 0), (10, 1), (19, 1), (100, 10), (299, 29), (300, 30), (900, 30)])
def test_two_points_are_worth_one_per_cent_and_sixty_points_are_the_most(held: int, percent: int) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Proficiencies(["locks"], [held]))
    chest = a_chest(world, world.root(seeker), CENTRE, Lock(1))

    plain = force(world, a_seeker(world, world.root(seeker)), chest).chance

    assert bonus(world, seeker, "locks") == percent
    assert force(world, seeker, chest).chance == plain + percent


def _strike(world: World, room: int, seeker: int) -> Component:
    a_sword(world, seeker, Spot.HAND, BLADE)
    return WantsToStrike(_target(world, room, seeker))


def _shoot(world: World, room: int, seeker: int) -> Component:
    a_thing(world, seeker, Spot.HAND, Launcher("", 3, 1, 1, 0))
    return WantsToShoot(_target(world, room, seeker))


def _throw(world: World, room: int, seeker: int) -> Component:
    return WantsToThrow(a_thing(world, seeker, Spot.PACK, Thrown(1, 2), BLADE), _target(world, room, seeker))


def _target(world: World, room: int, seeker: int) -> int:
    rat = a_rat(world, room, NORTH, Health(90, 90))
    turn_up(world, seeker, room, NORTH)
    return rat


def _force(world: World, room: int, seeker: int) -> Component:
    return WantsToForce(a_chest(world, room, CENTRE, Lock(1)))


def _disarm(world: World, room: int, seeker: int) -> Component:
    return WantsToDisarm(a_chest(world, room, CENTRE, Trap(2), Noticed([seeker])))


def _mine(world: World, room: int, seeker: int) -> Component:
    a_tool(world, seeker, "pickaxe")
    return WantsToMine(lay_condition(world, room, "base:vein_iron", 8))


def _gather(world: World, room: int, seeker: int) -> Component:
    lay_condition(world, room, "base:fungal")
    return WantsToGather("harvest_mushrooms")


Setting = Callable[[World, int, int], Component]
USES: dict[str, tuple[str, type[Event], Setting]] = {
    "strike": ("blades", Struck, _strike),
    "shoot": ("bows", Struck, _shoot),
    "throw": ("blades", Struck, _throw),
    "force": ("locks", ForcedOpen, _force),
    "disarm": ("traps", TrapDisarmed, _disarm),
    "mine": ("mining", Won, _mine),
    "gather": ("foraging", Won, _gather),
}


def learnt(world: World, body: int) -> dict[str, int]:
    """Fifths of a point by proficiency."""
    known = world.get(body, Proficiencies)
    return dict(zip(known.names, known.fifths, strict=True))


@planted("systems/combat/blows.py", "practise(world, attacker, skill_of(world, attacker, arm), rolled <= chance)",
         "practise(world, attacker, skill_of(world, attacker, arm), True)", case="strike")
@planted("systems/combat/blows.py", "practise(world, attacker, skill_of(world, attacker, arm), rolled <= chance)",
         "skill_of(world, attacker, arm)", case="shoot")
@planted("systems/locks/force.py", "            practise_by(world, actor, WantsToForce, forced)\n", "", case="force")
@planted("systems/locks/disarm.py",
         "practise_by(world, actor, WantsToDisarm, disarmed)", "practise(world, actor, TRAPS, not disarmed)",
         case="disarm")
@planted("systems/gathering/mine.py",
         "practise_by(world, actor, WantsToMine, won)", "practise(world, actor, MINING, False)", case="mine")
@planted("systems/gathering/gather.py", "    practise_by(world, actor, WantsToGather, found)\n", "", case="gather")
@planted("content/base/figures.toml", "proficiency_try = 1", "proficiency_try = 2", case="force")
@rule("CHAR-5")
@pytest.mark.parametrize("deed", USES)
def test_a_success_is_worth_two_fifths_of_a_point_and_a_failed_try_one(deed: str) -> None:
    name, success, setting = USES[deed]
    worth = set()

    for seed in range(20):
        world = a_world(seed)
        room = a_room(world)
        seeker = a_seeker(world, room, CENTRE, ActionPoints(9, 9))
        intent = setting(world, room, seeker)
        do(world, seeker, intent)
        went_well = any(isinstance(event, success) for event in world.events)
        pass_turns(world)
        worth.add((went_well, fifths(world, seeker, name)))
        assert set(learnt(world, seeker)) <= {name, "stealth"}

    assert worth == {(True, 2), (False, 1)}


@planted("systems/combat/blows.py", "practise(world, target, SHIELDS, rolled > chance)",
         "practise(world, target, SHIELDS, rolled <= chance)")
@planted("systems/combat/blows.py", "if shield_of(world, target) and not is_asleep(world, target):",
         "if True:")
@rule("CHAR-5")
@pytest.mark.parametrize(("skill", "each"), [(1000, 1), (-1000, 2)])
def test_a_shield_is_learnt_by_being_struck_at_and_most_by_what_it_kept_off(skill: int, each: int) -> None:
    grown = {}
    for held in (True, False):
        world = a_world(3)
        room = a_room(world)
        seeker = a_seeker(world, room, CENTRE, Health(90, 90))
        if held:
            a_thing(world, seeker, Spot.OFFHAND, Shield(15))
        for spot in (NORTH, WEST):
            a_hunting_rat(world, room, spot, seeker, Skill(skill, 0, 0), ActionPoints(1, 1))
        pass_turns(world)
        grown[held] = learnt(world, seeker)

    assert set(grown[True]) == {"shields"} and grown[False] == {}
    assert grown[True]["shields"] == 2 * each


@planted("systems/__init__.py", '    "Notice",\n    "Practice",\n', '    "Notice",\n')
@rule("CHAR-5", "P7")
def test_the_odds_of_a_turn_stay_as_shown_and_the_use_counts_with_its_end() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Proficiencies(["blades"], [9]))
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(500, 500), Skill(0, 0, 10))
    a_sword(world, seeker, Spot.HAND, BLADE)
    shown = []

    for _ in range(3):
        odds = do(world, seeker, WantsToStrike(rat)).odds
        shown.append(odds.chance if odds is not None else 0)
    within = fifths(world, seeker, "blades")
    pass_turns(world)
    after = verdict(world, seeker, WantsToStrike(rat)).odds

    assert len(set(shown)) == 1 and within == 9
    assert after is not None and after.chance == shown[0] + 1
    assert 12 <= fifths(world, seeker, "blades") <= 15 and not world.has(seeker, Practised)


@planted("systems/seekers/practising.py", "min(most(world.resource(Content).figures), known.fifths[place] + fifths)",
         "known.fifths[place] + fifths")
@rule("CHAR-5")
def test_several_skills_of_one_turn_each_grow_and_none_above_the_most() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Proficiencies(["locks", "traps"], [299, 7]))
    for name, succeeded in (("traps", True), ("locks", True), ("lore", False), ("traps", False), ("", True)):
        practise(world, seeker, name, succeeded)

    pass_turns(world)

    assert learnt(world, seeker) == {"locks": 300, "traps": 10, "lore": 1}
    assert points(world, seeker, "locks") == base_content().figures.seekers.proficiency_most == 60


@rule("CHAR-5")
def test_who_cannot_learn_notes_nothing() -> None:
    world = a_world()
    rat = a_rat(world, a_room(world))

    practise(world, rat, "locks", True)

    assert not world.has(rat, Practised)


@rule("CHAR-5", "MOVE-6")
def test_a_free_blow_of_ones_own_is_practice_too() -> None:
    world = a_world()
    room, _ = two_rooms(world)
    seeker = a_seeker(world, room)
    a_sword(world, seeker, Spot.HAND, BLADE)
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(90, 90))

    do(world, rat, WantsToStep(int(NORTH)))
    pass_turns(world)

    assert fifths(world, seeker, "blades") in (1, 2)


@planted("systems/seekers/terms.py", "bonus(world, actor, BUILDING)", "0")
@rule("COND-UNSTABLE", "CHAR-5")
def test_a_timber_holds_a_ceiling_in_half_of_the_tries_and_building_is_added() -> None:
    world = a_world()
    room = a_room(world)
    plain, builder = a_seeker(world, room), a_seeker(world, room, CENTRE, Proficiencies(["building"], [5 * 41]))

    chances = [holding(world, seeker).chance for seeker in (plain, builder)]

    assert chances == [50, 70]


@planted("systems/gathering/odds_of_rooms.py", "BUILT = (Terrain.INTERIOR, Terrain.RUIN)", "BUILT = tuple(Terrain)")
@rule("CHAR-5")
def test_lore_adds_to_the_search_of_what_was_built_alone() -> None:
    world = a_world()
    rooms = {terrain: a_room(world, x=place, terrain=terrain) for place, terrain in enumerate(Terrain)}
    seeker = a_seeker(world, rooms[Terrain.CAVE], CENTRE, Proficiencies(["lore"], [5 * 12]))

    added = {terrain.value: lore_to_search(world, seeker, room) for terrain, room in rooms.items()}

    assert added == {**dict.fromkeys(["cave", "mine", "wild", "mire", "water"], 0), "interior": 6, "ruin": 6}
