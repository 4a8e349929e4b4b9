"""Register: what the room light adds to the game."""

from __future__ import annotations

from components.intent import WantsToRelight
from content.registrar import Registrar
from systems.light.burn import Burn
from systems.light.kindle import Kindle
from systems.light.legal_relight import judge_relight
from systems.light.light import Light
from systems.light.refill import Refill
from systems.light.relight import Relight
from systems.light.snuff import Snuff
from systems.light.snuff_all import SnuffAll


def register(game: Registrar) -> None:
    """Add its rules and the judges of its intents."""
    for rule in (
        Burn, Kindle, Light, Refill, Relight, Snuff, SnuffAll,
    ):
        game.add_system(rule())
    game.add_judge(WantsToRelight, judge_relight)
