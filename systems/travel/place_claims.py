"""Claims: which slots creatures have laid claim to in one pass, so that no two end on one (MOVE-4)."""

from __future__ import annotations

from components.place import Spot
from engine.kernel.world import World
from systems.core.rooms import free_sides_for_creature
from systems.travel.moves import Move


class Claims:
    """The slots taken so far, by room."""

    def __init__(self) -> None:
        self._taken: set[tuple[int, Spot]] = set()

    def take(self, world: World, move: Move) -> bool:
        """Claim the slot on which a creature's move ends, or when it comes in the nearest unclaimed; False if none."""
        spots = free_sides_for_creature(world, move.beyond, move.spot) if move.crosses else [move.spot]
        for spot in spots:
            if (move.beyond, spot) not in self._taken:
                self._taken.add((move.beyond, spot))
                return True
        return False
