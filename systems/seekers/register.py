"""Register: what the room seekers adds to the game."""

from __future__ import annotations

from components.effect import Raises
from content.answering import Effect, Spread
from content.registrar import Registrar
from systems.seekers import terms
from systems.seekers.embody import SEEKER
from systems.seekers.level_up import LevelUp
from systems.seekers.levels import QUESTION, raisable
from systems.seekers.practice import Practice
from systems.seekers.raising import Raise
from systems.seekers.train import Train
from systems.seekers.verbs import VERBS


def register(game: Registrar) -> None:
    """Add its rules, its verbs and its terms of sums."""
    for rule in (
        LevelUp, Practice, Raise, Train,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_term("to_hit", "odds.proficiency", terms.proficiency, after="odds.ranged")
    game.add_term("to_notice", "odds.stealth", terms.stealth)
    game.add_term("to_force", "odds.proficiency", terms.locks_to_force)
    game.add_term("to_disarm", "odds.proficiency", terms.traps_to_disarm)
    game.add_term("to_dig", "odds.proficiency", terms.mining_to_dig)
    game.add_term("to_gather", "odds.proficiency", terms.foraging_to_gather)
    game.add_term("to_hold", "odds.proficiency", terms.building_to_hold)
    game.add_term("to_search", "odds.proficiency", terms.lore_to_search)
    game.add_need(SEEKER)
    game.add_need(QUESTION)
    game.add_teller(Raises, "raises", hidden=True)
    game.add_answering(Effect(Raises, body=True))
    game.add_answering(Spread("attribute", "attribute", raisable, {
        "attribute": "attribute.*", "meaning": "attribute.*.text",
    }))
