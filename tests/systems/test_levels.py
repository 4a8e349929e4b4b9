"""Levels and proficiencies: what they take and give, and the choice that stands until it is answered (CHAR-4)."""

import pytest

from components.body import Attributes, Health
from components.events.seekers import AttributeRaised, ExperienceGained, LevelGained
from components.knowledge import Choice
from components.locks import Lock
from components.place import Spot
from components.rest import WantsToWait
from components.seekers import Ability, Experience, WantsToAnswer
from systems.combat.arms import melee
from systems.core.odds import force, hit
from systems.seekers.experience import gain
from systems.seekers.levels import level_of, threshold
from tests.build import (
    a_chest,
    a_choice,
    a_rat,
    a_room,
    a_seeker,
    a_world,
    base_content,
    do,
    everything,
    pass_turns,
    refusal,
)
from tests.planted_fault import planted
from tests.rules import rule

CENTRE = Spot.CENTRE
NAMES = ["strength", "defence", "perception", "agility", "will"]


@planted("systems/seekers/levels.py", "((1 << level) - 1)", "level")
@rule("CHAR-4")
@pytest.mark.parametrize(("level", "total"), [(0, 0), (1, 100), (2, 300), (3, 700), (6, 6300)])
def test_each_level_takes_twice_the_step_of_the_one_before(level: int, total: int) -> None:
    figures = base_content().figures

    reached = threshold(figures, level)

    assert reached == total
    assert [level_of(figures, total + more) for more in (0, 99)] == [level, level]
    assert level == 0 or level_of(figures, total - 1) == level - 1


@rule("CHAR-4")
def test_experience_counts_twice_and_spending_never_lowers_the_level() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)

    gain(world, seeker, 120, "kill")
    pass_turns(world, 1)
    world.edit(seeker, Experience).unspent = 0
    pass_turns(world, 1)

    assert world.get(seeker, Experience) == Experience(120, 0, 1)
    assert ExperienceGained(room, seeker, 120, "kill") in world.events


@rule("CHAR-4")
def test_a_level_gives_health_and_a_choice_and_nothing_else_is_done_until_it_is_answered() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Health(7, 20))
    gain(world, seeker, 100, "find")
    pass_turns(world, 1)
    before = everything(world)

    reason = refusal(world, seeker, WantsToWait())

    assert world.get(seeker, Choice) == a_choice(*NAMES)
    assert world.get(seeker, Health) == Health(9, 22)
    assert reason == "refused.choice"
    assert everything(world) == before
    assert LevelGained(room, seeker, 1) in world.events


@rule("CHAR-4")
@pytest.mark.parametrize("number", range(5))
def test_the_answer_raises_that_attribute_by_one(number: int) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    gain(world, seeker, 100, "find")
    pass_turns(world, 1)
    before = world.get(seeker, Attributes)
    old = [getattr(before, name) for name in NAMES]

    do(world, seeker, WantsToAnswer(number))

    after = [getattr(world.get(seeker, Attributes), name) for name in NAMES]
    assert after == [value + (place == number) for place, value in enumerate(old)]
    assert not world.has(seeker, Choice)
    assert AttributeRaised(room, seeker, NAMES[number]) in world.events


@planted("systems/seekers/levels.py", " if getattr(body, name) < cap", "")
@rule("CHAR-2", "P2")
def test_an_attribute_at_the_cap_is_not_offered_and_with_all_there_no_choice_comes() -> None:
    offered = []
    for attributes in (Attributes(5, 4, 5, 5, 0), Attributes(5, 5, 5, 5, 5)):
        world = a_world()
        seeker = a_seeker(world, a_room(world), CENTRE, attributes)
        gain(world, seeker, 100, "find")
        pass_turns(world, 1)
        choice = world.find(seeker, Choice)
        offered.append(choice.of if choice is not None else None)

    assert offered == [["defence", "will"], None]


@planted("systems/seekers/level_up.py", " and not is_asked(world, seeker)", "")
@rule("CHAR-4")
def test_two_levels_at_once_are_chosen_one_after_the_other() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    gain(world, seeker, 300, "kill")

    pass_turns(world, 2)
    first = world.get(seeker, Experience).level
    do(world, seeker, WantsToAnswer(0))
    pass_turns(world, 1)

    assert (first, world.get(seeker, Experience).level) == (1, 2)
    assert world.has(seeker, Choice)


@rule("P3")
def test_only_the_answers_of_a_standing_choice_are_taken() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    unasked = refusal(world, seeker, WantsToAnswer(0))
    world.add(seeker, a_choice("will"))

    reasons = [refusal(world, seeker, WantsToAnswer(number)) for number in (-1, 0, 1)]

    assert unasked == "refused.no_choice"
    assert reasons == ["refused.no_such_answer", "", "refused.no_such_answer"]


@rule("CHAR-3", "DOOR-1")
def test_stone_sense_forces_locks_better() -> None:
    world = a_world()
    room = a_room(world)
    chest = a_chest(world, room, CENTRE, Lock(2))
    plain, delver = a_seeker(world, room), a_seeker(world, room, CENTRE, Ability("stone_sense"))

    gained = force(world, delver, chest).chance - force(world, plain, chest).chance

    assert gained == base_content().figures.abilities.stone_sense_force == 15


@planted("systems/combat/hold_fast.py", "world.has(blow.target, Waited) and ", "")
@rule("CHAR-3", "COMB-1")
def test_one_that_holds_fast_is_harder_to_hit_once_it_has_waited_and_until_the_turn_is_over() -> None:
    world = a_world()
    room = a_room(world)
    warden = a_seeker(world, room, CENTRE, Ability("hold_fast"))
    rat = a_rat(world, room)
    chances = [hit(world, rat, warden, melee(world, rat)).chance]
    do(world, warden, WantsToWait())
    chances.append(hit(world, rat, warden, melee(world, rat)).chance)
    pass_turns(world, 1)
    chances.append(hit(world, rat, warden, melee(world, rat)).chance)

    assert chances[1] == chances[0] - 15
    assert chances[2] == chances[0]
