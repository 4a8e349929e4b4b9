"""Register: what the room walls adds to the game."""

from __future__ import annotations

from components.intent import WantsToBreak, WantsToExamine, WantsToPushStone
from content.registrar import Registrar
from systems.walls import terms
from systems.walls.break_structure import BreakStructure
from systems.walls.examine import Examine
from systems.walls.legal_walls import foresee_examine, judge_break, judge_examine, judge_push
from systems.walls.push_stone import PushStone


def register(game: Registrar) -> None:
    """Add its rules, the judges of its intents and its terms of sums."""
    for rule in (
        BreakStructure, Examine, PushStone,
    ):
        game.add_system(rule())
    game.add_judge(WantsToExamine, judge_examine, foresee_examine)
    game.add_judge(WantsToPushStone, judge_push)
    game.add_judge(WantsToBreak, judge_break)
    game.add_term("warmth", "warmth.room", terms.room_to_feel, upon=True)
    game.add_sum("to_examine", "actor")
    game.add_term("to_examine", "odds.examine", terms.any_walls, begins=True)
    game.add_term("to_examine", "odds.perception", terms.perception_to_examine)
