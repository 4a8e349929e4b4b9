"""Register: what the room body adds to the game."""

from __future__ import annotations

from components.body import Affliction
from components.effect import Afflicts, Cures, Delays, Drains, Harms, Heals
from content.registrar import Registrar
from systems.body import tellers, terms
from systems.body.afflict import Afflict
from systems.body.affliction_end import AfflictionEnd
from systems.body.affliction_tick import AfflictionTick
from systems.body.cure import Cure
from systems.body.death import Death
from systems.body.delay import Delay
from systems.body.drain import Drain
from systems.body.drink import Drink
from systems.body.eat import Eat
from systems.body.harm import Harm
from systems.body.heal import Heal
from systems.body.hunger import Hungering
from systems.body.starvation import Starvation
from systems.body.thirst import Thirsting
from systems.body.verbs import VERBS
from systems.body.warmth_drift import CHILL, FROSTBITE, HEAT, WarmthDrift


def register(game: Registrar) -> None:
    """Add its rules, its verbs, its terms of sums and its tellers."""
    for rule in (
        Afflict, AfflictionEnd, AfflictionTick, Cure, Death, Delay, Drain, Drink, Eat, Harm, Heal, Hungering,
        Starvation, Thirsting, WarmthDrift,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_sum("warmth", "seeker", "room")
    game.add_term("warmth", "warmth.air", terms.air_to_feel)
    game.add_term("warmth", "warmth.worn", terms.clothes_to_feel, upon=True)
    for need in (CHILL, FROSTBITE, HEAT):
        game.add_need(need)
    game.add_teller(Heals, "heals", tellers.tell_heals, hidden=True)
    game.add_teller(Drains, "drains", tellers.tell_drains, hidden=True)
    game.add_teller(Harms, "harms", tellers.tell_harms, hidden=True)
    game.add_teller(Afflicts, "afflicts", tellers.tell_afflicts, hidden=True)
    game.add_teller(Cures, "cures", hidden=True)
    game.add_teller(Delays, "delays", hidden=True)
    game.add_due(Affliction, "affliction")
