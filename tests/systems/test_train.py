"""Training: unspent experience buys points, at a price that rises, and nothing else changes (CHAR-4, CHAR-5)."""

from __future__ import annotations

import pytest

from components.body import ActionPoints, Attributes
from components.events.seekers import Trained
from components.place import Spot
from components.rest import Waited
from components.seekers import Experience, Proficiencies, WantsToTrain
from systems.core.legal import verdict
from systems.seekers.proficiency import fifths, for_sale, points
from tests.build import a_hunting_rat, a_rat, a_room, a_seeker, a_world, base_content, do, everything, refusal
from tests.planted_fault import planted
from tests.rules import rule

CENTRE = Spot.CENTRE
MINING = WantsToTrain("mining")
FOR_SALE = for_sale(base_content())


@planted("content/base/figures.toml", "lesson_skilled_from = 20", "lesson_skilled_from = 21", case="20-20")
@planted("systems/seekers/train.py", "unspent -= paid", "unspent -= 10", case="40-40")
@rule("CHAR-5", "CHAR-4")
@pytest.mark.parametrize(("have", "price"), [(0, 10), (19, 10), (20, 20), (39, 20), (40, 40), (59, 40)])
def test_a_point_costs_ten_and_from_twenty_on_twenty_and_from_forty_on_forty(have: int, price: int) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Experience(500, 100, 2), Proficiencies(["mining"], [5 * have + 2]))

    judged = do(world, seeker, MINING)

    assert (judged.experience, judged.ap, judged.stamina, judged.turns) == (price, 0, 0, 0)
    assert world.get(seeker, Experience) == Experience(500, 100 - price, 2)
    assert fifths(world, seeker, "mining") == min(300, 5 * have + 2 + 5)
    assert Trained(world.root(seeker), seeker, "mining", have + 1, price) in world.events


@rule("CHAR-5")
def test_it_takes_no_ap_and_no_time_and_can_be_done_beside_an_enemy_and_when_the_turn_is_waited_out() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Experience(50, 50), ActionPoints(0, 4), Waited())
    a_hunting_rat(world, room, Spot.NORTH, seeker)

    for name in FOR_SALE[:3]:
        do(world, seeker, WantsToTrain(name))

    assert [points(world, seeker, name) for name in FOR_SALE[:4]] == [1, 1, 1, 0]
    assert world.get(seeker, ActionPoints).left == 0 and world.turn == 0


@planted("systems/seekers/legal_lessons.py", "    if gained.unspent < need:\n", "    if gained.total < need:\n")
@planted("systems/seekers/legal_lessons.py", "    if name not in for_sale(content):\n", "    if not name:\n")
@planted("systems/seekers/legal_lessons.py", "if fifths(world, actor, name) >= most(content.figures):", "if False:")
@rule("CHAR-5", "P3")
def test_too_little_unspent_a_full_skill_what_nobody_sells_and_who_cannot_learn_are_refused_and_cost_nothing() -> None:
    world = a_world()
    room = a_room(world)
    poor = a_seeker(world, room, CENTRE, Experience(500, 9))
    full = a_seeker(world, room, CENTRE, Experience(500, 500), Proficiencies(["mining"], [300]))
    rat = a_rat(world, room)
    before = everything(world)

    told = [refusal(world, poor, MINING), refusal(world, full, MINING), refusal(world, rat, MINING),
            *(refusal(world, full, WantsToTrain(name)) for name in ("smithing", "alchemy", "digging", ""))]

    assert told == ["refused.experience", "refused.learnt_all", "refused.no_pupil", *["refused.no_lesson"] * 4]
    assert everything(world) == before
    params = verdict(world, poor, MINING).refusal
    assert params is not None and params.params == {"need": 10, "left": 9}


@rule("CHAR-4", "CHAR-5")
def test_spending_to_the_last_point_lowers_neither_total_nor_level_nor_attribute() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), CENTRE, Experience(700, 30, 3))
    body = world.get(seeker, Attributes)

    for _ in range(3):
        do(world, seeker, MINING)

    assert world.get(seeker, Experience) == Experience(700, 0, 3)
    assert refusal(world, seeker, MINING) == "refused.experience"
    assert world.get(seeker, Attributes) == body and points(world, seeker, "mining") == 3
