"""Register: what the room gathering adds to the game."""

from __future__ import annotations

from components.building import Working
from components.gathering import Offers, Outcrop, Vein
from content.registrar import Registrar
from systems.gathering import tellers, terms
from systems.gathering.gather import Gather
from systems.gathering.mine import Mine
from systems.gathering.regrow import Regrow
from systems.gathering.verbs import VERBS
from systems.seekers.proficiency import FORAGING, MINING


def register(game: Registrar) -> None:
    """Add its rules, its verbs, its terms of sums and its tellers."""
    for rule in (
        Gather, Mine, Regrow,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_sum("to_dig", "actor", "condition")
    game.add_term("to_dig", "odds.digging", terms.rock_to_dig, begins=True)
    game.add_term("to_dig", "odds.improvements", terms.improvements_to_dig, after="odds.proficiency")
    game.add_sum("to_gather", "actor", "giver")
    game.add_term("to_gather", "odds.gathering", terms.offer_to_gather, begins=True)
    game.add_sum("to_hold", "actor")
    game.add_term("to_hold", "odds.holding", terms.any_ceiling, begins=True)
    game.add_sum("to_search", "actor", "room")
    game.add_term("to_search", "odds.searching", terms.any_room_to_search, begins=True)
    game.add_term("to_search", "odds.perception", terms.perception_to_search)
    game.add_term("to_search", "odds.size", terms.size_to_search)
    game.add_proficiency(MINING, 70, "war-pick")
    game.add_proficiency(FORAGING, 80, "mushroom")
    game.add_teller(Working, "working")
    game.add_teller(Offers, "offers", tellers.tell_offers, of="place")
    game.add_teller(Vein, "vein", tellers.tell_vein, of="place")
    game.add_teller(Outcrop, "outcrop", tellers.tell_outcrop, of="place")
