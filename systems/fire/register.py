"""Register: what the room fire adds to the game."""

from __future__ import annotations

from components.conditions import Burns
from components.effect import Ignites
from components.fire import Burning, Flammable
from content.registrar import Registrar
from systems.fire import tellers, terms
from systems.fire.burn_away import BurnAway
from systems.fire.catch_fire import CatchFire
from systems.fire.choke import CHOKED, Choke
from systems.fire.ignite import Ignite
from systems.fire.quench import Quench
from systems.fire.scorch import Scorch
from systems.fire.smoke import SmokeDrift


def register(game: Registrar) -> None:
    """Add its rules, its terms of sums and its tellers."""
    for rule in (
        BurnAway, CatchFire, Choke, Ignite, Quench, Scorch, SmokeDrift,
    ):
        game.add_system(rule())
    game.add_term("to_hit", "odds.smoke", terms.smoke_to_strike_in, after="odds.dark")
    game.add_term("warmth", "warmth.fire", terms.fire_to_feel, after="warmth.wet")
    game.add_term("comfort", "comfort.smoke", terms.smoke_to_rest_in, after="comfort.flood")
    game.add_term("sight", "sight.smoke", terms.smoke_to_see_through, upon=True)
    game.add_need(CHOKED)
    game.add_teller(Flammable, "flammable", tellers.tell_flammable)
    game.add_teller(Burns, "burns", tellers.tell_burns, of="place")
    game.add_teller(Ignites, "ignites", hidden=True)
    game.add_due(Burning, "fire", "fire")
