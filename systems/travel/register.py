"""Register: what the room travel adds to the game."""

from __future__ import annotations

from components.intent import WantsToStep
from content.registrar import Registrar
from systems.travel.displace import Displace
from systems.travel.legal_move import foresee_step, judge_step
from systems.travel.movement import Movement
from systems.travel.passage_crossing import PassageCrossing
from systems.travel.stair import StairTaking


def register(game: Registrar) -> None:
    """Add its rules and the judges of its intents."""
    for rule in (
        Displace, Movement, PassageCrossing, StairTaking,
    ):
        game.add_system(rule())
    game.add_judge(WantsToStep, judge_step, foresee_step)
