"""Audit: a finished level is explored on its entities alone, and every promise of its birth is checked.

G1, G2, G3, G6, G7, G9, LOCK-5, EXIT-1 and the capacity of slots. Nothing here knows how the level was made.
"""

from __future__ import annotations

from collections.abc import Iterator

from components.card import Card
from components.creatures import Creature
from components.level import LevelInfo
from components.locks import Key, Lock
from components.place import Place, Spot
from components.room import Exits, Mouth, Passage, Room, Stair
from components.things import Materials
from components.walls import DeepWater, Wall
from components.water import Flood
from content.registry import Content
from engine.kernel.world import World
from systems.genesis.audit_deep import audit_deep
from systems.genesis.audit_sections import audit_sections
from systems.genesis.audit_walls import audit_walls
from systems.genesis.fault import Fault
from systems.locks.explorer import Ground, Walk, walk

_DX = (0, 1, 0, -1)
_DY = (1, 0, -1, 0)


def audit(world: World, ground: Ground, explored: Walk, search_free_levels: int) -> list[Fault]:
    """Every fault of a level just born, surveyed and explored; none when it keeps all promises."""
    if ground.entrance < 0:
        return [Fault("G6", "no entrance", 0)]
    steps = ground.distances()
    return [
        *_ways(world),
        *_slots(world, ground),
        *_rooms(world, ground, steps),
        *_keys(world, ground, steps),
        *_locks(world, ground, explored),
        *audit_walls(world, ground, steps),
        *audit_sections(world, ground, explored),
        *_exit(world, ground, search_free_levels),
        *audit_deep(world, ground, steps),
    ]


def _ways(world: World) -> Iterator[Fault]:
    """Both sides of every passage agree with each other, with the map, and with the passage."""
    on_map = dict(world.each(Room))
    exits = dict(world.each(Exits))
    edges = dict(world.each(Passage))
    sides = 0
    for room, here in on_map.items():
        ways = exits.get(room)
        if ways is None:
            yield Fault("ROOM-1", "a room has no exits", room)
            continue
        for side in range(4):
            other, passage = ways.rooms[side], ways.passages[side]
            if not other and not passage:
                continue
            sides += 1
            there, edge = on_map.get(other), edges.get(passage)
            if there is None or edge is None:
                yield Fault("ROOM-1", "a way leads nowhere", room)
            elif (
                (there.x, there.y) != (here.x + _DX[side], here.y + _DY[side])
                or (edge.first, edge.second, edge.heading) not in ((room, other, side), (other, room, (side + 2) % 4))
                or exits[other].passages[(side + 2) % 4] != passage
            ):
                yield Fault("ROOM-1", "the two sides of a passage disagree", passage)
    if sides != 2 * len(edges):
        yield Fault("ROOM-1", "a passage is missing from its rooms", 0)


def _slots(world: World, ground: Ground) -> Iterator[Fault]:
    """Four side cards to a room; a slot holds at most one thing and one creature."""
    creatures = {entity for entity, _ in world.each(Creature)}
    things = [0] * (4 * len(ground.rooms))
    bodies = [0] * (4 * len(ground.rooms))
    for entity, place in world.each(Place):
        room = ground.numbers.get(place.holder)
        if room is not None and place.spot < 4:
            counted = bodies if entity in creatures else things
            counted[room * 4 + place.spot] += 1
    for slot, (thing, body) in enumerate(zip(things, bodies, strict=True)):
        if thing > 1 or body > 1:
            yield Fault("ROOM-1", "too much lies on one slot", ground.rooms[slot // 4])
        elif not thing and not body:
            yield Fault("ROOM-1", "a side card is missing", ground.rooms[slot // 4])


def _rooms(world: World, ground: Ground, steps: list[int]) -> Iterator[Fault]:
    for number, room in enumerate(ground.rooms):
        if steps[number] < 0:
            yield Fault("G1", "a room is cut off", room)
        elif world.get(room, Room).distance != steps[number]:
            yield Fault("LOCK-5", "a distance is wrong", room)


def _keys(world: World, ground: Ground, steps: list[int]) -> Iterator[Fault]:
    """One key to a lock and one lock to a key, the key strictly nearer, and of stuff that lasts."""
    for key in ground.unreachable:
        yield Fault("G9", "a key lies where nobody can take it", key)
    keys: dict[int, int] = {}
    for lying in ground.keys:
        if lying.lock not in ground.locked:
            yield Fault("G2", "a key fits nothing", lying.key)
            continue
        if lying.lock in keys:
            yield Fault("G2", "a lock has two keys", lying.lock)
        keys[lying.lock] = lying.key
        if steps[lying.room] >= steps[ground.locked[lying.lock]]:
            yield Fault("G2", "a key is no nearer than its lock", lying.key)
        yield from _says(world, lying.key, lying.lock)
        materials = world.find(lying.key, Materials)
        if materials is not None and materials.tags:
            yield Fault("G9", "a key is material for something", lying.key)
    for lock in ground.locked:
        if lock not in keys:
            yield Fault("G2", "a lock has no key", lock)


def _says(world: World, key: int, target: int) -> Iterator[Fault]:
    """What is written on a key is the lock it fits."""
    written, lock = world.get(key, Key), world.get(target, Lock)
    name = world.get(target, Card).prototype
    if (written.tier, written.ordinal, written.location) != (lock.tier, lock.ordinal, name):
        yield Fault("G2", "a key names another lock", key)


def _locks(world: World, ground: Ground, explored: Walk) -> Iterator[Fault]:
    """Every lock opens and every room is entered by whoever takes what lies within reach; no two locks share a name."""
    names: set[tuple[int, str]] = set()
    for entity, lock in world.each(Lock):
        name = (lock.ordinal, world.get(entity, Card).prototype)
        if name in names:
            yield Fault("G2", "two locks share a name", entity)
        names.add(name)
        if entity not in explored.opened:
            yield Fault("G3", "a lock is never opened", entity)
    for number, room in enumerate(ground.rooms):
        if not explored.reached[number]:
            yield Fault("G3", "a room is never entered", room)


def _exit(world: World, ground: Ground, search_free_levels: int) -> Iterator[Fault]:
    """Entrance and exit are unlocked, the first step is free, and on early levels no search is needed to get out.

    Who can leave a level only by the mouth it came in by finds that in the entrance, and no stair that leads on.
    """
    entrance = ground.rooms[ground.entrance]
    if entrance in ground.locked:
        yield Fault("G6", "the entrance is locked", entrance)
    if len(ground.rooms) > 1 and all(ground.rooms[way] in ground.locked for way in ground.ways[ground.entrance]):
        yield Fault("G6", "no way out of the entrance is open", entrance)
    exits = [world.get(card, Place).holder for card, stair in world.each(Stair) if stair.on]
    level, theme = next(((info.level, info.theme) for _, info in world.each(LevelInfo)), (1, ""))
    themes = world.resource(Content).themes
    if len(exits) != _ways_on(world, level, theme):
        yield Fault("EXIT-1", f"{len(exits)} ways on", entrance)
    if theme in themes and themes[theme].sub:
        yield from _mouth(world, entrance)
    openly = walk(ground, openly=True) if level <= search_free_levels else None
    for room in exits:
        number = ground.numbers.get(room, -1)
        if room in ground.locked:
            yield Fault("EXIT-1", "the exit is locked", room)
        if openly is not None and (number < 0 or not openly.reached[number]):
            yield Fault("G6", "the way out asks for a search", room)


def _ways_on(world: World, level: int, theme: str) -> int:
    """One, but none out of a sub-dungeon and none from the deepest level there is."""
    content = world.resource(Content)
    if level >= content.figures.genesis.deepest_level:
        return 0
    return int(theme not in content.themes or content.themes[theme].exit)


def _mouth(world: World, entrance: int) -> Iterator[Fault]:
    """The mouth lies in the entrance, which is dry, whole and open on every side (G7)."""
    mouths = [world.get(card, Place).holder for card, mouth in world.each(Mouth) if mouth.out]
    if mouths != [entrance]:
        yield Fault("G7", "the entrance has no way out", entrance)
    ways = [passage for passage in world.get(entrance, Exits).passages if passage]
    if any(world.has(passage, Wall) for passage in ways):
        yield Fault("G7", "the entrance is walled", entrance)
    if world.has(entrance, Flood) or any(world.has(passage, DeepWater) for passage in ways):
        yield Fault("G7", "the entrance is drowned", entrance)
    if world.held(entrance, Spot.CONDITION):
        yield Fault("G7", "the entrance bears a condition", entrance)
