"""Register: what the room locks adds to the game."""

from __future__ import annotations

from components.intent import WantsToDisarm, WantsToForce, WantsToUnlock
from content.registrar import Registrar
from systems.locks.disarm import Disarm
from systems.locks.force import Force
from systems.locks.legal_doors import foresee_disarm, foresee_force, judge_disarm, judge_force, judge_unlock
from systems.locks.trap import TrapSpring
from systems.locks.unlock import Unlock


def register(game: Registrar) -> None:
    """Add its rules and the judges of its intents."""
    for rule in (
        Disarm, Force, TrapSpring, Unlock,
    ):
        game.add_system(rule())
    game.add_judge(WantsToUnlock, judge_unlock, hand="target")
    game.add_judge(WantsToForce, judge_force, foresee_force, hand="target")
    game.add_judge(WantsToDisarm, judge_disarm, foresee_disarm, hand="card")
