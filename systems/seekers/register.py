"""Register: what the room seekers adds to the game."""

from __future__ import annotations

from components.intent import WantsToTrain
from content.registrar import Registrar
from systems.seekers.answer import AnswerChoice
from systems.seekers.legal_lessons import judge_train
from systems.seekers.level_up import LevelUp
from systems.seekers.practice import Practice
from systems.seekers.train import Train


def register(game: Registrar) -> None:
    """Add its rules and the judges of its intents."""
    for rule in (
        AnswerChoice, LevelUp, Practice, Train,
    ):
        game.add_system(rule())
    game.add_judge(WantsToTrain, judge_train)
