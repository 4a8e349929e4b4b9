"""Law P2 and the shape of a rested world: nothing out of bounds, no timer in the past, nothing left of a pass."""

from __future__ import annotations

from collections.abc import Iterator

from components.body import ActionPoints, Attributes, Dead, Health, Hunger, Mana, Portions, Stamina, Thirst
from components.creatures import Creature, Hunting
from components.knowledge import Choice, Glimpsed, Seen
from components.light import Fuel, Lit, Spent
from components.locks import Noticed
from components.place import Place, Spot
from components.room import Room
from components.seekers import Experience, InPlay, Proficiencies, Seeker
from components.things import Broken, Durability, Stack
from components.walls import Wall
from tests.laws.table import Table

# What no entity may bear once a command is over.
PASSING = ("intent.", "effect.unleashed", "effect.used_up", "actor.falling")


def faults(table: Table, seekers: set[int]) -> Iterator[str]:
    """Everything out of bounds in this world; `seekers` are all those of the chronicle."""
    yield from _pools(table)
    yield from _things(table)
    yield from _lights(table)
    yield from _timers(table)
    yield from _leftovers(table)
    yield from _knowledge(table, seekers)


def _pools(table: Table) -> Iterator[str]:
    for kind in (Health, Mana, Stamina):
        for entity, pool in table.each(kind):
            if not 0 <= pool.left <= pool.full:
                yield f"{kind.__name__} of {entity} is {pool.left} of {pool.full}"
    for entity, points in table.each(ActionPoints):
        if not 0 <= points.left <= points.pool:
            yield f"{entity} has {points.left} of {points.pool} AP"
    for entity, health in table.each(Health):
        dead = table.get(entity, Dead) is not None
        if (health.left == 0) != dead:
            yield f"{entity} has {health.left} Health and is {'dead' if dead else 'not dead'}"
        if dead and table.get(entity, InPlay) is not None:
            yield f"{entity} is dead and in play"
    for kind in (Hunger, Thirst):
        for entity, meter in table.each(kind):
            if not 0 <= meter.level <= 100:
                yield f"{kind.__name__} of {entity} is {meter.level}"
    for entity, body in table.each(Attributes):
        values = (body.strength, body.defence, body.perception, body.agility, body.will)
        if table.get(entity, Seeker) is not None and not all(0 <= value <= 5 for value in values):
            yield f"{entity} has attributes {values}"
    for entity, skill in table.each(Proficiencies):
        if len(skill.names) != len(skill.fifths) or len(set(skill.names)) != len(skill.names) or not all(
            0 <= fifths <= 300 for fifths in skill.fifths
        ):
            yield f"{entity} has proficiencies {skill}"
    for entity, gained in table.each(Experience):
        if not 0 <= gained.unspent <= gained.total or gained.level < 0:
            yield f"{entity} has experience {gained}"


def _things(table: Table) -> Iterator[str]:
    for entity, wear in table.each(Durability):
        broken = table.get(entity, Broken) is not None
        if not 0 <= wear.left <= wear.full or broken != (wear.left == 0):
            yield f"{entity} has wear {wear.left} of {wear.full} and is {'broken' if broken else 'whole'}"
    for entity, portions in table.each(Portions):
        if not 0 <= portions.left <= portions.full:
            yield f"{entity} has {portions.left} of {portions.full} portions"
    for entity, stack in table.each(Stack):
        if not 1 <= stack.count <= stack.limit:
            yield f"{entity} is a stack of {stack.count} of {stack.limit}"
    for entity, wall in table.each(Wall):
        if wall.hits_left < 1:
            yield f"wall {entity} stands with {wall.hits_left} hits left"


def _lights(table: Table) -> Iterator[str]:
    for entity, fuel in table.each(Fuel):
        lit, spent = table.get(entity, Lit) is not None, table.get(entity, Spent) is not None
        if not 0 <= fuel.left <= fuel.capacity or (lit and spent):
            yield f"{entity} has fuel {fuel}, lit {lit}, spent {spent}"
        if lit != (fuel.due is not None) or (fuel.due or 0) > table.world.turn + fuel.capacity:
            yield f"{entity} is {'lit' if lit else 'out'} and due {fuel.due}"
    for entity, _ in table.each(Lit):
        place = table.get(entity, Place)
        spots = (*range(6), Spot.HAND, Spot.OFFHAND)
        if place is None or place.spot not in spots:
            yield f"{entity} burns at {place}"


def _timers(table: Table) -> Iterator[str]:
    for parts in table.rows.values():
        for part in parts.values():
            due = getattr(part, "due", None)
            if due is not None and due <= table.world.turn:
                yield f"{part} was due on turn {due}, and it is {table.world.turn}"


def _leftovers(table: Table) -> Iterator[str]:
    for name, entities in table.named():
        if name.split(":", 1)[1].startswith(PASSING):
            yield f"{name} is left on {entities}"


def _knowledge(table: Table, seekers: set[int]) -> Iterator[str]:
    met: set[tuple[int, int]] = set()
    for entity, seen in table.each(Seen):
        place = table.get(entity, Place)
        room = place.holder if place is not None and place.spot == Spot.MEMORY else 0
        if table.get(room, Room) is None:
            yield f"memory {entity} is of no room"
        if (room, seen.seeker) in met:
            yield f"{seen.seeker} has two memories of {room}"
        met.add((room, seen.seeker))
        if seen.seeker not in seekers or seen.turn > table.world.turn:
            yield f"memory {entity} is of seeker {seen.seeker} on turn {seen.turn}"
        if len(seen.cards) != len(seen.spots) or len(set(seen.up)) != len(seen.up) or not set(seen.up) <= set(range(4)):
            yield f"memory {entity} is out of shape: {seen}"
        for creature in seen.spotted:
            stored = table.get(creature, Place) == Place(room, Spot.STORAGE)
            if not stored and (table.get(creature, Creature) is None or table.room(creature) != room):
                yield f"memory {entity} of {room} has spotted {creature}, which is not there"
    for entity, ways in table.each(Glimpsed):
        if len(ways.headings) != 4 or ways.seeker not in seekers:
            yield f"glimpse {entity} is out of shape: {ways}"
    for entity, noticed in table.each(Noticed):
        if not set(noticed.seekers) <= seekers:
            yield f"trap {entity} was noticed by {noticed.seekers}"
    for entity, hunting in table.each(Hunting):
        if hunting.quarry not in seekers:
            yield f"{entity} hunts {hunting.quarry}, who is nobody"
    for entity, choice in table.each(Choice):
        if table.get(entity, Seeker) is None or not choice.answers:
            yield f"{entity} has a choice without answers or a chooser"
