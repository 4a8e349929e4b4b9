"""Broods: what nests and summoners bring forth is bounded and worth nothing (P10, B59, B64)."""

import pytest

from components.card import Card, Loot
from components.creatures import Bounty, Breeds, Brood, Creature, Wanders
from components.effect import Summons
from components.place import Place, Spot
from content.make import make
from engine.kernel.turn import act
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.conditions.laying import lay_condition
from systems.core.using import unleash
from systems.water.drowning import rises
from systems.water.rising import get_up
from tests.build import a_room, a_row, a_seeker, a_thing, a_world, base_order, pass_turns
from tests.planted_fault import planted
from tests.rules import rule


def creatures(world: World) -> list[int]:
    """All creatures of the world."""
    return [body for body, _ in world.each(Creature)]


@planted("systems/creatures/emerging.py", "    world.remove(creature, Loot)\n", "")
@rule("P10", "B59")
def test_what_was_summoned_is_worth_nothing_and_else_as_its_card_says(monkeypatch: pytest.MonkeyPatch) -> None:
    def laden(world: World, card: str, holder: int, spot: Spot, cause: str) -> int:
        creature = make(world, card, holder, spot, cause=cause)
        world.add(creature, Loot(["base:torch"], [100]))
        return creature

    monkeypatch.setattr("systems.creatures.emerging.make", laden)
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    bell = a_thing(world, seeker, Spot.PACK, Summons("base:rat", 1))

    unleash(world, bell, seeker, seeker)
    act(world, base_order(), seeker)

    (rat,) = creatures(world)
    assert [world.has(rat, part) for part in (Bounty, Loot, Wanders)] == [False, False, True]
    assert world.get(rat, Brood).of == bell


@planted("content/base/figures.toml", "brood_most = 2", "brood_most = 3")
@rule("P10")
def test_a_summoner_has_two_of_its_own_alive_at_most_wherever_they_went() -> None:
    world = a_world()
    rooms = a_row(world, 3)
    seeker = a_seeker(world, rooms[0])
    bells = [a_thing(world, seeker, Spot.PACK, Summons("base:clay_guard", 1)) for _ in range(2)]
    counts = []

    for bell in (bells[0], bells[0], bells[0], bells[1], bells[1]):
        unleash(world, bell, seeker, seeker)
        act(world, base_order(), seeker)
        counts.append(len(creatures(world)))
        for body, spot in zip(creatures(world), (Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST), strict=False):
            world.move(body, rooms[2], spot)

    assert counts == [1, 2, 2, 3, 4]


@planted("systems/creatures/emerging.py", "    kept.bodies.setdefault(of, []).append(creature)\n", "")
@planted("systems/creatures/emerging.py", "world.add(creature, Brood(of))", "world.add(creature, Brood(0))")
@rule("P10", "CLOCK-1")
def test_a_nest_whose_brood_roams_does_not_fill_the_level() -> None:
    world = a_world()
    rooms = a_row(world, 12)
    lay_condition(world, rooms[0], "base:infested")
    nest = world.held(rooms[0], Spot.CONDITION)[0]
    world.edit(nest, Breeds).interval = 3
    world.edit(nest, Breeds).due = world.turn + 3

    for room in rooms[2:]:
        pass_turns(world, 4)
        for body in creatures(world):
            if world.get(body, Place).holder == rooms[0]:
                world.move(body, room, Spot.EAST)

    assert [world.get(body, Brood).of for body in creatures(world)] == [nest, nest]


@planted("components/creatures.py", '@outlasts_drowning\n@component("actor.brood")', '@component("actor.brood")')
@rule("P10", "B64", "AGE-5")
def test_what_was_brought_forth_and_has_drowned_still_counts() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    bell = a_thing(world, seeker, Spot.PACK, Summons("base:rat", 1))
    unleash(world, bell, seeker, seeker)
    act(world, base_order(), seeker)
    (rat,) = creatures(world)

    get_up(world, rat, rises(world, rat))

    assert world.get(rat, Card).prototype != "base:rat"
    assert world.get(rat, Brood).of == bell
    assert not world.has(rat, Bounty)
    assert not world.has(rat, Loot)


@planted("systems/creatures/breeding.py", "            if is_full(world, nest):\n                continue\n",
         "            if is_full(world, nest):\n                breeds.due = None\n")
@rule("P10", "CLOCK-1")
def test_a_nest_whose_brood_is_full_breeds_on_its_next_turn_once_one_of_them_has_died() -> None:
    world = a_world()
    room = a_room(world)
    lay_condition(world, room, "base:infested")
    interval = world.get(world.held(room, Spot.CONDITION)[0], Breeds).interval
    pass_turns(world, 3 * interval)
    before = creatures(world)

    wound(world, before[0], 99, 0, "cause.harm")
    pass_turns(world, interval)

    assert (len(before), len(creatures(world))) == (2, 2)
    assert creatures(world) != before
