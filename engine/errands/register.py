"""Register: what errands add to the game."""

from __future__ import annotations

from content.registrar import Registrar
from engine.errands.verbs import VERBS


def register(game: Registrar) -> None:
    """Add their verbs."""
    for verb in VERBS:
        game.add_verb(verb)
