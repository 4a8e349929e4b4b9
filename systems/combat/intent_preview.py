"""Intent preview: what an enemy is about to do, told before anything is committed (COMB-3). Reads only."""

from __future__ import annotations

import msgspec

from components.body import ActionPoints, Stamina
from components.combat import WantsToShoot, WantsToStrike
from components.creatures import Awake, Wanders
from components.place import Place
from components.registry import Component
from components.travel import WantsToStep
from engine.kernel.supposed import supposed
from engine.kernel.world import World
from systems.combat.arms import Arm, melee, shooting
from systems.core.legal import verdict
from systems.core.odds import spread
from systems.core.rooms import board_place
from systems.core.sight import in_view
from systems.core.verdict import Brings, Odds, Verdict
from systems.creatures.daring import stands_in_fire
from systems.creatures.temperament import Meant, choose, has_nose, is_afraid, quarry_of
from systems.travel.moves import landing, move_of


class Deed(msgspec.Struct, frozen=True):
    """What a creature will do if nothing changes: a message id, at whom, by which heading, with odds and damage.

    `spread` is what a hit deals, each as likely; `times` is how often it does so in that turn: a blow is struck again
    until AP run out. `then` is the blow that follows a step in the same turn, or the spent blows that follow those for
    which there was stamina.
    """

    what: str
    target: int = 0
    heading: int = -1
    odds: Odds | None = None
    damage: tuple[int, int] | None = None
    spread: tuple[int, ...] = ()
    ap: int = 0
    times: int = 1
    brings: tuple[Brings, ...] = ()
    then: Deed | None = None


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
    if not isinstance(intent, WantsToStep):
        return _blow(world, creature, quarry, choice)
    what = "deed.flee" if is_afraid(world, creature) else "deed.come"
    if stands_in_fire(world, creature, *board_place(world, creature)):
        what = "deed.escape"
    return Deed(what, quarry, intent.heading, ap=judged.ap, then=_after(world, creature, quarry, choice))


def _after(world: World, creature: int, quarry: int, meant: Meant | None) -> Deed | None:
    """The blow that a creature deals its quarry with the AP that its steps leave it, as it will choose where they lead.

    Where its quarry could not see it, nothing more is told of it (P9).
    """
    there, points = world, world.get(creature, ActionPoints)
    while meant is not None and isinstance(meant[0], WantsToStep):
        move = move_of(there, creature, meant[0].heading)
        ends = landing(there, creature, move) if move is not None else None
        left = points.left - meant[1].ap
        if move is None or ends is None or not 0 < left < points.left or not quarry:
            return None
        if not in_view(world, quarry, move.beyond, ends):
            return None
        points = ActionPoints(left, points.pool)
        there = supposed(world, creature, Place(move.beyond, ends), points)
        meant = choose(there, creature)
    return _blow(there, creature, quarry, meant) if meant is not None else None


def _blow(world: World, creature: int, quarry: int, meant: Meant) -> Deed:
    intent = meant[0]
    judged = verdict(world, creature, intent)
    what = "deed.strike" if isinstance(intent, WantsToStrike) else "deed.shoot"
    times, stamina = _times(world, creature, judged), world.find(creature, Stamina)
    then = None
    if stamina is not None and judged.stamina and not judged.spent:
        fresh = min(times, stamina.left // judged.stamina)
        if fresh < times:
            tired = Stamina(stamina.left - fresh * judged.stamina, stamina.full)
            spent = verdict(supposed(world, creature, tired), creature, intent)
            then = Deed(
                what, quarry, odds=spent.odds, damage=spent.damage, spread=_spread(world, creature, intent, spent),
                ap=spent.ap, times=times - fresh, brings=spent.brings,
            )
        times = fresh
    return Deed(
        what, quarry, odds=judged.odds, damage=judged.damage, spread=_spread(world, creature, intent, judged),
        ap=judged.ap, times=times, then=then, brings=judged.brings,
    )


def _spread(world: World, creature: int, intent: Component, judged: Verdict) -> tuple[int, ...]:
    """What a hit of this blow or shot deals its target, over all parts and rolls."""
    if isinstance(intent, WantsToStrike):
        arm: Arm | None = melee(world, creature)
    else:
        arm = shooting(world, creature)
    if arm is None or not isinstance(intent, WantsToStrike | WantsToShoot):
        return ()
    return spread(world, creature, intent.target, arm._replace(spent=judged.spent))


def _times(world: World, creature: int, blow: Verdict) -> int:
    """How many such blows AP allow; what is about to be done is done once at the least."""
    return max(1, world.get(creature, ActionPoints).left // blow.ap) if blow.ap else 1
