"""Register: what the room things adds to the game."""

from __future__ import annotations

from components.body import Drinkable, Edible, Portions
from components.effect import Reveals
from components.things import Dirt, Durability, Enchanted, Perishable, Scroll, Stack, Value, Weight
from components.travel import Map, WitchRod
from content.registrar import Registrar
from systems.seekers.proficiency import LORE
from systems.things import tellers, terms
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
    """Add its rules, its verbs, its terms of sums and its tellers."""
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
    game.add_teller(WitchRod, "rod", tellers.tell_rod)
    game.add_teller(Stack, "stack", tellers.tell_stack)
    game.add_teller(Portions, "portions", tellers.tell_portions)
    game.add_teller(Perishable, "perishable", tellers.tell_freshness)
    game.add_teller(Durability, "durability", tellers.tell_durability)
    game.add_teller(Edible, "edible")
    game.add_teller(Drinkable, "drinkable")
    game.add_teller(Scroll, "scroll")
    game.add_teller(Map, "map")
    game.add_teller(Enchanted, "enchanted")
    game.add_teller(Weight, "weight", tellers.tell_weight)
    game.add_teller(Value, "value")
    game.add_teller(Dirt, "dirt", tellers.tell_dirt)
    game.add_teller(Reveals, "reveals", hidden=True)
