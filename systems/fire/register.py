"""Register: what the room fire adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.fire.burn_away import BurnAway
from systems.fire.catch_fire import CatchFire
from systems.fire.choke import Choke
from systems.fire.ignite import Ignite
from systems.fire.quench import Quench
from systems.fire.scorch import Scorch
from systems.fire.smoke import SmokeDrift


def register(game: Registrar) -> None:
    """Add its rules."""
    for rule in (
        BurnAway, CatchFire, Choke, Ignite, Quench, Scorch, SmokeDrift,
    ):
        game.add_system(rule())
