"""Decide: each awake creature with AP means to do one thing; a roamer moves on when its turn is due (COMB-5)."""

from __future__ import annotations

from components.acting import Acting
from components.body import ActionPoints
from components.creatures import Awake, Beat, Wanders
from components.place import SIDES
from components.travel import WantsToStep
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.creatures.beats import pace
from systems.creatures.roaming import come_to, heed_bars, set_out
from systems.creatures.temperament import Meant, choose, judged
from systems.things.dirt import NOTHING_SMELT, STAYS, lure


class Decide(System):
    wakes_on = (Awake,)

    def run(self, world: World) -> None:
        for creature, _, points in world.rows(Awake, ActionPoints):
            if points.left > 0 and is_living(world, creature):
                _intend(world, creature, choose(world, creature))
        heed_bars(world)
        for roamer in world.due(Wanders):
            _move_on(world, roamer)


def _move_on(world: World, roamer: int) -> None:
    """Its turn is due: near a seeker it takes a step, far from all it sets out on a beat."""
    if world.has(roamer, Beat):
        come_to(world, roamer, world.turn - 1)
    world.edit(roamer, Wanders).due = world.turn + pace(world, roamer)
    if not world.has(roamer, Awake) and is_living(world, roamer):
        points = world.edit(roamer, ActionPoints)
        points.left = points.pool
        if not set_out(world, roamer):
            _intend(world, roamer, _roam(world, roamer))


def _intend(world: World, creature: int, meant: Meant | None) -> None:
    """A deed without a price could be done for ever, and is left undone."""
    if meant is not None and meant[1].ap > 0:
        world.add(creature, meant[0])
        world.add(creature, Acting())


def _roam(world: World, roamer: int) -> Meant | None:
    """Towards the filth that it smells, if it hunts by scent; else one of the steps open to it, each as likely."""
    led = lure(world, roamer)
    if led != NOTHING_SMELT:
        return judged(world, roamer, WantsToStep(led)) if led != STAYS else None
    headings = [int(side) for side in SIDES]
    while headings:
        drawn = world.roll("roam.step", len(headings), roamer, len(headings)) if len(headings) > 1 else 1
        step = judged(world, roamer, WantsToStep(headings.pop(drawn - 1)))
        if step is not None:
            return step
    return None
