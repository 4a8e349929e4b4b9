"""Register: what the room walls adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.walls import terms
from systems.walls.break_structure import BreakStructure
from systems.walls.examine import Examine
from systems.walls.push_stone import PushStone
from systems.walls.verbs import VERBS


def register(game: Registrar) -> None:
    """Add its rules, its verbs and its terms of sums."""
    for rule in (
        BreakStructure, Examine, PushStone,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_term("warmth", "warmth.room", terms.room_to_feel, upon=True)
    game.add_sum("to_examine", "actor")
    game.add_term("to_examine", "odds.examine", terms.any_walls, begins=True)
    game.add_term("to_examine", "odds.perception", terms.perception_to_examine)
