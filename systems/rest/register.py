"""Register: what the room rest adds to the game."""

from __future__ import annotations

from components.intent import WantsToAnswer, WantsToRest, WantsToTakeStair, WantsToWait
from content.registrar import Registrar
from systems.rest.legal_rest import judge_rest
from systems.rest.legal_turn import foresee_answer, judge_answer, judge_take_stair, judge_wait
from systems.rest.mend import Mend
from systems.rest.recuperate import Recuperate
from systems.rest.refresh import Refresh
from systems.rest.renewal import Renewal
from systems.rest.rest import Rest
from systems.rest.stamina_rest import StaminaRest
from systems.rest.waiting import Waiting


def register(game: Registrar) -> None:
    """Add its rules and the judges of its intents."""
    for rule in (
        Mend, Recuperate, Refresh, Renewal, Rest, StaminaRest, Waiting,
    ):
        game.add_system(rule())
    game.add_judge(WantsToRest, judge_rest)
    game.add_judge(WantsToWait, judge_wait)
    game.add_judge(WantsToTakeStair, judge_take_stair)
    game.add_judge(WantsToAnswer, judge_answer, foresee_answer)
    game.add_sum("comfort", "room")
