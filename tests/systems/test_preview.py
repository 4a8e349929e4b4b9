"""Previews: what an enemy is about to do is what it does, if nothing changes (COMB-3)."""

from __future__ import annotations

import pytest

from components.body import ActionPoints, Health, Stamina
from components.combat import Launcher, Weapon
from components.creatures import Awake, Creature, Hunting, Temper, Timid, Wanders
from components.events.combat import Missed, Struck
from components.events.travel import Arrived, Stepped
from components.place import Spot
from components.walls import Material, Wall
from engine.kernel.world import World
from systems.combat.intent_preview import Deed, next_deed
from tests.build import (
    a_hunting_rat,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_world,
    creatures_act,
    everything,
    join,
    pass_turns,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


def done(world: World, rat: int) -> list[str]:
    """What a creature did, in the words of deeds."""
    names = {Struck: "hit", Missed: "hit", Stepped: "went", Arrived: "went"}
    return [names[type(event)] for event in world.events if type(event) in names and rat in
            (getattr(event, "attacker", 0), getattr(event, "actor", 0))]


@rule("COMB-3")
def test_a_strike_is_told_with_its_odds_and_damage() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    deed = next_deed(world, rat)
    creatures_act(world)

    assert (deed.what, deed.target, deed.damage, deed.ap, deed.times) == ("deed.strike", seeker, (1, 6), 1, 2)
    assert deed.odds is not None and deed.odds.chance == 30
    assert done(world, rat) == ["hit", "hit"]


@planted("systems/combat/intent_preview.py", "max(1, world.get(creature, ActionPoints).left // blow.ap)", "1")
@planted("systems/combat/intent_preview.py", "fresh = min(times, stamina.left // judged.stamina)", "fresh = times")
@rule("COMB-3", "COMB-4", "P7")
@pytest.mark.parametrize(("points", "breath", "fresh"), [
    (1, 9, 1), (2, 9, 2), (3, 9, 3), (3, 4, 2), (3, 2, 1), (3, 3, 1), (3, 0, 0),
])
def test_a_strike_is_told_as_often_as_it_is_done_with_breath_and_without(points: int, breath: int, fresh: int) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, Spot.CENTRE, Health(99, 99))
    weapon = Weapon(5, 1, 1, 2)
    rat = a_hunting_rat(world, room, NORTH, seeker, ActionPoints(points, points), Stamina(breath, breath), weapon)

    deed = next_deed(world, rat)
    creatures_act(world)

    rest = deed.then
    shown = [deed] * deed.times + ([rest] * rest.times if rest is not None else [])
    # Skill 50, Dodge 5 and 5 of Agility, dark 10; 5 more damage less 1 of Defence.
    told = [(blow.odds.chance if blow.odds else 0, blow.damage) for blow in shown]
    assert told == [(30, (5, 10))] * fresh + [(15, (2, 5))] * (points - fresh)
    assert done(world, rat) == ["hit"] * points


@rule("COMB-3", "COMB-5")
def test_each_kind_of_deed_is_told_and_then_done() -> None:
    told: dict[str, list[str]] = {}

    for what, spot, extra in (
        ("deed.strike", NORTH, [ActionPoints(1, 1)]),
        ("deed.flee", NORTH, [Timid(100), ActionPoints(1, 1)]),
        ("deed.come", EAST, [ActionPoints(2, 2)]),
        ("deed.shoot", SOUTH, [Launcher("", 3, 1, 1, 0), ActionPoints(1, 1)]),
    ):
        world = a_world()
        first, second = two_rooms(world)
        seeker = a_seeker(world, first)
        rat = a_hunting_rat(world, second if what in ("deed.come", "deed.shoot") else first, spot, seeker, *extra)
        assert next_deed(world, rat).what == what
        creatures_act(world)
        told[what] = done(world, rat)

    assert told == {"deed.strike": ["hit"], "deed.flee": ["went"], "deed.come": ["went"], "deed.shoot": ["hit"]}


@planted("systems/combat/intent_preview.py", "points = ActionPoints(left, points.pool)", "pass")
@rule("COMB-3", "COMB-5")
@pytest.mark.parametrize(("stands", "spot", "points", "breath"), [
    (Spot.CENTRE, SOUTH, 1, 9), (Spot.CENTRE, SOUTH, 2, 9), (Spot.CENTRE, SOUTH, 4, 9), (Spot.CENTRE, SOUTH, 4, 3),
    (EAST, SOUTH, 2, 9), (EAST, SOUTH, 3, 9), (NORTH, EAST, 2, 9), (NORTH, EAST, 3, 9), (NORTH, EAST, 4, 9),
])
def test_a_blow_that_follows_a_step_is_told_as_it_is_dealt(stands: Spot, spot: Spot, points: int, breath: int) -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, stands, Health(99, 99))
    weapon = Weapon(2, 1, 1, 2)
    rat = a_hunting_rat(world, second, spot, seeker, ActionPoints(points, points), Stamina(breath, breath), weapon)

    deed = next_deed(world, rat)
    creatures_act(world)

    then = deed.then or Deed("", times=0)
    spent = then.then or Deed("", times=0)
    assert done(world, rat)[0] == "went" and deed.what == "deed.come"
    assert done(world, rat).count("hit") == then.times + spent.times
    assert then.times == min(then.times + spent.times, breath // 2)
    wounds = [event.damage for event in world.events if isinstance(event, Struck)]
    # A spent hit does half of what a fresh one does at the least.
    assert all(then.damage is not None and then.damage[0] // 2 <= wound <= then.damage[1] for wound in wounds)


@rule("COMB-3")
def test_a_shot_from_where_a_step_leads_is_told_with_its_own_odds() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, EAST)
    rat = a_hunting_rat(world, second, SOUTH, seeker, Launcher("", 2, 0, 1, 0), ActionPoints(2, 2), Weapon(1, 0, 2, 0))

    then = next_deed(world, rat).then
    creatures_act(world)

    assert then is not None and (then.what, then.target, then.times) == ("deed.shoot", seeker, 1)
    assert then.odds is not None and then.odds.terms[0].label == "odds.ranged"
    assert done(world, rat) == ["went", "hit"]


@planted("systems/combat/intent_preview.py", "if not in_view(world, quarry, move.beyond, ends):", "if False:")
@rule("COMB-3", "P9")
def test_nothing_is_told_of_what_follows_where_the_quarry_cannot_see() -> None:
    world = a_world()
    corner, east, north, around = (a_room(world, x=x, y=y) for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)))
    join(world, corner, east, EAST, Wall(Material.STONE, 9))
    join(world, corner, north, NORTH)
    join(world, east, around, NORTH)
    join(world, north, around, EAST)
    seeker = a_seeker(world, corner)
    rat = a_hunting_rat(world, east, NORTH, seeker, ActionPoints(12, 12))

    deed = next_deed(world, rat)
    creatures_act(world)

    assert deed.what == "deed.come" and deed.then is None
    assert "hit" in done(world, rat)


@rule("COMB-3")
def test_one_who_cannot_reach_its_quarry_watches() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first)
    rat = a_rat(world, second, EAST, Awake(), Hunting(seeker, 99), temper=Temper.GUARDING)

    deed = next_deed(world, rat)
    creatures_act(world)

    assert deed == Deed("deed.watch", seeker)
    assert done(world, rat) == []


@rule("COMB-3")
@pytest.mark.parametrize("due", [4, 5, 6])
def test_sleepers_rest_and_a_roamer_moves_on_when_due(due: int) -> None:
    world = a_world()
    room, other = a_row(world, 2)
    world.turn = 4
    a_seeker(world, other)
    rat = a_rat(world, room, NORTH, Wanders(3, due), Creature(1, Temper.ROAMING))

    deed = next_deed(world, rat)
    pass_turns(world)

    assert deed.what == ("deed.roam" if due == 5 else "deed.rest")
    assert (done(world, rat) == ["went"]) == (deed.what == "deed.roam")


@rule("COMB-3")
def test_a_preview_changes_nothing() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker, Health(1, 6))
    before = everything(world)

    deeds = [next_deed(world, rat) for _ in range(3)]

    assert deeds[0] == deeds[1] == deeds[2]
    assert everything(world) == before


@rule("COMB-3")
def test_the_preview_before_a_turn_holds_for_the_turn_after_the_last() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    deeds = []

    for _ in range(3):
        world.edit(seeker, Health).left = 20
        deeds.append(next_deed(world, rat))
        pass_turns(world)

    assert deeds[0] == deeds[1] == deeds[2]
    assert done(world, rat) == ["hit"] * 6
