"""Register: what the room building adds to the game."""

from __future__ import annotations

from content.registrar import Registrar
from systems.building.finish_upgrade import FinishUpgrade
from systems.building.set_card import SetCard
from systems.building.unset_card import UnsetCard
from systems.building.verbs import VERBS


def register(game: Registrar) -> None:
    """Add its rules and its verbs."""
    for rule in (
        FinishUpgrade, SetCard, UnsetCard,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    # They wait for the benches that read them.
    game.add_proficiency("smithing", 110, "anvil", sold=False)
    game.add_proficiency("alchemy", 120, "round-bottom-flask", sold=False)
