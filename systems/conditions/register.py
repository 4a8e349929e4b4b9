"""Register: what the room conditions adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.conditions import terms
from systems.conditions.ceiling_fall import CeilingFall
from systems.conditions.clear_condition import ClearCondition
from systems.conditions.collapse import Collapse
from systems.conditions.emergence import Emergence
from systems.conditions.exposure import Exposure
from systems.conditions.haunting import Haunting
from systems.conditions.leap_clear import LeapClear
from systems.conditions.rockslide import Rockslide
from systems.conditions.spreading import Spreading
from systems.conditions.verbs import VERBS
from systems.seekers.proficiency import BUILDING


def register(game: Registrar) -> None:
    """Add its rules, its verbs and its terms of sums."""
    for rule in (
        CeilingFall, ClearCondition, Collapse, Emergence, Exposure, Haunting, LeapClear, Rockslide, Spreading,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_term("warmth", "warmth.wind", terms.wind_to_feel, after="warmth.flood")
    game.add_proficiency(BUILDING, 90, "hammer-nails")
