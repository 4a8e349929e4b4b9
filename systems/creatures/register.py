"""Register: what the room creatures adds to the game."""

from __future__ import annotations

from components.actor import Wanders
from components.condition import Breeds
from content.registrar import Registrar
from systems.creatures.alarm import Alarm
from systems.creatures.breeding import Breeding
from systems.creatures.clocks import start_breeding, start_wandering
from systems.creatures.decide import Decide
from systems.creatures.mimic_wake import MimicWake
from systems.creatures.notice import Notice
from systems.creatures.summon import Summon


def register(game: Registrar) -> None:
    """Add its rules."""
    for rule in (
        Alarm, Breeding, Decide, MimicWake, Notice, Summon,
    ):
        game.add_system(rule())
    game.add_start(Wanders, start_wandering)
    game.add_start(Breeds, start_breeding)
