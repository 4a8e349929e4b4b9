"""Register: what the room conditions adds to the game."""

from __future__ import annotations

from components.conditions import (
    Afflicting,
    ClearedBy,
    Collapses,
    Condition,
    Covers,
    Draining,
    Emerges,
    Harming,
    Leaves,
    Spreads,
    Windage,
)
from content.registrar import Registrar
from systems.conditions import perils, tellers, terms
from systems.conditions.ceiling_fall import CeilingFall
from systems.conditions.clear_condition import ClearCondition
from systems.conditions.collapse import Collapse
from systems.conditions.emergence import Emergence
from systems.conditions.exposure import Exposure
from systems.conditions.haunting import Haunting
from systems.conditions.leap_clear import LeapClear
from systems.conditions.rockslide import Rockslide
from systems.conditions.spreading import Spreading
from systems.conditions.tremor import ANSWERING
from systems.conditions.verbs import VERBS
from systems.seekers.proficiency import BUILDING


def register(game: Registrar) -> None:
    """Add its rules, its verbs, its terms of sums, its tellers, and what the answers to a tremor are made of."""
    for rule in (
        CeilingFall, ClearCondition, Collapse, Emergence, Exposure, Haunting, LeapClear, Rockslide, Spreading,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_term("warmth", "warmth.wind", terms.wind_to_feel, after="warmth.flood")
    game.add_proficiency(BUILDING, 90, "hammer-nails")
    game.add_teller(Condition, "nature", tellers.tell_nature, of="place")
    game.add_teller(ClearedBy, "cleared_by", tellers.tell_cleared, of="place")
    game.add_teller(Covers, "covers", of="place")
    game.add_teller(Leaves, "leaves", of="place")
    game.add_teller(Windage, "windage", of="place")
    game.add_teller(Collapses, "collapses", tellers.tell_collapses, of="place")
    game.add_teller(Afflicting, "afflicts", tellers.tell_afflicting, of="place")
    game.add_teller(Spreads, "spreads", of="place")
    game.add_teller(Harming, "harms", tellers.tell_harming, of="place")
    game.add_teller(Draining, "drains", tellers.tell_draining, of="place")
    game.add_risk(Collapses, "collapses", perils.collapsing)
    game.add_risk(Emerges, "emerges", perils.emerging)
    game.add_risk(Afflicting, "afflicts", perils.sickening)
    game.add_risk(Draining, "drains", perils.draining)
    game.add_risk(Harming, "harms", perils.harming)
    for record in ANSWERING:
        game.add_answering(record)
