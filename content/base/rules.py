"""The rules of the base game: they stand in the rooms of `systems`, and enter by the door of every pack."""

import systems
from content.registrar import Registrar
from engine.errands import register as errands


def register(pack: Registrar) -> None:
    """Add the order of the turn, all that its rooms have, and the errands that are made of single commands."""
    systems.register(pack)
    errands.register(pack)
