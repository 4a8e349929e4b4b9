"""Register: what the room combat adds to the game."""

from __future__ import annotations

from components.intent import WantsToShoot, WantsToStrike, WantsToThrow
from content.registrar import Registrar
from systems.combat.corrode import Corrode
from systems.combat.legal_fight import (
    foresee_shot,
    foresee_strike,
    foresee_throw,
    judge_shoot,
    judge_strike,
    judge_throw,
)
from systems.combat.opportunity import Opportunity
from systems.combat.shoot import Shoot
from systems.combat.strike import Strike
from systems.combat.throw import Throw


def register(game: Registrar) -> None:
    """Add its rules and the judges of its intents."""
    for rule in (
        Corrode, Opportunity, Shoot, Strike, Throw,
    ):
        game.add_system(rule())
    game.add_judge(WantsToStrike, judge_strike, foresee_strike, hand="target")
    game.add_judge(WantsToShoot, judge_shoot, foresee_shot)
    game.add_judge(WantsToThrow, judge_throw, foresee_throw)
