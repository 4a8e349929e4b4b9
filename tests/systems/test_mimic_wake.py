"""Mimics: until somebody lays a hand on one it is a container in all respects; then it attacks at once."""

from __future__ import annotations

import pytest

from components.body import ActionPoints, Health
from components.card import Card
from components.combat import Skill, WantsToStrike
from components.creatures import Awake, Creature, Hunting, Mimic
from components.events.combat import Missed, Struck
from components.events.creatures import MimicWoke
from components.level import LevelInfo
from components.locks import Lock, Noticed, Trap, WantsToDisarm, WantsToForce, WantsToUnlock
from components.place import Place, Spot
from components.registry import Component
from components.room import Location, Terrain
from components.things import Container, Perishable, Stack, WantsToSearch, WantsToTake
from content.make import make
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.core.knowing import turn_up
from systems.core.legal import verdict
from systems.core.rooms import room_of
from systems.things.freshness import settle
from tests.build import a_chest, a_key, a_rat, a_room, a_seeker, a_sword, a_thing, a_world, do, everything, pass_turns
from tests.planted_fault import planted
from tests.rules import rule

FORM = "base:chest_mimic"


def a_mimic(world: World, room: int, *extra: Component) -> int:
    """A mimic that seems a chest on the north slot, with what else it bears."""
    return a_chest(world, room, Spot.NORTH, Mimic(FORM), *extra)


def at_the_chest(world: World, *extra: Component, mimic: bool = True) -> tuple[int, int]:
    """A seeker on the slot of a chest, and the chest."""
    room = a_room(world)
    chest = a_mimic(world, room, *extra) if mimic else a_chest(world, room, Spot.NORTH, *extra)
    seeker = a_seeker(world, room, Spot.NORTH)
    turn_up(world, seeker, room, Spot.NORTH)
    return seeker, chest


def woke(world: World, chest: int) -> bool:
    """Whether it is a creature now, awake, and has attacked once."""
    blows = [event for event in world.events if isinstance(event, Struck | Missed)]
    return world.has(chest, Creature) and world.has(chest, Awake) and len(blows) == 1


@planted("systems/creatures/mimic_wake.py", "if mimic and _stand_up(world, mimic, actor):",
         "if mimic and _stand_up(world, mimic, actor) is None:", case="search")
@rule("MIMIC-1")
@pytest.mark.parametrize("deed", ["search", "force", "unlock", "disarm", "strike"])
def test_any_hand_laid_on_it_wakes_it_and_it_attacks_at_once(deed: str) -> None:
    world = a_world()
    extra: dict[str, tuple[Component, ...]] = {"force": (Lock(1),), "unlock": (Lock(1),), "disarm": (Trap(0),)}
    seeker, chest = at_the_chest(world, *extra.get(deed, ()))
    key = a_key(world, seeker, chest) if deed == "unlock" else 0
    if deed == "disarm":
        world.add(chest, Noticed([seeker]))
    intents = {
        "search": WantsToSearch(chest), "force": WantsToForce(chest), "unlock": WantsToUnlock(chest, key),
        "disarm": WantsToDisarm(chest), "strike": WantsToStrike(chest),
    }

    do(world, seeker, intents[deed])

    assert woke(world, chest)
    assert [event.creature for event in world.events if isinstance(event, MimicWoke)] == [chest]
    assert world.get(chest, Hunting).quarry == seeker
    assert not any(world.has(chest, kind) for kind in (Container, Lock, Trap, Noticed, Mimic))


@planted("systems/creatures/mimic_wake.py", "        world.move(actor, room, Spot.CENTRE)", "        pass")
@rule("MIMIC-1", "ROOM-3")
def test_who_stands_on_it_is_thrown_to_the_centre_and_it_keeps_its_slot() -> None:
    world = a_world()
    seeker, chest = at_the_chest(world)

    do(world, seeker, WantsToSearch(chest))

    assert world.get(seeker, Place).spot is Spot.CENTRE
    assert world.get(chest, Place).spot is Spot.NORTH


@rule("MIMIC-1")
def test_the_deed_is_lost_and_paid_for() -> None:
    world = a_world()
    seeker, chest = at_the_chest(world, Lock(1))

    do(world, seeker, WantsToForce(chest))

    assert world.get(seeker, ActionPoints).left == 2


@planted("systems/creatures/mimic_wake.py", "        world.move(thing, mimic, Spot.GOODS)", "        pass")
@rule("MIMIC-1", "P10")
def test_its_goods_are_real_and_are_won_by_defeating_it() -> None:
    world = a_world()
    seeker, chest = at_the_chest(world)
    goods = a_thing(world, chest, Spot.INSIDE)
    world.add(seeker, Skill(95, 0, 90))
    a_sword(world, seeker)

    do(world, seeker, WantsToSearch(chest))
    held = (world.get(goods, Place).holder, world.get(goods, Place).spot)
    world.edit(chest, Health).left = 1
    for _ in range(30):
        if world.alive(chest):
            world.edit(seeker, ActionPoints).left = 4
            world.edit(seeker, Health).left = 20
            do(world, seeker, WantsToStrike(chest))

    assert held == (chest, Spot.GOODS)
    assert not world.alive(chest)
    assert world.get(goods, Place).spot is Spot.NORTH


@planted("systems/creatures/mimic_wake.py", "for thing in world.held(mimic, Spot.INSIDE):",
         "for thing in world.held(mimic, Spot.INSIDE)[:1]:")
@rule("MIMIC-1", "P1", "P10")
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_all_its_goods_are_won_by_defeating_it_however_many(count: int) -> None:
    world = a_world()
    seeker, chest = at_the_chest(world)
    goods = [a_thing(world, chest, Spot.INSIDE) for _ in range(count)]
    pile = a_thing(world, chest, Spot.INSIDE, Stack(7, 20))

    do(world, seeker, WantsToSearch(chest))
    held = world.held(chest, Spot.GOODS)
    wound(world, chest, 1000, seeker, "cause.harm", seeker)
    pass_turns(world, 1)

    assert held == [*goods, pile] and not world.alive(chest)
    assert all(world.get(thing, Place).holder == room_of(world, seeker) for thing in held)
    assert world.get(pile, Stack).count == 7


@planted("systems/creatures/mimic_wake.py", "grown(world.resource(Content), form, level_number(world))",
         "grown(world.resource(Content), form, 1)")
@rule("MIMIC-1")
def test_the_form_has_grown_to_the_level_on_which_it_is_met() -> None:
    health = []
    for level in (1, 9):
        world = a_world()
        world.spawn(LevelInfo("base:caverns", "caverns", level, 1))
        seeker, chest = at_the_chest(world)
        do(world, seeker, WantsToSearch(chest))
        assert (world.get(chest, Card).prototype, world.get(chest, Creature).level) == (FORM, level)
        health.append(world.get(chest, Health).full)

    assert health[0] < health[1]


@rule("MIMIC-1", "P10")
def test_in_a_room_full_of_creatures_it_stays_what_it_seems() -> None:
    world = a_world()
    room = a_room(world)
    chest = a_mimic(world, room)
    seeker = a_seeker(world, room)
    turn_up(world, seeker, room, Spot.NORTH)
    for spot in (Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST):
        a_rat(world, room, spot)

    do(world, seeker, WantsToStrike(chest))

    assert world.has(chest, Mimic) and world.has(chest, Container)


@rule("MIMIC-1")
def test_walking_up_to_it_and_waiting_beside_it_wake_nothing() -> None:
    world = a_world()
    _, chest = at_the_chest(world)

    pass_turns(world, 10)

    assert world.has(chest, Mimic) and not world.has(chest, Creature)


@rule("MIMIC-1", "P9")
@pytest.mark.parametrize("extra", [(), (Lock(1),), (Trap(1),)])
def test_every_deed_costs_and_promises_the_same_on_a_mimic_and_on_a_chest(extra: tuple[Component, ...]) -> None:
    told = []
    for mimic in (True, False):
        world = a_world()
        seeker, chest = at_the_chest(world, *extra, mimic=mimic)
        key = a_key(world, seeker, chest) if world.has(chest, Lock) else 0
        intents = (
            WantsToSearch(chest), WantsToForce(chest), WantsToUnlock(chest, key), WantsToDisarm(chest),
            WantsToStrike(chest), WantsToTake(chest),
        )
        told.append([verdict(world, seeker, intent) for intent in intents if world.has(chest, Lock)
                     or not isinstance(intent, WantsToForce | WantsToUnlock)])

    assert told[0] == told[1]


@rule("MIMIC-1", "P9")
def test_a_chest_that_is_struck_is_still_a_chest_and_the_weapon_is_worn() -> None:
    world = a_world()
    seeker, chest = at_the_chest(world, mimic=False)
    a_sword(world, seeker)
    before = everything(world)[chest]

    do(world, seeker, WantsToStrike(chest))

    assert everything(world)[chest] == before
    assert not any(isinstance(event, Struck | Missed) for event in world.events)


@planted("systems/creatures/mimic_wake.py", "        settle(world, thing)\n", "")
@rule("MIMIC-1", "ROT-3", "P6")
def test_what_was_frozen_in_a_mimic_perishes_from_the_turn_on_which_it_wakes() -> None:
    world = a_world()
    seeker, chest = at_the_chest(world)
    world.add(room_of(world, chest), Location(3, Terrain.CAVE, ["icy"]))
    food = make(world, "base:roast_meat", chest, Spot.INSIDE)
    settle(world, food)

    pass_turns(world, 30)
    frozen = world.get(food, Perishable).due
    do(world, seeker, WantsToSearch(chest))

    assert frozen is None
    assert world.get(food, Place).spot == Spot.GOODS
    assert world.get(food, Perishable).due == world.turn + 80
