"""Register: what the room rest adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.rest.mend import Mend
from systems.rest.recuperate import Recuperate
from systems.rest.refresh import Refresh
from systems.rest.renewal import Renewal
from systems.rest.rest import Rest
from systems.rest.stamina_rest import StaminaRest
from systems.rest.verbs import VERBS
from systems.rest.waiting import Waiting


def register(game: Registrar) -> None:
    """Add its rules and its verbs."""
    for rule in (
        Mend, Recuperate, Refresh, Renewal, Rest, StaminaRest, Waiting,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_sum("comfort", "room")
