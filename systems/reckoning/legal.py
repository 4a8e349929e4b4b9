"""Legal: the only judge of what an actor may do, asked before an intent is set and again as it is carried out (P3)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import systems.reckoning
from components.actor import ActionPoints, Dead, Stamina, Waited
from components.intent import WantsToAnswer
from components.knowledge import Choice
from components.registry import Component
from engine.kernel.world import World
from systems.reckoning.judges import JUDGES, SEERS, foresees, judges
from systems.reckoning.verdict import Verdict, refuse

__all__ = ["foresees", "intent_of", "judges", "ruling", "verdict"]


def verdict(world: World, actor: int, intent: Component) -> Verdict:
    """The ruling on an intent and what may come of it, as far as the actor can know. Reads only (P3, P9)."""
    ruled = ruling(world, actor, intent)
    foresee = SEERS.get(type(intent)) if ruled.refusal is None else None
    return ruled if foresee is None else foresee(world, actor, intent, ruled)


def ruling(world: World, actor: int, intent: Component) -> Verdict:
    """Whether an intent may be carried out, and its price, without odds: all that rules ask. Reads only (P3, P9)."""
    borne = world.parts(actor)
    if Dead in borne:
        return refuse("refused.dead")
    if Choice in borne and not isinstance(intent, WantsToAnswer):
        return refuse("refused.choice")
    judged = JUDGES[type(intent)](world, actor, intent)
    if judged.refusal is not None or (judged.ap == 0 and judged.stamina == 0):
        return judged
    return _unaffordable(world, actor, judged) or judged


def intent_of(world: World, actor: int) -> Component | None:
    """The intent an actor has in this pass, or None: among the last things that it was given."""
    borne = world.parts(actor)
    for kind in reversed(borne):
        if kind in JUDGES:
            return borne[kind]
    return None


def _unaffordable(world: World, actor: int, judged: Verdict) -> Verdict | None:
    if world.has(actor, Waited):
        return refuse("refused.waited")
    points, stamina = world.find(actor, ActionPoints), world.find(actor, Stamina)
    if points is None or judged.ap > points.left:
        return refuse("refused.ap", need=judged.ap, left=points.left if points is not None else 0)
    if stamina is not None and judged.stamina > stamina.left:
        return refuse("refused.stamina", need=judged.stamina, left=stamina.left)
    return None


for _file in sorted(Path(systems.reckoning.__path__[0]).glob("legal_*.py")):
    import_module(f"systems.reckoning.{_file.stem}")
