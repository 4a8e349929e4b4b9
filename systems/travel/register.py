"""Register: what the room travel adds to the game."""

from __future__ import annotations

from components.intent import WantsToStep
from content.registrar import Registrar
from systems.travel import terms
from systems.travel.displace import Displace
from systems.travel.legal_move import foresee_step, judge_step
from systems.travel.movement import Movement
from systems.travel.passage_crossing import PassageCrossing
from systems.travel.stair import StairTaking


def register(game: Registrar) -> None:
    """Add its rules, the judges of its intents and its terms of sums."""
    for rule in (
        Displace, Movement, PassageCrossing, StairTaking,
    ):
        game.add_system(rule())
    game.add_judge(WantsToStep, judge_step, foresee_step)
    game.add_sum("step", "actor", "room")
    game.add_term("step", "step.ground", terms.ground_to_step_on, begins=True)
    game.add_term("step", "step.mire", terms.mire_to_step_in, upon=True)
