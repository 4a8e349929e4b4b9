"""Practice: whoever uses a skill, at blows, locks, traps and ore, grows in it (CHAR-5).

It comes after the deed: the odds that were shown are the odds of this time (P7).
"""

from __future__ import annotations

from components.actor import Proficiencies
from components.intent import (
    Acting,
    WantsToDisarm,
    WantsToForce,
    WantsToMine,
    WantsToShoot,
    WantsToStrike,
    WantsToThrow,
)
from components.registry import Component
from engine.kernel.system import System
from engine.kernel.world import World
from systems.reckoning.arms import launcher, melee
from systems.reckoning.odds import shield_of
from systems.reckoning.proficiency import LOCKS, MINING, SHIELDS, TRAPS, of_weapon

_BLOWS: tuple[type[WantsToStrike] | type[WantsToShoot] | type[WantsToThrow], ...] = (
    WantsToStrike,
    WantsToShoot,
    WantsToThrow,
)
_PRACTISED: tuple[type[Component], ...] = (*_BLOWS, WantsToForce, WantsToDisarm, WantsToMine)


class Practice(System):
    wants = Acting

    def run(self, world: World) -> None:
        if not world.any(*_PRACTISED):
            return
        for actor, _ in world.rows(Acting):
            if world.has(actor, Proficiencies):
                _practise(world, actor, _skill(world, actor))
            for kind in _BLOWS:
                blow = world.find(actor, kind)
                if blow is not None and shield_of(world, blow.target):
                    _practise(world, blow.target, SHIELDS)


def _skill(world: World, actor: int) -> str:
    """The skill that the actor's intent asks for, or nothing."""

    def wants(kind: type[Component]) -> bool:
        return world.has(actor, kind)

    if wants(WantsToStrike):
        return of_weapon(world, melee(world, actor).bearer)
    if wants(WantsToShoot):
        return of_weapon(world, launcher(world, actor))
    throw = world.find(actor, WantsToThrow)
    if throw is not None:
        return of_weapon(world, throw.card)
    if wants(WantsToForce):
        return LOCKS
    if wants(WantsToMine):
        return MINING
    return TRAPS if wants(WantsToDisarm) else ""


def _practise(world: World, actor: int, name: str) -> None:
    if not (name and world.has(actor, Proficiencies)):
        return
    known = world.edit(actor, Proficiencies)
    if name in known.names:
        known.points[known.names.index(name)] += 1
    else:
        known.names.append(name)
        known.points.append(1)
