"""Temperament: what an awake creature means to do next, by its temper and its senses (COMB-5). Reads only."""

from __future__ import annotations

from components.actor import Creature, Health, Hunting, InPlay, Temper, Timid
from components.card import Card
from components.intent import WantsToShoot, WantsToStep, WantsToStrike
from components.place import SIDES, Spot
from components.registry import Component
from content.registry import Content
from engine.kernel.world import World
from systems.reckoning.bodies import is_living
from systems.reckoning.distance import span
from systems.reckoning.drowning import rises_as
from systems.reckoning.legal import ruling
from systems.reckoning.moves import landing, move_of
from systems.reckoning.rooms import board_place, room_of
from systems.reckoning.routes import heading_to
from systems.reckoning.verdict import Verdict
from systems.reckoning.water import drowns

KEEPS_ITS_ROOM = (Temper.GUARDING, Temper.LURKING)
FAR = 6


Choice = tuple[Component, Verdict]


def choose(world: World, creature: int) -> Choice | None:
    """What a creature that hunts means to do, with the ruling, which is legal; None when it has nothing to do."""
    quarry = quarry_of(world, creature)
    if not quarry:
        return None
    if is_afraid(world, creature):
        return _away(world, creature, quarry) or _attack(world, creature, quarry)
    return _attack(world, creature, quarry) or _towards(world, creature, quarry)


def quarry_of(world: World, creature: int) -> int:
    """The living seeker in play whom a creature hunts, or 0."""
    hunting = world.find(creature, Hunting)
    if hunting is None or not (world.has(hunting.quarry, InPlay) and is_living(world, hunting.quarry)):
        return 0
    return hunting.quarry


def is_afraid(world: World, creature: int) -> bool:
    """Whether a creature has lost heart: a fleeing one at the first wound, a timid one at its own measure."""
    health = world.get(creature, Health)
    if world.get(creature, Creature).temper == Temper.FLEEING and health.left < health.full:
        return True
    timid = world.find(creature, Timid)
    return timid is not None and 100 * health.left <= timid.below * health.full


def judged(world: World, creature: int, intent: Component) -> Choice | None:
    """The intent with the ruling on it if it is legal, else None."""
    if isinstance(intent, WantsToStep) and would_drown(world, creature, intent.heading):
        return None
    answer = ruling(world, creature, intent)
    return (intent, answer) if answer.legal else None


def would_drown(world: World, creature: int, heading: int) -> bool:
    """Whether a step takes a creature out of its room into water that drowns it: none takes it of its own will."""
    move = move_of(world, creature, heading)
    if move is None or not (move.crosses and move.beyond and drowns(world, move.beyond)):
        return False
    return bool(rises_as(world.resource(Content), world.get(creature, Card).prototype))


def _attack(world: World, creature: int, quarry: int) -> Choice | None:
    return judged(world, creature, WantsToStrike(quarry)) or judged(world, creature, WantsToShoot(quarry))


def _towards(world: World, creature: int, quarry: int) -> Choice | None:
    goal = room_of(world, quarry)
    if goal == room_of(world, creature) or world.get(creature, Creature).temper in KEEPS_ITS_ROOM:
        return None
    heading = heading_to(world, creature, goal, FAR)
    return judged(world, creature, WantsToStep(heading)) if heading is not None else None


def _away(world: World, creature: int, quarry: int) -> Choice | None:
    """The legal step that leads farthest from the quarry, if any leads farther than here."""
    danger = board_place(world, quarry)
    best, best_span = None, span(world, danger, board_place(world, creature))
    for heading in SIDES:
        apart = _span_after(world, creature, heading, danger)
        step = judged(world, creature, WantsToStep(int(heading))) if apart > best_span else None
        if step is not None:
            best, best_span = step, apart
    return best


def _span_after(world: World, creature: int, heading: int, danger: tuple[int, Spot]) -> int:
    move = move_of(world, creature, heading)
    ends = landing(world, creature, move) if move is not None and move.beyond else None
    return span(world, danger, (move.beyond, ends)) if move is not None and ends is not None else -1
