"""Emerging: a creature is brought forth by a nest, webs, spirits or a summoner, where a slot is free (COND-1, P10)."""

from __future__ import annotations

from components.body import Health
from components.card import Card, Loot
from components.combat import Skill, Weapon
from components.conditions import Emerges
from components.creatures import Bounty, Brood, Creature
from components.events.conditions import Emerged
from components.place import Place, Spot
from content.make import make
from content.registry import Content
from engine.kernel.world import World
from systems.core.bodies import is_living
from systems.core.knowing import spot
from systems.core.rooms import creatures_in, free_side_for_creature
from systems.core.sites import level_number
from systems.creatures.mimicry import grown
from systems.water.submerging import submerge


def emerge(world: World, room: int, card: str, of: int) -> int:
    """The creature that comes up out of a condition of the room, or 0: see `bring_forth`.

    Its level is its card's or the dungeon's, whichever is lower. The first one of a condition is worth its experience.
    """
    if _crowded(world, room, card, of):
        return 0
    creature = bring_forth(world, room, card, Spot.NORTH, of, "emerged")
    if creature:
        _fit_to_level(world, creature, card)
        _count(world, creature, card, of)
        world.emit(Emerged(room, creature, int(world.get(creature, Place).spot)))
    return creature


def _crowded(world: World, room: int, card: str, of: int) -> bool:
    """Whether as many as may be at once live here, whoever bore them, or of its own anywhere (P10)."""
    risk = world.find(of, Emerges)
    if risk is None or not risk.most:
        return False
    here = [body for body in creatures_in(world, room) if world.get(body, Card).prototype == card]
    return max(len(here), len(brood(world, of))) >= risk.most


def _fit_to_level(world: World, creature: int, card: str) -> None:
    level = level_number(world)
    if level < world.get(creature, Creature).level:
        for part in grown(world.resource(Content), card, level):
            if isinstance(part, Creature | Health | Skill | Weapon):
                world.add(creature, part)


def _count(world: World, creature: int, card: str, of: int) -> None:
    """Only the first is worth anything, lest there be no end to it."""
    if not world.has(of, Emerges):
        return
    risk, level = world.edit(of, Emerges), world.get(creature, Creature).level
    risk.brought += 1
    bounty = next((part for part in grown(world.resource(Content), card, level) if isinstance(part, Bounty)), None)
    if risk.brought == 1 and bounty is not None:
        world.add(creature, bounty)


def bring_forth(world: World, room: int, card: str, nearest: Spot, of: int, cause: str) -> int:
    """A creature made by `of`, or 0 when the room is full for it or so many of its brood live already (P10).

    It displaces nothing. Whoever makes it never runs dry, so it is worth no experience and has nothing on it.
    """
    side = free_side_for_creature(world, room, nearest)
    if side is None or is_full(world, of):
        return 0
    creature = make(world, card, room, side, cause=cause)
    world.remove(creature, Bounty)
    world.remove(creature, Loot)
    _join(world, creature, of)
    spot(world, creature)
    submerge(world, creature, room)
    return creature


def is_full(world: World, of: int) -> bool:
    """Whether as many of the brood of a nest or a summoner live as may at once (P10)."""
    return len(brood(world, of)) >= world.resource(Content).figures.creatures.brood_most


class _Broods:
    """Who was brought forth by whom: worked out once for all who ask, until a brood grows or shrinks."""

    def __init__(self, world: World) -> None:
        self.as_of = world.last_change((Brood,))
        self.bodies: dict[int, list[int]] = {}
        for body, kin in world.rows(Brood):
            self.bodies.setdefault(kin.of, []).append(body)


def _broods(world: World) -> _Broods:
    try:
        kept = world.resource(_Broods)
    except KeyError:
        kept = None
    if kept is None or kept.as_of != world.last_change((Brood,)):
        world.provide(kept := _Broods(world))
    return kept


def _join(world: World, creature: int, of: int) -> None:
    """The creature is of this brood."""
    kept = _broods(world)
    world.add(creature, Brood(of))
    kept.bodies.setdefault(of, []).append(creature)
    kept.as_of = world.last_change((Brood,))


def brood(world: World, of: int) -> list[int]:
    """The living creatures that a nest or a summoner has brought forth, in id order."""
    bodies = _broods(world).bodies.get(of, ())
    return [body for body in bodies if world.alive(body) and is_living(world, body)]
