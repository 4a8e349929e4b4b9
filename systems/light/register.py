"""Register: what the room light adds to the game."""

from __future__ import annotations

from components.effect import Lights, Snuffs
from components.light import Fuel, Oil, Refillable, RelitBy
from content.registrar import Registrar
from systems.light import tellers, terms
from systems.light.burn import Burn
from systems.light.kindle import Kindle
from systems.light.light import Light
from systems.light.refill import Refill
from systems.light.relight import Relight
from systems.light.snuff import Snuff
from systems.light.snuff_all import SnuffAll
from systems.light.tending import TENDER_OF_FLAMES
from systems.light.verbs import VERBS


def register(game: Registrar) -> None:
    """Add its rules, its verbs, its terms of sums and its tellers."""
    for rule in (
        Burn, Kindle, Light, Refill, Relight, Snuff, SnuffAll,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_term("to_hit", "odds.dark", terms.dark_to_strike_in, after="odds.guard")
    game.add_term("to_notice", "odds.dark", terms.dark_to_hide_in, after="odds.keen")
    game.add_term("comfort", "comfort.dark", terms.dark_to_rest_in, after="comfort.smoke")
    game.add_term("sight", "sight.flame", terms.flame_to_see, upon=True)
    game.add_term("sight", "sight.dark", terms.dark_to_see_in, upon=True)
    game.add_term("to_search", "odds.dark", terms.dark_to_search_in, after="odds.size")
    game.add_ability(TENDER_OF_FLAMES)
    game.add_teller(Fuel, "fuel", tellers.tell_fuel)
    game.add_teller(RelitBy, "relit_by")
    game.add_teller(Refillable, "refillable")
    game.add_teller(Oil, "oil")
    game.add_teller(Fuel, "sheds", words="tells.base:light.fuel")
    game.add_teller(Snuffs, "snuffs", hidden=True)
    game.add_teller(Lights, "lights", hidden=True)
    game.add_due(Fuel, "flame")
