"""Register: what the room light adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.light import terms
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
    """Add its rules, its verbs and its terms of sums."""
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
