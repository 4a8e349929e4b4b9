"""Register: what the room core adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.core.act_over import ActOver
from systems.core.aftermath import Aftermath, RiskAftermath
from systems.core.finish import Finish
from systems.core.judge import Judge


def register(game: Registrar) -> None:
    """Add its rules."""
    for rule in (
        ActOver, Aftermath, RiskAftermath, Finish, Judge,
    ):
        game.add_system(rule())
