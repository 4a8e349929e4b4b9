"""Register: what the room locks adds to the game."""

from __future__ import annotations

from components.locks import Key, Lock, Trap
from content.registrar import Registrar
from systems.locks import tellers, terms
from systems.locks.disarm import Disarm
from systems.locks.force import Force
from systems.locks.stone_sense import STONE_SENSE, ability_to_force
from systems.locks.trap import TrapSpring
from systems.locks.unlock import Unlock
from systems.locks.verbs import VERBS
from systems.seekers.proficiency import LOCKS, TRAPS


def register(game: Registrar) -> None:
    """Add its rules, its verbs, its terms of sums and its tellers."""
    for rule in (
        Disarm, Force, TrapSpring, Unlock,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_sum("to_force", "actor", "target")
    game.add_term("to_force", "odds.force", terms.any_lock, begins=True)
    game.add_term("to_force", "odds.strength", terms.strength_to_force)
    game.add_term("to_force", "odds.tier", terms.tier_to_force)
    game.add_sum("to_disarm", "actor", "card")
    game.add_term("to_disarm", "odds.disarm", terms.any_trap, begins=True)
    game.add_term("to_disarm", "odds.perception", terms.perception_to_disarm)
    game.add_term("to_disarm", "odds.agility", terms.agility_to_disarm)
    game.add_term("to_disarm", "odds.difficulty", terms.difficulty_to_disarm)
    game.add_proficiency(LOCKS, 50, "lockpicks")
    game.add_proficiency(TRAPS, 60, "claw-slashes")
    game.add_ability(STONE_SENSE)
    game.add_term("to_force", "odds.ability", ability_to_force, after="odds.proficiency")
    game.add_teller(Key, "key", tellers.tell_key)
    game.add_teller(Lock, "lock", tellers.tell_lock)
    game.add_teller(Trap, "trap", hidden=True)
