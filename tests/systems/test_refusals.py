"""Refusals: every way to be refused leaves the world as it was, to the last field, and says why (P3, B73)."""

from __future__ import annotations

import pytest

from components.acting import Acting
from components.body import ActionPoints, Dead, Stamina
from components.combat import Launcher, Thrown, WantsToShoot, WantsToStrike, WantsToThrow
from components.effect import Harms
from components.knowledge import Choice
from components.locks import Lock, Noticed, Trap, WantsToDisarm, WantsToForce, WantsToUnlock
from components.place import Place, Spot
from components.registry import Component
from components.rest import Waited
from components.travel import WantsToStep
from components.walls import DeepWater, Material, Wall, WantsToBreak
from content.loader import load
from engine.kernel.turn import run_pass
from engine.kernel.world import World
from systems.core.legal import verdict
from systems.core.rooms import passage
from tests.build import (
    a_chest,
    a_hunting_rat,
    a_key,
    a_pickaxe,
    a_rat,
    a_room,
    a_seeker,
    a_thing,
    a_world,
    base_content,
    base_order,
    everything,
    join,
)
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


class Stage:
    """A room with a wall north, a lock east, deep water south; an enemy known at the west, a trap, a chest, a key."""

    def __init__(self) -> None:
        world = self.world = a_world()
        self.room = a_room(world)
        rooms = [a_room(world) for _ in range(3)]
        self.walled, self.locked, self.drowned = rooms
        join(world, self.room, self.walled, NORTH, Wall(Material.STONE, 6))
        join(world, self.room, self.locked, EAST)
        join(world, self.room, self.drowned, SOUTH, DeepWater())
        world.add(self.walled, Lock(1))
        world.add(self.locked, Lock(4))
        self.seeker = a_seeker(world, self.room)
        self.rat = a_hunting_rat(world, self.room, WEST, self.seeker)
        self.far_rat = a_rat(world, self.drowned, EAST)
        self.key = a_key(world, self.seeker, self.walled)
        self.stone = a_thing(world, self.seeker, Spot.PACK)
        self.trap = a_thing(world, self.room, EAST, Trap(0), Harms(1, 0), Noticed([self.seeker]))
        self.chest = a_chest(world, self.room, EAST, Lock(1))

    def at(self, spot: Spot) -> Stage:
        """The same with the seeker on another slot."""
        self.world.move(self.seeker, self.room, spot)
        return self

    def bearing(self, *components: Component) -> Stage:
        """The same with a seeker who bears these."""
        for component in components:
            self.world.add(self.seeker, component)
        return self


CASES: dict[str, tuple[str, object]] = {
    "heading": ("refused.heading", lambda s: WantsToStep(7)),
    "no way": ("refused.no_way", lambda s: s.at(WEST) and WantsToStep(WEST)),
    "centre first": ("refused.centre_first", lambda s: s.at(EAST) and WantsToStep(NORTH)),
    "wall": ("refused.wall", lambda s: s.at(NORTH) and WantsToStep(NORTH)),
    "lock": ("refused.locked", lambda s: s.at(EAST) and WantsToStep(EAST)),
    "deep water": ("refused.deep_water", lambda s: s.at(SOUTH) and WantsToStep(SOUTH)),
    "enemy": ("refused.enemy_there", lambda s: WantsToStep(WEST)),
    "step without AP": ("refused.ap", lambda s: s.bearing(ActionPoints(0, 4)) and WantsToStep(NORTH)),
    "step after waiting": ("refused.waited", lambda s: s.bearing(Waited()) and WantsToStep(NORTH)),
    "step of the dead": ("refused.dead", lambda s: s.bearing(Dead(0, [])) and WantsToStep(NORTH)),
    "step before an answer": ("refused.choice", lambda s: s.bearing(Choice("q", ["a"], [""])) and WantsToStep(NORTH)),
    "strike at nobody": ("refused.no_creature", lambda s: WantsToStrike(s.far_rat)),
    "strike at oneself": ("refused.no_creature", lambda s: WantsToStrike(s.seeker)),
    "strike at a thing": ("refused.no_creature", lambda s: WantsToStrike(s.stone)),
    "strike too far": ("refused.too_far", lambda s: s.at(EAST) and WantsToStrike(s.rat)),
    "hit at a wall without stamina": (
        "refused.stamina",
        lambda s: a_pickaxe(s.world, s.seeker) and s.bearing(Stamina(0, 9))
        and WantsToBreak(passage(s.world, s.room, NORTH)),
    ),
    "shot without a bow": ("refused.no_launcher", lambda s: WantsToShoot(s.rat)),
    "shot without arrows": (
        "refused.no_ammunition",
        lambda s: a_thing(s.world, s.seeker, Spot.HAND, Launcher("arrow", 3, 1, 1, 1)) and WantsToShoot(s.rat),
    ),
    "throw of a stone": ("refused.not_thrown", lambda s: WantsToThrow(s.stone, s.rat)),
    "throw of what lies there": (
        "refused.not_carried", lambda s: WantsToThrow(a_thing(s.world, s.room, Spot.CENTRE, Thrown(1, 2)), s.rat),
    ),
    "key at a wall": ("refused.wall", lambda s: s.at(NORTH) and WantsToUnlock(s.walled, s.key)),
    "key from afar": ("refused.not_at_door", lambda s: WantsToUnlock(s.locked, s.key)),
    "no key": ("refused.no_key", lambda s: s.at(EAST) and WantsToUnlock(s.locked, 0)),
    "wrong key": ("refused.wrong_key", lambda s: s.at(EAST) and WantsToUnlock(s.locked, s.key)),
    "chest from afar": ("refused.not_on_slot", lambda s: WantsToForce(s.chest)),
    "force of tier 4": ("refused.unforceable", lambda s: s.at(EAST) and WantsToForce(s.locked)),
    "force of no lock": ("refused.not_locked", lambda s: s.at(SOUTH) and WantsToForce(s.drowned)),
    "disarming afar": ("refused.not_on_slot", lambda s: WantsToDisarm(s.trap)),
    "disarming nothing": ("refused.no_trap_noticed", lambda s: WantsToDisarm(s.chest)),
}


@rule("P3", "MOVE-4", "B73")
@pytest.mark.parametrize("case", CASES)
def test_a_refusal_leaves_every_component_as_it_was_and_says_why(case: str) -> None:
    message, build = CASES[case]
    stage = Stage()
    intent = build(stage)  # type: ignore[operator]
    before, events, turn = everything(stage.world), list(stage.world.events), stage.world.turn

    judged = verdict(stage.world, stage.seeker, intent)

    assert judged.refusal is not None
    assert judged.refusal.message == message
    assert load().words.has(message)
    assert (judged.ap, judged.stamina, judged.odds) == (0, 0, None)
    assert (everything(stage.world), stage.world.events, stage.world.turn) == (before, events, turn)


@rule("P3", "MOVE-5")
@pytest.mark.parametrize("case", CASES)
def test_an_intent_that_is_refused_when_it_is_carried_out_does_nothing(case: str) -> None:
    _, build = CASES[case]
    stage = Stage()
    intent = build(stage)  # type: ignore[operator]
    before, events = everything(stage.world), list(stage.world.events)
    stage.world.add(stage.seeker, intent)
    stage.world.add(stage.seeker, Acting())

    run_pass(stage.world, base_order().action)

    assert everything(stage.world) == before
    assert stage.world.events == events


@rule("P3")
def test_asking_for_verdicts_never_writes() -> None:
    stage = Stage()
    stage.world.settle()
    stage.world.trace = {}

    for case in CASES:
        verdict(stage.world, stage.seeker, CASES[case][1](Stage()))  # type: ignore[operator]
    for heading in range(4):
        verdict(stage.world, stage.seeker, WantsToStep(heading))
    verdict(stage.world, stage.seeker, WantsToStrike(stage.rat))
    stage.world.settle()

    assert stage.world.trace == {}


def test_every_kind_of_intent_has_one_judge() -> None:
    kinds = {
        kind for kind in Component.__subclasses__()
        if kind.__module__.startswith("components.") and kind.__name__.startswith("WantsTo")
    }

    assert kinds
    assert kinds <= set(base_content().judges)


def test_the_stage_stands_as_the_cases_need_it() -> None:
    stage = Stage()

    assert stage.world.get(stage.rat, Place).spot == WEST
    assert isinstance(stage.world, World)
    assert verdict(stage.world, stage.seeker, WantsToStrike(stage.rat)).legal
    assert verdict(stage.world, stage.seeker, WantsToStep(EAST)).legal
