"""Register: what the room locks adds to the game."""

from __future__ import annotations

from components.intent import WantsToDisarm, WantsToForce, WantsToUnlock
from content.registrar import Registrar
from systems.locks import terms
from systems.locks.disarm import Disarm
from systems.locks.force import Force
from systems.locks.legal_doors import foresee_disarm, foresee_force, judge_disarm, judge_force, judge_unlock
from systems.locks.trap import TrapSpring
from systems.locks.unlock import Unlock


def register(game: Registrar) -> None:
    """Add its rules, the judges of its intents and its terms of sums."""
    for rule in (
        Disarm, Force, TrapSpring, Unlock,
    ):
        game.add_system(rule())
    game.add_judge(WantsToUnlock, judge_unlock, hand="target")
    game.add_judge(WantsToForce, judge_force, foresee_force, hand="target")
    game.add_judge(WantsToDisarm, judge_disarm, foresee_disarm, hand="card")
    game.add_sum("to_force", "actor", "target")
    game.add_term("to_force", "odds.force", terms.any_lock, begins=True)
    game.add_term("to_force", "odds.strength", terms.strength_to_force)
    game.add_term("to_force", "odds.tier", terms.tier_to_force)
    game.add_sum("to_disarm", "actor", "card")
    game.add_term("to_disarm", "odds.disarm", terms.any_trap, begins=True)
    game.add_term("to_disarm", "odds.perception", terms.perception_to_disarm)
    game.add_term("to_disarm", "odds.agility", terms.agility_to_disarm)
    game.add_term("to_disarm", "odds.difficulty", terms.difficulty_to_disarm)
