"""Register: what the room building adds to the game."""

from __future__ import annotations

from components.intent import WantsToFinishUpgrade, WantsToSetCard, WantsToUnsetCard
from content.registrar import Registrar
from systems.building.finish_upgrade import FinishUpgrade
from systems.building.legal_upgrade import judge_finish, judge_set, judge_unset
from systems.building.set_card import SetCard
from systems.building.unset_card import UnsetCard


def register(game: Registrar) -> None:
    """Add its rules and the judges of its intents."""
    for rule in (
        FinishUpgrade, SetCard, UnsetCard,
    ):
        game.add_system(rule())
    game.add_judge(WantsToSetCard, judge_set)
    game.add_judge(WantsToUnsetCard, judge_unset)
    game.add_judge(WantsToFinishUpgrade, judge_finish)
