"""Register: what the room conditions adds to the game."""

from __future__ import annotations

from components.intent import WantsToClear, WantsToGather, WantsToMine
from content.registrar import Registrar
from systems.conditions import terms
from systems.conditions.ceiling_fall import CeilingFall
from systems.conditions.clear_condition import ClearCondition
from systems.conditions.collapse import Collapse
from systems.conditions.emergence import Emergence
from systems.conditions.exposure import Exposure
from systems.conditions.haunting import Haunting
from systems.conditions.leap_clear import LeapClear
from systems.conditions.legal_conditions import foresee_gather, foresee_mine, judge_clear, judge_gather, judge_mine
from systems.conditions.rockslide import Rockslide
from systems.conditions.spreading import Spreading


def register(game: Registrar) -> None:
    """Add its rules, the judges of its intents and its terms of sums."""
    for rule in (
        CeilingFall, ClearCondition, Collapse, Emergence, Exposure, Haunting, LeapClear, Rockslide, Spreading,
    ):
        game.add_system(rule())
    game.add_judge(WantsToClear, judge_clear)
    game.add_judge(WantsToMine, judge_mine, foresee_mine)
    game.add_judge(WantsToGather, judge_gather, foresee_gather)
    game.add_term("warmth", "warmth.wind", terms.wind_to_feel, after="warmth.flood")
