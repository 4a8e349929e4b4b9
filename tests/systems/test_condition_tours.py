"""A tour of each condition: come in, run its risk, work at it, leave, come back, and end it (COND-1 to COND-5)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from components.body import ActionPoints, Health, Mana
from components.card import Card
from components.conditions import ClearedBy, Tremor, WantsToClear
from components.events.body import Afflicted, Drained, Hurt
from components.events.conditions import Emerged
from components.gathering import Outcrop, Vein, WantsToGather, WantsToMine
from components.knowledge import Choice
from components.light import Fuel, Lit
from components.place import Place, Spot
from components.rest import Waited, WantsToWait
from components.room import Location
from components.seekers import Seeker, WantsToAnswer
from components.things import Durability
from components.travel import WantsToStep
from content.make import make
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.conditions.laying import lay_condition
from systems.light.flames import set_alight
from tests.build import a_seeker, a_tool, a_world, do, pass_turns, refusal, two_rooms
from tests.rules import rule


class Tour(NamedTuple):
    """A condition, the tool that ends it, what it offers, and the event by which its risk is known to have come."""

    condition: str
    tool: str
    offer: str = ""
    risk: type[object] | None = None

    @property
    def rule(self) -> str:
        """Its id in the rulebook."""
        return f"COND-{self.condition.upper().replace('_', '-')}"


TOURS = (
    Tour("overgrown", "blade", "forage"),
    Tour("unstable", "hammer", "", Tremor),
    Tour("collapsed", "pickaxe", "search_stone"),
    Tour("infested", "blade", "search_nests", Emerged),
    Tour("fungal", "blade", "harvest_mushrooms", Afflicted),
    Tour("vein_iron", "pickaxe"),
    Tour("vein_gold", "pickaxe"),
    Tour("vein_silver", "pickaxe"),
    Tour("scree", "pickaxe", "search_scree", Hurt),
    Tour("windswept", "hammer"),
    Tour("outcrop", "pickaxe"),
    Tour("deadfall", "axe", "salvage_wood"),
    Tour("webbed", "blade", "gather_cobwebs", Emerged),
    Tour("haunted", "light", "", Drained),
)


def in_hand(world: World, seeker: int, tool: str) -> None:
    """The tool in the right hand; a lantern that burns for `light`."""
    if tool == "light":
        set_alight(world, make(world, "base:lantern", seeker, Spot.HAND))
    else:
        a_tool(world, seeker, tool)


def refreshed(world: World, seeker: int) -> None:
    """All AP, health, mana, fuel and tools anew, and nobody about: the tour is about the condition alone."""
    world.edit(seeker, ActionPoints).left = 4
    world.edit(seeker, Health).left = 20
    world.edit(seeker, Mana).left = 10
    world.remove(seeker, Waited)
    for card in world.held(seeker, Spot.HAND):
        if world.has(card, Durability):
            world.edit(card, Durability).left = 20
        if world.has(card, Lit):
            world.edit(card, Fuel).due = world.turn + 50
    for body, place in world.each(Place):
        if place.spot < 4 and world.has(body, Health) and not world.has(body, Seeker):
            world.doom(body, "slain")
    world.bury()


def run_the_risk(world: World, seeker: int, risk: type[object]) -> int:
    """Wait until the risk comes; the number of actions that took."""
    for number in range(1, 400):
        refreshed(world, seeker)
        world.events.clear()
        do(world, seeker, WantsToWait())
        if risk is Tremor and world.has(seeker, Tremor):
            do(world, seeker, WantsToAnswer(0))
            return number
        if any(isinstance(event, risk) for event in world.events):
            return number
    raise AssertionError("the risk never came")


def work(world: World, seeker: int, condition: int) -> None:
    """One try at ending it."""
    refreshed(world, seeker)
    mined = world.has(condition, Vein) or world.has(condition, Outcrop)
    do(world, seeker, WantsToMine(condition) if mined else WantsToClear(condition))


def progress(world: World, condition: int) -> int:
    """How much of the work there is still to do."""
    vein = world.find(condition, Vein) or world.find(condition, Outcrop)
    if vein is not None:
        return vein.left
    return world.get(world.get(condition, Place).holder, Location).size - world.get(condition, ClearedBy).done


@rule("COND-1")
@rule("COND-2")
@pytest.mark.parametrize("tour", [pytest.param(tour, id=tour.condition, marks=rule(tour.rule)) for tour in TOURS])
def test_a_tour(tour: Tour) -> None:
    world = a_world(7)
    first, second = two_rooms(world)
    seeker = a_seeker(world, second, Spot.SOUTH)
    condition = lay_condition(world, first, f"base:{tour.condition}", 3)
    in_hand(world, seeker, tour.tool)

    do(world, seeker, WantsToStep(2))
    if tour.risk is not None:
        assert run_the_risk(world, seeker, tour.risk) >= 1
    if tour.condition == "unstable":
        # The ceiling came down on it: dig it out first, and it is as unstable as before.
        rubble = conditions(world, first)[0]
        pick = a_tool(world, seeker, "pickaxe")
        while world.alive(rubble):
            work(world, seeker, rubble)
        world.doom(pick, "used in its lock")
        world.bury()
        assert conditions(world, first) == [condition]
    if tour.offer:
        refreshed(world, seeker)
        assert refusal(world, seeker, WantsToGather(tour.offer)) == ""
        do(world, seeker, WantsToGather(tour.offer))

    before = progress(world, condition)
    while progress(world, condition) == before:
        work(world, seeker, condition)
        if world.has(seeker, Choice):
            do(world, seeker, WantsToAnswer(0))
            pytest.fail("the ceiling came down a second time: choose another seed")
    done = progress(world, condition)
    refreshed(world, seeker)
    do(world, seeker, WantsToStep(0))
    pass_turns(world, 30)
    refreshed(world, seeker)
    do(world, seeker, WantsToStep(2))
    assert progress(world, condition) == done
    while world.alive(condition):
        work(world, seeker, condition)

    names = [world.get(card, Card).prototype for card in conditions(world, first)]
    assert f"base:{tour.condition}" not in names
    assert names == (["base:unstable"] if tour.condition == "collapsed" else [])
