"""Intent preview: what an enemy is about to do, told before anything is committed (COMB-3). Reads only."""

from __future__ import annotations

import msgspec

from components.actor import ActionPoints, Awake, Stamina, Wanders
from components.intent import WantsToStep, WantsToStrike
from engine.kernel.world import World
from systems.reckoning.daring import stands_in_fire
from systems.reckoning.legal import verdict
from systems.reckoning.rooms import board_place
from systems.reckoning.temperament import choose, has_nose, is_afraid, quarry_of
from systems.reckoning.verdict import Odds, Verdict


class Deed(msgspec.Struct, frozen=True):
    """What a creature will do if nothing changes: a message id, at whom, by which heading, with odds and damage.

    `times` is how often it does so in that turn: a blow is struck again until AP or stamina run out.
    """

    what: str
    target: int = 0
    heading: int = -1
    odds: Odds | None = None
    damage: tuple[int, int] | None = None
    ap: int = 0
    times: int = 1


def next_deed(world: World, creature: int) -> Deed:
    """The next deed of a creature, as `Decide` will choose it in the coming turn if all stays as it is.

    Where a nose leads is not told: it depends on rooms that nobody may have seen (P9).
    """
    if not world.has(creature, Awake):
        wanders = world.find(creature, Wanders)
        return Deed("deed.roam" if wanders is not None and wanders.due == world.turn + 1 else "deed.rest")
    quarry = quarry_of(world, creature)
    if not quarry and has_nose(world, creature):
        return Deed("deed.nose")
    choice = choose(world, creature)
    if choice is None:
        return Deed("deed.watch", quarry)
    intent, judged = choice
    if isinstance(intent, WantsToStep):
        what = "deed.flee" if is_afraid(world, creature) else "deed.come"
        if stands_in_fire(world, creature, *board_place(world, creature)):
            what = "deed.escape"
        return Deed(what, quarry, intent.heading, ap=judged.ap)
    judged = verdict(world, creature, intent)
    what = "deed.strike" if isinstance(intent, WantsToStrike) else "deed.shoot"
    times = _times(world, creature, judged)
    return Deed(what, quarry, odds=judged.odds, damage=judged.damage, ap=judged.ap, times=times)


def _times(world: World, creature: int, blow: Verdict) -> int:
    """How many such blows AP and stamina allow; what is about to be done is done once at the least."""
    able = [world.get(creature, ActionPoints).left // blow.ap] if blow.ap else [1]
    stamina = world.find(creature, Stamina)
    if stamina is not None and blow.stamina:
        able.append(stamina.left // blow.stamina)
    return max(1, min(able))
