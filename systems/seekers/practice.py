"""Practice: what was used in a world turn is counted into the proficiencies at its end (CHAR-5).

Until then the odds that were shown are the odds (P7).
"""

from __future__ import annotations

from components.seekers import Practised, Proficiencies
from engine.kernel.system import System
from engine.kernel.world import World
from systems.seekers.practising import grow


class Practice(System):
    wants = Practised

    def run(self, world: World) -> None:
        for actor, noted in world.rows(Practised):
            if world.has(actor, Proficiencies):
                for name, fifths in zip(noted.names, noted.fifths, strict=True):
                    grow(world, actor, name, fifths)
            world.remove(actor, Practised)
