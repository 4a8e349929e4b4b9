"""Register: what the room water adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.water.drown import Drown
from systems.water.flood import Flooding
from systems.water.soak import Soak


def register(game: Registrar) -> None:
    """Add its rules."""
    for rule in (
        Drown, Flooding, Soak,
    ):
        game.add_system(rule())
