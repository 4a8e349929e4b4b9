"""Warmth: what a seeker feels of cold and heat where it stands, each part with its name (SURV-2)."""

from __future__ import annotations

from components.place import WORN
from components.things import Broken, Materials
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.sums import terms_of, total_of
from systems.core.verdict import Term

WARM = ("textile", "leather")


def warmth(world: World, seeker: int) -> tuple[Term, ...]:
    """The terms that are not 0; their sum is 0 where it is well, below it is cold, above it is hot."""
    return tuple(terms_of(world, "warmth", seeker, room_of(world, seeker)))


def felt(world: World, seeker: int) -> int:
    """How warm the seeker will get here in the end, in steps from 0."""
    bounds = world.resource(Content).figures.warmth.bounds
    return max(-bounds, min(bounds, total_of(world, "warmth", seeker, room_of(world, seeker))))


def worn_layers(world: World, seeker: int) -> int:
    """Steps of cold that worn cloth and leather keep out: one a whole piece, up to a most."""
    layers = sum(_is_warm(world, card) for spot in WORN for card in world.held(seeker, spot))
    return min(layers, world.resource(Content).figures.warmth.worn_most)


def _is_warm(world: World, card: int) -> bool:
    made = world.find(card, Materials)
    return made is not None and any(tag in WARM for tag in made.tags) and not world.has(card, Broken)
