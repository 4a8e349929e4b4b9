"""Register: what the birth of dungeons adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.genesis.needs import NEEDS


def register(game: Registrar) -> None:
    """Say which cards it brings by itself."""
    for need in NEEDS:
        game.add_need(need)
