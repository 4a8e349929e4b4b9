"""Register: what the room combat adds to the game."""

from __future__ import annotations

from components.combat import Ammunition, Armour, Launcher, Resistance, Shield, Thrown, Weapon
from components.effect import Corrodes
from content.registrar import Registrar
from systems.combat import tellers, terms
from systems.combat.corrode import Corrode
from systems.combat.hold_fast import HOLD_FAST, holding_fast
from systems.combat.opportunity import Opportunity
from systems.combat.shoot import Shoot
from systems.combat.strike import Strike
from systems.combat.throw import Throw
from systems.combat.verbs import VERBS
from systems.combat.weapon_skills import is_blade, is_bow, is_shield
from systems.seekers.proficiency import BLADES, BOWS, SHIELDS


def register(game: Registrar) -> None:
    """Add its rules, its verbs, its terms of sums and its tellers."""
    for rule in (
        Corrode, Opportunity, Shoot, Strike, Throw,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_sum("to_hit", "blow")
    game.add_term("to_hit", "odds.unskilled", terms.unskilled, begins=True)
    game.add_term("to_hit", "odds.melee", terms.melee, begins=True)
    game.add_term("to_hit", "odds.ranged", terms.ranged, begins=True)
    game.add_term("to_hit", "odds.paired", terms.paired)
    game.add_term("to_hit", "odds.dodge", terms.dodge)
    game.add_term("to_hit", "odds.nimble", terms.nimble)
    game.add_term("to_hit", "odds.slip", terms.slip)
    game.add_term("to_hit", "odds.cover", terms.covered)
    game.add_term("to_hit", "odds.wounded", terms.wounded)
    game.add_term("to_hit", "odds.spent", terms.spent)
    game.add_proficiency(BLADES, 10, "broadsword", is_blade)
    game.add_proficiency(BOWS, 20, "arrow-scope", is_bow)
    game.add_proficiency(SHIELDS, 30, "round-shield", is_shield)
    game.add_ability(HOLD_FAST)
    game.add_term("to_hit", "odds.guard", holding_fast, after="odds.cover")
    game.add_teller(Weapon, "weapon", tellers.tell_weapon)
    game.add_teller(Launcher, "launcher", tellers.tell_launcher)
    game.add_teller(Ammunition, "ammunition")
    game.add_teller(Thrown, "thrown", tellers.tell_thrown)
    game.add_teller(Shield, "shield")
    game.add_teller(Armour, "armour")
    game.add_teller(Resistance, "resistance", tellers.tell_resistance)
    game.add_teller(Corrodes, "corrodes", hidden=True)
