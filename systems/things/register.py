"""Register: what the room things adds to the game."""

from __future__ import annotations

from components.food import Perishable
from content.registrar import Registrar
from systems.seekers.proficiency import LORE
from systems.things import terms
from systems.things.clean import Clean
from systems.things.drop import Drop
from systems.things.equip import Equip
from systems.things.litter import Litter
from systems.things.perishing import start_perishing
from systems.things.read import Read
from systems.things.reveal import Reveal
from systems.things.reveal_all import RevealAll
from systems.things.search import Search
from systems.things.spoil import Spoil
from systems.things.take import Take
from systems.things.unequip import Unequip
from systems.things.verbs import VERBS


def register(game: Registrar) -> None:
    """Add its rules, its verbs and its terms of sums."""
    for rule in (
        Clean, Drop, Equip, Litter, Read, Reveal, RevealAll, Search, Spoil, Take, Unequip,
    ):
        game.add_system(rule())
    game.add_start(Perishable, start_perishing)
    for verb in VERBS:
        game.add_verb(verb)
    game.add_sum("capacity", "body")
    game.add_term("capacity", "capacity.anybody", terms.anybody_to_carry, begins=True)
    game.add_term("capacity", "capacity.strength", terms.strength_to_carry)
    game.add_term("comfort", "comfort.dirt", terms.dirt_to_rest_in)
    game.add_proficiency(LORE, 100, "spell-book")
