"""Warmth: what a seeker feels of cold and heat where it stands, each part with its name (SURV-2)."""

from __future__ import annotations

from components.condition import Windage
from components.item import Broken, Materials
from components.place import WORN
from components.room import Location
from components.water import Wet
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.core.rooms import room_of
from systems.core.verdict import Term
from systems.fire.fire import fires_in
from systems.walls.structures import insulation
from systems.water.water import chill

WARM = ("textile", "leather")


def warmth(world: World, seeker: int) -> tuple[Term, ...]:
    """The terms that are not 0; their sum is 0 where it is well, below it is cold, above it is hot.

    What a room and clothes keep in makes cold less, and never heat of it.
    """
    room, figures = room_of(world, seeker), world.resource(Content).figures.warmth
    windy = any(world.has(condition, Windage) for condition in conditions(world, room))
    terms = [
        Term("warmth.air", world.get(room, Location).temperature),
        Term("warmth.flood", -chill(world, room)),
        Term("warmth.wind", -figures.wind if windy else 0),
        Term("warmth.wet", -figures.wet if world.has(seeker, Wet) else 0),
        Term("warmth.fire", figures.fire if fires_in(world, room) else 0),
    ]
    for label, kept in (("warmth.room", insulation(world, room)), ("warmth.worn", worn_layers(world, seeker))):
        cold = max(0, -sum(term.value for term in terms))
        terms.append(Term(label, min(cold, kept)))
    return tuple(term for term in terms if term.value)


def felt(world: World, seeker: int) -> int:
    """How warm the seeker will get here in the end, in steps from 0."""
    bounds = world.resource(Content).figures.warmth.bounds
    return max(-bounds, min(bounds, sum(term.value for term in warmth(world, seeker))))


def worn_layers(world: World, seeker: int) -> int:
    """Steps of cold that worn cloth and leather keep out: one a whole piece, up to a most."""
    layers = sum(_is_warm(world, card) for spot in WORN for card in world.held(seeker, spot))
    return min(layers, world.resource(Content).figures.warmth.worn_most)


def _is_warm(world: World, card: int) -> bool:
    made = world.find(card, Materials)
    return made is not None and any(tag in WARM for tag in made.tags) and not world.has(card, Broken)
