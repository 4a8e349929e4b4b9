"""Mending in camp: fifteen durability of one thing, after the whole of it; broken things are of use again (SURV-4)."""

import pytest

from components.body import Health
from components.combat import Weapon
from components.events.rest import Mended
from components.place import Spot
from components.rest import WantsToRest
from components.room import SelfLit
from components.seekers import InPlay
from components.things import Broken, Durability
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.rest.mending import to_mend
from tests.build import a_room, a_seeker, a_sword, a_thing, a_world, do, pass_turns
from tests.planted_fault import planted
from tests.rules import rule


def camp(world: World, seeker: int, turns: int, deep: bool = False) -> None:
    """So many turns of it on end."""
    for _ in range(turns):
        do(world, seeker, WantsToRest(deep))
        pass_turns(world)


def a_camper() -> tuple[World, int]:
    """A seeker in a room where one can rest."""
    world = a_world()
    return world, a_seeker(world, a_room(world, SelfLit()))


@planted("content/base/figures.toml", "camp_mends = 15", "camp_mends = 14", case="40-2-17")
@planted("systems/rest/mending.py", "min(lost(world, card), world.resource(Content).figures.rest.camp_mends)",
         "world.resource(Content).figures.rest.camp_mends", case="20-18-20")
@planted("systems/rest/mend.py", "resting.turns % turns == 0", "resting.turns > 0", case="40-2-17")
@pytest.mark.parametrize(("full", "left", "after"), [(40, 2, 17), (20, 18, 20), (10, 1, 10), (20, 20, 20)])
@rule("SURV-4", "COMB-7", "P2")
def test_a_whole_camp_gives_a_thing_fifteen_durability_back_and_no_more_than_it_has(
    full: int, left: int, after: int
) -> None:
    world, seeker = a_camper()
    sword = a_thing(world, seeker, Spot.HAND, Durability(left, full))

    camp(world, seeker, 7)
    before = world.get(sword, Durability).left
    camp(world, seeker, 1)

    assert (before, world.get(sword, Durability).left) == (left, after)
    told = [event for event in world.events if isinstance(event, Mended)]
    assert told == ([Mended(world.root(seeker), seeker, sword, after, full)] if after > left else [])


@planted("systems/rest/mend.py", "    world.remove(card, Broken)\n", "")
@rule("SURV-4", "COMB-7")
def test_what_was_broken_is_of_use_again() -> None:
    world, seeker = a_camper()
    sword = a_sword(world, seeker, Spot.HAND, Broken())
    world.edit(sword, Durability).left = 0
    unarmed = melee(world, seeker)

    camp(world, seeker, 8)

    assert unarmed.bearer != sword and melee(world, seeker).bearer == sword
    assert world.get(sword, Durability).left == 15 and not world.has(sword, Broken)
    assert world.get(sword, Weapon).damage == 2


@planted("systems/rest/mending.py", "not world.has(card, Broken), -lost(world, card), card",
         "-lost(world, card), card")
@planted("systems/rest/mending.py", "not world.has(card, Broken), -lost(world, card), card",
         "not world.has(card, Broken), card")
@rule("SURV-4")
def test_of_several_things_the_broken_comes_first_then_what_lost_most_one_for_each_camp() -> None:
    world, seeker = a_camper()
    little = a_thing(world, seeker, Spot.HAND, Durability(18, 20))
    much = a_thing(world, seeker, Spot.PACK, Durability(5, 30))
    broken = a_thing(world, seeker, Spot.PACK, Durability(0, 4), Broken())
    a_thing(world, world.root(seeker), Spot.EAST, Durability(0, 99), Broken())
    order = []

    for _ in range(5):
        order.append(to_mend(world, seeker))
        camp(world, seeker, 8)

    assert order == [broken, much, much, little, 0]


@planted("systems/rest/mend.py", "and not resting.deep and", "and")
@rule("SURV-4")
def test_no_sleep_no_camp_broken_off_and_no_dead_one_mends() -> None:
    world, seeker = a_camper()
    sword = a_sword(world, seeker, Spot.HAND)
    world.edit(sword, Durability).left = 1

    camp(world, seeker, 16, deep=True)
    camp(world, seeker, 7)
    pass_turns(world)
    camp(world, seeker, 7)
    world.edit(seeker, Health).left = 0
    world.remove(seeker, InPlay)
    pass_turns(world)

    assert world.get(sword, Durability).left == 1


@rule("SURV-4")
def test_two_who_camp_together_each_mend_their_own() -> None:
    world, seeker = a_camper()
    other = a_seeker(world, world.root(seeker))
    swords = [a_sword(world, body) for body in (seeker, other)]
    for sword in swords:
        world.edit(sword, Durability).left = 2

    for _ in range(8):
        for body in (seeker, other):
            do(world, body, WantsToRest(False))
        pass_turns(world)

    assert [world.get(sword, Durability).left for sword in swords] == [17, 17]
