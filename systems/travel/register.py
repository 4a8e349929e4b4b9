"""Register: what the room travel adds to the game."""

from __future__ import annotations

from components.effect import Displaces
from content.registrar import Registrar
from systems.travel import terms
from systems.travel.displace import Displace
from systems.travel.movement import Movement
from systems.travel.passage_crossing import PassageCrossing
from systems.travel.stair import StairTaking
from systems.travel.verbs import VERBS


def register(game: Registrar) -> None:
    """Add its rules, its verbs, its terms of sums and its tellers."""
    for rule in (
        Displace, Movement, PassageCrossing, StairTaking,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    game.add_sum("step", "actor", "room")
    game.add_term("step", "step.ground", terms.ground_to_step_on, begins=True)
    game.add_term("step", "step.mire", terms.mire_to_step_in, upon=True)
    game.add_teller(Displaces, "displaces", hidden=True)
