"""Ceiling fall: an answer to a tremor costs Health, and the room is Collapsed unless a timber held (COND-UNSTABLE).

Who has leapt out leaves under the stones what lay loose there, but for keys (G9).
"""

from __future__ import annotations

from components.combat import Element
from components.conditions import Collapses, Tremor
from components.effect import Unleashed
from components.events.conditions import CeilingHeld, PropBroke
from components.registry import Component
from components.tremor import Clears, Falls, Holds, Leaps
from engine.kernel.system import System
from engine.kernel.world import World
from systems.body.wounds import hurt
from systems.conditions.burying import bury
from systems.conditions.conditions import conditions
from systems.conditions.laying import lay_condition
from systems.conditions.tremor import prop_of
from systems.core.rooms import room_of
from systems.core.using import use_up
from systems.gathering.odds_of_rooms import holding
from systems.seekers.practising import practise
from systems.seekers.proficiency import BUILDING

ANSWERS: tuple[type[Component], ...] = (Falls, Holds, Leaps, Clears)


class CeilingFall(System):
    wants = Unleashed

    def run(self, world: World) -> None:
        for answer in ANSWERS:
            for _, unleashed, _ in world.rows(Unleashed, answer):
                tremor = world.find(unleashed.target, Tremor)
                if tremor is not None:
                    _answer(world, unleashed.target, answer, tremor)


def _answer(world: World, seeker: int, answer: type[Component], tremor: Tremor) -> None:
    prop = prop_of(world, seeker)
    world.remove(seeker, Tremor)
    held = answer is Holds and _holds(world, seeker, prop)
    cause = _cracked(world, tremor) if held else _come_down(world, seeker, answer, tremor)
    hurt(world, seeker, tremor.health, Element.FORCE, 0, cause)


def _come_down(world: World, seeker: int, answer: type[Component], tremor: Tremor) -> int:
    """The ceiling is down; the rubble that lies there now, or 0 when there was some before."""
    leapt = answer is Leaps and room_of(world, seeker) != tremor.room
    if leapt or answer is Clears:
        bury(world, tremor.room)
    return lay_condition(world, tremor.room, tremor.card)


def _cracked(world: World, tremor: Tremor) -> int:
    """The condition whose risk this was, as far as it is still there."""
    return next((card for card in conditions(world, tremor.room) if world.has(card, Collapses)), 0)


def _holds(world: World, seeker: int, prop: int) -> bool:
    """Whether the timber holds the ceiling; either way it is used up."""
    room = room_of(world, seeker)
    held = world.chance("tremor.hold", holding(world, seeker).chance, seeker, by=seeker)
    practise(world, seeker, BUILDING, held)
    world.emit(CeilingHeld(room, seeker, prop) if held else PropBroke(room, seeker, prop))
    use_up(world, prop, "built")
    return held
