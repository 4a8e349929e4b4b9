"""Register: what the room things adds to the game."""

from __future__ import annotations

from components.food import Perishable
from components.intent import (
    WantsToClean,
    WantsToDrink,
    WantsToDrop,
    WantsToEat,
    WantsToEquip,
    WantsToLight,
    WantsToRead,
    WantsToRefill,
    WantsToSearch,
    WantsToSnuff,
    WantsToTake,
    WantsToUnequip,
)
from content.registrar import Registrar
from systems.things import terms
from systems.things.clean import Clean
from systems.things.drop import Drop
from systems.things.equip import Equip
from systems.things.legal_cards import judge_drop, judge_equip, judge_search, judge_take, judge_unequip
from systems.things.legal_clean import judge_clean
from systems.things.legal_use import judge_drink, judge_eat, judge_light, judge_read, judge_refill, judge_snuff
from systems.things.litter import Litter
from systems.things.perishing import start_perishing
from systems.things.read import Read
from systems.things.reveal import Reveal
from systems.things.reveal_all import RevealAll
from systems.things.search import Search
from systems.things.spoil import Spoil
from systems.things.take import Take
from systems.things.unequip import Unequip


def register(game: Registrar) -> None:
    """Add its rules, the judges of its intents and its terms of sums."""
    for rule in (
        Clean, Drop, Equip, Litter, Read, Reveal, RevealAll, Search, Spoil, Take, Unequip,
    ):
        game.add_system(rule())
    game.add_start(Perishable, start_perishing)
    game.add_judge(WantsToSearch, judge_search, hand="card")
    game.add_judge(WantsToTake, judge_take)
    game.add_judge(WantsToDrop, judge_drop)
    game.add_judge(WantsToEquip, judge_equip)
    game.add_judge(WantsToUnequip, judge_unequip)
    game.add_judge(WantsToClean, judge_clean)
    game.add_judge(WantsToLight, judge_light)
    game.add_judge(WantsToSnuff, judge_snuff)
    game.add_judge(WantsToRefill, judge_refill)
    game.add_judge(WantsToEat, judge_eat)
    game.add_judge(WantsToDrink, judge_drink)
    game.add_judge(WantsToRead, judge_read)
    game.add_sum("capacity", "body")
    game.add_term("capacity", "capacity.anybody", terms.anybody_to_carry, begins=True)
    game.add_term("capacity", "capacity.strength", terms.strength_to_carry)
    game.add_term("comfort", "comfort.dirt", terms.dirt_to_rest_in)
