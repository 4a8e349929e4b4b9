"""Several conditions on one room: which of them are in force, and what they come to together."""

from __future__ import annotations

import pytest

from components.place import Spot
from content.make import make
from engine.kernel.world import World
from systems.conditions.conditions import conditions, may_bear, replaced, rest_prevented
from tests.build import a_room, a_world
from tests.rules import rule


def a_room_with(*names: str) -> tuple[World, int, dict[str, int]]:
    """A room that bears these conditions, by name."""
    world = a_world()
    room = a_room(world)
    return world, room, {name: make(world, f"base:{name}", room, Spot.CONDITION) for name in names}


@rule("COND-3")
@pytest.mark.parametrize("name", ["overgrown", "collapsed", "scree", "deadfall", "webbed"])
def test_these_replace_the_ordinary_actions(name: str) -> None:
    world, room, _ = a_room_with(name)

    assert replaced(world, room)


@rule("COND-3")
@pytest.mark.parametrize(
    "name",
    ["unstable", "infested", "fungal", "vein_iron", "vein_gold", "vein_silver", "windswept", "outcrop", "haunted"],
)
def test_these_keep_the_ordinary_actions(name: str) -> None:
    world, room, _ = a_room_with(name)

    assert not replaced(world, room)


@rule("COND-3")
def test_three_prevent_rest_and_no_others() -> None:
    names = ("overgrown", "unstable", "collapsed", "infested", "fungal", "vein_iron", "vein_gold", "vein_silver")
    names += ("scree", "windswept", "outcrop", "deadfall", "webbed", "haunted")

    sleepless = {name for name in names if rest_prevented(*a_room_with(name)[:2])}

    assert sleepless == {"collapsed", "infested", "windswept"}


@rule("COND-5")
def test_replacing_beats_keeping_and_preventing_beats_allowing() -> None:
    world, room, _ = a_room_with("unstable", "overgrown", "windswept")

    kept, allowed = a_room_with("unstable", "fungal")[:2], a_room_with("unstable", "scree")[:2]

    assert replaced(world, room)
    assert rest_prevented(world, room)
    assert not replaced(*kept)
    assert not rest_prevented(*allowed)


@rule("COND-4", "VEIN-4", "COND-5")
def test_a_collapse_lies_on_unstable_ground_and_hides_veins_and_outcrops() -> None:
    world, room, cards = a_room_with("unstable", "vein_gold", "outcrop", "collapsed", "haunted")

    buried = conditions(world, room)
    world.doom(cards["collapsed"], "test")
    world.bury()
    cleared = conditions(world, room)

    assert buried == [cards["collapsed"], cards["haunted"]]
    assert cleared == [cards["unstable"], cards["vein_gold"], cards["outcrop"], cards["haunted"]]


@rule("COND-5")
def test_each_kind_lies_on_a_room_once_seen_or_unseen() -> None:
    world, room, _ = a_room_with("unstable", "collapsed")

    free = [name for name in ("unstable", "collapsed", "fungal") if may_bear(world, room, f"base:{name}")]

    assert free == ["fungal"]
