"""Register: what the room creatures adds to the game."""

from __future__ import annotations

from components.conditions import Emerges
from components.creatures import Breeds, Incorporeal, ShyOfLight, Wanders
from components.effect import Alarms, Summons
from content.registrar import Registrar
from systems.creatures import tellers, terms
from systems.creatures.alarm import Alarm
from systems.creatures.breeding import Breeding
from systems.creatures.clocks import start_breeding, start_wandering
from systems.creatures.decide import Decide
from systems.creatures.mimic_wake import MimicWake
from systems.creatures.notice import Notice
from systems.creatures.summon import Summon
from systems.seekers.proficiency import STEALTH


def register(game: Registrar) -> None:
    """Add its rules, its terms of sums and its tellers."""
    for rule in (
        Alarm, Breeding, Decide, MimicWake, Notice, Summon,
    ):
        game.add_system(rule())
    game.add_start(Wanders, start_wandering)
    game.add_start(Breeds, start_breeding)
    game.add_sum("to_notice", "creature", "seeker")
    game.add_term("to_notice", "odds.noticing", terms.watch, begins=True)
    game.add_term("to_notice", "odds.keen", terms.keen)
    game.add_sum("sight", "creature", "seeker")
    game.add_term("sight", "sight.eyes", terms.eyes, begins=True)
    game.add_sum("hearing", "creature", "seeker")
    game.add_term("hearing", "hearing.ears", terms.ears, begins=True)
    game.add_sum("noise", "room", "rooms")
    game.add_term("noise", "noise.itself", terms.noise_itself, begins=True)
    game.add_proficiency(STEALTH, 40, "hood")
    game.add_teller(Incorporeal, "incorporeal")
    game.add_teller(ShyOfLight, "shy_of_light")
    game.add_teller(Alarms, "alarms", hidden=True)
    game.add_teller(Summons, "summons", hidden=True)
    game.add_teller(Emerges, "emerges", tellers.tell_emerges, of="place")
    game.add_teller(Breeds, "breeds", of="place")
