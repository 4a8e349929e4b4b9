"""Draw: a finished level as a map in text, with entrance, exit, stairs, locks, and keys under their locks' marks."""

from __future__ import annotations

from components.barrier import Key, Lock, Wall
from components.card import Card
from components.level import LevelInfo
from components.room import Entrance, Exits, Room, Stair
from content.registry import Content
from engine.kernel.world import World
from systems.genesis.sketch import keys_by_room, marks, numbers, room_of

TIERS = " ○△□◆"
_WIDE, _HIGH = 8, 4
_PLAIN = "┌─┐│└┘├┤┬┴"
_LOCKED = "╔═╗║╚╝╟╢╤╧"


def draw(world: World, content: Content) -> str:
    """The map, north at the top, with its legend; lines end in a line feed."""
    rooms = [(room, part.x, part.y) for room, part in world.each(Room)]
    left, top = min(x for _, x, _ in rooms), max(y for _, _, y in rooms)
    columns = max(x for _, x, _ in rooms) - left + 1
    rows = top - min(y for _, _, y in rooms) + 1
    canvas = [[" "] * (columns * _WIDE) for _ in range(rows * _HIGH)]
    signs = _signs(world)
    for room, x, y in rooms:
        _box(world, canvas, room, (x - left) * _WIDE, (top - y) * _HIGH, signs.get(room, ""))
    text = "".join("".join(line).rstrip() + "\n" for line in canvas).rstrip() + "\n"
    return text + "\n" + _legend(world, content)


def _signs(world: World) -> dict[int, str]:
    """What is written in each room: E entrance, > and < stairs, a lock's shape and letter, keys in small letters."""
    marked = marks(world)
    signs: dict[int, str] = {}
    for room, _ in world.each(Entrance):
        signs[room] = "E"
    for stair, part in world.each(Stair):
        room = room_of(world, stair)
        signs[room] = signs.get(room, "") + (">" if part.down else "<")
    for entity, lock in world.each(Lock):
        room = room_of(world, entity)
        signs[room] = signs.get(room, "") + TIERS[lock.tier] + marked[entity]
    for room, keys in keys_by_room(world).items():
        for key in keys:
            signs[room] = signs.get(room, "") + marked.get(world.get(key, Key).lock, "?").lower()
    return signs


def _box(world: World, canvas: list[list[str]], room: int, x: int, y: int, sign: str) -> None:
    line = _LOCKED if world.has(room, Lock) else _PLAIN
    if len(sign) > _WIDE - 3:
        sign = sign[: _WIDE - 4] + "…"
    canvas[y][x : x + 7] = [line[0], *line[1] * 5, line[2]]
    canvas[y + 1][x : x + 7] = [line[3], *sign.center(5), line[3]]
    canvas[y + 2][x : x + 7] = [line[4], *line[1] * 5, line[5]]
    exits = world.get(room, Exits)
    if exits.rooms[1]:
        canvas[y + 1][x + 6] = line[6]
        canvas[y + 1][x + 7] = _way(world, exits.passages[1], "─")
    if exits.rooms[3]:
        canvas[y + 1][x] = line[7]
    if exits.rooms[0]:
        canvas[y][x + 3] = line[9]
    if exits.rooms[2]:
        canvas[y + 2][x + 3] = line[8]
        canvas[y + 3][x + 3] = _way(world, exits.passages[2], "│")


def _way(world: World, passage: int, line: str) -> str:
    return "#" if world.has(passage, Wall) else line


def _legend(world: World, content: Content) -> str:
    """One line for the level, one for each lock with its key's room."""
    _, info = next(world.each(LevelInfo))
    numbered, marked = numbers(world), marks(world)
    where = {world.get(key, Key).lock: room for room, keys in keys_by_room(world).items() for key in keys}
    words = content.words
    lines = [
        f"{words.theme_name(info.theme)}, level {info.level}, seed {info.seed}: {len(numbered)} rooms",
        "E entrance, > stairs down, < stairs up, double frame: locked; tiers 1-4 " + " ".join(TIERS[1:]),
    ]
    for entity, lock in world.each(Lock):
        room = room_of(world, entity)
        name = words.card_name(world.get(entity, Card).prototype)
        at = world.get(where[entity], Room).distance if entity in where else 0
        key = f"key {marked[entity].lower()} in {_name(world, content, where[entity])}, distance {at}"
        far = world.get(room, Room).distance
        lines.append(f"{TIERS[lock.tier]}{marked[entity]}: {name}, distance {far}; {key if entity in where else ''}")
    return "\n".join(lines) + "\n"


def _name(world: World, content: Content, room: int) -> str:
    return content.words.card_name(world.get(room, Card).prototype)
