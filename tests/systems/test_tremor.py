"""The tremor: a ceiling comes down, and one falls, holds it, or leaps; each costs five Health (COND-UNSTABLE)."""

import pytest

from components.body import Health
from components.card import Card
from components.events.conditions import CeilingHeld, PropBroke
from components.knowledge import Choice
from components.locks import Lock
from components.place import Place, Spot
from components.rest import WantsToWait
from components.seekers import Proficiencies, WantsToAnswer
from components.things import Stack
from components.walls import DeepWater, Material, Wall
from content.make import make
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.conditions.laying import lay_condition
from systems.core.legal import verdict
from systems.questions.answers import offered
from tests.build import (
    a_hunting_rat,
    a_room,
    a_seeker,
    a_thing,
    a_tremor,
    a_world,
    do,
    everything,
    join,
    pass_turns,
    refusal,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST
FALL, HOLD, LEAP = 0, 1, 2


def names(world: World, room: int) -> list[str]:
    """The conditions in force, by name."""
    return [world.get(card, Card).prototype.removeprefix("base:") for card in conditions(world, room)]


def under_a_ceiling(seed: int = 1, spot: Spot = Spot.CENTRE) -> tuple[World, int, int, int]:
    """A cracked room with one open way north, and a seeker on whom its ceiling is about to come down."""
    world = a_world(seed)
    room, beyond = two_rooms(world)
    lay_condition(world, room, "base:unstable")
    return world, room, beyond, a_seeker(world, room, spot)


def a_timber(world: World, seeker: int, count: int = 2) -> int:
    """Pieces of timber in the pack."""
    timber = make(world, "base:timber", seeker, Spot.PACK)
    if world.has(timber, Stack):
        world.edit(timber, Stack).count = count
    return timber


def asked(world: World, seeker: int, room: int) -> list[str]:
    """The answers that a seeker has to a tremor of a room, each with the way that it is about."""
    a_tremor(world, seeker, room)
    choice = offered(world, seeker, "base:tremor")
    return [f"{name} {of}".strip() for name, of in zip(choice.answers, choice.of, strict=True)]


@planted("systems/conditions/tremor.py", "if bar(world, seeker, tremor.room, side) == Way.OPEN", "if True")
@planted("systems/conditions/tremor.py", "open_ways or [\"\"]", "open_ways")
@rule("COND-UNSTABLE", "MOVE-4")
def test_one_may_fall_hold_or_leap_by_each_way_that_stands_open() -> None:
    world = a_world()
    room, shut = a_room(world), a_room(world)
    for side, extra in ((NORTH, ()), (EAST, (Wall(Material.STONE, 6),)), (SOUTH, (DeepWater(),)), (WEST, ())):
        join(world, room, a_room(world, *([Lock(1)] if side == WEST else [])), side, *extra)
    seeker, other = a_seeker(world, room), a_seeker(world, shut)

    assert asked(world, seeker, room) == ["brace", "hold", "leap north"]
    assert asked(world, other, shut) == ["brace", "hold", "leap"]
    assert asked(world, other, room) == ["brace", "hold", "clear"]


@planted("systems/questions/legal_answer.py", "        if refused is not None:\n            return refused\n", "",
         case="no timber-1-refused.no_prop")
@pytest.mark.parametrize(("case", "answer", "said"), [
    ("no timber", HOLD, "refused.no_prop"), ("planks", HOLD, "refused.no_prop"),
    ("on the floor", HOLD, "refused.no_prop"), ("in the pack", HOLD, ""), ("in the hand", HOLD, ""),
    ("no way", LEAP, "refused.no_open_way"), ("an enemy", LEAP, "refused.enemy_there"), ("free", LEAP, ""),
    ("outside", HOLD, "refused.tremor_outside"), ("outside", LEAP, ""),
], ids=str)
@rule("COND-UNSTABLE", "P3")
def test_an_answer_that_cannot_be_given_says_why_and_changes_nothing(case: str, answer: int, said: str) -> None:
    world, room, beyond, seeker = under_a_ceiling()
    if case == "planks":
        make(world, "base:planks", seeker, Spot.PACK)
    elif case == "no way":
        world.add(world.held(room, Spot.PASSAGE)[0], Wall(Material.STONE, 6))
    elif case == "an enemy":
        world.move(seeker, room, NORTH)
        a_hunting_rat(world, beyond, SOUTH, seeker)
    elif case == "outside":
        a_timber(world, seeker)
        world.move(seeker, beyond, SOUTH)
    elif case != "no timber" and answer == HOLD:
        where = {"on the floor": (room, Spot.CENTRE), "in the hand": (seeker, Spot.HAND)}.get(case, (seeker, Spot.PACK))
        make(world, "base:timber", *where)
    a_tremor(world, seeker, room)
    before = everything(world)

    told = refusal(world, seeker, WantsToAnswer(answer))

    assert told == said
    assert refusal(world, seeker, WantsToAnswer(FALL)) == ""
    assert everything(world) == before


@planted("systems/conditions/ceiling_fall.py",
         "    if leapt or answer is Clears:\n        bury", "    if answer:\n        bury")
@planted("systems/conditions/ceiling_fall.py",
         "    return lay_condition(world, tremor.room, tremor.card)\n", "    return 0\n")
@rule("COND-UNSTABLE", "COND-4")
def test_who_falls_where_it_stands_loses_five_health_and_no_thing() -> None:
    world, room, _, seeker = under_a_ceiling()
    lying = [a_thing(world, room, EAST), a_thing(world, room, Spot.STORAGE)]
    a_tremor(world, seeker, room)

    do(world, seeker, WantsToAnswer(FALL))

    assert world.get(seeker, Health).left == 15
    assert names(world, room) == ["collapsed"]
    assert [world.get(card, Place).spot for card in lying] == [EAST, Spot.STORAGE]
    assert not world.has(seeker, Choice) and world.get(seeker, Place).holder == room


@planted("systems/conditions/ceiling_fall.py", '    use_up(world, prop, "built")\n', "")
@planted("systems/conditions/ceiling_fall.py", "held = answer is Holds and _holds(world, seeker, prop)",
         "held = answer is Holds and _holds(world, seeker, prop) and False")
@planted("content/base/figures.toml", "hold_chance = 50", "hold_chance = 65")
@rule("COND-UNSTABLE", "P7", "CHAR-5")
def test_a_timber_holds_as_often_as_was_told_and_is_used_up_either_way() -> None:
    held = 0
    for seed in range(300):
        world, room, _, seeker = under_a_ceiling(seed)
        timber = a_timber(world, seeker)
        a_tremor(world, seeker, room)
        told = do(world, seeker, WantsToAnswer(HOLD)).odds

        # Building is nothing yet: a half, and no other term.
        assert told is not None and (told.chance, len(told.terms)) == (50, 1)
        holds = any(isinstance(event, CeilingHeld) for event in world.events)
        assert holds != any(isinstance(event, PropBroke) for event in world.events)
        assert names(world, room) == (["unstable"] if holds else ["collapsed"])
        assert world.get(seeker, Health).left == 15
        pieces = world.get(timber, Stack).count if world.alive(timber) and world.has(timber, Stack) else 0
        assert pieces == (1 if world.has(timber, Stack) else 0)
        held += holds

    assert 116 <= held <= 184


@rule("COND-UNSTABLE", "CHAR-5")
def test_building_adds_to_the_chance_of_a_timber_and_grows_by_setting_one() -> None:
    world, room, _, seeker = under_a_ceiling()
    world.add(seeker, Proficiencies(["building"], [5 * 20]))
    a_timber(world, seeker)
    a_tremor(world, seeker, room)

    told = verdict(world, seeker, WantsToAnswer(HOLD)).odds
    do(world, seeker, WantsToAnswer(HOLD))
    pass_turns(world)

    assert told is not None and told.chance == 50 + 10
    assert world.get(seeker, Proficiencies).fifths[0] > 5 * 20


@rule("COND-UNSTABLE", "COND-5")
def test_two_who_are_asked_at_once_each_answer_and_the_room_collapses_once() -> None:
    world, room, beyond, seeker = under_a_ceiling()
    other = a_seeker(world, room, EAST)
    lying = a_thing(world, room, WEST)
    for body in (seeker, other):
        a_tremor(world, body, room)

    do(world, seeker, WantsToAnswer(FALL))
    do(world, other, WantsToAnswer(LEAP))

    assert [world.get(body, Health).left for body in (seeker, other)] == [15, 15]
    assert world.get(other, Place).holder == beyond and world.get(seeker, Place).holder == room
    assert names(world, room) == ["collapsed"] and world.get(lying, Place).spot == Spot.BURIED


@pytest.mark.parametrize("answer", [FALL, HOLD, LEAP])
@rule("COND-UNSTABLE", "CHAR-6")
def test_any_answer_may_kill(answer: int) -> None:
    world, room, _, seeker = under_a_ceiling()
    world.edit(seeker, Health).left = 5
    a_timber(world, seeker)
    a_tremor(world, seeker, room)

    do(world, seeker, WantsToAnswer(answer))

    assert world.get(seeker, Health).left == 0
    assert refusal(world, seeker, WantsToWait()) == "refused.dead"
