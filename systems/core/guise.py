"""Guise: as which card a thing looks: what has been opened may look like another than while it was shut (ROOM-2)."""

from __future__ import annotations

from components.things import Container
from content.registry import Content
from engine.kernel.world import World


def guise(world: World, entity: int, prototype: str) -> str:
    """The id of the card as which a thing of this prototype looks now."""
    found = world.resource(Content).cards.get(prototype)
    if found is None or not found.opened:
        return prototype
    lid = world.find(entity, Container)
    return found.opened if lid is not None and lid.opened else prototype
