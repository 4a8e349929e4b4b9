"""Temperament: what an awake creature means to do next, by its temper and its senses (COMB-5). Reads only."""

from __future__ import annotations

from components.body import Health
from components.combat import Launcher, WantsToShoot, WantsToStrike
from components.creatures import Creature, Hunting, Temper, Timid
from components.fire import Burning
from components.place import SIDES, Spot
from components.registry import Component
from components.seekers import InPlay
from components.travel import WantsToStep
from content.registry import Content
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.distance import OUT_OF_REACH, distance, span
from systems.core.legal import ruling
from systems.core.rooms import board_place, room_of
from systems.core.spread import bars_of, toward
from systems.core.verdict import Verdict
from systems.creatures.daring import dares, stands_in_fire
from systems.things.dirt import lure
from systems.travel.moves import landing, move_of

KEEPS_ITS_ROOM = (Temper.GUARDING, Temper.LURKING)
GOES_BY_NOSE = (Temper.PURSUING, Temper.ROAMING)
# An intent with the ruling on it.
Meant = tuple[Component, Verdict]


def choose(world: World, creature: int) -> Meant | None:
    """What an awake creature means to do, with the ruling, which is legal; None when it has nothing to do."""
    quarry = quarry_of(world, creature)
    if world.any(Burning) and stands_in_fire(world, creature, *board_place(world, creature)):
        return _out(world, creature) or (_attack(world, creature, quarry) if quarry else None)
    if not quarry:
        return by_nose(world, creature)
    afraid = is_afraid(world, creature)
    if distance(world, creature, quarry) == OUT_OF_REACH:
        # No blow gets there, and no step leads farther away.
        return None if afraid else _towards(world, creature, quarry)
    if afraid:
        return _away(world, creature, quarry) or _attack(world, creature, quarry)
    return _attack(world, creature, quarry) or _towards(world, creature, quarry)


def quarry_of(world: World, creature: int) -> int:
    """The living seeker in play whom a creature hunts, or 0."""
    hunting = world.find(creature, Hunting)
    if hunting is None or not (world.has(hunting.quarry, InPlay) and is_living(world, hunting.quarry)):
        return 0
    return hunting.quarry


def by_nose(world: World, creature: int) -> Meant | None:
    """The step by which one without a quarry makes for the filthiest room it smells (AGE-6); None when it stays."""
    if not has_nose(world, creature):
        return None
    heading = lure(world, creature)
    return judged(world, creature, WantsToStep(heading)) if heading in SIDES else None


def has_nose(world: World, creature: int) -> bool:
    """Whether a creature hunts by scent, and is none that keeps its room or runs from every wound."""
    nature = world.get(creature, Creature)
    return nature.scent > 0 and nature.temper in GOES_BY_NOSE


def is_afraid(world: World, creature: int) -> bool:
    """Whether a creature has lost heart: a fleeing one at the first wound, a timid one at its own measure."""
    health = world.get(creature, Health)
    if world.get(creature, Creature).temper == Temper.FLEEING and health.left < health.full:
        return True
    timid = world.find(creature, Timid)
    return timid is not None and 100 * health.left <= timid.below * health.full


def judged(world: World, creature: int, intent: Component) -> Meant | None:
    """The intent with the ruling on it if it is legal, and no step that the creature does not dare; else None."""
    answer = ruling(world, creature, intent)
    if not answer.legal or (isinstance(intent, WantsToStep) and not dares(world, creature, intent.heading)):
        return None
    return intent, answer


def _attack(world: World, creature: int, quarry: int) -> Meant | None:
    blow = judged(world, creature, WantsToStrike(quarry))
    if blow is not None or not world.has(creature, Launcher):
        return blow
    return judged(world, creature, WantsToShoot(quarry))


def _towards(world: World, creature: int, quarry: int) -> Meant | None:
    here, goal = room_of(world, creature), room_of(world, quarry)
    if goal == here or world.get(creature, Creature).temper in KEEPS_ITS_ROOM:
        return None
    far = world.resource(Content).figures.creatures.chase
    heading = toward(world, here, goal, far, bars_of(world, creature))
    return judged(world, creature, WantsToStep(heading)) if heading is not None else None


def _out(world: World, creature: int) -> Meant | None:
    """The first step that leads out of the fire."""
    steps = (judged(world, creature, WantsToStep(int(heading))) for heading in SIDES)
    return next((step for step in steps if step is not None), None)


def _away(world: World, creature: int, quarry: int) -> Meant | None:
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
