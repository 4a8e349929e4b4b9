"""Register: what the room gathering adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.gathering.gather import Gather
from systems.gathering.mine import Mine
from systems.gathering.regrow import Regrow


def register(game: Registrar) -> None:
    """Add its rules."""
    for rule in (
        Gather, Mine, Regrow,
    ):
        game.add_system(rule())
