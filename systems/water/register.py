"""Register: what the room water adds to the game."""

from __future__ import annotations

from components.water import Drain
from content.registrar import Registrar
from systems.water import tellers, terms
from systems.water.drown import Drown
from systems.water.flood import Flooding
from systems.water.soak import Soak


def register(game: Registrar) -> None:
    """Add its rules, its terms of sums and its tellers."""
    for rule in (
        Drown, Flooding, Soak,
    ):
        game.add_system(rule())
    game.add_term("warmth", "warmth.flood", terms.flood_to_feel, after="warmth.air")
    game.add_term("warmth", "warmth.wet", terms.wet_to_feel, after="warmth.wind")
    game.add_term("comfort", "comfort.flood", terms.flood_to_rest_in, after="comfort.dirt")
    game.add_term("step", "step.flood", terms.flood_to_step_in, upon=True)
    game.add_teller(Drain, "drain", tellers.tell_drain)
