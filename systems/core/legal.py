"""Legal: the only judge of what an actor may do, asked before an intent is set and again as it is carried out (P3)."""

from __future__ import annotations

from components.body import ActionPoints, Dead, Stamina
from components.knowledge import Choice
from components.registry import Component
from components.rest import Waited
from components.seekers import WantsToAnswer
from content.registry import Content
from engine.kernel.world import World
from systems.core.verdict import Verdict, refuse


def verdict(world: World, actor: int, intent: Component) -> Verdict:
    """The ruling on an intent and what may come of it, as far as the actor can know. Reads only (P3, P9)."""
    return foreseen(world, actor, intent, ruling(world, actor, intent))


def ruling(world: World, actor: int, intent: Component) -> Verdict:
    """Whether an intent may be carried out, and its price, without odds: all that rules ask. Reads only (P3, P9)."""
    judged = judgement(world, actor, intent)
    return unaffordable(world, actor, judged) or judged


def judgement(world: World, actor: int, intent: Component) -> Verdict:
    """The ruling of one who could afford it: it does not ask how much of AP and stamina is left."""
    borne = world.parts(actor)
    if Dead in borne:
        return refuse("refused.dead")
    if Choice in borne and not isinstance(intent, WantsToAnswer):
        return refuse("refused.choice")
    ruled: Verdict = world.resource(Content).judges[type(intent)].rule(world, actor, intent)
    return ruled


def foreseen(world: World, actor: int, intent: Component, ruled: Verdict) -> Verdict:
    """A ruling with what may come of the intent, if that is legal. Reads only."""
    judge = world.resource(Content).judges[type(intent)] if ruled.refusal is None else None
    if judge is None or judge.foresee is None:
        return ruled
    seen: Verdict = judge.foresee(world, actor, intent, ruled)
    return seen


def intent_of(world: World, actor: int) -> Component | None:
    """The intent an actor has in this pass, or None: among the last things that it was given."""
    borne, judges = world.parts(actor), world.resource(Content).judges
    for kind in reversed(borne):
        if kind in judges:
            return borne[kind]
    return None


def unaffordable(world: World, actor: int, judged: Verdict) -> Verdict | None:
    """The refusal of what costs more than the actor has left, or None."""
    if judged.refusal is not None or (judged.ap == 0 and judged.stamina == 0):
        return None
    if world.has(actor, Waited):
        return refuse("refused.waited")
    points, stamina = world.find(actor, ActionPoints), world.find(actor, Stamina)
    if points is None or judged.ap > points.left:
        return refuse("refused.ap", need=judged.ap, left=points.left if points is not None else 0)
    if stamina is not None and judged.stamina > stamina.left:
        return refuse("refused.stamina", need=judged.stamina, left=stamina.left)
    return None

