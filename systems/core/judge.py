"""Judge: every intent is judged again, pays its price, and only then is carried out (MOVE-4, MOVE-5, COMB-4).

Of two that claim one slot in the same pass, the lower id has it; the other keeps its AP.
"""

from __future__ import annotations

from components.acting import Acting
from components.body import ActionPoints, Stamina
from components.creatures import Creature
from components.registry import Component
from components.travel import WantsToStep
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.acting import note_act
from systems.core.legal import intent_of, ruling
from systems.core.verdict import Verdict
from systems.travel.moves import move_of
from systems.travel.place_claims import Claims


class Judge(System):
    wants = Acting

    def run(self, world: World) -> None:
        claims = Claims()
        for actor, _ in world.rows(Acting):
            intent = intent_of(world, actor)
            judged = ruling(world, actor, intent) if intent is not None else None
            if intent is None or judged is None or not judged.legal or not _claim(world, actor, intent, claims):
                _dismiss(world, actor, intent)
            elif judged.ap or judged.stamina:
                _pay(world, actor, judged)


def _claim(world: World, actor: int, intent: Component, claims: Claims) -> bool:
    if not (isinstance(intent, WantsToStep) and world.has(actor, Creature)):
        return True
    move = move_of(world, actor, intent.heading)
    return move is not None and claims.take(world, move)


def _dismiss(world: World, actor: int, intent: Component | None) -> None:
    if intent is not None:
        world.remove(actor, type(intent))
    world.remove(actor, Acting)


def _pay(world: World, actor: int, judged: Verdict) -> None:
    if judged.ap:
        acting = world.edit(actor, Acting)
        acting.ap, acting.spent = judged.ap, judged.spent
        world.edit(actor, ActionPoints).left -= judged.ap
        note_act(world, actor)
    if judged.stamina and world.has(actor, Stamina):
        world.edit(actor, Stamina).left -= judged.stamina
