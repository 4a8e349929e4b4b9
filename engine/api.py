"""The door for packs with code and for their tests: what is named here stays; everything else may change."""

from components.events import Entity, Event
from components.place import Place, Spot
from components.registry import CardId, Component, component
from content.loader import load
from content.make import make
from content.registrar import Registrar
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.reckoning.distance import distance
from systems.reckoning.rooms import creature_at, neighbour, room_of, seekers_in, things_at
from systems.reckoning.sight import is_lit

__all__ = [
    "CardId",
    "Component",
    "Content",
    "Entity",
    "Event",
    "Place",
    "Registrar",
    "Spot",
    "System",
    "World",
    "component",
    "creature_at",
    "distance",
    "is_lit",
    "load",
    "make",
    "neighbour",
    "room_of",
    "seekers_in",
    "things_at",
]
