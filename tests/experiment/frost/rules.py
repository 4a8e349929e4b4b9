"""Frost: it numbs the fingers of whoever acts in it, and chills the room."""

from __future__ import annotations

from components.body import Stamina
from components.card import Card
from components.event import Entity, Event
from components.registry import Component, component
from engine.api import Registrar, System, World, at_risk, conditions, room_of, runs

COLD = 2


@component("frost:condition.numbs")
class Numbs(Component):
    """Risk: with this chance an action costs so much stamina besides."""

    chance: int
    stamina: int


class Numbed(Event, frozen=True):
    """A condition numbed somebody's fingers."""

    card: Entity
    seeker: Entity


class Numbing(System):
    follows = "Haunting"
    wants = Numbs

    def run(self, world: World) -> None:
        for seeker, condition, risk in at_risk(world, Numbs):
            if runs(world, "risk.numbs", risk.chance, seeker, condition) and world.has(seeker, Stamina):
                pool = world.edit(seeker, Stamina)
                pool.left = max(0, pool.left - risk.stamina)
                world.emit(Numbed(room_of(world, seeker), condition, seeker))


def numbing(world: World, seeker: int, condition: int, numbs: Numbs) -> tuple[str, int]:
    """Fingers go numb."""
    return world.get(condition, Card).prototype, numbs.chance


def frost_to_feel(world: World, seeker: int, room: int) -> int:
    """Frost in the room."""
    return -COLD if any(world.has(condition, Numbs) for condition in conditions(world, room)) else 0


def register(pack: Registrar) -> None:
    """A rule of RISK, what a rest says of it, and a term of warmth."""
    pack.add_system(Numbing())
    pack.add_risk(Numbs, "numbs", numbing)
    pack.add_term("warmth", "warmth.frost", frost_to_feel, after="warmth.wind")
