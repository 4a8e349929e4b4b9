"""What each deed costs, by the table of MOVE-1: the price that is shown is paid, and it is the right one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.body import ActionPoints, Drinkable, Edible, Portions, WantsToDrink, WantsToEat
from components.combat import WantsToStrike
from components.conditions import WantsToClear
from components.gathering import Offers, WantsToGather, WantsToMine
from components.light import Fuel, Oil, Refillable, WantsToLight, WantsToRefill, WantsToSnuff
from components.locks import Lock, Noticed, Trap, WantsToDisarm, WantsToForce, WantsToUnlock
from components.place import Spot
from components.registry import Component
from components.rest import WantsToWait
from components.room import Entrance, HardGoing, Location, SelfLit, Stair
from components.seekers import Seeker
from components.things import Scroll, WantsToDrop, WantsToEquip, WantsToRead, WantsToSearch, WantsToTake, WantsToUnequip
from components.travel import WantsToStep, WantsToTakeStair
from components.walls import HiddenDoor, Material, Wall, WantsToBreak, WantsToExamine, WantsToPushStone
from engine.kernel.world import World
from systems.conditions.laying import lay_condition
from systems.core.knowing import spot
from tests.build import (
    a_chest,
    a_key,
    a_lit_torch,
    a_pickaxe,
    a_rat,
    a_room,
    a_seeker,
    a_sword,
    a_thing,
    a_tool,
    a_torch,
    a_world,
    do,
    join,
    pass_turns,
    refusal,
)
from tests.laws.chronicles import a_game
from tests.rules import rule

Deed = Callable[[World, int, int], Component]  # of a seeker (third) in the centre of a lit room (second)


def a_slot(world: World, room: int, seeker: int) -> Spot:
    """A side of the room, where the seeker stands from now on."""
    world.move(seeker, room, Spot.NORTH)
    return Spot.NORTH


def hard_going(world: World, room: int, seeker: int) -> Component:
    """A step through mire."""
    world.add(room, HardGoing())
    return WantsToStep(Spot.NORTH)


def locked(world: World, room: int, seeker: int) -> int:
    """A locked room north of this one, before which the seeker stands."""
    a_slot(world, room, seeker)
    other = a_room(world, Lock(1), y=1)
    join(world, room, other)
    return other


def unlock(world: World, room: int, seeker: int) -> Component:
    """A lock with its key."""
    beyond = locked(world, room, seeker)
    return WantsToUnlock(beyond, a_key(world, seeker, beyond))


def force(world: World, room: int, seeker: int) -> Component:
    """A lock without its key."""
    return WantsToForce(locked(world, room, seeker))


def disarm(world: World, room: int, seeker: int) -> Component:
    """A trap that was noticed."""
    trap = a_thing(world, room, a_slot(world, room, seeker), Trap(1), Noticed([seeker]))
    return WantsToDisarm(trap)


def refill(world: World, room: int, seeker: int) -> Component:
    """A lantern half full, with oil in the pack."""
    a_thing(world, seeker, Spot.PACK, Oil(25))
    lantern = a_thing(world, seeker, Spot.HAND, Fuel(50, 20), Refillable())
    return WantsToRefill(lantern)


def clear(world: World, room: int, seeker: int) -> Component:
    """Roots, with a blade."""
    a_tool(world, seeker, "blade")
    return WantsToClear(lay_condition(world, room, "base:webbed"))


def mine(world: World, room: int, seeker: int) -> Component:
    """A vein, with a pickaxe."""
    a_tool(world, seeker, "pickaxe")
    return WantsToMine(lay_condition(world, room, "base:vein_iron", 8))


def gathering(world: World, room: int) -> Component:
    """What a room offers."""
    world.add(room, Offers(["forage"], ["base:sweet_root"], chance=95))
    return WantsToGather("forage")


def examine(world: World, room: int, seeker: int) -> Component:
    """A wall that may be a door."""
    join(world, room, a_room(world, y=1), Spot.NORTH, Wall(Material.STONE, 6))
    return WantsToExamine()


def push(world: World, room: int, seeker: int) -> Component:
    """A hidden door that was found."""
    way = join(world, room, a_room(world, y=1), Spot.NORTH, Wall(Material.STONE, 6), HiddenDoor(found=True))
    return WantsToPushStone(way)


def hit_a_wall(world: World, room: int, seeker: int) -> Component:
    """A wall, with a pickaxe whose blow at an enemy would cost two."""
    a_pickaxe(world, seeker)
    return WantsToBreak(join(world, room, a_room(world, y=1), Spot.NORTH, Wall(Material.STONE, 6)))


def draw_water(world: World, room: int, seeker: int) -> Component:
    """A drink where water can be drawn."""
    world.edit(room, Location).actions = ["draw_water"]
    return WantsToDrink(room)


def strike(world: World, room: int, seeker: int) -> Component:
    """A rat that one sees."""
    rat = a_rat(world, room, Spot.NORTH)
    spot(world, rat)
    return WantsToStrike(rat)


def carried(kind: Callable[[int], Component], *parts: Component, at: Spot = Spot.PACK) -> Deed:
    """What is done with a thing about one."""
    return lambda world, room, seeker: kind(a_thing(world, seeker, at, *parts))


PRICES: list[tuple[str, Deed, int]] = [
    ("a step", lambda world, room, seeker: WantsToStep(Spot.NORTH), 1),
    ("a step through mire", hard_going, 2),
    ("a strike", strike, 1),
    ("searching a room", lambda world, room, seeker: WantsToSearch(room), 1),
    ("opening a chest", lambda w, r, s: WantsToSearch(a_chest(w, r, a_slot(w, r, s))), 1),
    ("reading", carried(WantsToRead, Scroll(0)), 1),
    ("lighting", lambda world, room, seeker: WantsToLight(a_torch(world, seeker)), 1),
    ("eating", carried(WantsToEat, Edible(10), Portions(2, 2)), 1),
    ("drinking", carried(WantsToDrink, Drinkable(10), Portions(2, 2)), 1),
    ("drawing water", draw_water, 1),
    ("refilling", refill, 1),
    ("unlocking", unlock, 1),
    ("forcing", force, 2),
    ("disarming", disarm, 1),
    ("clearing a condition", clear, 1),
    ("mining", mine, 1),
    ("examining walls", examine, 1),
    ("pushing stone", push, 1),
    ("hitting a wall", hit_a_wall, 1),
    ("gathering", lambda w, r, s: gathering(w, r), 1),
    ("taking", lambda w, r, s: WantsToTake(a_thing(w, r, a_slot(w, r, s))), 0),
    ("putting down", carried(WantsToDrop), 0),
    ("equipping", lambda w, r, s: WantsToEquip(a_sword(w, s, Spot.PACK), Spot.HAND), 0),
    ("putting away", lambda w, r, s: WantsToUnequip(a_sword(w, s)), 0),
    ("snuffing", lambda w, r, s: WantsToSnuff(a_lit_torch(w, s, Spot.HAND)), 0),
    ("waiting", lambda world, room, seeker: WantsToWait(), 0),
]


@rule("MOVE-1")
@pytest.mark.parametrize(("deed", "price"), [(deed, price) for _, deed, price in PRICES],
                         ids=[name.replace(" ", "_") for name, _, _ in PRICES])
def test_a_deed_is_paid_with_the_price_that_stands_in_the_table_and_is_shown(deed: Deed, price: int) -> None:
    world = a_world()
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room)
    intent = deed(world, room, seeker)

    shown = do(world, seeker, intent)

    assert shown.ap == price
    assert world.get(seeker, ActionPoints).left == 4 - price


@rule("LIGHT-1")
def test_lighting_costs_one_point() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))

    shown = do(world, seeker, WantsToLight(a_torch(world, seeker)))

    assert (shown.ap, world.get(seeker, ActionPoints).left) == (1, 3)


@rule("MAGI-1")
def test_reading_costs_one_point_beside_the_mana() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world, SelfLit()))

    shown = do(world, seeker, WantsToRead(a_thing(world, seeker, Spot.PACK, Scroll(3))))

    assert (shown.ap, world.get(seeker, ActionPoints).left) == (1, 3)


@rule("COND-2")
def test_a_try_at_what_a_room_offers_costs_one_point() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)

    shown = do(world, seeker, gathering(world, room))

    assert (shown.ap, world.get(seeker, ActionPoints).left) == (1, 3)


@rule("LEVL-1", "MOVE-1")
@pytest.mark.parametrize("down", [True, False])
def test_a_stair_costs_one_point(down: bool) -> None:
    world = a_world()
    room = a_room(world, Entrance())
    seeker = a_seeker(world, room, Spot.NORTH)
    stair = a_thing(world, room, Spot.NORTH, Stair(down))

    shown = do(world, seeker, WantsToTakeStair(stair))

    assert shown.ap == 1


@rule("MOVE-1")
def test_what_costs_more_than_is_left_is_refused_and_a_new_turn_fills_the_pool() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    world.edit(seeker, ActionPoints).left = 0

    said = refusal(world, seeker, WantsToStep(Spot.NORTH))
    pass_turns(world)

    assert said == "refused.ap"
    assert world.get(seeker, ActionPoints).left == 4


@rule("MOVE-1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_whoever_comes_to_the_gate_has_four_points_a_turn(number: int) -> None:
    game = a_game(number)

    points = [game.world.get(seeker, ActionPoints) for seeker, _ in game.world.each(Seeker)]

    assert points and {(part.left, part.pool) for part in points} == {(4, 4)}
