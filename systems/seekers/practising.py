"""Practising: whoever uses a proficiency grows in it, by more for a success than for a failed try (CHAR-5).

A use is noted as it happens and counted with the world turn, so that whatever was shown in this turn holds in it (P7).
"""

from __future__ import annotations

from components.registry import Component
from components.seekers import Practised, Proficiencies
from content.registry import Content
from engine.kernel.world import World
from systems.seekers.proficiency import most


def practise(world: World, actor: int, name: str, succeeded: bool) -> None:
    """Note one use of a proficiency by one who can learn, and how it went; without a name nothing was used."""
    if not (name and world.has(actor, Proficiencies)):
        return
    figures = world.resource(Content).figures.seekers
    worth = figures.proficiency_success if succeeded else figures.proficiency_try
    if not world.has(actor, Practised):
        world.add(actor, Practised())
    noted = world.edit(actor, Practised)
    if name not in noted.names:
        noted.names.append(name)
        noted.fifths.append(0)
    noted.fifths[noted.names.index(name)] += worth


def practise_by(world: World, actor: int, intent: type[Component], succeeded: bool) -> None:
    """Note one use of the proficiency that the verb with this intent `trains`, and how it went."""
    practise(world, actor, world.resource(Content).verbs.trained_by(intent), succeeded)


def grow(world: World, actor: int, name: str, fifths: int) -> None:
    """Add so many fifths of a point to a proficiency, new or known, up to the most there may be."""
    known = world.edit(actor, Proficiencies)
    if name not in known.names:
        known.names.append(name)
        known.fifths.append(0)
    place = known.names.index(name)
    known.fifths[place] = min(most(world.resource(Content).figures), known.fifths[place] + fifths)
